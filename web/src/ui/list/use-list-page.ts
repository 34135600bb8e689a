import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { FilterField, FilterValues } from './filter/filter-fields.ts';
import { filterInput } from './filter/filter-kinds.ts';
import { countQuery, loadedOrPrevious, loadedOnly, rowsQuery, type Loaded } from './list-results.ts';
import type { ListSource, ListVariables } from './list-source.ts';
import type { Column } from './table/column.ts';
import type { SortKey } from './table/sorting.ts';
import { useListUrl, type List } from './use-list-url.ts';

interface ListPageDefinition<Row, Filter, Field extends string> {
  /** Name under which the user's choices for this list are kept, such as the shown columns. */
  name: string;
  source: ListSource<Row, Filter, Field>;
  fields: readonly FilterField[];
  columns: readonly Column<Row, Field>[];
  /** The filter if the URL has none. Must be the same object in each render. */
  defaultFilter?: FilterValues;
  /** Returns the sort keys if the URL has none. Must be the same function in each render. */
  defaultSortOf?: (filter: FilterValues) => readonly SortKey[];
  /** Conditions that are not in the URL, such as the record to which the rows belong. */
  fixedFilter?: Partial<Filter>;
}

/** A list that is read from the gateway. */
export interface ListPage<Row, Filter, Field extends string> {
  list: List<Row, Field>;
  source: ListSource<Row, Filter, Field>;
  variables: ListVariables<Filter, Field>;
  rows: Loaded<readonly Row[]>;
  count: Loaded<number>;
  /** When the first rows were requested, in milliseconds of `performance.now()`. */
  openedAt: number;
}

/**
 * A whole list: its state in the URL, its rows and its count. Fields and columns must be the same in each render
 * (`useMemo`).
 */
export const useListPage = <Row, Filter, Field extends string>({
  name,
  source,
  fields,
  columns,
  fixedFilter,
  ...more
}: ListPageDefinition<Row, Filter, Field>): ListPage<Row, Filter, Field> => {
  const [openedAt] = useState(() => performance.now());
  const list = useListUrl({ name, fields, columns, ...more });
  const typedFilter = filterInput<Filter>(fields, list.filter);
  const filter = fixedFilter ? ({ ...typedFilter, ...fixedFilter } as Filter) : typedFilter;
  const variables = { filter, ...list.variables };
  const rows = useQuery(source.rows, { ...rowsQuery, variables });
  const count = useQuery(source.count, { ...countQuery, variables: { filter } });
  return {
    list,
    source,
    variables,
    rows: loadedOrPrevious(rows, (data) => data[source.field]?.items),
    count: loadedOnly(count, (data) => data[source.field]?.totalCount),
    openedAt,
  };
};
