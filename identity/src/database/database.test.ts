import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createEmptyDatabase, type TestDatabase } from '../../../tests/builders/database/test-database.ts';
import { startSilentProxy, type SilentProxy } from '../../../tests/builders/network/silent-proxy.ts';
import { inTransaction, openDatabase, type Database } from './database.ts';

let testDatabase: TestDatabase;
let proxy: SilentProxy;
let database: Database;

beforeEach(async () => {
  testDatabase = await createEmptyDatabase();
  proxy = await startSilentProxy(testDatabase.url);
  database = openDatabase(proxy.url, () => undefined, 1_500);
});
afterEach(async () => {
  await database.end();
  await proxy.stop();
  await testDatabase.drop();
});

test('AU-4 queries to an unresponsive database fail; after the database recovers, queries succeed', async () => {
  const readOne = () => inTransaction(database, (queries) => queries.query('select 1 as one'));
  await readOne();
  proxy.stopForwarding();
  await expect(readOne()).rejects.toThrow(/^Connection terminated: no response from the database/);
  proxy.resumeForwarding();
  expect((await readOne()).rows).toEqual([{ one: 1 }]);
});

test('statements have a time limit', async () => {
  expect((await database.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
});
