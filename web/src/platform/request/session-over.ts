import { createStore } from '../store.ts';

/** True from an UNAUTHENTICATED response until the person has signed in again. */
export const sessionOver = createStore(false);

/** Called after HTTP 401 or UNAUTHENTICATED. Opens the sign-in dialog over the page. */
export const reportSessionOver = (): void => sessionOver.set(() => true);
