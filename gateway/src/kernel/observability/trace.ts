import { randomUUID } from 'node:crypto';

/** The header of the trace id in requests and responses. */
export const traceHeader = 'x-trace-id';

/** Keeps a valid trace id and creates one otherwise. */
export const readTraceId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\da-f]{32}$/.test(header) ? header : randomUUID().replaceAll('-', '');
