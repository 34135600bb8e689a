import { sql } from 'kysely';
import type { Database } from './database/database.ts';

/** The notification channel of changed reference lists. These events are not stored. */
export const nomenclatureChannel = 'struma_nomenclature_changes';

/**
 * After the commit, notifies all listeners that an item was added or changed. The listeners then read the choices
 * again.
 */
export const notifyNomenclatureChange = async (
  transaction: Database,
  change: { nomenclatureId: number; itemId: number },
): Promise<void> => {
  await sql`select pg_notify(${nomenclatureChannel}, ${JSON.stringify(change)})`.execute(transaction);
};
