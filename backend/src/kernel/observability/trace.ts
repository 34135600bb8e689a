import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Server } from '../http/http.ts';

const traces = new AsyncLocalStorage<string>();
const wellFormed = /^[0-9a-f]{32}$/;

/** The trace id of the current request; undefined outside of requests. */
export const currentTrace = (): string | undefined => traces.getStore();

/** Returns the client's trace id if it is well-formed, else a new one. */
export const traceOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-trace-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID().replaceAll('-', '');
};

/** Makes the request's id available to all code that runs for the request. */
export const traceRequests = (server: Server): void => {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-trace-id', request.id);
    traces.run(request.id, done);
  });
};
