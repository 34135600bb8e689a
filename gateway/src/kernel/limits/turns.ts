import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Of persisted queries as many as the REST service answers at once for one person; other queries may be larger. Of
 * downloads as many as a browser opens.
 */
const maxConcurrent = { persisted: 4, adHoc: 2, download: 6 } as const;

/** Runs work in the name of a person, in turn: further work of the same person waits, that of others does not. */
export type TakeTurn = <T>(subject: string, kind: keyof typeof maxConcurrent, work: () => Promise<T>) => Promise<T>;

/**
 * Without turns, twenty large requests of one person would be executed in one go, and everybody else would wait until
 * the last of them is finished.
 */
export const createTurns = (): TakeTurn => {
  const limits = new Map<string, LimitFunction>();
  return async (subject, kind, work) => {
    const key = `${kind} ${subject}`;
    const limit = limits.get(key) ?? pLimit(maxConcurrent[kind]);
    limits.set(key, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key);
    }
  };
};
