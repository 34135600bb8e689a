import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database.ts';

export interface SeedOptions {
  pool: Pool;
  database: Database;
  store: AttachmentStore;
  /** About how many water meters. */
  scale: number;
  log: Logger;
}

const mark = 'reference-utility';

/** Fills an empty database with the reference utility, once. A database that holds anything else is left alone. */
export const seed = async ({ pool, database, store, scale, log }: SeedOptions): Promise<void> => {
  if ((await readMark(database)) === 'filled' || !(await isEmpty(database))) return;
  await database.insertInto('installation').values({ name: mark, value: 'filling' }).execute();
  const { fillReferenceUtility } = await import('../reference-utility/fill.ts');
  await fillReferenceUtility({ pool, attachments: store, scale, log });
  await database.updateTable('installation').set({ value: 'filled' }).where('name', '=', mark).execute();
};

/** A filling that was cut off is taken back whole: nobody could have worked on it, the service was not open yet. */
export const undoCutOffSeed = async (database: Database): Promise<void> => {
  if ((await readMark(database)) !== 'filling') return;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    database,
  );
  await sql`truncate ${sql.join(rows.map((row) => sql.table(row.name)))} restart identity cascade`.execute(database);
};

const readMark = async (database: Database): Promise<string | undefined> => {
  const row = await database.selectFrom('installation').select('value').where('name', '=', mark).executeTakeFirst();
  return row?.value;
};

const isEmpty = async (database: Database): Promise<boolean> => {
  const signal = await database.selectFrom('signal').select('id').limit(1).executeTakeFirst();
  const submitter = await database.selectFrom('submitter').select('id').limit(1).executeTakeFirst();
  return !signal && !submitter;
};
