import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fingerprints } from '../../../tests/builders/database/fingerprints.ts';
import { schemaFingerprint } from '../../../tests/builders/database/schema-fingerprint.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/builders/database/test-database.ts';
import { applyMigrations, inTransaction, migrate, openDatabase, type Database } from './database.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, () => undefined);
});
afterEach(async () => {
  await database.end();
  await testDatabase.drop();
});

const readAll = async (): Promise<unknown> => [await schemaFingerprint(database), await fingerprints(database)];

test('a failed migration leaves accounts, tables and the list of migrations unchanged', async () => {
  await inTransaction(database, (queries) => applyMigrations(queries, '001-realm'));
  await database.query(`insert into identity.users (username) values ('ivanova')`);
  await database.query('create table identity.artifacts (id text)');
  const before = await readAll();
  await expect(migrate(testDatabase.url, () => undefined)).rejects.toThrow(/"artifacts" already exists/);
  expect(await readAll()).toEqual(before);

  await database.query('drop table identity.artifacts');
  await migrate(testDatabase.url, () => undefined);
  expect((await database.query('select username from identity.users')).rows).toEqual([{ username: 'ivanova' }]);
  expect((await database.query('select from identity.artifacts')).rows).toEqual([]);
});

test('a failed migration also rolls back the earlier migrations of the same run', async () => {
  await database.query('create schema identity');
  await database.query('create table identity.artifacts (id text)');
  const before = await readAll();
  await expect(migrate(testDatabase.url, () => undefined)).rejects.toThrow(/"artifacts" already exists/);
  expect(await readAll()).toEqual(before);
});
