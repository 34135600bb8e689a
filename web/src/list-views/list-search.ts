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
  return writeListState({ ...state, filter, page: 1, size: defaultPageSize, savedView: undefined });
};

export const hasPrivateFilter = ({ params, state }: ViewedState): boolean =>
  params.some(({ name, field }) => field.kind === 'private' && state.filter[name] !== undefined);

/** The list state of a saved view, with the present page size of the list. */
export const stateOfView = (
  { id, search }: { id: string; search: string },
  {
    params,
    columns,
    state,
  }: { params: readonly Param[]; columns: readonly { key: string; sort?: string }[]; state: ListState },
): ListState => {
  const sortable = columns.filter(({ sort }) => sort).map(({ key }) => key);
  return { ...readListState(new URLSearchParams(search), params, sortable), page: 1, size: state.size, savedView: id };
};

/**
 * The saved view that was chosen, as long as the list shows its records, even in another order. A view that only has the
 * same filter is not shown: a colleague's view would give its columns to everyone who opens a standard tab.
 */
export const findPresentView = (
  views: readonly View[],
  search: string,
  chosenId: string | undefined,
): { view: View; isReordered: boolean } | null => {
  const view = views.find(({ id }) => id === chosenId);
  return view && filterOf(view.search) === filterOf(search) ? { view, isReordered: view.search !== search } : null;
};

const filterOf = (search: string): string => {
  const filter = new URLSearchParams(search);
  filter.delete('sort');
  filter.sort();
  return filter.toString();
};
