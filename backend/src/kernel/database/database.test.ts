import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type pg from 'pg';
import { startSilentProxy, type SilentProxy } from '../../../../tests/builders/silent-proxy.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../../tests/builders/test-database.ts';
import { createDatabase, createPool, type Database } from './database.ts';

let testDatabase: TestDatabase;
let proxy: SilentProxy;
let pool: pg.Pool;
let database: Database;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  proxy = await startSilentProxy(testDatabase.url);
  pool = createPool({ url: proxy.url, size: 1, silenceMilliseconds: 1_000, onError: () => undefined });
  database = createDatabase(pool);
});
afterEach(async () => {
  await database.destroy();
  await proxy.stop();
  await testDatabase.drop();
});

const one = sql<{ one: number }>`select 1 as one`;

test('a database that falls silent is given up, and asked again once it speaks', async () => {
  const transaction = await database.startTransaction().execute();
  await one.execute(transaction);
  proxy.fallSilent();
  await expect(one.execute(transaction)).rejects.toThrow(/^Connection terminated: the database was silent/);
  await transaction
    .rollback()
    .execute()
    .catch(() => undefined);
  proxy.speak();
  expect((await one.execute(database)).rows).toEqual([{ one: 1 }]);
});

test('a connection that somebody holds without asking may be silent', async () => {
  const transaction = await database.startTransaction().execute();
  await one.execute(transaction);
  const other = openTestPool(testDatabase.url, 1);
  await other.query('select pg_sleep(1.3)');
  await other.end();
  expect((await one.execute(transaction)).rows).toEqual([{ one: 1 }]);
  await transaction.commit().execute();
});
