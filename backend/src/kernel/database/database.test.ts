import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type pg from 'pg';
import { startSilentProxy, type SilentProxy } from '../../../../tests/builders/network/silent-proxy.ts';
import {
  createEmptyDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../tests/builders/database/test-database.ts';
import { createDatabase, createPool, type Database } from './database.ts';

let testDatabase: TestDatabase;
let proxy: SilentProxy;
let pool: pg.Pool;
let database: Database;

beforeEach(async () => {
  testDatabase = await createEmptyDatabase();
  proxy = await startSilentProxy(testDatabase.url);
  pool = createPool({ url: proxy.url, size: 1, responseTimeoutMilliseconds: 1_000, onError: () => undefined });
  database = createDatabase(pool);
});
afterEach(async () => {
  await database.destroy();
  await proxy.stop();
  await testDatabase.drop();
});

const one = sql<{ one: number }>`select 1 as one`;

test('connections to an unresponsive database are closed; new connections work after its recovery', async () => {
  const transaction = await database.startTransaction().execute();
  await one.execute(transaction);
  proxy.stopForwarding();
  await expect(one.execute(transaction)).rejects.toThrow(/^Connection terminated: no response from the database/);
  await transaction
    .rollback()
    .execute()
    .catch(() => undefined);
  proxy.resumeForwarding();
  expect((await one.execute(database)).rows).toEqual([{ one: 1 }]);
});

test('an idle connection in a transaction does not time out', async () => {
  const transaction = await database.startTransaction().execute();
  await one.execute(transaction);
  const other = openTestPool(testDatabase.url, 1);
  await other.query('select pg_sleep(1.3)');
  await other.end();
  expect((await one.execute(transaction)).rows).toEqual([{ one: 1 }]);
  await transaction.commit().execute();
});
