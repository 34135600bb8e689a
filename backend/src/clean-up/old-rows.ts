import type pg from 'pg';
import { cutOffsMatterFor } from '../session/cut-off.ts';

/** Rows that nobody needs any more. The last event stays, however old: it tells those who come back what they missed. */
const spare = {
  idempotency_key: "created_on < now() - interval '7 days'",
  cut_off: `created_on < now() - interval '${cutOffsMatterFor}'`,
  signal_event: "created_at < now() - interval '7 days' and id < (select max(id) from signal_event)",
};

const batch = 10_000;

/** Removes rows that are older than they are kept, some at a time, so that nobody waits long. Answers how many went. */
export const removeOldRows = async (client: pg.ClientBase, signal: AbortSignal): Promise<Record<string, number>> => {
  const removed: Record<string, number> = {};
  for (const [table, condition] of Object.entries(spare)) {
    removed[table] = 0;
    for (let last = batch; last === batch && !signal.aborted;) {
      const { rowCount } = await client.query(
        `delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${condition} limit ${batch}))`,
      );
      last = rowCount ?? 0;
      removed[table] += last;
    }
  }
  return removed;
};
