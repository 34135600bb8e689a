import { createStore } from '../../platform/store.ts';

/** Number of the meter whose SVO is being chosen; null: the dialog is closed. */
export const openMeter = createStore<string | null>(null);
