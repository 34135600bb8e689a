import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { loggedPath } from '@struma/shared/logged-path.ts';
import { RestStatusError } from '../rest/upstream-error.ts';

/** The log fields of a request. Variables, bodies, query strings and tokens are never logged. */
export interface RequestEntry {
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  traceId: string;
  subject: string | null;
}

/**
 * Creates a log of JSON lines on stdout or `destination`. Of an error, only name, message, stack and cause are logged.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: { part: 'gateway' }, serializers: { err: describe, request: pickFields } }, destination);

const describe = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error };
  // The service's message is not logged: it is for the user and may quote the input.
  if (error instanceof RestStatusError)
    return { name: 'RestStatusError', message: `REST service returned ${error.status}` };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: describe(cause) }) };
};

const pickFields = ({ method, path, status, milliseconds, traceId, subject }: RequestEntry): RequestEntry => ({
  method,
  path: loggedPath(path),
  status,
  milliseconds,
  traceId,
  subject,
});
