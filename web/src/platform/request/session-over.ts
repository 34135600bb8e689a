import { createStore } from '../store.ts';

/** True from `reportSessionOver` until the user has signed in again. */
export const sessionOver = createStore(false);

/** Called when the session has ended, for example after HTTP 401. Opens the sign-in dialog over the page. */
export const reportSessionOver = (): void => sessionOver.set(() => true);
