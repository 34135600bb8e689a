import type { FilterValues, Param } from './filter/filter-fields.ts';
import { defaultPageSize, pageSizes } from './pages.ts';
import { readSort, writeSort } from './table/sorting.ts';
import type { SortKey } from './table/sorting.ts';

/**
 * The values that decide which rows a list shows. They are part of the URL, so that reload, Back and a shared link show
 * the same rows.
 */
export interface ListState {
  filter: FilterValues;
  sort: readonly SortKey[];
  page: number;
  size: number;
  /** Number of the saved view that was chosen. The list shows the view while the filter is the view's filter. */
  savedView?: string | undefined;
}

/** Parses the URL. Ignores invalid parts. */
export const readListState = (
  search: URLSearchParams,
  params: readonly Param[],
  sortable: readonly string[],
): ListState => ({
  filter: readFilter(search, params),
  sort: readSort(search.get('sort') ?? '', sortable),
  page: readPage(search.get('page')),
  size: pageSizes.find((size) => String(size) === search.get('size')) ?? defaultPageSize,
  savedView: /^\d{1,9}$/.exec(search.get('savedView') ?? '')?.[0],
});

/** True if the URL has a part with a value that `readListState` has ignored. The list then shows a note. */
export const hasInvalidPart = (
  search: URLSearchParams,
  { filter, sort, page, size, savedView = '' }: ListState,
): boolean => {
  const accepted: FilterValues = {
    ...filter,
    sort: writeSort(sort),
    page: String(page),
    size: String(size),
    savedView,
  };
  return [...search].some(([name, value]) => value.trim() !== '' && accepted[name] !== value);
};

/** The URL of a state, without default values. */
export const writeListState = ({ filter, sort, page, size, savedView }: ListState): string => {
  const search = new URLSearchParams(filter);
  if (sort.length > 0) search.set('sort', writeSort(sort));
  if (page > 1) search.set('page', String(page));
  if (size !== defaultPageSize) search.set('size', String(size));
  if (savedView) search.set('savedView', savedView);
  return search.toString();
};

/** Whether a field of the filter is filled. */
export const isFiltered = ({ filter }: ListState): boolean => Object.keys(filter).length > 0;

/** The state after a search; null if no field is filled, neither before nor now. */
export const afterSearch = (state: ListState, filter: FilterValues): ListState | null =>
  isFiltered(state) || Object.keys(filter).length > 0 ? { ...state, filter, page: 1 } : null;

/** The first page of a filter that the list offers. No saved view is chosen then, even if one has the same filter. */
export const withFilter = (state: ListState, filter: FilterValues): ListState => ({
  ...state,
  filter,
  page: 1,
  savedView: undefined,
});

export const afterClear = (state: ListState): ListState => withFilter(state, {});

export const afterRemoval = (state: ListState, name: string): ListState =>
  withFilter(state, omitValue(state.filter, name));

export const omitValue = (values: FilterValues, name: string): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

const readFilter = (search: URLSearchParams, params: readonly Param[]): FilterValues =>
  Object.fromEntries(
    params.flatMap(({ name, accepts }) => {
      const value = search.get(name);
      return value && accepts(value) ? [[name, value]] : [];
    }),
  );

const readPage = (text: string | null): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1);
