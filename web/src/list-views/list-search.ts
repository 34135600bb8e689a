import type { Param } from '../ui/list/filter/filter-fields.ts';
import { readListState, writeListState, type ListState } from '../ui/list/list-state.ts';
import { defaultPageSize } from '../ui/list/pages.ts';

/** Filter and sort keys of a state, as a view stores them. */
export const searchOfState = (state: ListState): string => writeListState({ ...state, page: 1, size: defaultPageSize });

/** The state of a view, with the page size that the list has now. */
export const stateOfView = (
  search: string,
  {
    params,
    columns,
    state,
  }: { params: readonly Param[]; columns: readonly { key: string; sort?: string }[]; state: ListState },
): ListState => {
  const sortable = columns.filter(({ sort }) => sort).map(({ key }) => key);
  return { ...readListState(new URLSearchParams(search), params, sortable), page: 1, size: state.size };
};
