import { createStore } from '../store.ts';

/** True from the moment an answer says that nobody is signed in until the person has signed in again. */
export const sessionOver = createStore(false);

/** Whoever sees HTTP 401 or UNAUTHENTICATED calls this; the sign-in dialog then stands over the page. */
export const reportSessionOver = (): void => sessionOver.set(() => true);
