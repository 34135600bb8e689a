import type pg from 'pg';

/** Rows that nobody needs after a time, by the column that tells their age. */
const kept = [
  { table: 'idempotency_key', column: 'created_on', interval: '7 days' },
  { table: 'cut_off', column: 'created_on', interval: '10 hours' },
  { table: 'signal_event', column: 'created_at', interval: '7 days' },
] as const;

const batch = 10_000;

/** Removes rows that are older than they are kept, some at a time, so that nobody waits long. Answers how many went. */
export const removeOldRows = async (client: pg.ClientBase, signal: AbortSignal): Promise<Record<string, number>> => {
  const removed: Record<string, number> = {};
  for (const { table, column, interval } of kept) {
    removed[table] = 0;
    for (let last = batch; last === batch && !signal.aborted;) {
      const { rowCount } = await client.query(
        `delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${column} < now() - interval '${interval}' limit ${batch}))`,
      );
      last = rowCount ?? 0;
      removed[table] += last;
    }
  }
  return removed;
};
