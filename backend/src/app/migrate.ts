import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../kernel/database/database.ts';
import { migrations } from './migrations.generated.ts';
import { UnsupportedDatabase } from './unsupported-database.ts';

/** Migrates the database to this version, or only up to `lastStep`, in one transaction. */
export const migrate = async (database: Database, lastStep?: string): Promise<void> => {
  await refuseNewer(database);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (lastStep === undefined ? migrator.migrateToLatest() : migrator.migrateTo(lastStep));
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step';
  throw new UnsupportedDatabase(`The database cannot be migrated to this version (${failed}): ${messageOf(error)}`);
};

/** Returns the names of this version's migrations, oldest first. */
export const migrationNames = (): string[] => Object.keys(migrations);

const refuseNewer = async (database: Database): Promise<void> => {
  if (!(await hasMigrations(database))) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const unknown = rows.filter((row) => !Object.hasOwn(migrations, row.name)).map((row) => row.name);
  if (unknown.length === 0) return;
  throw new UnsupportedDatabase(
    `The database belongs to a newer version of Struma (it has ${unknown.join(', ')}). Start that version or use another database.`,
  );
};

/**
 * Checks whether the table of applied migrations exists. In a new database the table is missing, and a query of it
 * would fail.
 */
const hasMigrations = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(
    database,
  );
  return rows[0]?.is === true;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
