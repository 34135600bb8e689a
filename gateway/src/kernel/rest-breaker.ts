import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';
import { typedError } from './errors.ts';
import { counter, gauge } from './metrics.ts';
import { Trouble } from './rest-trouble.ts';

export interface BreakerSettings {
  /** Failures in a row after which the service is left alone. */
  failures: number;
  /** For how long, before one call is let through to try. */
  pauseMs: number;
}

/** Runs a call unless the service failed too often just now: then callers learn it at once instead of waiting. */
export interface Breaker {
  run<T extends { status: number }>(call: () => Promise<T>, isWrite: boolean): Promise<T>;
}

export const createBreaker = ({ failures, pauseMs }: BreakerSettings): Breaker => {
  const failed = handleWhenResult(isFailedAnswer).orWhen(
    (error) => error instanceof Trouble && error.kind !== 'TOO_LARGE',
  );
  const policy = circuitBreaker(failed, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) });
  gauge('struma_rest_breaker_open', 'Whether the REST service is left alone: 0 no, 0.5 tried again, 1 yes.', () =>
    openness(policy.state),
  );
  return {
    async run(call, isWrite) {
      try {
        return await policy.execute(call);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        leftAlone.add();
        throw typedError('UPSTREAM_FAILED', {
          retryAfter: Math.ceil(pauseMs / 1000),
          ...(isWrite && { outcome: 'NOT_DONE' }),
        });
      }
    },
  };
};

const leftAlone = counter('struma_rest_calls_left_out_total', 'Calls that the breaker kept from being made.');

const openness = (state: CircuitState): number => {
  if (state === CircuitState.HalfOpen) return 0.5;
  return state === CircuitState.Closed ? 0 : 1;
};

/** Answers of a service, or of the proxy before it, that is not there at present. */
export const isAwayStatus = (status: number): boolean => status === 502 || status === 503 || status === 504;

const isFailedAnswer = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'status' in answer && isAwayStatus(Number(answer.status));
