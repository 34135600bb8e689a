import pg from 'pg';
import { clientWithTimeout } from '@struma/shared/client-with-timeout.ts';
import { migrations } from './migrations.ts';

export type Database = pg.Pool;
export type Queries = Pick<pg.Pool, 'query'>;

/** Longer than the time limit of a statement, so that PostgreSQL itself reports a slow statement. */
const defaultResponseTimeoutMs = 45_000;

/**
 * Opens a pool of connections. Without time limits, an unresponsive database would delay each sign-in endlessly.
 * If `responseTimeoutMs` is null, a statement may take any time.
 */
export const openDatabase = (
  url: string,
  onError: (error: Error) => void,
  responseTimeoutMs: number | null = defaultResponseTimeoutMs,
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    maxLifetimeSeconds: 300,
    connectionTimeoutMillis: 5_000,
    statement_timeout: responseTimeoutMs === null ? 0 : 30_000,
    ...(responseTimeoutMs !== null && { Client: clientWithTimeout(responseTimeoutMs) }),
    application_name: 'struma-identity',
  });
  pool.on('error', onError);
  // Without a handler an error of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};

export const inTransaction = async <T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> => {
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
};

/**
 * Migrates the schema `identity`. Several processes may start at the same time. A separate connection has no time
 * limit: a migration may take long, and so may the wait for the migration of another process.
 */
export const migrate = async (url: string, onError: (error: Error) => void): Promise<void> => {
  const database = openDatabase(url, onError, null);
  try {
    await inTransaction(database, async (queries) => {
      await lockForSetUp(queries);
      await applyMigrations(queries);
    });
  } finally {
    await database.end();
  }
};

/**
 * Runs the migrations in the caller's transaction: all, or those up to `lastStep`. The restore of an older backup first
 * creates the tables of the backup's version.
 */
export const applyMigrations = async (queries: Queries, lastStep?: string): Promise<void> => {
  await queries.query('create schema if not exists identity');
  await queries.query(
    'create table if not exists identity.migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await queries.query<{ name: string }>('select name from identity.migrations');
  const applied = new Set(rows.map((row) => row.name));
  for (const migration of migrations) {
    if (!applied.has(migration.name)) {
      await queries.query(migration.sql);
      await queries.query('insert into identity.migrations (name) values ($1)', [migration.name]);
    }
    if (migration.name === lastStep) return;
  }
};

export const lockForSetUp = async (queries: Queries): Promise<void> => {
  await queries.query("select pg_advisory_xact_lock(hashtext('struma identity set-up'))");
};
