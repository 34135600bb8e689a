import { createTestDatabase, openTestPool, type TestDatabase } from './test-database.ts';

export interface ClockedDatabase extends TestDatabase {
  /** Sets by how many milliseconds the clock is ahead of the real time. */
  setClock(milliseconds: number): Promise<void>;
}

/** A migrated database whose time functions follow a clock that the test sets. */
export const createClockedDatabase = async (): Promise<ClockedDatabase> => {
  const database = await createTestDatabase();
  const pool = openTestPool(database.url, 1);
  const functions = ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp'].map(
    (name) => `
      create function clock.${name}() returns timestamptz language sql stable
      as 'select pg_catalog.${name}() + shift from clock.setting';`,
  );
  await pool.query(`
    create schema clock;
    create table clock.setting (shift interval not null);
    insert into clock.setting values ('0');
    ${functions.join('')}`);
  // The schema `clock` is searched before pg_catalog, so that its functions replace those of PostgreSQL.
  const path = 'public, clock, pg_catalog';
  await pool.query(`alter database "${new URL(database.url).pathname.slice(1)}" set search_path = ${path}`);
  return {
    url: database.url,
    setClock: async (milliseconds) => {
      await pool.query('update clock.setting set shift = make_interval(secs => $1)', [milliseconds / 1000]);
    },
    drop: async () => {
      await pool.end();
      await database.drop();
    },
  };
};
