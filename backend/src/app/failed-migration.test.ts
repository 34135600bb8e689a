import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import { fingerprints } from '../../../tests/builders/database/fingerprints.ts';
import { schemaFingerprint } from '../../../tests/builders/database/schema-fingerprint.ts';
import {
  createEmptyDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../tests/builders/database/test-database.ts';
import { createDatabase, type Database } from '../kernel/database/database.ts';
import { checkDatabase } from './check-database.ts';
import { migrate } from './migrate.ts';

let testDatabase: TestDatabase;
let pool: pg.Pool;
let database: Database;

beforeEach(async () => {
  testDatabase = await createEmptyDatabase();
  pool = openTestPool(testDatabase.url);
  database = createDatabase(pool);
});
afterEach(async () => {
  await database.destroy();
  await testDatabase.drop();
});

const readAll = async (): Promise<unknown> => [await schemaFingerprint(pool), await fingerprints(pool)];

test('a failed migration leaves rows, tables and the list of migrations unchanged', async () => {
  await checkDatabase(database);
  await migrate(database, '008-cut-offs');
  await pool.query(`insert into submitter (name) values ('Чолаков')`);
  // Migration 010 succeeds. 015 fails late: after it has created a table and functions, it creates the trigger
  // `announce_to_map`, which exists already.
  await pool.query(
    `create trigger announce_to_map after insert on pipe execute function suppress_redundant_updates_trigger()`,
  );
  const before = await readAll();
  await expect(migrate(database)).rejects.toThrow(/^The database cannot be migrated to this version \(015-map\): /);
  expect(await readAll()).toEqual(before);

  await pool.query('drop trigger announce_to_map on pipe');
  await migrate(database);
  expect((await pool.query('select name from submitter')).rows).toEqual([{ name: 'Чолаков' }]);
  expect((await pool.query('select taken_by from signal')).rows).toEqual([]);
});

test('a failed first migration adds only the tables of the migration tool, which list no migration', async () => {
  await checkDatabase(database);
  await pool.query('create table signal (id text)');
  const before = await schemaFingerprint(pool);
  await expect(migrate(database)).rejects.toThrow(/005-signals-and-breakdowns/);
  const after = await schemaFingerprint(pool);
  expect(after.filter((line) => !line.includes('kysely_migration'))).toEqual(before);
  expect((await pool.query('select from kysely_migration')).rows).toEqual([]);
});
