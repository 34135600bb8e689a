import { open, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { addFixedNomenclatures } from '../../backend/src/app/fixed-nomenclatures.ts';
import { checkDatabase } from '../../backend/src/app/check-database.ts';
import { migrate } from '../../backend/src/app/migrate.ts';
import { openFolderStore, storedFilePath } from '../../backend/src/attachments/folder-store.ts';
import { createDatabaseOn, type Database } from '../../backend/src/kernel/database/database.ts';
import { fingerprints, sequences } from '../../tests/builders/database/fingerprints.ts';
import { createEmptyDatabase, type TestDatabase } from '../../tests/builders/database/test-database.ts';
import type { BackupSummary } from './backup-format.ts';
import type { Installation } from './installation.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';

interface TestInstallation extends Installation {
  database: TestDatabase;
  client: pg.Client;
}

let folder: string;
let installations: TestInstallation[];
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder('restore');
  file = join(folder, 'backup.struma');
  installations = [];
});

afterEach(async () => {
  for (const { client, database } of installations) {
    await client.end();
    await database.drop();
  }
  await rm(folder, { recursive: true, force: true });
});

/** An empty database and an empty folder. */
const createInstallation = async (): Promise<TestInstallation> => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const home = join(folder, `installation-${installations.length}`);
  const installation = {
    database,
    client,
    databaseUrl: database.url,
    isShared: true,
    attachmentsFolder: join(home, 'attachments'),
    secretsFile: join(home, 'secrets.json'),
    close: async () => undefined,
  };
  installations.push(installation);
  return installation;
};

const databaseOf = ({ client }: TestInstallation): Database => createDatabaseOn(client);

/** Creates an installation of this version with a signal and attachments. `files`: checksums of the attachments. */
const createFilledInstallation = async (...contents: string[]): Promise<TestInstallation & { files: string[] }> => {
  const installation = await createInstallation();
  const store = await openFolderStore(installation.attachmentsFolder);
  await checkDatabase(databaseOf(installation));
  await migrate(databaseOf(installation));
  await addFixedNomenclatures(databaseOf(installation));
  const { rows } = await installation.client.query<{ id: string }>(
    `insert into signal (title, message, status_id) values ('Теч', E'две\\nлинии\\tи \\\\', 1) returning id`,
  );
  const files = [];
  for (const [index, content] of contents.entries()) {
    const staged = await store.receive(Readable.from([Buffer.from(content)]));
    await staged.keep();
    await installation.client.query(
      `insert into attachment (signal_id, order_number, file_name, content_type, size, sha256) values ($1, $2, 'файл', 'text/plain', $3, $4)`,
      [rows[0]?.id, index, staged.size, staged.sha256],
    );
    files.push(staged.sha256);
  }
  await writeFile(installation.secretsFile, '{"sessionKeys":"a"}');
  return { ...installation, files };
};

const backUp = (installation: Installation, target = file): Promise<BackupSummary> =>
  makeBackup(installation, { file: target, signal: new AbortController().signal });

const restore = async (installation: Installation, mayReplace = false): Promise<BackupSummary> =>
  restoreBackup(await checkBackup(file), installation, { mayReplace });

const isEmpty = async ({ client }: TestInstallation): Promise<boolean> =>
  Object.keys(await fingerprints(client)).length === 0;

