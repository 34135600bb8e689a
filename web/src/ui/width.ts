import { useSyncExternalStore } from 'react';

/** A range of widths of the window. The theme's `mdDown` and `lgDown` are the same ones in styles. */
export interface Width {
  matches: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

const below = (edge: string): Width => {
  const query = window.matchMedia(`(width < ${edge})`);
  return {
    matches: () => query.matches,
    subscribe: (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
  };
};

/** A phone's: lists show items, the filter is a sheet. */
export const phone = below('640px');

/** Too narrow for two columns: the drawer lies over the page. */
export const narrow = below('960px');

export const useWidth = ({ subscribe, matches }: Width): boolean => useSyncExternalStore(subscribe, matches);
