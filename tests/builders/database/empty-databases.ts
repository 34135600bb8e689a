// Databases and a file store for tests that fill the reference utility.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { createTestDatabase, openTestPool, type TestDatabase } from './test-database.ts';
import type { fillReferenceUtility } from '@struma/demo/fill-reference-utility.ts';

type FileStore = Parameters<typeof fillReferenceUtility>[0]['attachments'];

const opened: { pool: pg.Pool; database: TestDatabase }[] = [];

/** Creates a migrated database that contains only the fixed nomenclatures. */
export const openDatabase = async (): Promise<pg.Pool> => {
  const database = await createTestDatabase();
  const pool = openTestPool(database.url);
  opened.push({ pool, database });
  return pool;
};

/** Drops the databases that `openDatabase` created. */
export const dropDatabases = async (): Promise<void> => {
  for (const { pool, database } of opened) {
    await pool.end();
    await database.drop();
  }
};

/** Creates a file store that keeps the files in `files`, each under its SHA-256. */
export const storeIn = (files: Map<string, Buffer>): FileStore => ({
  receive: async (bytes: Readable) => {
    const content = Buffer.concat(await bytes.toArray());
    const sha256 = createHash('sha256').update(content).digest('hex');
    return {
      sha256,
      size: content.length,
      keep: async () => {
        files.set(sha256, content);
      },
    };
  },
});

/** The tables that hold the demo data. */
export const tables = [
  'district',
  'municipality',
  'town',
  'street',
  'carnet',
  'client',
  'address',
  'pipe',
  'valve',
  'water_source',
  'svo_line',
  'base_map_feature',
  'auditor',
  'water_meter',
  'audit',
  'submitter',
  'breakdown',
  'signal',
  'response',
  'attachment',
  'import_file',
  'log_entry',
  'exception_log',
  'activity_log',
];

export const count = async (pool: pg.Pool, table: string, condition = 'true'): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
  );
  return rows[0]?.count ?? NaN;
};