describe('a restored backup', () => {
  test('has every row, every sequence, every file and the secrets', async () => {
    const source = await createFilledInstallation('план', 'снимка', 'план');
    const target = await createInstallation();
    expect(await backUp(source)).toMatchObject({ files: 2, missing: [], damaged: [] });
    await restore(target);
    expect(await fingerprints(target.client)).toEqual(await fingerprints(source.client));
    expect(await sequences(target.client)).toEqual(await sequences(source.client));
    for (const sha256 of source.files) {
      const [before, after] = [
        storedFilePath(source.attachmentsFolder, sha256),
        storedFilePath(target.attachmentsFolder, sha256),
      ];
      expect(await readFile(after)).toEqual(await readFile(before));
    }
    expect(await readFile(target.secretsFile, 'utf8')).toBe('{"sessionKeys":"a"}');
    expect((await stat(target.secretsFile)).mode & 0o777).toBe(0o600);
    const next = `insert into signal (title, message, status_id) values ('Нов', '', 1) returning id`;
    expect((await target.client.query(next)).rows).toEqual((await source.client.query(next)).rows);
    await expect(target.client.query('update attachment set signal_id = 0')).rejects.toThrow(/foreign key/);
  });

  test('IM-5 has an imported file, its original from before the repair, and its error file', async () => {
    const source = await createFilledInstallation();
    const store = await openFolderStore(source.attachmentsFolder);
    const keep = async (content: string): Promise<string> => {
      const staged = await store.receive(Readable.from([Buffer.from(content)]));
      await staged.keep();
      return staged.sha256;
    };
    const contents = ['поправен', 'преди поправката', 'грешни редове'];
    const [repaired, original, bad] = await Promise.all(contents.map(keep));
    await source.client.query(
      `insert into import_file (id, file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id, sha256)
       values (7, 'водомери.csv', 'text/csv', 16, 'Ана', $1, 4, $1)`,
      [repaired],
    );
    await source.client.query('insert into import_original (import_file_id, sha256) values (7, $1)', [original]);
    await source.client.query(
      `insert into import_error_file (import_file_id, kind, file_name, row_count, sha256) values (7, 'BAD', 'bad.csv', 1, $1)`,
      [bad],
    );
    expect(await backUp(source)).toMatchObject({ files: 3, missing: [], damaged: [] });
    await rm(source.attachmentsFolder, { recursive: true });
    const target = await createInstallation();
    await restore(target);
    const { rows } = await target.client.query<Record<string, string>>(`
      select f.sha256 as repaired, o.sha256 as original, e.sha256 as bad from import_original o
      join import_file f on f.id = o.import_file_id join import_error_file e on e.import_file_id = f.id`);
    expect(rows).toEqual([{ repaired, original, bad }]);
    const paths = [repaired, original, bad].map((sha256 = '') => storedFilePath(target.attachmentsFolder, sha256));
    expect(await Promise.all(paths.map((path) => readFile(path, 'utf8')))).toEqual(contents);
  });

  test('of an older version is migrated to this version', async () => {
    const source = await createInstallation();
    await checkDatabase(databaseOf(source));
    await migrate(databaseOf(source), '005-signals-and-breakdowns');
    await source.client.query(`insert into submitter (name) values ('Чолаков')`);
    await backUp(source);
    const target = await createInstallation();
    await restore(target);
    expect((await target.client.query('select name from submitter')).rows).toEqual([{ name: 'Чолаков' }]);
    const steps = 'select name from kysely_migration order by name';
    const { rows: taken } = await target.client.query<{ name: string }>(steps);
    expect(taken.length).toBeGreaterThan((await source.client.query(steps)).rows.length);
    await expect(target.client.query('select from idempotency_key')).resolves.toBeDefined();
  });

  test('replaces existing data only with --replace, and then completely', async () => {
    const source = await createFilledInstallation('план');
    await backUp(source);
    const before = await fingerprints(source.client);
    await source.client.query(`insert into signal (title, message, status_id) values ('По-късно', '', 1)`);
    await source.client.query("create view public.own as select 1 as one; create type public.kind as enum ('a')");
    await expect(restore(source)).rejects.toThrow(
      /^The database is not empty\. Restore into an empty one, or add --replace/,
    );
    await restore(source, true);
    expect(await fingerprints(source.client)).toEqual(before);
    await expect(source.client.query('select from public.own')).rejects.toThrow(/does not exist/);
  });
});

