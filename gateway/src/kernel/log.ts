import { pino } from 'pino';
import type { Logger } from 'pino';

/** What is written about one request. Nothing else of it ever is: no variables, bodies, query strings or tokens. */
export interface RequestEntry {
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  traceId: string;
  subject: string | null;
}

/** JSON lines on stdout; of an error its name, message and stack only. */
export const createLog = (level: string): Logger =>
  pino({ level, base: { part: 'gateway' }, serializers: { err: describe, request: only } });

const describe = (error: unknown): object =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause instanceof Error && { cause: describe(error.cause) }),
      }
    : { name: typeof error };

const only = ({ method, path, status, milliseconds, traceId, subject }: RequestEntry): RequestEntry => ({
  method,
  path: path.split('?', 1)[0] ?? '',
  status,
  milliseconds,
  traceId,
  subject,
});
