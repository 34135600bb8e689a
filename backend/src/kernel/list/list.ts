import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { RowCounter } from './count.ts';
import { createSizes, type Sizes } from './sizes.ts';
import { orderOf, whereOf, type ListPart } from './sort.ts';

/** The SQL of a list, and the parts that are read one after another. */
export interface ListQuery {
  /** SQL: `from` with the list's table and its alias. */
  from: RawBuilder<unknown>;
  /** SQL: the id column of that table. */
  id: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>[];
  parts: ListPart[];
}

export interface ListWindow {
  page: number;
  itemsPerPage: number;
  count: boolean;
}

/** Up to this number of rows, skipping them is faster than counting the list, which is needed to read from its end. */
const maxUncountedSkip = 2_000;

/**
 * Reads the ids of the rows on one page and the exact count. Only ids are read, from a covering index; pages beyond the
 * middle are read from the other end. A cached count is used first. If the snapshots of the count and of the ids
 * differ, rows may have changed in between, and both are read again.
 */
export const readPage = async (
  database: Database,
  counter: RowCounter,
  { list, window }: { list: ListQuery; window: ListWindow },
): Promise<{ ids: number[]; totalCount: number | null }> => {
  const first = await readOnce(database, list, {
    window,
    sizes: createSizes(database, { counter, list, mayBeOld: true }),
  });
  if (first.isExact) return first;
  return readOnce(database, list, { window, sizes: createSizes(database, { counter, list, mayBeOld: false }) });
};

/** Sorts rows into the order of `ids`. */
export const inOrderOf = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const readOnce = async (
  database: Database,
  list: ListQuery,
  { window, sizes }: { window: ListWindow; sizes: Sizes },
) => {
  const { page, itemsPerPage, count } = window;
  const reading = { skip: (page - 1) * itemsPerPage, take: itemsPerPage, sizes };
  const found = itemsPerPage === 0 ? { ids: [], snapshots: [] } : await readParts(database, list, reading);
  const totalCount = count ? await sizes.ofAll() : null;
  return { ids: found.ids, totalCount, isExact: sizes.areExactFor(found.snapshots) };
};

interface Reading {
  skip: number;
  take: number;
  sizes: Sizes;
}

const readParts = async (database: Database, list: ListQuery, { skip, take, sizes }: Reading) => {
  const ids: number[] = [];
  const snapshots: string[] = [];
  let rowsToSkip = skip;
  for (const part of list.parts) {
    const size = rowsToSkip > maxUncountedSkip ? await sizes.of(part) : null;
    if (size === null || rowsToSkip < size) {
      const found = await readPart(database, list, { part, skip: rowsToSkip, take: take - ids.length, size });
      ids.push(...found.ids);
      snapshots.push(found.snapshot);
    }
    if (ids.length === take) break;
    rowsToSkip = ids.length > 0 || rowsToSkip === 0 ? 0 : rowsToSkip - (size ?? (await sizes.of(part)));
  }
  return { ids, snapshots };
};

interface PartReading {
  part: ListPart;
  skip: number;
  take: number;
  size: number | null;
}

interface Found {
  ids: number[];
  snapshot: string;
}

const readPart = async (
  database: Database,
  list: ListQuery,
  { part, skip, size, ...rest }: PartReading,
): Promise<Found> => {
  const isMirrored = size !== null && skip > size / 2;
  const take = isMirrored ? Math.min(rest.take, size - skip) : rest.take;
  const offset = isMirrored ? size - skip - take : skip;
  const ids = sql`select ${list.id} ${list.from} ${sql.join(part.joins, sql` `)} ${whereOf(list.conditions, part)}
    ${orderOf(part, list.id, isMirrored)} limit ${sql.lit(take)} offset ${sql.lit(offset)}`;
  const { rows } = await sql<Found>`select array(${ids}) as ids, pg_current_snapshot()::text as snapshot`.execute(
    database,
  );
  if (!rows[0]) throw new Error('A statement without a table returned no row.');
  return isMirrored ? { ...rows[0], ids: rows[0].ids.toReversed() } : rows[0];
};
