import { createStore } from '../../platform/store.ts';

/** Id of the meter whose SVO dialog is open; null if the dialog is closed. */
export const openMeter = createStore<string | null>(null);
