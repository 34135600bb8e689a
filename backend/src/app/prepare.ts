import { createDatabase, createPool } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import type { Logger } from 'pino';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { checkDatabase } from './check-database.ts';
import { addFixedNomenclatures } from './fixed-nomenclatures.ts';
import { migrate } from './migrate.ts';
import { addDemoData } from './add-demo-data.ts';

export interface PrepareOptions {
  url: string;
  store: AttachmentStore;
  demo: { waterMeters: number } | null;
  log: Logger;
}

/**
 * Migrates the database, adds the fixed nomenclatures and, if `demo` is set, the demo data. Replicas that start
 * together prepare the database one after another.
 */
export const prepareDatabase = async ({ url, store, demo, log }: PrepareOptions): Promise<void> => {
  const onError = (error: Error) => log.warn({ error: error.message }, 'Database connection lost');
  const pool = createPool({ url, size: 4, statementTimeoutSeconds: 0, onError });
  const database = createDatabase(pool);
  const lockConnection = await pool.connect();
  try {
    await lockConnection.query('select pg_advisory_lock($1)', [locks.preparation]);
    await checkDatabase(database);
    await migrate(database);
    await addFixedNomenclatures(database);
    if (demo) await addDemoData({ pool, database, store, waterMeters: demo.waterMeters, log });
  } finally {
    lockConnection.release(true);
    await database.destroy();
  }
};
