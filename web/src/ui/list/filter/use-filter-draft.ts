import { draftOf, readDraft } from './filter-draft.ts';
import type { FilterValues, Param } from './filter-fields.ts';
import type { Filter } from './use-filter.ts';

export interface FilterDraft {
  /** Texts in the fields. */
  draft: FilterValues;
  /** Validation errors by field. */
  problems: FilterValues;
  change: (name: string, typed: string) => void;
  /** Searches with the texts in the fields. Returns false if a field is invalid. */
  search: () => boolean;
}

/** The texts in the fields of a filter, with their problems. `applied`: the values in the URL. */
export const useFilterDraft = (params: readonly Param[], applied: FilterValues, filter: Filter): FilterDraft => {
  const draft = filter.typed ?? draftOf(params, applied);
  const { values, problems } = readDraft(params, draft);
  return {
    draft,
    problems,
    change: (name, typed) => filter.type((previous) => ({ ...(previous ?? draftOf(params, applied)), [name]: typed })),
    search: () => {
      if (Object.keys(problems).length > 0) return false;
      filter.search(values);
      return true;
    },
  };
};
