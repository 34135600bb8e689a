import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOf, readDraft } from './filter-fields.ts';
import type { FilterValues } from './filter-fields.ts';
import { afterClear, afterRemoval, afterSearch, without } from './list-state.ts';
import type { ListState } from './list-state.ts';
import type { List } from './use-list-screen.ts';

export interface FilterDraft {
  /** Texts in the fields. */
  draft: FilterValues;
  /** What cannot be taken, by field. */
  problems: FilterValues;
  change: (name: string, typed: string) => void;
  /** False if a field holds something that cannot be taken. */
  search: () => boolean;
  clear: () => void;
  /** Takes off one filled field and searches at once. */
  remove: (name: string) => void;
}

/** What is being typed into the filter. It follows the address, but a search of its own leaves other fields as typed. */
export const useFilterDraft = <Row, Field extends string>(
  { params, state, goTo }: List<Row, Field>,
  refresh: () => void,
): FilterDraft => {
  const applied = keyOf(state.filter);
  const [draft, setDraft] = useState(() => draftOf(params, state.filter));
  const ownStep = useRef(applied);

  useEffect(() => {
    if (ownStep.current === applied) return;
    ownStep.current = applied;
    setDraft(draftOf(params, state.filter));
  }, [applied, params, state.filter]);

  const go = (next: ListState, nextDraft: FilterValues): void => {
    ownStep.current = keyOf(next.filter);
    setDraft(nextDraft);
    if (!goTo(next)) refresh();
  };

  const { values, problems } = readDraft(params, draft);
  return {
    draft,
    problems,
    change: useCallback((name, typed) => setDraft((present) => ({ ...present, [name]: typed })), []),
    search: () => {
      if (Object.keys(problems).length > 0) return false;
      const next = afterSearch(state, values);
      if (next) go(next, draftOf(params, values));
      return true;
    },
    clear: () => go(afterClear(state), {}),
    remove: (name) => go(afterRemoval(state, name), without(draft, name)),
  };
};

const keyOf = (filter: FilterValues): string => new URLSearchParams(filter).toString();
