import { createStore } from '../store.ts';

/** Number of FORBIDDEN responses and `rights` events since the page was loaded. */
export const possibleRightsChanges = createStore(0);

/**
 * Called after a FORBIDDEN response and the event `rights`, because an administrator may have changed the user's
 * rights.
 */
export const reportPossibleRightsChange = (): void => possibleRightsChanges.set((count) => count + 1);
