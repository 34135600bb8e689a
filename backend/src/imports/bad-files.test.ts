import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { encodeWindows1251 } from '../../../tests/builders/files/windows-1251.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { identifierCell } from './cells.ts';

const shortened =
  'Числото е съкратено от Excel и цифрите му са загубени: вземете го от източника и форматирайте колоната като текст';
const claims = personClaims('admin', ['Администратор'], ['TestMainGroup']);
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service?.stop());

interface Result {
  type: number;
  message: string;
  resultData: { bad: number; invalid: number };
  importFileId: number;
}

const send = async (
  content: Buffer | string,
  definition = 2,
  name = 'файл.csv',
): Promise<Result & { status: number }> => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type: 'text/csv' }), name);
  const options = { method: 'POST', body, claims };
  const response = await service.call(`/api/ImportFile/ImportFile?importDefId=${definition}`, options);
  return { ...((await response.json()) as Result), status: response.status };
};

const reasonsOf = async (id: number): Promise<string[]> => {
  const { rows } = await service.pool.query<{ text: string }>(
    `select line || ' ' || coalesce(column_name || ': ', '') || reason as text from import_problem
     where import_file_id = $1 order by line, id`,
    [id],
  );
  return rows.map((row) => row.text);
};

const header = 'clientNumber;name;clientType';

describe('a file that cannot be imported is refused with its reason', () => {
  test.each([
    ['without content', '', 'Файлът е празен.'],
    ['with only a header', `${header}\r\n`, 'Файлът има само заглавен ред.'],
    ['that is a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'Файлът не е CSV: първият ред няма колоните на дефиницията.'],
    [
      'that is a ZIP',
      Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 10, 0, 0xff, 0xfe, 59]),
      'Файлът не е CSV: първият ред няма колоните на дефиницията.',
    ],
    [
      'of the other definition',
      'waterMeterFabricNo;clientNumber\n1;2\n',
      'Заглавният ред е на дефиниция „Водомери (карнет, клиенти, адреси, отчети)“.',
    ],
    ['without a required column', 'name;clientType\nА;1\n', 'Липсват колони: clientNumber.'],
    ['with an unknown column', `${header};phone\n1;А;1;2\n`, 'Непознати колони: phone.'],
    ['with a repeated column', `${header};NAME\n1;А;1;Б\n`, 'Повтарящи се колони: name.'],
    [
      'with a line of many megabytes',
      `${header}\n${'x'.repeat(8_000_000)}`,
      'Ред 2 е по-дълъг от 1 МБ: файлът не е CSV.',
    ],
  ])('IM-3 a file %s', async (_name, content, message) => {
    expect(await send(content)).toMatchObject({ status: 200, type: -1, message });
    const { rows } = await service.pool.query('select status, message from import_file order by id desc limit 1');
    expect(rows).toEqual([{ status: 'FAILED', message }]);
  });

  test('IM-2 a file name that does not end with .csv and an unknown definition are refused', async () => {
    expect(await send(`${header}\n1;А;1\n`, 2, 'файл.xlsx')).toMatchObject({
      status: 400,
      message: 'Избира се файл с разширение .csv.',
    });
    expect(await send(`${header}\n1;А;1\n`, 3)).toMatchObject({
      status: 400,
      message: 'Няма такава дефиниция за импорт.',
    });
  });
});

