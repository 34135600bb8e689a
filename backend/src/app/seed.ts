import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database/database.ts';

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

/** What a utility begins with, be it by hand or by its first import. */
const begunWith = ['signal', 'submitter', 'client', 'address', 'water_meter', 'breakdown', 'district'];

const isEmpty = async (database: Database): Promise<boolean> => {
  const rows = begunWith.map((table) => sql`exists (select from ${sql.table(table)})`);
  const { rows: found } = await sql<{ any: boolean }>`select ${sql.join(rows, sql` or `)} as any`.execute(database);
  return found[0]?.any === false;
};
