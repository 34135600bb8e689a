import { expect } from '@jest/globals';
import type pg from 'pg';
import { eventually } from '../eventually.ts';

/** Counts the statements that wait for a lock. */
const countWaiters = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? -1;
};

/**
 * Locks a signal's row and starts the writes one by one until all wait for it. Commits the lock's transaction, with the
 * changes of `change` in it. Returns the responses of the writes and the time of the release.
 */
export const delayWriters = async (
  pool: pg.Pool,
  signalId: number,
  writes: readonly (() => Promise<Response>)[],
  change = 'select',
): Promise<{ responses: Response[]; releasedAt: string }> => {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from signal where id = $1 for update', [signalId]);
    const answers: Promise<Response>[] = [];
    for (const write of writes) {
      answers.push(write());
      expect(
        await eventually(
          () => countWaiters(pool),
          (count) => count === answers.length,
        ),
      ).toBe(answers.length);
    }
    await holder.query(change);
    const { rows } = await holder.query<{ freed: string }>('select clock_timestamp() as freed');
    await holder.query('commit');
    return { responses: await Promise.all(answers), releasedAt: rows[0]?.freed ?? '' };
  } finally {
    holder.release();
  }
};
