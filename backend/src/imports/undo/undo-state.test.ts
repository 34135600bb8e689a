import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { startFileImport, type FileImport } from '../../../../tests/builders/services/file-import.ts';
import { openTestPool } from '../../../../tests/builders/database/test-database.ts';
import { openFolderStore } from '../../attachments/folder-store.ts';
import { createDatabase } from '../../kernel/database/database.ts';
import { locks } from '../../kernel/database/locks.ts';
import type { ImportServices } from '../import-services.ts';
import { undoImport } from './undo-import.ts';

let service: FileImport['service'];
let send: FileImport['send'];
let post: FileImport['post'];
let clients: FileImport['clients'];
let details: FileImport['details'];
let services: ImportServices;

const principal = { subject: 'subject-of-admin', name: 'Администратор', actions: [], groups: [] };

beforeAll(async () => {
  ({ service, send, post, clients, details } = await startFileImport());
  services = {
    database: createDatabase(service.pool),
    importPool: openTestPool(String(Object(service.pool.options).connectionString), 2),
    store: await openFolderStore(service.folder),
    log: pino({ level: 'silent' }),
  };
}, 60_000);
afterAll(async () => {
  await services?.importPool.end();
  await service?.stop();
});

/** Reads the run until its undo has ended. */
const readEnd = async (id: number): Promise<Record<string, unknown>> => {
  const { file } = await details(id);
  return file['status'] === 'UNDOING' ? readEnd(id) : file;
};

test('RQ-2 the response does not wait for a long undo: the run is first UNDOING, then UNDONE', async () => {
  const content = 'clientNumber;name;clientType\n18001;Ана;1\n';
  const { result } = await send(content);
  const other = await service.pool.connect();
  try {
    await other.query('select pg_advisory_lock($1)', [locks.importOrder]);
    expect(await undoImport(services, principal, result.importFileId, 100)).toBe(
      `(${result.importFileId}) Импортът на файла klienti.csv се отменя.`,
    );
    const { file } = await details(result.importFileId);
    expect(file).toMatchObject({ status: 'UNDOING', isUndoable: false });
    const again = await post('/struma/imports/undo', { importFileId: result.importFileId });
    expect(await again.text()).toBe('(0) Отменя се само завършен импорт.');
    expect(await clients('18001')).toEqual(['18001|Ана|1']);
  } finally {
    await other.query('select pg_advisory_unlock($1)', [locks.importOrder]);
    other.release();
  }
  expect(await readEnd(result.importFileId)).toMatchObject({
    status: 'UNDONE',
    message: 'Импортът на файла klienti.csv е отменен.',
  });
  expect(await clients('18001')).toEqual([]);
});

test('if the process ends during an undo, the import stays stored, and the run has a message about it', async () => {
  const { result } = await send('clientNumber;name;clientType\n18101;Ана;1\n');
  await service.pool.query(`update import_file set status = 'UNDOING' where id = $1`, [result.importFileId]);
  // The connection of the import may still be open when its response arrives.
  expect(await readEnd(result.importFileId)).toMatchObject({
    status: 'SUCCEEDED',
    isUndoable: true,
    message: 'Отмяната прекъсна, преди да завърши. Импортът е в сила.',
  });
  expect(await (await post('/struma/imports/undo', result)).text()).toContain('е отменен');
});
