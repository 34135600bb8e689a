import { createStore } from '../store.ts';

/** Time limit of a request in minutes, as configured for the installation. */
export const requestTimeoutMinutes = createStore(10);
