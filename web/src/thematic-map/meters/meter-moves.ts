import { createStore } from '../../platform/store.ts';

/** Number of moves of meters that this page has stored. After each move, the map reads its meters again. */
export const meterMoves = createStore(0);