describe('rows in a wrong format are counted, and the other rows are imported', () => {
  test('IM-3 NUL bytes, a missing cell, an open quote at the end', async () => {
    const result = await send(`${header}\n20001;А;1\n20002;Б\u0000;1\n20003;В\n20004;"Г;1`);
    expect(result).toMatchObject({ type: 1, resultData: { bad: 3, invalid: 0 } });
    expect(await reasonsOf(result.importFileId)).toEqual([
      '3 name: Полето съдържа непечатаем знак',
      '4 Редът има 2 колони, а заглавният ред има 3',
      '5 Кавичките в реда не са правилни',
    ]);
  });

  test('IM-7 a row in UTF-8 in a file in Windows-1251 is rejected, and the reverse', async () => {
    const rows = (start: number): string =>
      Array.from({ length: 20 }, (_, index) => `${start + index};Мария Иванова Петрова;1\n`).join('');
    const other = Buffer.from('21099;Вълчо Стоянов;1\n');
    const old = await send(Buffer.concat([Buffer.from(`${header}\n`), encodeWindows1251(rows(21_000)), other]));
    expect(await reasonsOf(old.importFileId)).toEqual(['22 Редът е в друга кодировка от останалите']);
    const mixed = await send(
      Buffer.concat([Buffer.from(`${header}\n${rows(22_000)}`), encodeWindows1251('22099;Вълчо Стоянов;1\n')]),
    );
    expect(await reasonsOf(mixed.importFileId)).toEqual(['22 Редът е в друга кодировка от останалите']);
    const { rows: stored } = await service.pool.query(
      `select distinct name from client where client_number like '21%' or client_number like '22%'`,
    );
    expect(stored).toEqual([{ name: 'Мария Иванова Петрова' }]);
  });

  test('IM-3 repeated keys: only the first row is imported', async () => {
    const result = await send(`${header}\n23001;Първи;1\n23001;Втори;1\n`);
    expect(await reasonsOf(result.importFileId)).toEqual(['3 clientNumber: Повтаря се ред 2']);
  });

  test.each([
    ['lastDateOfRepair', '31.02.2026', 'Въведената дата не е валидна.'],
    ['lastDateOfRepair', '01.01.1900', 'Датата трябва да е по-голяма от 1 Януари 1900г.'],
    ['readOn', '2999-01-01', 'Датата на отчета е в бъдещето'],
    ['value', '1e400', 'Не е число'],
    ['value', '12О45', 'Не е число: буква „О“ вместо цифра'],
    ['value', '1,2E+06', shortened],
    ['clientNumber', '9,2E+06', shortened],
    ['carnetCode', '1.5E+11', shortened],
    ['auditorNumber', '4e+05', shortened],
    ['egn', '7,50101E+09', shortened],
    ['value', '1,2345', 'Числото има повече от 3 знака след десетичния знак'],
    ['value', '-1', 'Числото е извън допустимите граници'],
    ['carnetPage', '1,5', 'Не е цяло число'],
    ['latitude', '23', 'Числото е извън допустимите граници'],
    ['townGraoCode', '123', 'Кодът на населено място по ЕКАТТЕ има 5 цифри'],
    ['egn', '7501010018', 'Невалидна контролна цифра'],
    ['egn', '123', 'Очаква се ЕГН (10 цифри) или ЕИК (9 или 13 цифри)'],
  ])('IM-3 the cell %s with %j is in a wrong format', async (column, value, reason) => {
    const result = await send(`waterMeterFabricNo;${column}\n1;${value}\n`, 4);
    expect(result).toMatchObject({ type: -1, message: expect.stringContaining('Няма нито един годен ред') });
    expect(await reasonsOf(result.importFileId)).toEqual([`2 ${column}: ${reason}`]);
  });

  test('IM-5 a formula is stored as text, and is escaped in the error file', async () => {
    const formula = '=HYPERLINK("http://x";"y")';
    const quoted = `"${formula.replaceAll('"', '""')}"`;
    const result = await send(`${header}\n24001;${quoted};1\n24002;${quoted};x\n`, 2, 'формула.csv');
    const { rows } = await service.pool.query(`select name from client where client_number = '24001'`);
    expect(rows).toEqual([{ name: formula }]);
    const query = new URLSearchParams({ importFileName: 'формула.csv', erroFileName: 'bad_формула.csv' });
    const file = await service.call(`/api/ImportFile/DownloadErrorFile?${query.toString()}`, { claims });
    expect(await file.text()).toContain(`24002;"'=HYPERLINK(`);
    expect(result.resultData.bad).toBe(1);
  });
});

test('IM-3 EGN and EIK with a wrong check digit are rejected', () => {
  for (const valid of ['7501010010', '831902088']) expect(identifierCell(valid)).toEqual({ value: valid });
  for (const invalid of ['0641010013', '831902089'])
    expect(identifierCell(invalid)).toEqual({ reason: 'Невалидна контролна цифра' });
});

