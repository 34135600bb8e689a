import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../backend/src/kernel/database/database.ts';
import { migrate, migrationNames } from '../../backend/src/app/migrate.ts';
import { applyMigrations } from '../../identity/src/database/database.ts';
import { migrations as identityMigrations } from '../../identity/src/database/migrations.ts';
import type pg from 'pg';
import {
  BackupError,
  quote,
  quoteQualified,
  schemas,
  tableKey,
  type BackupHeader,
  type BackupTable,
} from './backup-format.ts';
import { tablesQuery } from './database-reader.ts';

/** A transaction, and the connection on which it runs. */
export interface RestoreTransaction {
  client: pg.ClientBase;
  transaction: Database;
}

/** Refuses a database that is in use and, unless `mayReplace` is true, a database that is not empty. */
export const checkTarget = async (client: pg.ClientBase, mayReplace: boolean): Promise<void> => {
  if (await isInUse(client))
    throw new BackupError('Struma is using this database. Stop Struma first; nothing was done.');
  const { rows: tables } = await client.query(tablesQuery, [schemas]);
  if (tables.length > 0 && !mayReplace)
    throw new BackupError(
      'The database is not empty. Restore into an empty one, or add --replace to replace its contents; nothing was done.',
    );
};

/** True if the product is connected. Waits up to two seconds for a process that has just ended. */
const isInUse = async (client: pg.ClientBase): Promise<boolean> => {
  for (let attemptsLeft = 20; ; attemptsLeft -= 1) {
    const { rows } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'struma%' limit 1`,
    );
    if (rows.length === 0 || attemptsLeft === 0) return rows.length > 0;
    await pause(recheckMs);
  }
};

const recheckMs = 100;

/** Refuses a backup with migrations that this version does not know. */
export const checkVersion = ({ version, migrations }: BackupHeader): void => {
  const knownMigrations = new Set(migrationNames());
  const knownIdentityMigrations = new Set(identityMigrations.map(({ name }) => name));
  const unknown = [
    ...(migrations.backend ?? []).filter((name) => !knownMigrations.has(name)),
    ...(migrations.identity ?? []).filter((name) => !knownIdentityMigrations.has(name)),
  ];
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer version of Struma. Restore it with Struma ${version}. Unknown migrations: ${unknown.join(', ')}.`,
    );
};

/** Removes every table, view, sequence, function, type and collation of the product's schemas; extensions stay. */
export const dropEverything = async (client: pg.ClientBase): Promise<void> => {
  await client.query('drop schema if exists identity cascade');
  for (;;) {
    const { rows } = await client.query<{ statement: string }>(dropStatements);
    const [first] = rows;
    if (!first) return;
    await client.query(first.statement);
  }
};

/** Creates the tables of the backup's version. */
export const createTables = async (
  { client, transaction }: RestoreTransaction,
  { migrations }: BackupHeader,
): Promise<void> => {
  if (migrations.backend) await migrate(transaction, migrations.backend.at(-1));
  if (migrations.identity) await applyMigrations(client, migrations.identity.at(-1));
};

/** Migrates the restored tables to this version. */
export const migrateToThisVersion = async (
  { client, transaction }: RestoreTransaction,
  { migrations }: BackupHeader,
): Promise<void> => {
  if (migrations.backend) await migrate(transaction);
  if (migrations.identity) await applyMigrations(client);
};

/**
 * Prepares the tables for loading: empties them, drops their foreign keys and disables their triggers. Returns a
 * function that restores foreign keys and triggers.
 */
export const prepareTables = async (client: pg.ClientBase, toLoad: BackupTable[]): Promise<() => Promise<void>> => {
  const { rows: tables } = await client.query<BackupTable>(tablesQuery, [schemas]);
  refuseIncompatible(tables, toLoad);
  const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(foreignKeys, [
    schemas,
  ]);
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  for (const table of tables) await client.query(`alter table ${quoteQualified(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoteQualified).join(', ')}`);
  return async () => {
    for (const { table, name, definition } of constraints)
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
    for (const table of tables) await client.query(`alter table ${quoteQualified(table)} enable trigger user`);
  };
};

/** Refuses a backup with tables or columns that the database does not have. */
const refuseIncompatible = (tables: BackupTable[], toLoad: BackupTable[]): void => {
  const columns = new Map(tables.map((table) => [tableKey(table), new Set(table.columns)]));
  for (const table of toLoad) {
    const key = tableKey(table);
    const missing = table.columns.filter((column) => !columns.get(key)?.has(column));
    if (missing.length > 0)
      throw new BackupError(
        `The backup contains ${key} (${missing.join(', ')}), which this version of Struma does not have. Nothing was done.`,
      );
  }
};

const foreignKeys = `
  select format('%I.%I', n.nspname, c.relname) as table, o.conname as name, pg_get_constraintdef(o.oid) as definition
  from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
  where o.contype = 'f' and o.conparentid = 0 and n.nspname = any ($1) order by 1, 2`;

const notOfExtension = `not exists (select from pg_depend d where d.classid = o.tableoid and d.objid = o.oid and d.deptype in ('e', 'i'))`;

/** The drop statement of one remaining object of the schema `public`: tables and views first, collations last. */
const dropStatements = `
  select format('drop %s if exists public.%s cascade', kind, name) as statement from (
    select 1 as place, case o.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
      format('%I', o.relname) as name
    from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p', 'v', 'm', 'S') and ${notOfExtension}
    union all
    select 2, 'routine', format('%I(%s)', o.proname, pg_get_function_identity_arguments(o.oid))
    from pg_proc o where o.pronamespace = 'public'::regnamespace and ${notOfExtension}
    union all
    select 3, 'type', format('%I', o.typname)
    from pg_type o where o.typnamespace = 'public'::regnamespace and o.typtype in ('e', 'd', 'c') and ${notOfExtension}
      and (o.typrelid = 0 or exists (select from pg_class c where c.oid = o.typrelid and c.relkind = 'c'))
    union all
    select 4, 'collation', format('%I', o.collname)
    from pg_collation o where o.collnamespace = 'public'::regnamespace and ${notOfExtension}
  ) as things order by place limit 1`;
