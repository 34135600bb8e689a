import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * A row count with PostgreSQL's snapshot. The snapshot identifies the transactions that a statement sees: if two
 * snapshots are equal, nothing was committed in between and the count is still exact.
 */
export interface Count {
  count: number;
  snapshot: string;
}

/** Counts rows and caches the results. */
export interface RowCounter {
  /** Counts the rows of a `from … where …` exactly. */
  count(database: Database, rows: RawBuilder<unknown>): Promise<Count>;
  /** The cached count, which may be stale; counts if the cache has none. */
  countCached(database: Database, rows: RawBuilder<unknown>): Promise<Count & { isStale: boolean }>;
}

const maxCachedCounts = 500;

/** Caches the latest counts per database and statement. */
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
    countCached: async (database, rows) => {
      const cached = counts.get(keyOf(database, rows));
      return cached ? { ...cached, isStale: true } : { ...(await count(database, rows)), isStale: false };
    },
  };
};

const traceComment = /^\/\* trace:\w+ \*\/ /;

const keyOf = (database: Database, rows: RawBuilder<unknown>): string => {
  const query = rows.compile(database);
  return JSON.stringify([query.sql.replace(traceComment, ''), query.parameters]);
};
