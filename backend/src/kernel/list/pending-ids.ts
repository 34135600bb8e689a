import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ListPart } from './sort.ts';

/** The ids of rows that a running import has added and not committed. No other row has an id in between. */
export interface PendingIds {
  first: number;
  last: number;
}

/** Reads the pending ids of a table. Returns null if no import is adding rows to the table. */
export const readPendingIds = async (database: Database, table: string): Promise<PendingIds | null> => {
  const { rows } = await sql<PendingIds>`
    select (pending_ids -> ${table} ->> 0)::bigint as first, (pending_ids -> ${table} ->> 1)::bigint as last
    from import_file where status = 'RUNNING' and pending_ids ? ${table} limit 1`.execute(database);
  return rows[0] ?? null;
};

/**
 * Splits a list that is sorted only by id into the rows after and before the pending ids. Without the split, each
 * request would visit all pending rows, up to a million, before it finds the first visible row.
 */
export const withoutPending = (
  parts: readonly ListPart[],
  id: RawBuilder<unknown>,
  pending: PendingIds | null,
): ListPart[] => {
  const [part, ...more] = parts;
  if (!pending || !part || more.length > 0 || part.terms.length > 0 || part.where) return [...parts];
  return [
    { ...part, where: sql`${id} > ${pending.last}` },
    { ...part, where: sql`${id} < ${pending.first}` },
  ];
};
