import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { FillProgress } from '@struma/demo/fill-reference-utility.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database/database.ts';

export interface DemoDataOptions {
  pool: Pool;
  database: Database;
  store: AttachmentStore;
  /** Number of water meters. */
  waterMeters: number;
  log: Logger;
}

/**
 * Adds the demo data of the reference utility to an empty database in one transaction. Other databases stay unchanged.
 */
export const addDemoData = async ({ pool, database, store, waterMeters, log }: DemoDataOptions): Promise<void> => {
  if (!(await isEmpty(database))) return;
  const { fillReferenceUtility } = await import('@struma/demo/fill-reference-utility.ts');
  await fillReferenceUtility({
    pool,
    attachments: store,
    waterMeters,
    log,
    onProgress: (progress) => {
      log.info(progress, 'Creating demo water utility');
      // The launcher prints this message.
      process.send?.({ progress: describe(progress) });
    },
  });
  // Marks the pages as all-visible, so that lists and counts use index-only scans.
  await sql`vacuum signal, response, submitter, breakdown`.execute(database);
};

const describe = ({ table, rows, step, steps }: FillProgress): string =>
  `Demo data: table ${step} of ${steps}, ${table}: ${rows} rows`;

/** A database is empty if these tables have no rows: a utility fills at least one of them first. */
const initialTables = ['signal', 'submitter', 'client', 'address', 'water_meter', 'breakdown', 'district'];

const isEmpty = async (database: Database): Promise<boolean> => {
  const checks = initialTables.map((table) => sql`exists (select from ${sql.table(table)})`);
  const { rows: found } = await sql<{ any: boolean }>`select ${sql.join(checks, sql` or `)} as any`.execute(database);
  return found[0]?.any === false;
};
