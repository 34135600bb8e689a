import { draftOf, readDraft } from './filter-draft.ts';
import type { FilterValues, Param } from './filter-fields.ts';
import type { Filter } from './use-filter.ts';

export interface FilterDraft {
  /** Texts in the fields. */
  draft: FilterValues;
  /** What cannot be taken, by field. */
  problems: FilterValues;
  change: (name: string, typed: string) => void;
  /** False if a field holds something that cannot be taken. */
  search: () => boolean;
}

/** What is being typed into the filter, and what it amounts to. `applied`: what the address says. */
export const useFilterDraft = (params: readonly Param[], applied: FilterValues, filter: Filter): FilterDraft => {
  const draft = filter.typed ?? draftOf(params, applied);
  const { values, problems } = readDraft(params, draft);
  return {
    draft,
    problems,
    change: (name, typed) => filter.type((present) => ({ ...(present ?? draftOf(params, applied)), [name]: typed })),
    search: () => {
      if (Object.keys(problems).length > 0) return false;
      filter.search(values);
      return true;
    },
  };
};
