import { createStore } from '../../platform/store.ts';

/** Id of the meter whose SVO dialog is open; null if the dialog is closed. */
export const openMeterId = createStore<string | null>(null);
