import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * A count with the snapshot that it was taken under. PostgreSQL's snapshot names the set of transactions that a statement
 * sees: under an equal one nothing has been committed in between, so the count holds.
 */
export interface Count {
  count: number;
  snapshot: string;
}

/** Counts rows, and remembers what it counted. */
export interface RowCounter {
  /** Counts the rows of a `from … where …`, exactly. */
  count(database: Database, rows: RawBuilder<unknown>): Promise<Count>;
  /** The count that was taken last, whatever has changed since; counts where there was none. */
  remembered(database: Database, rows: RawBuilder<unknown>): Promise<Count & { isOld: boolean }>;
}

const rememberedCounts = 500;

/** Remembers the latest few hundred counts, each by the database and the statement. */
export const createRowCounter = (): RowCounter => {
  const counts = new Map<string, Count>();
  const count = async (database: Database, rows: RawBuilder<unknown>): Promise<Count> => {
    const query = sql<Count>`select count(*) as count, pg_current_snapshot()::text as snapshot ${rows}`;
    const counted = (await query.execute(database)).rows[0];
    if (!counted) throw new Error('count(*) gave no row.');
    const key = keyOf(database, rows);
    counts.delete(key);
    if (counts.size >= rememberedCounts) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, counted);
    return counted;
  };
  return {
    count,
    remembered: async (database, rows) => {
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
