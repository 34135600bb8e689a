import { typedError } from '../errors.ts';
import { counter, gauge } from '@struma/shared/metrics.ts';
import { UpstreamError } from './upstream-error.ts';

export interface BreakerSettings {
  /** Number of consecutive failures after which the breaker opens. */
  failures: number;
  /** Milliseconds after the opening until a trial request may pass. */
  pauseMs: number;
}

/** The parts of a response that show the state of the service. */
export interface ResponseHead {
  status: number;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
}

export interface BreakerCall {
  isWrite: boolean;
  /**
   * A long call (a file) is never the trial that blocks other calls while the breaker is half-open. Its outcome opens or
   * closes the breaker all the same.
   */
  isLong?: boolean;
}

/** A circuit breaker. While it is open, or its trial request runs, `run` throws at once instead of sending the call. */
export interface Breaker {
  run<T extends ResponseHead>(call: () => Promise<T>, kind: BreakerCall): Promise<T>;
}

export const createBreaker = ({ failures: max, pauseMs }: BreakerSettings, now = () => performance.now()): Breaker => {
  let failures = 0;
  let openedAt: number | null = null;
  let isTrialRunning = false;
  const isPausing = (): boolean => openedAt !== null && now() < openedAt + pauseMs;
  const succeed = (): void => {
    failures = 0;
    openedAt = null;
  };
  /** Counts a failure. Calls that began before the breaker opened do not extend the pause. */
  const fail = (isHalfOpen: boolean): void => {
    failures += 1;
    if (isHalfOpen || (openedAt === null && failures >= max)) openedAt = now();
  };
  gauge('struma_rest_breaker_open', 'State of the circuit breaker: 0 closed, 0.5 half-open, 1 open.', () => {
    if (openedAt === null) return 0;
    return isPausing() ? 1 : 0.5;
  });
  return {
    async run(call, { isWrite, isLong = false }) {
      if (isPausing() || isTrialRunning) throw openBreakerError(pauseMs, isWrite);
      const isHalfOpen = openedAt !== null;
      const isTrial = isHalfOpen && !isLong;
      isTrialRunning = isTrial;
      try {
        const response = await call();
        if (isUnavailable(response)) fail(isHalfOpen);
        else succeed();
        return response;
      } catch (error) {
        if (error instanceof UpstreamError && error.kind !== 'TOO_LARGE') fail(isHalfOpen);
        throw error;
      } finally {
        if (isTrial) isTrialRunning = false;
      }
    },
  };
};

/** True if the service, or the proxy in front of the service, is unavailable. */
export const isUnavailable = ({ status, headers }: ResponseHead): boolean =>
  (status === 502 || status === 503 || status === 504) && headers?.[failedPart] === undefined;

/** With this header an available service names what failed: an external host, or a map layer that is still loading. */
const failedPart = 'x-struma-failed-part';

const skippedCalls = counter('struma_rest_calls_left_out_total', 'Calls refused by the open circuit breaker.');

const openBreakerError = (pauseMs: number, isWrite: boolean): Error => {
  skippedCalls.add();
  return typedError('UPSTREAM_FAILED', {
    retryAfter: Math.ceil(pauseMs / 1000),
    ...(isWrite && { outcome: 'NOT_DONE' }),
  });
};
