import pLimit, { type LimitFunction } from 'p-limit';

/** As many requests as the REST service answers at once for one person. */
const maxConcurrent = 4;

/** Runs work in the name of a person, in turn: further work of the same person waits, that of others does not. */
export type TakeTurn = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

/**
 * Without turns, twenty large requests of one person would be executed in one go, and everybody else would wait until
 * the last of them is finished.
 */
export const createTurns = (): TakeTurn => {
  const limits = new Map<string, LimitFunction>();
  return async (subject, work) => {
    const limit = limits.get(subject) ?? pLimit(maxConcurrent);
    limits.set(subject, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(subject);
    }
  };
};
