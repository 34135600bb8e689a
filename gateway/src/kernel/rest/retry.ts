import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamError } from './upstream-error.ts';
import { isUnavailable } from './breaker.ts';
import type { ResponseHead } from './breaker.ts';

/**
 * Retries an idempotent call up to twice if the connection failed or the service was unavailable. A call that the
 * gateway ended after its time limit is not retried.
 */
export const withRetry = async <T extends ResponseHead>(call: () => Promise<T>, delayMs: number): Promise<T> => {
  for (let retriesLeft = 2; ; retriesLeft -= 1) {
    const result = await call().then(
      (response) => ({ response, isTemporary: isUnavailable(response), error: null }),
      (error: unknown) => ({ response: null, isTemporary: isTemporary(error), error }),
    );
    if (!result.isTemporary || retriesLeft === 0) {
      if (result.response) return result.response;
      throw result.error;
    }
    await pause(delayMs * (3 - retriesLeft) * (0.5 + Math.random()));
  }
};

const isTemporary = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.kind === 'CONNECT' || error.kind === 'BROKEN');
