import { useEffect, useRef, useState } from 'react';
import type { FilterValues } from './filter-fields.ts';
import { afterClear, afterRemoval, afterSearch, omitValue } from '../list-state.ts';
import type { ListState } from '../list-state.ts';
import type { List } from '../use-list-url.ts';

export interface Filter {
  /** Texts in the fields; null if the fields show the filter of the URL. Closing the card does not remove the texts. */
  typed: FilterValues | null;
  /** Changes the texts in the fields. */
  type: (change: (previous: FilterValues | null) => FilterValues) => void;
  /** Searches. The fields then show the values of the search. */
  search: (values: FilterValues) => void;
  clear: () => void;
  /** Removes one filled field and searches at once. */
  remove: (name: string) => void;
}

/** The filter of a list. A new filter in the URL replaces the typed texts; removing one field keeps the other texts. */
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

  const applyState = (next: ListState, nextTyped: FilterValues | null): void => {
    handledFilter.current = keyOf(next.filter);
    setTyped(nextTyped);
    if (!goTo(next)) refresh();
  };

  return {
    typed,
    type: setTyped,
    search: (values) => {
      const next = afterSearch(state, values);
      if (next) applyState(next, null);
    },
    clear: () => applyState(afterClear(state), null),
    remove: (name) => applyState(afterRemoval(state, name), typed && omitValue(typed, name)),
  };
};

const keyOf = (filter: FilterValues): string => new URLSearchParams(filter).toString();
