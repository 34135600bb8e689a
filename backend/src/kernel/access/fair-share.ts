import type { FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Server } from '../http/http.ts';

/** Fewer than the ten connections to the database, so that one person cannot keep all others waiting. */
const maxConcurrentRequests = 4;

/**
 * Limits the concurrent requests of one person; further ones wait. Requests of the gateway itself have no person and never
 * wait. A request counts until its handler has answered, even if the client has disconnected.
 */
export const shareFairly = (server: Server): void => {
  const limits = new Map<string, LimitFunction>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest): void => releases.get(request)?.();
  server.addHook('preHandler', (request, reply, proceed) => {
    const subject = request.auth?.subject;
    if (subject === undefined) return proceed();
    const limit = limits.get(subject) ?? pLimit(maxConcurrentRequests);
    limits.set(subject, limit);
    // A handler that writes to the connection itself sends no answer through `onSend`.
    reply.raw.once('close', () => reply.sent && release(request));
    const run = (): Promise<void> =>
      new Promise((resolve) => {
        releases.set(request, resolve);
        proceed();
      });
    void limit(run).finally(() => limit.activeCount + limit.pendingCount === 0 && limits.delete(subject));
  });
  server.addHook('onSend', async (request) => release(request));
};
