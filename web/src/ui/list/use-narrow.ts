import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 639px)');

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the page is as narrow as a phone's. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
