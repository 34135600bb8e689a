import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/** One sort key of a request. */
export interface SortKey<Field extends string> {
  field: Field;
  descending: boolean;
}

/** The SQL that sorts by a field. */
export interface SortSource {
  /** The sort expression: a column of the list's table, or of the joined table with its collation. */
  order: RawBuilder<unknown>;
  /** Joins the table of `order`. List rows without a row in that table are kept. */
  leftJoin?: RawBuilder<unknown>;
  /**
   * The same join as an inner join, for rows whose sort value is not empty: PostgreSQL can then read them in the order
   * of the joined table's index.
   */
  innerJoin?: RawBuilder<unknown>;
  /**
   * The column of the list's table that is null where the sort value is empty. If absent, the sort value is never
   * empty.
   */
  emptyWhere?: RawBuilder<unknown>;
  /** A column with few values, and the order of these values: the rows of each value become a part of the list. */
  groups?: Groups;
}

interface Groups {
  column: RawBuilder<unknown>;
  /** Reads the values in ascending order; values of equal rank are in one array. Called only for the first sort key. */
  readOrder: (database: Database) => Promise<readonly (readonly number[])[]>;
}

interface OrderedGroups {
  column: RawBuilder<unknown>;
  inOrder: readonly (readonly number[])[];
}

/**
 * A section of the sorted list. An index provides the order of the rows inside a part. Because empty values are last in
 * both directions, no index provides the order of the whole list.
 */
export interface ListPart {
  joins: RawBuilder<unknown>[];
  where: RawBuilder<unknown> | null;
  /** Sort terms, the most significant first. `orderOf` adds `id desc` as the last one. */
  terms: SortTerm[];
}

export interface SortTerm {
  order: RawBuilder<unknown>;
  descending: boolean;
  mayBeEmpty: boolean;
}

/** Sorts by a column of a joined table. `emptyWhere` is the column of the list's table that is null without a row there. */
export const joined = (
  order: RawBuilder<unknown>,
  join: RawBuilder<unknown>,
  emptyWhere: RawBuilder<unknown>,
): SortSource => ({ order, leftJoin: sql`left ${join}`, innerJoin: join, emptyWhere });

/** Pairs `sortBy` with `sortDesc`. A missing direction is ascending; a repeated field counts once. */
export const readSortKeys = <Field extends string>(
  fields: readonly Field[] = [],
  descending: readonly boolean[] = [],
) =>
  fields
    .map((field, index) => ({ field, descending: descending[index] ?? false }))
    .filter((key, index) => fields.indexOf(key.field) === index);

/** Splits a sorted list into parts by its first sort key. */
export const sortedParts = async <Field extends string>(
  database: Database,
  keys: readonly SortKey<Field>[],
  sources: Readonly<Record<Field, SortSource>>,
): Promise<ListPart[]> => {
  const groups = keys[0] && sources[keys[0].field].groups;
  return partsOf(keys, sources, groups && { column: groups.column, inOrder: await groups.readOrder(database) });
};

const partsOf = <Field extends string>(
  keys: readonly SortKey<Field>[],
  sources: Readonly<Record<Field, SortSource>>,
  groups: OrderedGroups | undefined,
): ListPart[] => {
  const [first, ...rest] = keys;
  if (!first) return [{ joins: [], where: null, terms: [] }];
  const source = sources[first.field];
  const others = rest.map((key) => ({ ...sources[key.field], descending: key.descending }));
  const joins = others.flatMap((other) => other.leftJoin ?? []);
  const terms = others.map((other) => ({
    order: other.order,
    descending: other.descending,
    mayBeEmpty: Boolean(other.emptyWhere),
  }));
  if (groups) return groupParts(groups, first.descending, { joins, terms });
  const leading = { order: source.order, descending: first.descending, mayBeEmpty: false };
  const filled = { joins: [source.innerJoin ?? source.leftJoin ?? [], joins].flat(), terms: [leading, ...terms] };
  if (!source.emptyWhere) return [{ ...filled, where: null }];
  return [
    { ...filled, where: sql`${source.emptyWhere} is not null` },
    // The empty column stays the first term: without it PostgreSQL does not use the column's index for the order.
    {
      joins,
      where: sql`${source.emptyWhere} is null`,
      terms: [{ order: source.emptyWhere, descending: true, mayBeEmpty: false }, ...terms],
    },
  ];
};

/** `order by` of a part, reversed if the part is read from its end. */
export const orderOf = (part: ListPart, id: RawBuilder<unknown>, isMirrored: boolean): RawBuilder<unknown> => {
  const terms = [...part.terms, { order: id, descending: true, mayBeEmpty: false }].map((term) => {
    const direction = term.descending === isMirrored ? sql`asc` : sql`desc`;
    const empty = term.mayBeEmpty ? (isMirrored ? sql`nulls first` : sql`nulls last`) : sql``;
    return sql`${term.order} ${direction} ${empty}`;
  });
  return sql`order by ${sql.join(terms)}`;
};

/** `where` of a part of a list, or of the whole list. */
export const whereOf = (conditions: readonly RawBuilder<unknown>[], part: ListPart | null): RawBuilder<unknown> => {
  const all = part?.where ? [...conditions, part.where] : conditions;
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
};

const groupParts = (
  { column, inOrder }: OrderedGroups,
  descending: boolean,
  rest: Omit<ListPart, 'where'>,
): ListPart[] => {
  const ordered = descending ? inOrder.toReversed() : inOrder;
  const groupedValues = inOrder.flat();
  return [
    ...ordered.map(([one, ...more]) => ({
      ...rest,
      where: more.length === 0 ? sql`${column} = ${one}` : sql`${column} = any(${[one, ...more]})`,
    })),
    { ...rest, where: sql`(${column} is null or ${column} <> all(${groupedValues}))` },
  ];
};
