import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { openTestPool } from '../../../../tests/builders/database/test-database.ts';
import { temporaryFolder } from '../../../../tests/builders/files/temporary-folder.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { openFolderStore } from '../../attachments/folder-store.ts';
import { createDatabase } from '../../kernel/database/database.ts';
import { watchFolder } from './watched-folder.ts';

let service: TestService;
let databaseUrl: string;

beforeAll(async () => {
  service = await startTestService();
  databaseUrl = String(Object(service.pool.options).connectionString);
}, 60_000);
afterAll(() => service?.stop());

const header = 'clientNumber;name;clientType\n';

const runs = async (fileName: string): Promise<string[]> => {
  const { rows } = await service.pool.query<{ text: string }>(
    `select concat_ws(' ', status, definition_id, attached_by_user) as text from import_file
     where file_name = $1 order by id`,
    [fileName],
  );
  return rows.map(({ text }) => text);
};

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

test('files of the watched folder are imported once and moved to done or failed, also with two watchers', async () => {
  const folder = await temporaryFolder('watched');
  await mkdir(join(folder, '2'), { recursive: true });
  await writeFile(join(folder, '2', 'нощен.CSV'), `${header}50001;Ана;1\n`);
  await writeFile(join(folder, '2', 'грешен.csv'), '%PDF');
  await writeFile(join(folder, '2', '8506151239\n.csv'), `${header}50003;Вера;1\n`);
  // With the time as a prefix, this name would exceed 255 bytes.
  await writeFile(join(folder, '2', `${'д'.repeat(120)}.csv`), `${header}50002;Боян;1\n`);
  const store = await openFolderStore(service.folder);
  const log = pino({ level: 'silent' });
  const importPool = openTestPool(databaseUrl, 6);
  const services = { database: createDatabase(service.pool), importPool, store, log };
  const watches = [1, 2].map(() => watchFolder(services, folder, 20));
  try {
    const moved = async (): Promise<number> =>
      (await namesIn(join(folder, '2', 'done'))).length + (await namesIn(join(folder, '2', 'failed'))).length;
    expect(await eventually(moved, (count) => count === 4)).toBe(4);
    expect((await namesIn(join(folder, '2', 'done'))).join()).toMatch(/^(?=.* д+\.csv)(?=.* нощен\.CSV)/s);
    expect((await namesIn(join(folder, '2', 'failed'))).join()).toMatch(/ грешен\.csv$/);
    expect(await runs('нощен.CSV')).toEqual(['SUCCEEDED 2 Наблюдавана папка']);
    expect(await runs('••••••••••.csv')).toEqual(['SUCCEEDED 2 Наблюдавана папка']);
    expect(await runs('грешен.csv')).toEqual(['FAILED 2 Наблюдавана папка']);
  } finally {
    await Promise.all(watches.map((watch) => watch.stop()));
    await importPool.end();
  }
});

const command = (...parameters: string[]): Promise<{ status: number; output: string }> =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, 'import-command.ts');
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ATTACHMENTS_DIR: service.folder,
      ATTACHMENTS_RESERVE_MB: '0',
    };
    execFile(process.execPath, [script, ...parameters], { env }, (error, stdout, stderr) =>
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });

test('npm run import: a dry run stores no clients, and the same file is imported only once', async () => {
  const file = join(await temporaryFolder('command'), 'команден.csv');
  await writeFile(file, `${header}51001;Ана;1\n51002;Боян;x\n`);
  const checked = await command(file, '--definition', '2', '--dry-run');
  expect(checked).toMatchObject({ status: 0, output: expect.stringContaining('Нищо не е записано') });
  const imported = await command(file, '--definition', '2');
  expect(imported.output).toMatch(
    /е импортиран\.\nНови: 1\n.*\n.*\nГрешен формат: 1\. Необработени: 0\.\n\/import_file\/preview\/\d+/,
  );
  const again = await command(file, '--definition', '2');
  expect(again).toMatchObject({ status: 0, output: expect.stringContaining('Същият файл вече е импортиран') });
  expect((await runs('команден.csv')).map((text) => text.split(' ')[0])).toEqual(['CHECKED', 'SUCCEEDED', 'FAILED']);
  expect((await command(file)).status).toBe(1);
  expect((await command('няма.csv', '--definition', '2')).status).toBe(1);
}, 60_000);
