import type pg from 'pg';
import { revocationLifetime } from '../session/token-revocations.ts';

/** Days for which rows of the logs are kept. Zero keeps them forever. */
export interface KeptDays {
  activities: number;
  exceptions: number;
}

/**
 * Returns the SQL condition of expired rows for each table. The last event is never removed: its id shows reconnecting
 * clients whether events are missing.
 */
const expiredConditions = ({ activities, exceptions }: KeptDays): Record<string, string> => ({
  idempotency_key: "created_on < now() - interval '7 days'",
  cut_off: `created_on < now() - interval '${revocationLifetime}'`,
  citizen_usage: 'day < current_date - 2',
  signal_event: "created_at < now() - interval '7 days' and id < (select max(id) from signal_event)",
  submit_draft: "saved_at < now() - interval '7 days'",
  ...olderThan('activity_log', activities),
  ...olderThan('exception_log', exceptions),
});

const olderThan = (table: string, days: number): Record<string, string> =>
  days === 0 ? {} : { [table]: `created_on < now() - interval '${days} days'` };

const batchSize = 10_000;

/**
 * Removes expired rows in batches, so that other transactions do not wait long. Returns the numbers of removed rows.
 */
export const removeOldRows = async (
  client: pg.ClientBase,
  keptDays: KeptDays,
  signal: AbortSignal,
): Promise<Record<string, number>> => {
  const removed: Record<string, number> = {};
  for (const [table, condition] of Object.entries(expiredConditions(keptDays))) {
    removed[table] = 0;
    for (let last = batchSize; last === batchSize && !signal.aborted;) {
      const { rowCount } = await client.query(
        `delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${condition} limit ${batchSize}))`,
      );
      last = rowCount ?? 0;
      removed[table] += last;
    }
  }
  return removed;
};
