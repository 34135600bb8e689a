import { Trouble } from '../rest/upstream-error.ts';

/** Runs an operation; what it still asks the REST service for when its time is over ends as UPSTREAM_TIMEOUT. */
export const withDeadline = async <T>(
  milliseconds: number,
  giveUp: (reason: Trouble) => void,
  run: () => Promise<T> | T,
): Promise<T> => {
  const timer = setTimeout(() => giveUp(new Trouble('TIMEOUT')), milliseconds);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
};
