import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { migrationNames } from '../../backend/src/app/migrate.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { migrations as identityMigrations } from '../../identity/src/database/migrations.ts';
import { readArchive, readHeader } from '../../scripts/backup/archive-reader.ts';
import { verifyChecksum } from '../../scripts/backup/checksum.ts';
import { entryNames, type BackupSummary } from '../../scripts/backup/backup-format.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { runCommand } from '../builders/product/command.ts';
import { run, submitSignal } from '../builders/requests/signal-requests.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startProduct, unlimited, type Product } from '../builders/product/product.ts';
import { sendReply } from '../builders/requests/reply-form.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { openTestPool } from '../builders/database/test-database.ts';
import { readReleaseView, type ReleaseView } from './read-release-view.ts';
import { releasePerson } from './release-person.ts';

const versions = readdirSync(import.meta.dirname).flatMap((name) => /^(.+)\.struma$/.exec(name)?.[1] ?? []);
const maxBackupBytes = 300_000;

/** Tables whose number of rows a later migration changes intentionally. */
const changedTables = new Set([
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'identity.migrations',
  // A migration adds items that rows of version 0.1.0 refer to.
  'public.nomenclature_item',
]);

/** Reads the summary (with the row counts), the secrets and the version of a backup. */
const readBackup = async (file: string): Promise<{ end: BackupSummary; secrets: string; version: string }> => {
  const length = await verifyChecksum(file);
  const { version } = await readHeader(file, length);
  const texts = new Map<string, string>();
  for await (const { name, bytes } of readArchive(file, length))
    texts.set(name, Buffer.concat(await bytes.toArray()).toString());
  const end = JSON.parse(texts.get(entryNames.end) ?? '') as BackupSummary;
  return { end, secrets: texts.get(entryNames.secrets) ?? '', version };
};

const namesIn = async (pool: pg.Pool, table: string): Promise<string[]> =>
  (await pool.query<{ name: string }>(`select name from ${table} order by name`)).rows.map(({ name }) => name);

const countRows = async (pool: pg.Pool, table: string): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*) as count from ${table}`)).rows[0]?.count ?? 0;

/** Columns whose sequence would next return an id that is already used. */
const findSpentSequences = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column from information_schema.columns
     where table_schema in ('public', 'identity') and is_identity = 'YES'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const spent = rows.map(async ({ table, column }) => {
    const sequence = `nextval(pg_get_serial_sequence('${table}', '${column}'))`;
    const query = `select ${sequence} <= coalesce((select max(${column}) from ${table}), 0) as is`;
    return (await pool.query<{ is: boolean }>(query)).rows[0]?.is ? [`${table}.${column}`] : [];
  });
  return (await Promise.all(spent)).flat();
};

test('the current version has a backup, and every backup is small', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  expect(versions).toContain(version);
  for (const name of versions)
    expect(statSync(join(import.meta.dirname, `${name}.struma`)).size).toBeLessThan(maxBackupBytes);
});

describe.each(versions)('an installation of version %s, restored by this version', (version) => {
  const file = join(import.meta.dirname, `${version}.struma`);
  let folder: string;
  let view: ReleaseView;
  let product: Product | undefined;
  let person: BrowserClient;

  beforeAll(async () => {
    folder = await temporaryFolder('upgrade');
    view = JSON.parse(await readFile(join(import.meta.dirname, `${version}.json`), 'utf8')) as ReleaseView;
    expect(await runCommand('restore.ts', [file], { DATA_DIR: folder })).toMatchObject({ status: 0 });
  }, 60_000);
  afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('has all migrations, the expected row counts, unused sequence numbers and its secrets', async () => {
    const { end, secrets, version: written } = await readBackup(file);
    expect(written).toBe(version);
    const cluster = await openCluster({ dataFolder: folder });
    const pool = openTestPool(cluster.url);
    try {
      expect(await namesIn(pool, 'kysely_migration')).toEqual(migrationNames());
      expect(await namesIn(pool, 'identity.migrations')).toEqual(identityMigrations.map(({ name }) => name));
      const unchanged = Object.entries(end.rows).filter(([table]) => !changedTables.has(table));
      const counts = await Promise.all(unchanged.map(async ([table]) => [table, await countRows(pool, table)]));
      expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(unchanged));
      expect(await findSpentSequences(pool)).toEqual([]);
    } finally {
      await pool.end();
      await cluster.stop();
    }
    const restored: unknown = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
    expect(restored).toMatchObject(JSON.parse(secrets) as object);
  }, 60_000);

  test('the account of the backup can sign in with the old password and see the same data, signals and files', async () => {
    product ??= await startProduct(await findFreePort(), folder, unlimited);
    person = new BrowserClient(product.address);
    await person.signIn(releasePerson.username, releasePerson.password);
    const found = await readReleaseView(person);
    expect(found).toEqual(view);
    expect([found.drafts.length, Object.keys(found.files).length > 5]).toEqual([1, true]);
  }, 120_000);

  test('stores a new signal with a new id, and a reply with a file', async () => {
    const before = view.signals.flatMap((signal) => Number((signal as { id: string }).id));
    const submitted = await submitSignal(person, { location: { latitude: 42.6, longitude: 23.1 } });
    const { signalId } = submitted['submitSignal'] as { signalId: string };
    expect(Number(signalId)).toBeGreaterThan(Math.max(...before));
    const reply = await sendReply(person, signalId, { files: [{ name: 'нова.txt', bytes: 'нова' }] });
    expect(await reply.json()).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
    const { signals } = await run(person, '{ signals { totalCount } }');
    expect(signals).toEqual({ totalCount: before.length + 1 });
  }, 30_000);
});
