import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { UnsupportedDatabase } from './unsupported-database.ts';
import { cyrillicSample } from './check-database.texts.ts';

const minVersion = 150_000;

/**
 * Checks the required properties of the database and adds missing extensions, so that the service does not start with
 * a database on which some requests would fail or be slow.
 */
export const checkDatabase = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ number: number; version: string; encoding: string }>`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`.execute(database);
  const [server] = rows;
  if (!server || server.number < minVersion) {
    throw new UnsupportedDatabase(
      `PostgreSQL 15 or newer is required; the server has version ${server?.version ?? 'unknown'}.`,
    );
  }
  if (server.encoding !== 'UTF8')
    throw new UnsupportedDatabase(`The encoding of the database must be UTF8, but is ${server.encoding}.`);
  await addExtension(database, 'pg_trgm');
  await addExtension(database, 'btree_gist');
  await checkTrigrams(database);
};

const addExtension = async (database: Database, name: string): Promise<void> => {
  try {
    await sql`create extension if not exists ${sql.id(name)}`.execute(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnsupportedDatabase(`The extension ${name} is missing and cannot be added: ${reason}`);
  }
};

/**
 * With the locale C, PostgreSQL creates no trigrams for Cyrillic, and each search by a part of a text reads all rows.
 */
const checkTrigrams = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ count: number }>`select cardinality(show_trgm(${cyrillicSample})) as count`.execute(
    database,
  );
  if (rows[0]?.count) return;
  throw new UnsupportedDatabase(
    'The locale of the database has no Cyrillic letters. Create the database with a UTF-8 locale: createdb --template=template0 --lc-ctype=C.UTF-8.',
  );
};
