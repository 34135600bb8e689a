import { createStore } from '../store.ts';

/** Number of running requests, without background requests. */
export const pending = createStore(0);

/** Counts a request as pending until the returned function is called; calling it again does nothing. */
export const beginRequest = (): (() => void) => {
  let hasEnded = false;
  pending.set((count) => count + 1);
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    pending.set((count) => count - 1);
  };
};

/** The `context` of GraphQL operations that do not show as pending: type-ahead, drafts, counts. */
export const silently = { silent: true } as const;

/**
 * Like `silently`, for values from services of other organisations: their failure does not count as an outage of
 * Struma.
 */
export const optionally = { ...silently, isOptional: true } as const;