describe('a backup', () => {
  test('never overwrites a file; a failed backup leaves no file', async () => {
    const source = await createFilledInstallation();
    await writeFile(file, 'older');
    await expect(backUp(source)).rejects.toThrow(/exists already/);
    expect(await readFile(file, 'utf8')).toBe('older');
    const aborted = AbortSignal.abort(new Error('Stopped.'));
    await expect(makeBackup(source, { file: `${file}.2`, signal: aborted })).rejects.toThrow();
    await expect(backUp(source, join(folder, 'nowhere/a'))).rejects.toThrow(/ENOENT/);
    expect((await readdir(folder)).filter((name) => name.includes('backup.struma'))).toEqual(['backup.struma']);
  });

  test('of a database without tables is refused', async () => {
    await expect(backUp(await createInstallation())).rejects.toThrow(/nothing to back up/);
  });

  test('reports missing and changed attachments, and contains everything else', async () => {
    const source = await createFilledInstallation('има', 'няма', 'друго');
    const [, gone = '', changed = ''] = source.files;
    await rm(storedFilePath(source.attachmentsFolder, gone));
    await writeFile(storedFilePath(source.attachmentsFolder, changed), 'развалено');
    expect(await backUp(source)).toMatchObject({ files: 2, missing: [gone], damaged: [changed] });
    expect(await restore(await createInstallation())).toMatchObject({ missing: [gone], damaged: [changed] });
  });
});

describe('a refused or failed restore changes nothing', () => {
  test('if the file is incomplete, changed or no backup', async () => {
    await backUp(await createFilledInstallation('план'));
    const target = await createInstallation();
    const { size } = await stat(file);
    for (const position of [10, 600, Math.floor(size / 2), size - 80, size - 20]) {
      const changed = await open(file, 'r+');
      const { buffer } = await changed.read(Buffer.alloc(1), 0, 1, position);
      await changed.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position);
      await expect(restore(target)).rejects.toThrow(/checksum is wrong|last line is missing/);
      await changed.write(buffer, 0, 1, position);
      await changed.close();
    }
    await truncate(file, size - 1);
    await expect(restore(target)).rejects.toThrow(/incomplete/);
    await writeFile(file, 'текст');
    await expect(restore(target)).rejects.toThrow(/not a backup of Struma/);
    expect(await isEmpty(target)).toBe(true);
    await expect(stat(target.attachmentsFolder)).rejects.toThrow(/ENOENT/);
  });

  test('with --replace, if writing the attachments fails', async () => {
    await backUp(await createFilledInstallation('план'));
    const target = await createFilledInstallation();
    const before = await fingerprints(target.client);
    await rm(target.attachmentsFolder, { recursive: true });
    await writeFile(target.attachmentsFolder, 'no folder');
    await expect(restore(target, true)).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(await fingerprints(target.client)).toEqual(before);
  });

  test('if a foreign key is violated after all rows are loaded', async () => {
    const source = await createFilledInstallation('план');
    await source.client.query('alter table attachment disable trigger all');
    await source.client.query('update attachment set signal_id = 999');
    await writeFile(source.secretsFile, '{"sessionKeys":"other"}');
    await backUp(source);
    const target = await createFilledInstallation();
    const before = await fingerprints(target.client);
    await expect(restore(target, true)).rejects.toThrow(/foreign key/);
    expect(await fingerprints(target.client)).toEqual(before);
    expect(await readFile(target.secretsFile, 'utf8')).toBe('{"sessionKeys":"a"}');
    expect(new Set(await readdir(dirname(target.secretsFile)))).toEqual(new Set(['attachments', 'secrets.json']));
  });

  test('if the backup was made by a newer version', async () => {
    const source = await createFilledInstallation();
    await source.client.query(`insert into kysely_migration values ('999-later', now())`);
    await backUp(source);
    const target = await createInstallation();
    await expect(restore(target)).rejects.toThrow(/newer version of Struma[^]*999-later/);
    expect(await isEmpty(target)).toBe(true);
  });

  test('if the product is using the database', async () => {
    await backUp(await createFilledInstallation());
    const target = await createInstallation();
    const busy = new pg.Client({ connectionString: target.databaseUrl, application_name: 'struma' });
    await busy.connect();
    await expect(restore(target)).rejects.toThrow(/Struma is using this database/);
    await busy.end();
    expect(await isEmpty(target)).toBe(true);
  });

  test('if the database is empty, but attachments exist', async () => {
    await backUp(await createFilledInstallation('план'));
    const target = await createInstallation();
    const staged = await (await openFolderStore(target.attachmentsFolder)).receive(Readable.from([Buffer.from('мое')]));
    await staged.keep();
    await expect(restore(target)).rejects.toThrow(/holds files already/);
    expect(await isEmpty(target)).toBe(true);
  });
});
