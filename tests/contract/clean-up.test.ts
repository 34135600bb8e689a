/** The REST service's clean-up of old rows and unreferenced files. */
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { checkDatabase } from '../../backend/src/app/check-database.ts';
import { addFixedNomenclatures } from '../../backend/src/app/fixed-nomenclatures.ts';
import type { AttachmentStore } from '../../backend/src/attachments/attachment-store.ts';
import { openFolderStore, storedFilePath } from '../../backend/src/attachments/folder-store.ts';
import { removeOrphanedFiles } from '../../backend/src/attachments/orphaned-files.ts';
import { createDatabaseOn } from '../../backend/src/kernel/database/database.ts';
import { locks } from '../../backend/src/kernel/database/locks.ts';
import { cleanUp, type CleanedUp } from '../../backend/src/clean-up/clean-up.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const twoDays = 2 * 24 * 3_600_000;
let folder: string;
let store: AttachmentStore;
let database: TestDatabase;
let client: pg.Client;
let lines: unknown[];

beforeEach(async () => {
  folder = await temporaryFolder('clean-up');
  store = await openFolderStore(folder);
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await checkDatabase(createDatabaseOn(client));
  lines = [];
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const runCleanUp = (keptDays = { activities: 730, exceptions: 90 }): Promise<CleanedUp | null> => {
  const write = (line: unknown): void => void lines.push(line);
  const log = { info: write, warn: write };
  const options = { databaseUrl: database.url, attachmentsFolder: folder, keptDays, log };
  return cleanUp(options, new AbortController().signal);
};

const storeFile = async (content: string): Promise<string> => {
  const staged = await store.receive(Readable.from([Buffer.from(content)]));
  await staged.keep();
  return staged.sha256;
};

/** Makes a file two days old. */
const age = (path: string): Promise<void> => {
  const then = new Date(Date.now() - twoDays);
  return utimes(path, then, then);
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const count = async (table: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);

describe('the clean-up', () => {
  test('removes old rows and keeps newer ones', async () => {
    await client.query(`insert into idempotency_key (subject, key, request_hash, status, body, created_on)
      select 'a', gen_random_uuid(), '', 200, '', now() - age::interval from unnest(array['6 days', '8 days', '9 days']) age`);
    await client.query(`insert into cut_off (kind, value, until, created_on)
      select 'session', age, 0, now() - age::interval from unnest(array['9 hours', '11 hours']) age`);
    await client.query(`insert into signal_event (signal_id, kind, created_at)
      select 1, 'REPLIED', now() - age::interval from unnest(array['9 days', '6 days']) age`);
    expect(await runCleanUp()).toMatchObject({ rows: { idempotency_key: 2, cut_off: 1, signal_event: 1 } });
    for (const table of ['idempotency_key', 'cut_off', 'signal_event']) expect(await count(table)).toBe(1);
    expect(lines).toMatchObject([{ removed: { rows: { idempotency_key: 2 } } }]);
  });

  test('LG-5 removes activities and exceptions after the configured days; zero days keep them all', async () => {
    await client.query(`insert into activity_log (actor, entity, entity_id, action, created_on)
      select 'Ана', 'signal', '1', 'CREATE', now() - age::interval from unnest(array['729 days', '731 days']) age`);
    await client.query(`insert into exception_log (message, created_on)
      select age, now() - age::interval from unnest(array['89 days', '91 days', '92 days']) age`);
    const cleaned = await runCleanUp({ activities: 0, exceptions: 0 });
    expect([Object.keys(cleaned?.rows ?? {}), await count('activity_log'), await count('exception_log')]).toEqual([
      ['idempotency_key', 'cut_off', 'citizen_usage', 'signal_event', 'submit_draft'],
      2,
      3,
    ]);
    expect(await runCleanUp()).toMatchObject({ rows: { activity_log: 1, exception_log: 2 } });
    expect(await count('activity_log')).toBe(1);
    expect((await client.query('select message from exception_log')).rows).toEqual([{ message: '89 days' }]);
  });

  test('keeps the last event, whose id shows that earlier events were removed', async () => {
    await client.query(`insert into signal_event (signal_id, kind, created_at)
      select signal, 'REPLIED', now() - interval '8 days' from unnest(array[7, 8, 9]) signal`);
    expect(await runCleanUp()).toMatchObject({ rows: { signal_event: 2 } });
    expect((await client.query('select signal_id from signal_event')).rows).toEqual([{ signal_id: '9' }]);
  });

  test('IM-5 keeps imported files, their originals and their error files', async () => {
    const [file, original, bad, unreferenced] = [
      await storeFile('файл'),
      await storeFile('преди'),
      await storeFile('грешни'),
      await storeFile('x'),
    ];
    await client.query(
      `insert into import_file (id, file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id, sha256)
       values (1, 'a.csv', 'text/csv', 1, 'Ана', '', 2, $1)`,
      [file],
    );
    await client.query('insert into import_original (import_file_id, sha256) values (1, $1)', [original]);
    await client.query(
      `insert into import_error_file (import_file_id, kind, file_name, row_count, sha256) values (1, 'BAD', 'bad_a.csv', 1, $1)`,
      [bad],
    );
    const paths = [file, original, bad, unreferenced].map((sha256) => storedFilePath(folder, sha256));
    await Promise.all(paths.map(age));
    expect(await runCleanUp()).toMatchObject({ files: 1 });
    expect(await Promise.all(paths.map(exists))).toEqual([true, true, true, false]);
  });

  test('removes old files without a row, and keeps recent files and files with a row', async () => {
    const referenced = await storeFile('с ред');
    const unreferenced = await storeFile('без ред');
    const recent = await storeFile('току-що');
    await addFixedNomenclatures(createDatabaseOn(client));
    await client.query(`insert into signal (title, message, status_id) values ('Теч', '', 1)`);
    await client.query(
      `insert into attachment (signal_id, order_number, file_name, content_type, size, sha256)
       select id, 0, 'файл', 'text/plain', 1, $1 from signal`,
      [referenced],
    );
    for (const sha256 of [referenced, unreferenced]) await age(storedFilePath(folder, sha256));
    expect(await runCleanUp()).toMatchObject({ files: 1 });
    const areKept = await Promise.all(
      [referenced, unreferenced, recent].map((sha256) => exists(storedFilePath(folder, sha256))),
    );
    expect(areKept).toEqual([true, false, true]);
  });

  test('keeps bytes that are stored again during the clean-up', async () => {
    const sha256 = await storeFile('същото');
    await age(storedFilePath(folder, sha256));
    const options = { folder, keptBefore: new Date(Date.now() - twoDays / 2), signal: new AbortController().signal };
    const findReferenced = async () => {
      await storeFile('същото');
      return new Set<string>();
    };
    expect(await removeOrphanedFiles({ ...options, findReferenced })).toBe(0);
    expect(await readFile(storedFilePath(folder, sha256), 'utf8')).toBe('същото');
  });

  test('restores files that a crash left in the folder of files to be removed', async () => {
    const sha256 = await storeFile('важно');
    await rm(storedFilePath(folder, sha256));
    await mkdir(join(folder, 'leaving'), { recursive: true });
    await writeFile(join(folder, 'leaving', sha256), 'важно');
    expect(await runCleanUp()).toMatchObject({ files: 0 });
    expect(await readFile(storedFilePath(folder, sha256), 'utf8')).toBe('важно');
  });

  test('removes abandoned staged files, and keeps those of running uploads', async () => {
    const staleFolder = join(folder, 'staging', `${hostname()}@999999999@1`);
    await mkdir(staleFolder);
    await writeFile(join(staleFolder, 'a'), '');
    const staged = await store.receive(Readable.from([Buffer.from('на път')]));
    expect(await runCleanUp()).toMatchObject({ staged: 1 });
    expect(await exists(staleFolder)).toBe(false);
    await staged.keep();
    expect(await exists(storedFilePath(folder, staged.sha256))).toBe(true);
  });

  test('does not start during a backup; of three simultaneous clean-ups at least one is done', async () => {
    await client.query('select pg_advisory_lock_shared($1)', [locks.cleanUp]);
    expect(await runCleanUp()).toBeNull();
    await client.query('select pg_advisory_unlock_shared($1)', [locks.cleanUp]);
    const outcomes = await Promise.all([runCleanUp(), runCleanUp(), runCleanUp()]);
    expect(outcomes.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    expect(await runCleanUp()).not.toBeNull();
  });
});
