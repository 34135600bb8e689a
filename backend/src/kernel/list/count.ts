import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database.ts';

/** Counts the rows of a `from … where …`, exactly. */
export type Counter = (database: Database, rows: RawBuilder<unknown>) => Promise<number>;

const rememberedCounts = 500;

/**
 * A counter that remembers. PostgreSQL's snapshot names the set of transactions that a statement sees, so a count taken
 * under an equal snapshot is the count of now: nothing has been committed since. Anything else is counted anew.
 */
export const createCounter = (): Counter => {
  const counts = new Map<string, { snapshot: string; count: number }>();
  return async (database, rows) => {
    const query = sql<Counted>`select count(*) as count, pg_current_snapshot()::text as snapshot ${rows}`.compile(
      database,
    );
    const key = JSON.stringify([query.sql.replace(traceComment, ''), query.parameters]);
    const known = counts.get(key);
    if (known && known.snapshot === (await presentSnapshot(database))) return known.count;
    const counted = (await database.executeQuery(query)).rows[0];
    if (!counted) throw new Error('count(*) gave no row.');
    counts.delete(key);
    if (counts.size >= rememberedCounts) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, counted);
    return counted.count;
  };
};

interface Counted {
  count: number;
  snapshot: string;
}

const traceComment = / \/\* trace:\w+ \*\/$/;

const presentSnapshot = async (database: Database): Promise<string | undefined> => {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(database);
  return rows[0]?.snapshot;
};
