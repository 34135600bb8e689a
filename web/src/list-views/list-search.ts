import type { Param } from '../ui/list/filter/filter-fields.ts';
import { readListState, writeListState, type ListState } from '../ui/list/list-state.ts';
import { defaultPageSize } from '../ui/list/pages.ts';
import type { ListViewsQuery } from './list-views.generated.ts';

type View = ListViewsQuery['listViews']['items'][number];

interface ViewedState {
  params: readonly Param[];
  state: ListState;
}

/**
 * Filter and sort keys of a list as the query string that a saved view stores. A private filter, such as a personal
 * number, is left out: the URL has only a key of its value, which is invalid after the page is loaded again.
 */
export const searchOfList = ({ params, state }: ViewedState): string => {
  const privateNames = new Set(params.flatMap(({ name, field }) => (field.kind === 'private' ? [name] : [])));
  const filter = Object.fromEntries(Object.entries(state.filter).filter(([name]) => !privateNames.has(name)));
  return writeListState({ ...state, filter, page: 1, size: defaultPageSize });
};

export const hasPrivateFilter = ({ params, state }: ViewedState): boolean =>
  params.some(({ name, field }) => field.kind === 'private' && state.filter[name] !== undefined);

/** The list state of a saved view, with the present page size of the list. */
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

/**
 * The view that a list with this query string shows: the one with its filter and sort keys, otherwise the view that was
 * opened last, as long as the list only shows its records in another order.
 */
export const findPresentView = (
  views: readonly View[],
  search: string,
  lastId: string | null,
): { view: View; isReordered: boolean } | null => {
  const view = views.find((candidate) => candidate.search === search);
  if (view) return { view, isReordered: false };
  const last = views.find(({ id }) => id === lastId);
  return last && filterOf(last.search) === filterOf(search) ? { view: last, isReordered: true } : null;
};

const filterOf = (search: string): string => {
  const filter = new URLSearchParams(search);
  filter.delete('sort');
  filter.sort();
  return filter.toString();
};
