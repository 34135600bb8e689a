import { createStore, type Store } from '../../../platform/store.ts';

/** Maximum number of checked rows, and so of the writes of one run. */
export const maxChecked = 100;

/** The checked rows by id, with their values at the time of checking. Rows of other pages of the list stay checked. */
export interface Checks<Row> {
  store: Store<ReadonlyMap<string, Row>>;
  /** Checks or unchecks rows. Returns false if `maxChecked` was reached, so that some rows were not checked. */
  set: (rows: readonly Row[], isChecked: boolean) => boolean;
  clear: () => void;
}

export const createChecks = <Row>(idOf: (row: Row) => string): Checks<Row> => {
  const store = createStore<ReadonlyMap<string, Row>>(new Map());
  return {
    store,
    set: (rows, isChecked) => {
      const newChecks = new Map(store.get());
      for (const row of rows) {
        if (!isChecked) newChecks.delete(idOf(row));
        else if (newChecks.has(idOf(row)) || newChecks.size < maxChecked) newChecks.set(idOf(row), row);
      }
      store.set(() => newChecks);
      return !isChecked || rows.every((row) => newChecks.has(idOf(row)));
    },
    clear: () => store.set(() => new Map()),
  };
};
