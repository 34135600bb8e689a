import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * A count with the snapshot of its statement. A snapshot identifies the transactions that a statement sees: if
 * two snapshots are equal, no transaction was committed in between, and the count is still exact.
 */
export interface Count {
  count: number;
  snapshot: string;
}

/** Counts rows and caches the counts. */
export interface RowCounter {
  /** Counts the rows of the SQL `from … where …`. */
  count(database: Database, rows: RawBuilder<unknown>): Promise<Count>;
  /** Returns the latest cached count, which may be out of date (`isOld`). Counts the rows if no count is cached. */
  cached(database: Database, rows: RawBuilder<unknown>): Promise<Count & { isOld: boolean }>;
}

const maxCachedCounts = 500;

/** Creates a counter that caches the latest 500 counts by database and statement. */
export const createRowCounter = (): RowCounter => {
  const counts = new Map<string, Count>();
  const count = async (database: Database, rows: RawBuilder<unknown>): Promise<Count> => {
    const query = sql<Count>`select count(*) as count, pg_current_snapshot()::text as snapshot ${rows}`;
    const counted = (await query.execute(database)).rows[0];
    if (!counted) throw new Error('count(*) returned no row.');
    const key = keyOf(database, rows);
    counts.delete(key);
    if (counts.size >= maxCachedCounts) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, counted);
    return counted;
  };
  return {
    count,
    cached: async (database, rows) => {
      const known = counts.get(keyOf(database, rows));
      return known ? { ...known, isOld: true } : { ...(await count(database, rows)), isOld: false };
    },
  };
};

const traceComment = /^\/\* trace:\w+ \*\/ /;

const keyOf = (database: Database, rows: RawBuilder<unknown>): string => {
  const query = rows.compile(database);
  return JSON.stringify([query.sql.replace(traceComment, ''), query.parameters]);
};
