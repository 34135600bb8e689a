import type { FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { HttpFailure } from '../http/refusal.ts';
import type { Server } from '../http/http.ts';
import { accessTexts } from './access.texts.ts';

/** Fewer than the ten connections to the database, so that one person cannot keep all others waiting. */
const maxConcurrentRequests = 4;

/** Less than the gateway waits for a response: it would count a longer wait as a failure of the service. */
const defaultMaxWaitMs = 10_000;

/**
 * Limits the concurrent requests of one person; further ones wait, and are refused with 429 after `maxWaitMs`. Files take
 * turns of their own, because a slow upload must not stop the reads of the same person. Requests of the gateway itself
 * have no person and never wait. A request counts until its handler has responded, even if the client has disconnected.
 */
export const shareFairly = (server: Server, maxWaitMs = defaultMaxWaitMs): void => {
  const limits = new Map<string, LimitFunction>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest): void => releases.get(request)?.();
  server.addHook('preHandler', (request, reply, proceed) => {
    const subject = request.auth?.subject;
    if (subject === undefined) return proceed();
    const key = `${isUpload(request) ? 'upload' : 'request'} ${subject}`;
    const limit = limits.get(key) ?? pLimit(maxConcurrentRequests);
    limits.set(key, limit);
    let hasLeftQueue = false;
    const waiting = setTimeout(() => {
      hasLeftQueue = true;
      proceed(new HttpFailure(429, accessTexts.tooManyAtOnce));
    }, maxWaitMs);
    reply.raw.once('close', () => {
      hasLeftQueue = true;
      clearTimeout(waiting);
      // A handler that writes to the connection itself sends no response through `onSend`.
      if (reply.sent) release(request);
    });
    const run = (): Promise<void> =>
      new Promise((resolve) => {
        clearTimeout(waiting);
        // A handler without its client may wait endlessly for the rest of the body.
        if (hasLeftQueue) return resolve();
        releases.set(request, resolve);
        proceed();
      });
    void limit(run).finally(() => limit.activeCount + limit.pendingCount === 0 && limits.delete(key));
  });
  server.addHook('onSend', async (request) => release(request));
};

const isUpload = (request: FastifyRequest): boolean => /^multipart\//i.test(request.headers['content-type'] ?? '');
