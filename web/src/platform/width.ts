import { useSyncExternalStore } from 'react';

/** A range of widths of the window. */
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

/** Phones: a list has items instead of table rows, and its filter is a sheet. */
export const phone = below('640px');

/** Too narrow for two columns: the drawer opens over the page. */
export const narrow = below('960px');

/** Too narrow for the open drawer beside a whole table: the icon rail is the default. */
export const railByDefault = below('1536px');

export const useWidth = ({ subscribe, matches }: Width): boolean => useSyncExternalStore(subscribe, matches);

/** The same ranges in styles, also in print: the theme's `mdDown` and `lgDown` apply to the screen only. */
export const onPhone = '@media (max-width: 639px)';
export const onNarrow = '@media (max-width: 959px)';

/** Includes `onNarrow`, and wider windows in which two columns fit only if one of them is slim. */
export const onSlim = '@media (max-width: 1199px)';