test('an interrupted upload is a failed run, and the next import succeeds', async () => {
  const token = await service.issuer.token(claims);
  const boundary = 'x'.repeat(20);
  const { port } = new URL(service.url);
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/ImportFile/ImportFile?importDefId=2',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': '1000000',
    },
  });
  call.on('error', () => undefined);
  call.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="broken.csv"\r\nContent-Type: text/csv\r\n\r\n${header}\n25001;А;1\n`,
  );
  const statusOf = async (): Promise<string | undefined> => {
    const query = `select status || ' ' || coalesce(message, '') as text from import_file where file_name = 'broken.csv'`;
    return (await service.pool.query<{ text: string }>(query)).rows[0]?.text;
  };
  expect(await eventually(statusOf, (text) => text !== undefined)).toBe('RUNNING ');
  call.destroy();
  expect(await eventually(statusOf, (text) => text !== 'RUNNING ')).toBe(
    'FAILED Качването прекъсна. Нищо не е записано.',
  );
  expect(await send(`${header}\n25002;Б;1\n`)).toMatchObject({ type: 1 });
});

test('a run whose process has ended is marked as failed by the next import', async () => {
  await service.pool.query(`
    insert into import_file (file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id, status)
    values ('dead.csv', 'text/csv', 1, 'x', '', 2, 'RUNNING')`);
  await send(`${header}\n26001;А;1\n`);
  const { rows } = await service.pool.query(`select status, message from import_file where file_name = 'dead.csv'`);
  expect(rows).toEqual([{ status: 'FAILED', message: 'Импортът прекъсна, преди да завърши. Нищо не е записано.' }]);
});

test('IM-4 the integrity check returns 0 or the codes of the problems; lists are filtered by a code', async () => {
  await service.pool.query('delete from client');
  const check = async (): Promise<string> =>
    (await service.call('/api/ImportFile/CheckDataIntegrity', { claims })).text();
  expect(await check()).toBe('0');
  await service.pool.query(`
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
    values (901, 'А1', 2, 1, 1), (902, 'а1', 1, 1, 1);
    insert into audit (water_meter_id, read_on, water_meter_value) values (901, '2026-01-01', 5), (901, '2026-02-01', 4)`);
  expect(await check()).toBe('1, 2, 3, 4, 6');
  const findings = await service.call('/struma/imports/integrity', { claims });
  expect(await findings.json()).toMatchObject({
    items: [
      { code: '1', count: 2 },
      { code: '2', count: 2 },
      { code: '3' },
      { code: '4', records: [{ id: 901, name: 'А1' }] },
      { code: '6', records: [{ id: 901, name: 'А1' }] },
    ],
  });
  const operator = personClaims('operator', ['Оператор'], ['TestMainGroup']);
  const listed = async (path: string): Promise<unknown> => {
    const page = (await (await service.call(path, { claims: operator })).json()) as { items: { id: number }[] };
    return page.items.map(({ id }) => id).toSorted((one, other) => one - other);
  };
  expect(await listed('/api/WaterMeter/GetWaterMeterList?integrityCode=2')).toEqual([901, 902]);
  expect(await listed('/api/WaterMeter/GetWaterMeterList?integrityCode=4')).toEqual([901]);
  expect(await listed('/api/Address/GetAddressList?integrityCode=7')).toEqual([]);
  expect(await listed('/api/Client/GetClientList?integrityCode=8')).toEqual([]);
});

test('IM-1 IM-8 the list is filtered by file name, ending, time, person, type of records and download', async () => {
  await service.pool.query(`delete from import_change; update import_file set processed_mask = 0`);
  const sent = await send(`${header}\n27001;А;1\n`, 2, 'Списък.csv');
  const count = async (query: string): Promise<number> => {
    const page = await service.call(`/api/ImportFile/GetImportFileList?${query}`, { claims });
    return ((await page.json()) as { totalCount: number }).totalCount;
  };
  expect(await count(`fileName=${encodeURIComponent('списък')}`)).toBe(1);
  expect(await count('contentMimeType=.txt')).toBe(0);
  await service.pool.query(`update import_file set created_on = '2020-02-03 12:00:00+02' where id = $1`, [
    sent.importFileId,
  ]);
  const noon = '2020-02-03 10:00:00';
  expect(await count(`createdOnFrom=2020-02-03 09:59:59&createdOnTo=${noon}`)).toBe(1);
  expect(await count(`createdOnFrom=${noon}&createdOnTo=2020-02-03 10:00:01`)).toBe(1);
  expect(await count('createdOnTo=2020-02-03 09:59:59')).toBe(0);
  expect(await count('createdOnFrom=2020-02-03 10:00:01&createdOnTo=2020-12-31 00:00:00')).toBe(0);
  expect(await count('processedMask=2&processedMask=4')).toBe(1);
  expect(await count('processedMask=4')).toBe(0);
  expect(await count('processedMask=4&processedMask=32')).toBe(0);
  expect(await count('downloaded=true')).toBe(0);
  const file = await service.call(`/api/ImportFile/DownloadImportedFile/?importFileId=${sent.importFileId}`, {
    claims,
  });
  expect(await file.text()).toBe(`${header}\n27001;А;1\n`);
  expect(await count('downloaded=true&attachedByUser=admin')).toBe(1);
  const types = await service.call('/api/ImportFile/getTypeImportsAsKeyValuePairList', { claims });
  expect(await types.json()).toContainEqual({ key: 32, value: 'Карнет' });
});
