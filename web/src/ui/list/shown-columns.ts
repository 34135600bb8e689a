import { useMemo } from 'react';
import { readStorage, writeStorage } from '../../platform/storage/safe-storage.ts';
import { createStore, useStore, type Store } from '../../platform/store.ts';

type ColumnKeys = readonly string[];

interface Choosable {
  key: string;
  isOptional?: true;
}

const stores = new Map<string, Store<ColumnKeys>>();
const none: ColumnKeys = [];

/** The store of the keys of the chosen columns of a list, in their order. Without keys, the default columns are shown. */
const shownColumns = (list: string): Store<ColumnKeys> => {
  const store = stores.get(list) ?? createStore(readStorage(keyOf(list))?.split(',') ?? none);
  stores.set(list, store);
  return store;
};

/** Shows these columns, and stores their keys for the first paint of the next visit. */
export const showColumns = (list: string, keys: ColumnKeys): void => {
  if (shownColumns(list).get().join() === keys.join()) return;
  writeStorage(keyOf(list), keys.join());
  shownColumns(list).set(() => keys);
};

/** The columns to show. The first column always stays first, because it leads to the record. */
export const useShownColumns = <Column extends Choosable>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => {
  const keys = useStore(shownColumns(list));
  return useMemo(() => pickColumns(columns, keys), [columns, keys]);
};

export const pickColumns = <Column extends Choosable>(
  columns: readonly Column[],
  keys: ColumnKeys,
): readonly Column[] => {
  const [first, ...others] = columns;
  const picked = keys.flatMap((key) => others.find((column) => column.key === key) ?? []);
  return first && picked.length > 0 ? [first, ...picked] : columns.filter(({ isOptional }) => !isOptional);
};

const keyOf = (list: string): string => `struma.columns.${list}`;
