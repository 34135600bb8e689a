import { useState } from 'react';
import { omitValue } from '../list-state.ts';
import type { FilterValues } from './filter-fields.ts';
import type { Filter } from './use-filter.ts';

/** The filter of a list in a dialog: its values are not in the URL. `onSearch` is called with each search. */
export const useLocalFilter = (onSearch: () => void): { values: FilterValues; filter: Filter } => {
  const [values, setValues] = useState<FilterValues>({});
  const [typed, setTyped] = useState<FilterValues | null>(null);
  const apply = (next: FilterValues, nextTyped: FilterValues | null): void => {
    setValues(next);
    setTyped(nextTyped);
    onSearch();
  };
  return {
    values,
    filter: {
      typed,
      type: setTyped,
      search: (next) => apply(next, null),
      clear: () => apply({}, null),
      remove: (name) => apply(omitValue(values, name), typed && omitValue(typed, name)),
    },
  };
};
