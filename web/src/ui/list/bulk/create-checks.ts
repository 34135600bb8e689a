import { createStore, type Store } from '../../../platform/store.ts';

/** Limit of the checked rows, and so of the writes of one run. */
export const maxChecked = 100;

/** The rows that the person has checked, with their values at that time, by their ids. They are kept across pages. */
export interface Checks<Row> {
  store: Store<ReadonlyMap<string, Row>>;
  /** Checks or unchecks rows. Returns false if they were more than `maxChecked`; the first ones are then checked. */
  set: (rows: readonly Row[], isChecked: boolean) => boolean;
  clear: () => void;
}

export const createChecks = <Row>(idOf: (row: Row) => string): Checks<Row> => {
  const store = createStore<ReadonlyMap<string, Row>>(new Map());
  return {
    store,
    set: (rows, isChecked) => {
      const next = new Map(store.get());
      for (const row of rows) {
        if (!isChecked) next.delete(idOf(row));
        else if (next.has(idOf(row)) || next.size < maxChecked) next.set(idOf(row), row);
      }
      store.set(() => next);
      return !isChecked || rows.every((row) => next.has(idOf(row)));
    },
    clear: () => store.set(() => new Map()),
  };
};
