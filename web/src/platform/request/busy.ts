import { createStore } from '../store.ts';

/** Number of running requests, without background requests. */
export const pendingRequests = createStore(0);

/** Counts a request as pending until the returned function is called; calling it again does nothing. */
export const beginRequest = (): (() => void) => {
  let hasEnded = false;
  pendingRequests.set((count) => count + 1);
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    pendingRequests.set((count) => count - 1);
  };
};

/**
 * The `context` of GraphQL operations that the user did not start: type-ahead, drafts, counts. They do not count as
 * pending, and their failure shows no toast.
 */
export const silentContext = { silent: true } as const;

let isSilent = false;

/** Runs a function whose GraphQL operations are all silent, such as the refetches after a live event. */
export const runSilently = <T>(run: () => T): T => {
  const before = isSilent;
  isSilent = true;
  try {
    return run();
  } finally {
    isSilent = before;
  }
};

/** True while `runSilently` runs its function. */
export const isRunSilently = (): boolean => isSilent;

/**
 * The `context` of queries that are sent again after a change. They are not deduplicated: the response to a request that
 * was sent before the change would not contain the change.
 */
export const freshContext = { queryDeduplication: false } as const;

/**
 * Like `silentContext`, for values from services of other organisations: their failure does not count as an outage of
 * Struma.
 */
export const optionalContext = { ...silentContext, isOptional: true } as const;
