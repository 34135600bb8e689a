import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database.ts';

export interface SeedOptions {
  pool: Pool;
  database: Database;
  store: AttachmentStore;
  /** About how many water meters. */
  scale: number;
  log: Logger;
}

/** Fills an empty database with the reference utility, whole or not at all. A database that holds anything is left alone. */
export const seed = async ({ pool, database, store, scale, log }: SeedOptions): Promise<void> => {
  if (!(await isEmpty(database))) return;
  const { fillReferenceUtility } = await import('../reference-utility/fill.ts');
  await fillReferenceUtility({ pool, attachments: store, scale, log });
  // Marks the pages as visible to all, so that lists and counts read their indexes alone.
  await sql`vacuum signal, response, submitter, breakdown`.execute(database);
};

const isEmpty = async (database: Database): Promise<boolean> => {
  const signal = await database.selectFrom('signal').select('id').limit(1).executeTakeFirst();
  const submitter = await database.selectFrom('submitter').select('id').limit(1).executeTakeFirst();
  return !signal && !submitter;
};
