import { sql } from 'kysely';
import type { Database } from './database/database.ts';

/** The notification channel of changed breakdowns. These events are not stored. */
export const breakdownChannel = 'struma_breakdown_changes';

/** After the commit, notifies all listeners that a breakdown or its linked signals have changed. */
export const notifyBreakdownChange = async (transaction: Database, breakdownId: number): Promise<void> => {
  await sql`select pg_notify(${breakdownChannel}, ${JSON.stringify({ breakdownId })})`.execute(transaction);
};
