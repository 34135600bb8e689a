import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { loggedPath } from '@struma/shared/logged-path.ts';
import { RestRefusal } from '../rest/upstream-error.ts';

/** What is written about one request. Nothing else of it ever is: no variables, bodies, query strings or tokens. */
export interface RequestEntry {
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  traceId: string;
  subject: string | null;
}

/** JSON lines, on stdout unless they are to go elsewhere; of an error its name, message and stack only. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: { part: 'gateway' }, serializers: { err: describe, request: only } }, destination);

const describe = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error };
  // What the service says is for the person who asked; it may quote what was sent.
  if (error instanceof RestRefusal)
    return { name: 'RestRefusal', message: `The REST service answered ${error.status}` };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: describe(cause) }) };
};

const only = ({ method, path, status, milliseconds, traceId, subject }: RequestEntry): RequestEntry => ({
  method,
  path: loggedPath(path),
  status,
  milliseconds,
  traceId,
  subject,
});
