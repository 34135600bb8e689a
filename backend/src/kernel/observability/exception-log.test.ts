import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createTestDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../tests/builders/database/test-database.ts';
import { createDatabase, createPool } from '../database/database.ts';
import { createExceptionLog, type NewException } from './exception-log.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const exceptionOf = (changes: Partial<NewException>): NewException => ({
  username: null,
  subject: null,
  message: 'неуспех',
  stacktrace: null,
  statement: null,
  method: 'GET',
  path: '/',
  traceId: 'ab'.repeat(16),
  ...changes,
});

const openLog = () => {
  const warnings: string[] = [];
  const warn = (_fields: unknown, message?: unknown): void => void warnings.push(String(message));
  const onError = (): void => undefined;
  const database = createDatabase(createPool({ url: testDatabase.url, size: 1, onError }));
  return { log: createExceptionLog(database, { warn }), warnings };
};

test('LG-3 texts are shortened and contain no personal number and nothing that PostgreSQL rejects', async () => {
  const { log, warnings } = openLog();
  const long = 'я'.repeat(10_000);
  log.record(exceptionOf({ message: long, stacktrace: `8001011234 \0${long}`, statement: long, path: long }));
  await log.stop();
  const pool = openTestPool(testDatabase.url);
  const { rows } = await pool.query(`
    select length(message) as message, length(stacktrace) as stacktrace, length(statement) as statement,
      length(path) as path, left(stacktrace, 12) as start from exception_log`);
  expect(rows).toEqual([{ message: 2000, stacktrace: 7999, statement: 8000, path: 500, start: '•••••••••• я' }]);
  expect(warnings).toEqual([]);
  await pool.query('delete from exception_log');
  await pool.end();
});

test('LG-3 at most 100 exceptions wait to be stored; each further exception is dropped with a warning', async () => {
  const { log, warnings } = openLog();
  const pool = openTestPool(testDatabase.url);
  const holder = await pool.connect();
  await holder.query('begin; lock table exception_log in access exclusive mode');
  for (let number = 0; number < 130; number += 1) log.record(exceptionOf({}));
  await holder.query('rollback');
  holder.release();
  await log.stop();
  const { rows } = await pool.query('select count(*)::integer as rows from exception_log');
  expect([rows, warnings.length]).toEqual([[{ rows: 100 }], 30]);
  await pool.end();
});
