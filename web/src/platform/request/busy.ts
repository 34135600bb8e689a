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

/** The `context` of GraphQL operations that do not show as pending: type-ahead, drafts, counts. */
export const silentContext = { silent: true } as const;

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
