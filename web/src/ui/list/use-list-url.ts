import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sortInput } from './table/column.ts';
import type { Column } from './table/column.ts';
import { paramsOf } from './filter/filter-kinds.ts';
import type { FilterField, FilterValues, Param } from './filter/filter-fields.ts';
import { hasInvalidPart, isFiltered, readListState, writeListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { writeSort, type Direction, type SortKey } from './table/sorting.ts';

interface ListDefinition<Row, Field extends string> {
  /** Name under which the user's choices for this list are kept, such as the shown columns. */
  name: string;
  fields: readonly FilterField[];
  columns: readonly Column<Row, Field>[];
  /** The filter if the URL has none. Must be the same object in each render. */
  defaultFilter?: FilterValues;
  /** Returns the sort keys if the URL has none. Must be the same function in each render. */
  defaultSortOf?: (filter: FilterValues) => readonly SortKey[];
}

/** A list whose state is in the URL. */
export interface List<Row, Field extends string = string> extends ListDefinition<Row, Field> {
  params: readonly Param[];
  state: ListState;
  /** Variables of the rows' query. */
  variables: { sort: { field: Field; direction: Direction }[] | undefined; page: { number: number; size: number } };
  /** Values of the filled filter fields. */
  filter: FilterValues;
  /** The URL of a state, for links. */
  pathOf: (state: ListState) => { search: string };
  /**
   * Navigates to a state. Returns false if the list shows the state already. `replace`: Back skips the present state.
   */
  goTo: (state: ListState, replace?: boolean) => boolean;
  /** True if the filter is empty or the default filter, so that there is nothing to clear. */
  isCleared: boolean;
  /** True if the URL had an invalid part, which was removed. */
  isUrlCorrected: boolean;
}

/**
 * Reads a list's filter, sort, page and size from the URL. Fields and columns must be the same in each render
 * (`useMemo`).
 */
export const useListUrl = <Row, Field extends string>({
  name,
  fields,
  columns,
  defaultFilter,
  defaultSortOf = unsorted,
}: ListDefinition<Row, Field>): List<Row, Field> => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => paramsOf(fields), [fields]);
  const sortable = sortableOf(columns);
  const state = useMemo(
    () =>
      withDefaultSort(
        withDefaultFilter(readListState(new URLSearchParams(search), params, sortable.split(',')), defaultFilter),
        { defaultSortOf, sortable },
      ),
    [search, params, sortable, defaultFilter, defaultSortOf],
  );
  const searchOf = useSearchOf(state.filter, { defaultFilter, defaultSortOf });
  const pathOf = useCallback((next: ListState) => ({ search: searchOf(next) }), [searchOf]);
  const currentSearch = searchOf(state);
  const [partialSearch, setPartialSearch] = useState<string | null>(null);
  const isInvalid = useMemo(() => hasInvalidPart(new URLSearchParams(search), state), [search, state]);
  // The invalid part is reported until the state of the list changes.
  const nextPartial = isInvalid || partialSearch === currentSearch ? currentSearch : null;
  if (nextPartial !== partialSearch) setPartialSearch(nextPartial);
  useEffect(() => {
    if (isInvalid) void navigate({ search: currentSearch }, { replace: true });
  }, [isInvalid, currentSearch, navigate]);
  const goTo = useCallback(
    (next: ListState, replace = false): boolean => {
      const nextSearch = searchOf(next);
      if (nextSearch === currentSearch) return false;
      // Synchronous: the next key press starts from the new state.
      void navigate({ search: nextSearch }, { replace, flushSync: true });
      return true;
    },
    [currentSearch, navigate, searchOf],
  );
  return {
    name,
    fields,
    columns,
    params,
    state,
    filter: state.filter,
    variables: { sort: sortInput(columns, state.sort), page: { number: state.page, size: state.size } },
    pathOf,
    goTo,
    isCleared: currentSearch === searchOf({ ...state, filter: {} }),
    isUrlCorrected: partialSearch === currentSearch,
  };
};

const withDefaultFilter = (state: ListState, defaultFilter: FilterValues | undefined): ListState =>
  defaultFilter && !isFiltered(state) ? { ...state, filter: defaultFilter } : state;

type Defaults = Required<Pick<ListDefinition<never, never>, 'defaultSortOf'>> &
  Pick<ListDefinition<never, never>, 'defaultFilter'>;

/**
 * Returns a function that writes a state as a URL. A default order belongs to its filter: the order is not written to
 * the URL, and a change of the filter drops the order.
 */
const useSearchOf = (
  presentFilter: FilterValues,
  { defaultFilter, defaultSortOf }: Defaults,
): ((next: ListState) => string) =>
  useCallback(
    (next) => {
      const target = withDefaultFilter(next, defaultFilter);
      const sort = writeSort(target.sort);
      const isDefault = [presentFilter, target.filter].some((filter) => writeSort(defaultSortOf(filter)) === sort);
      return writeListState(isDefault ? { ...target, sort: [] } : target);
    },
    [presentFilter, defaultFilter, defaultSortOf],
  );

const unsorted = (): readonly SortKey[] => [];

const withDefaultSort = (
  state: ListState,
  { defaultSortOf, sortable }: { defaultSortOf: (filter: FilterValues) => readonly SortKey[]; sortable: string },
): ListState => {
  if (state.sort.length > 0) return state;
  const sortableKeys = sortable.split(',');
  return { ...state, sort: defaultSortOf(state.filter).filter(({ column }) => sortableKeys.includes(column)) };
};

// A string, so that equal columns give the same state: columns with elapsed times are created again twice a minute.
const sortableOf = (columns: readonly { key: string; sort?: string }[]): string =>
  columns
    .filter(({ sort }) => sort)
    .map(({ key }) => key)
    .join(',');
