import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (change: (previous: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value outside of React that components can follow with `useStore`. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
