import { createStore } from '../store.ts';

/** Outer limit for one request in minutes, as this installation has set it. */
export const requestTimeoutMinutes = createStore(10);
