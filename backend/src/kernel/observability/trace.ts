import { AsyncLocalStorage } from 'node:async_hooks';
import { traceHeader } from '@struma/shared/trace-id.ts';
import type { Server } from '../http/http.ts';

const traces = new AsyncLocalStorage<string>();

/** The trace id of the current request; undefined outside of requests. */
export const currentTrace = (): string | undefined => traces.getStore();

/** Makes the request's id available to all code that runs for the request. */
export const traceRequests = (server: Server): void => {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(traceHeader, request.id);
    traces.run(request.id, done);
  });
};
