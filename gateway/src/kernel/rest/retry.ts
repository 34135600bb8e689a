import { setTimeout as pause } from 'node:timers/promises';
import { Trouble } from './upstream-error.ts';
import { isAway } from './breaker.ts';
import type { Answered } from './breaker.ts';

/** Repeats a call that changes nothing when it is done twice. One that timed out has waited long enough. */
export const repeatedly = async <T extends Answered>(call: () => Promise<T>, delayMs: number): Promise<T> => {
  for (let left = 2; ; left -= 1) {
    const result = await call().then(
      (answer) => ({ answer, isPassing: isAway(answer), error: null }),
      (error: unknown) => ({ answer: null, isPassing: isPassing(error), error }),
    );
    if (!result.isPassing || left === 0) {
      if (result.answer) return result.answer;
      throw result.error;
    }
    await pause(delayMs * (3 - left) * (0.5 + Math.random()));
  }
};

const isPassing = (error: unknown): boolean =>
  error instanceof Trouble && (error.kind === 'CONNECT' || error.kind === 'BROKEN');
