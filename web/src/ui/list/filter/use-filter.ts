import { useEffect, useRef, useState } from 'react';
import type { FilterValues } from './filter-fields.ts';
import { afterClear, afterRemoval, afterSearch, without } from '../list-state.ts';
import type { ListState } from '../list-state.ts';
import type { List } from '../use-list-screen.ts';

export interface Filter {
  /** Texts in the fields; null while they say what the address says. They outlive the card that they are typed into. */
  typed: FilterValues | null;
  type: (change: (present: FilterValues | null) => FilterValues) => void;
  /** Searches, and shows in the fields what was searched for. */
  search: (values: FilterValues) => void;
  clear: () => void;
  /** Takes off one filled field and searches at once. */
  remove: (name: string) => void;
}

/** A list's filter. It follows the address, but taking off a field leaves the others as typed. */
export const useFilter = <Row, Field extends string>(
  { state, goTo }: List<Row, Field>,
  refresh: () => void,
): Filter => {
  const applied = keyOf(state.filter);
  const [typed, setTyped] = useState<FilterValues | null>(null);
  const ownStep = useRef(applied);

  useEffect(() => {
    if (ownStep.current === applied) return;
    ownStep.current = applied;
    setTyped(null);
  }, [applied]);

  const go = (next: ListState, nextTyped: FilterValues | null): void => {
    ownStep.current = keyOf(next.filter);
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
