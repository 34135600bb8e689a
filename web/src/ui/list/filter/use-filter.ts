import { useEffect, useRef, useState } from 'react';
import type { FilterValues } from './filter-fields.ts';
import { afterClear, afterRemoval, afterSearch, without } from '../list-state.ts';
import type { ListState } from '../list-state.ts';
import type { List } from '../use-list-address.ts';

export interface Filter {
  /** Texts in the fields; null if the fields show the filter of the URL. They are kept when the card is closed. */
  typed: FilterValues | null;
  type: (change: (present: FilterValues | null) => FilterValues) => void;
  /** Searches. The fields then show the values of the search. */
  search: (values: FilterValues) => void;
  clear: () => void;
  /** Removes one filled field and searches at once. */
  remove: (name: string) => void;
}

/** The filter of a list. It follows the URL, but removing a field keeps the texts of the others. */
export const useFilter = <Row, Field extends string>(
  { state, goTo }: List<Row, Field>,
  refresh: () => void,
): Filter => {
  const applied = keyOf(state.filter);
  const [typed, setTyped] = useState<FilterValues | null>(null);
  const handledFilter = useRef(applied);

  useEffect(() => {
    if (handledFilter.current === applied) return;
    handledFilter.current = applied;
    setTyped(null);
  }, [applied]);

  const go = (next: ListState, nextTyped: FilterValues | null): void => {
    handledFilter.current = keyOf(next.filter);
    setTyped(nextTyped);
    if (!goTo(next)) refresh();
  };

  return {
    typed,
    type: setTyped,
    search: (values) => {
      const next = afterSearch(state, values);
      if (next) go(next, null);
    },
    clear: () => go(afterClear(state), null),
    remove: (name) => go(afterRemoval(state, name), typed && without(typed, name)),
  };
};

const keyOf = (filter: FilterValues): string => new URLSearchParams(filter).toString();
