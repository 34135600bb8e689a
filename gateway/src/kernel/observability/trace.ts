import { randomUUID } from 'node:crypto';

/** The header that carries the trace id inwards and back. */
export const traceHeader = 'x-trace-id';

/** Keeps a well-formed trace id and makes one otherwise. */
export const readTraceId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\da-f]{32}$/.test(header) ? header : randomUUID().replaceAll('-', '');
