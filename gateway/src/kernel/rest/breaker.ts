import { typedError } from '../errors.ts';
import { counter, gauge } from '@struma/shared/metrics.ts';
import { Trouble } from './upstream-error.ts';

export interface BreakerSettings {
  /** Failures in a row after which the service is left alone. */
  failures: number;
  /** For how long, in milliseconds, before one call is let through to try. */
  pauseMs: number;
}

/** An answer as far as it tells how the service is. */
export interface Answered {
  status: number;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
}

export interface BreakerCall {
  isWrite: boolean;
  /** What takes its time, such as files: it is never the call that tries the service while all others are refused. */
  isLong?: boolean;
}

/** Runs a call unless the service failed too often just now: then callers learn it at once instead of waiting. */
export interface Breaker {
  run<T extends Answered>(call: () => Promise<T>, kind: BreakerCall): Promise<T>;
}

export const createBreaker = ({ failures: most, pauseMs }: BreakerSettings, now = () => performance.now()): Breaker => {
  let failures = 0;
  let openedAt: number | null = null;
  let isTried = false;
  const isPausing = (): boolean => openedAt !== null && now() < openedAt + pauseMs;
  const succeed = (): void => {
    failures = 0;
    openedAt = null;
  };
  /** Calls that began before the pause say nothing new about it. */
  const fail = (triesAgain: boolean): void => {
    failures += 1;
    if (triesAgain || (openedAt === null && failures >= most)) openedAt = now();
  };
  gauge('struma_rest_breaker_open', 'Whether the REST service is left alone: 0 no, 0.5 tried again, 1 yes.', () => {
    if (openedAt === null) return 0;
    return isPausing() ? 1 : 0.5;
  });
  return {
    async run(call, { isWrite, isLong = false }) {
      if (isPausing() || isTried) throw leftAlone(pauseMs, isWrite);
      const triesAgain = openedAt !== null;
      const isTrial = triesAgain && !isLong;
      isTried = isTrial;
      try {
        const answer = await call();
        if (isAway(answer)) fail(triesAgain);
        else succeed();
        return answer;
      } catch (error) {
        if (error instanceof Trouble && error.kind !== 'TOO_LARGE') fail(triesAgain);
        throw error;
      } finally {
        if (isTrial) isTried = false;
      }
    },
  };
};

/** An answer of a service, or of the proxy before it, that is not there at present. */
export const isAway = ({ status, headers }: Answered): boolean =>
  (status === 502 || status === 503 || status === 504) && headers?.[failedPart] === undefined;

/** Says which part failed of a service that is well otherwise: a host outside, a layer that is still being read. */
const failedPart = 'x-struma-failed-part';

const leftOut = counter('struma_rest_calls_left_out_total', 'Calls that the breaker kept from being made.');

const leftAlone = (pauseMs: number, isWrite: boolean): Error => {
  leftOut.add();
  return typedError('UPSTREAM_FAILED', {
    retryAfter: Math.ceil(pauseMs / 1000),
    ...(isWrite && { outcome: 'NOT_DONE' }),
  });
};
