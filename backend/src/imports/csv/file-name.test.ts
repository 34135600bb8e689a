import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFileImport, type FileImport } from '../../../../tests/builders/services/file-import.ts';
import { toStoredName } from './file-name.ts';

let files: FileImport;

beforeAll(async () => {
  files = await startFileImport();
}, 60_000);
afterAll(() => files?.service.stop());

test.each([
  ['/folder/8506151239.csv', '••••••••••.csv'],
  ['Иванова 850615-1239.CSV', 'Иванова ••••••••••.CSV'],
  ['ред\r\nдруг\u0000\u202Eред\u2028.csv', 'реддругред.csv'],
  ['klienti-2026-11-28.csv', 'klienti-2026-11-28.csv'],
])('IM-1 a file name is stored with masked personal numbers and without control characters: %j', (name, stored) => {
  expect(toStoredName(name)).toBe(stored);
});

test('IM-1 IM-8 a personal number in a file name is masked for everybody and is not found by a filter', async () => {
  const name = '8506151239.csv';
  const { result } = await files.send('clientNumber;name;clientType\n18001;Ана;1\n18002;Боян;x\n', { name });
  expect(result.message).toBe('Файлът ••••••••••.csv е импортиран.');
  const { file } = await files.details(result.importFileId);
  expect(file).toMatchObject({ fileName: '••••••••••.csv', badFile: 'bad_••••••••••.csv', message: result.message });
  const found = await files.get('/api/ImportFile/GetImportFileList?fileName=8506151239');
  expect(await found.json()).toMatchObject({ totalCount: 0 });
  const paths = [
    `/api/ImportFile/DownloadImportedFile/?importFileId=${result.importFileId}`,
    `/api/ImportFile/DownloadErrorFile/?importFileName=••••••••••.csv&erroFileName=bad_••••••••••.csv`,
    '/struma/imports/export',
    '/struma/logs/activity/export',
  ];
  for (const path of paths) {
    const response = await files.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(`${response.headers.get('content-disposition')} ${await response.text()}`).not.toContain('8506151239');
  }
});
