import type { FastifyRequest } from 'fastify';
import { createTurns } from '@struma/shared/turns.ts';
import { HttpFailure } from '../http/refusal.ts';
import type { Server } from '../http/http.ts';
import { accessTexts } from './access.texts.ts';

/** Fewer than the ten connections to the database, so that one person cannot keep all others waiting. */
const maxConcurrentRequests = 4;

/** Less than the time-out of the gateway, which would count a longer wait as a failure of the service. */
const defaultMaxWaitMs = 10_000;

/** Seconds after which a refused request may be repeated. */
const retryAfter = 5;

/**
 * Limits the concurrent requests of one person. More requests wait, and are refused with 429 and `Retry-After` after `maxWaitMs`. Uploads
 * have a limit of their own, because a slow upload must not delay other requests of the same person. Requests of the
 * gateway itself have no person and never wait. A request counts until its handler has responded, even if the client
 * has disconnected.
 */
export const shareFairly = (server: Server, maxWaitMs = defaultMaxWaitMs): void => {
  const takeTurn = createTurns(maxConcurrentRequests);
  const releases = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest): void => releases.get(request)?.();
  server.addHook('preHandler', (request, reply, proceed) => {
    const subject = request.auth?.subject;
    if (subject === undefined) return proceed();
    const tooLong = new HttpFailure(429, accessTexts.tooManyAtOnce);
    const stopWaiting = new AbortController();
    const timer = setTimeout(() => stopWaiting.abort(tooLong), maxWaitMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      stopWaiting.abort();
      // The hook `onSend` does not run if a handler writes to the raw response, so the turn of the request ends here.
      if (reply.sent) release(request);
    });
    const run = (): Promise<void> =>
      new Promise((resolve) => {
        clearTimeout(timer);
        releases.set(request, resolve);
        proceed();
      });
    // The handler of a client that has disconnected does not run: it may wait endlessly for the rest of the body.
    takeTurn(`${isUpload(request) ? 'upload' : 'request'} ${subject}`, () => stopWaiting.signal, run).catch(
      (reason: unknown) => {
        if (reason !== tooLong) return;
        reply.header('retry-after', retryAfter);
        proceed(tooLong);
      },
    );
  });
  server.addHook('onSend', async (request) => release(request));
};

const isUpload = (request: FastifyRequest): boolean => /^multipart\//i.test(request.headers['content-type'] ?? '');
