import type { RawBuilder } from 'kysely';
import { Type } from 'typebox';
import type { Principal } from '../access/access.ts';
import { isOperator } from '../access/access-rules.ts';
import type { Database } from '../database/database.ts';
import type { CsvColumn } from '../http/csv.ts';
import { createRowCounter } from './count.ts';
import type { Condition, FilterValues, ListFilter } from './filter.ts';
import { readPage, type ListQuery, type ListWindow } from './list.ts';
import { pageParameters, sortParameters } from './paging.ts';
import { readPendingIds, withoutPending } from './pending-ids.ts';
import { readSortKeys, sortedParts, type SortKey, type SortSource } from './sort.ts';

/**
 * A column of a list. Its key in the declaration is its sort key; a CSV file has the columns in the order of the
 * declaration.
 */
export interface ListColumn<Row> {
  /** If present, the column is sortable. */
  sort?: SortSource;
  /**
   * If present, the column is part of the CSV file. A text is the heading; the cells are then the row's field with the
   * key of the column.
   */
  csv?: CsvColumn<Row> | string;
  /** If absent, only users for whom `isStaff` is true see the column. */
  audience?: 'everyone';
}

/** The context of every list contains at least the principal of the request. */
export interface ListContext {
  principal: Principal;
}

export interface ListDeclaration<Context extends ListContext, Row> {
  /** SQL: `from` with the table of the list and its alias. */
  from: RawBuilder<unknown>;
  /** SQL: the id column of that table. */
  id: RawBuilder<unknown>;
  columns: Readonly<Record<string, ListColumn<Row>>>;
  filters: readonly ListFilter<Context>[];
  /** Conditions of the rows that the principal may see. If absent, all rows are visible. */
  visibleTo?: (principal: Principal) => Condition[];
  /** The order without sort keys. Default: the id, descending. */
  defaultSort?: SortKey<string>;
  /** The table of the list, if imports add rows to it. */
  importedTable?: string;
  /** True for a user who sees the columns without an audience. Default: true for operators. */
  isStaff?: (principal: Principal) => boolean;
}

/** A query of a list: the filter parameters with the sort keys. */
export type ListValues = FilterValues & { sortBy?: readonly string[]; sortDesc?: readonly boolean[] };

export interface DeclaredList<Context extends ListContext, Row> {
  /** Schema of the filter and sort parameters. */
  query: ReturnType<typeof querySchema>;
  /** Schema of the filter, sort and page parameters. */
  pageQuery: ReturnType<typeof pageQuerySchema>;
  /** Returns the list for a query, limited to the rows that the principal may see. */
  select(database: Database, context: Context, values: ListValues): Promise<ListQuery>;
  /** Reads the ids of the rows on one page, and the total count. */
  readPage(
    database: Database,
    context: Context,
    query: ListValues & ListWindow,
  ): Promise<{ ids: number[]; totalCount: number | null }>;
  /** The columns that the principal's CSV file contains. */
  csvColumns(principal: Principal): CsvColumn<Row>[];
}

/** Builds a list from its declaration: parameter schemas, SQL and CSV columns. */
export const declareList = <Context extends ListContext, Row>({
  from,
  id,
  columns,
  filters,
  visibleTo = () => [],
  defaultSort,
  importedTable,
  isStaff = isOperator,
}: ListDeclaration<Context, Row>): DeclaredList<Context, Row> => {
  const counter = createRowCounter();
  const sources = Object.fromEntries(
    Object.entries(columns).flatMap(([name, { sort }]) => (sort ? [[name, sort]] : [])),
  );
  const parameters = {
    ...Object.assign({}, ...filters.map((filter) => filter.parameters)),
    ...sortParameters(Object.keys(sources)),
  };
  const select = async (database: Database, context: Context, values: ListValues): Promise<ListQuery> => {
    const parts = await sortedParts(database, sortKeysOf(values, defaultSort), sources);
    return {
      from,
      id,
      conditions: [
        ...visibleTo(context.principal),
        ...filters.flatMap(({ conditions }) => conditions(values, context)),
      ],
      parts: importedTable ? withoutPending(parts, id, await readPendingIds(database, importedTable)) : parts,
    };
  };
  return {
    query: querySchema(parameters),
    pageQuery: pageQuerySchema(parameters),
    select,
    readPage: async (database, context, query) =>
      readPage(database, counter, { list: await select(database, context, query), window: query }),
    csvColumns: (principal) =>
      Object.entries(columns)
        .filter(([, { audience }]) => audience === 'everyone' || isStaff(principal))
        .flatMap(([key, { csv }]) => (typeof csv === 'string' ? fieldColumn<Row>(key, csv) : (csv ?? []))),
  };
};

const fieldColumn = <Row>(key: string, heading: string): CsvColumn<Row> => ({
  heading,
  value: (row) => (row as Readonly<Record<string, string | number | null>>)[key] ?? null,
});

const sortKeysOf = ({ sortBy, sortDesc }: ListValues, defaultSort: SortKey<string> | undefined): SortKey<string>[] =>
  sortBy?.length || !defaultSort ? readSortKeys(sortBy, sortDesc) : [defaultSort];

const querySchema = (parameters: Parameters<typeof Type.Object>[0]) => Type.Unsafe<ListValues>(Type.Object(parameters));

const pageQuerySchema = (parameters: Parameters<typeof Type.Object>[0]) =>
  Type.Unsafe<ListValues & ListWindow>(Type.Object({ ...parameters, ...pageParameters }));
