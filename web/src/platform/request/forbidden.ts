import { createStore } from '../store.ts';

/** Number of FORBIDDEN responses and `rights` events since the page was loaded. */
export const forbiddenResponses = createStore(0);

/** Called after FORBIDDEN or the event `rights`: an administrator may have changed the user's rights. */
export const reportForbidden = (): void => forbiddenResponses.set((count) => count + 1);
