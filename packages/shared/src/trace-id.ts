import { randomUUID } from 'node:crypto';

/** The header that carries the trace id of a request, to the next service and back. */
export const traceHeader = 'x-trace-id';

type Header = string | string[] | undefined;

/** Returns the trace id of a header, or undefined if it is not well-formed. */
export const parseTraceId = (header: Header): string | undefined =>
  typeof header === 'string' && /^[\da-f]{32}$/.test(header) ? header : undefined;

/** Returns the trace id of a header if it is well-formed, else a new one. */
export const readTraceId = (header: Header): string => parseTraceId(header) ?? randomUUID().replaceAll('-', '');
