import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createPool } from '../../../backend/src/kernel/database/database.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database in the PostgreSQL of the test run. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('');

/**
 * Creates a database with all tables and the fixed nomenclatures. The database is a copy of a prepared one, because
 * migrating takes ten times as long.
 */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(`template ${process.env.TEST_DATABASE_TEMPLATE ?? ''}`);

const createDatabase = async (source: string): Promise<TestDatabase> => {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin) throw new Error('Start the tests with jest from the root: its set-up starts PostgreSQL.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // PostgreSQL copies files. By default it writes each page to its log, which takes twice the processor time.
  await executeIn(admin, `create database ${name} ${source} strategy file_copy`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => executeIn(admin, `drop database if exists ${name} with (force)`) };
};

/** Opens a pool that ignores broken connections, for example after the server was killed, so that no test fails. */
export const openTestPool = (url: string, size = 2): pg.Pool => createPool({ url, size, onError: () => undefined });

const executeIn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
