import { createStore } from '../store.ts';

/** Number of FORBIDDEN responses since the page was loaded. */
export const forbiddenResponses = createStore(0);

/** Called after FORBIDDEN: an administrator may have removed a role since the page was loaded. */
export const reportForbidden = (): void => forbiddenResponses.set((count) => count + 1);
