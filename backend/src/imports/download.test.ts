import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

const uploader = personClaims('admin', ['Администратор'], ['TestMainGroup']);
const other = personClaims('other-admin', ['Администратор'], ['TestDummyGroup']);

let service: TestService;
let importFileId: number;

const fileName = 'klienti.csv';
const content =
  'clientNumber;name;EGN;clientType\r\n30001;Мария;7501010010;1\r\n30002;Петър 8001010019;7501010018;1\r\n' +
  '30003;7501010029;Иван\r\n30004;Фирма;831902088;1\r\n';

const upload = async (text: string, name = fileName): Promise<number> => {
  const body = new FormData();
  body.append('file', new Blob([text], { type: 'text/csv' }), name);
  const options = { method: 'POST', body, claims: uploader };
  const response = await service.call('/api/ImportFile/ImportFile?importDefId=2', options);
  return ((await response.json()) as { importFileId: number }).importFileId;
};

const check = async (text: string): Promise<number> => {
  const body = new FormData();
  body.append('file', new Blob([text], { type: 'text/csv' }), 'proba.csv');
  const response = await service.call('/struma/imports/check?importDefId=2', {
    method: 'POST',
    body,
    claims: uploader,
  });
  return ((await response.json()) as { importFileId: number }).importFileId;
};

beforeAll(async () => {
  service = await startTestService();
  importFileId = await upload(content);
}, 60_000);
afterAll(() => service?.stop());

const importedFileUrl = (): string => `/api/ImportFile/DownloadImportedFile/?importFileId=${importFileId}`;
const badFileUrl = (): string =>
  `/api/ImportFile/DownloadErrorFile/?importFileName=${fileName}&erroFileName=bad_${fileName}&importFileId=${importFileId}`;

const downloads = async (): Promise<string[]> => {
  const { rows } = await service.pool.query<{ text: string }>(
    `select concat_ws(' | ', actor, field, new_value) as text from activity_log
     where action = 'DOWNLOAD' and entity = 'importFile' and entity_id = $1 order by id`,
    [String(importFileId)],
  );
  return rows.map(({ text }) => text);
};

test('IM-5 the uploader receives whole numbers, other administrators masked ones; downloads are recorded', async () => {
  expect(await (await service.call(importedFileUrl(), { claims: uploader })).text()).toBe(content);
  expect(await (await service.call(badFileUrl(), { claims: uploader })).text()).toContain(
    '30002;Петър 8001010019;7501010018',
  );
  expect(await (await service.call(importedFileUrl(), { claims: other })).text()).toBe(
    'clientNumber;name;EGN;clientType\r\n30001;Мария;••••••••10;1\r\n30002;Петър ••••••••••;••••••••18;1\r\n' +
      '30003;••••••••29;Иван\r\n30004;Фирма;••••••••88;1\r\n',
  );
  const masked = await (await service.call(badFileUrl(), { claims: other })).text();
  expect(masked).toContain('30002;Петър ••••••••••;••••••••18;1;egn: Невалидна контролна цифра');
  expect(masked).not.toMatch(/\d{9}/);
  expect(await downloads()).toEqual([
    'admin | importedFile | klienti.csv (с пълни ЕГН/ЕИК)',
    'admin | badFile | bad_klienti.csv (с пълни ЕГН/ЕИК)',
    'other-admin | importedFile | klienti.csv (ЕГН/ЕИК са скрити)',
    'other-admin | badFile | bad_klienti.csv (ЕГН/ЕИК са скрити)',
  ]);
});

test('IM-5 a repair by another administrator is recorded with masked values, and the original is kept', async () => {
  // An EIK is recognised only by its column.
  const text = 'clientNumber;name;EGN;clientType\n32001;Мария;831902018;1\n32002;"Открита;;1\n';
  const id = await check(text);
  await service.call('/struma/imports/repair', {
    method: 'POST',
    body: JSON.stringify({ importFileId: id, cells: [{ line: 2, column: 'EGN', value: '7501010010' }] }),
    headers: { 'content-type': 'application/json' },
    claims: other,
  });
  const { rows } = await service.pool.query(
    `select actor, action, field, old_value, new_value from activity_log where entity = 'importFile' and entity_id = $1`,
    [String(id)],
  );
  const repaired = { actor: 'other-admin', action: 'UPDATE', field: 'repairedCell' };
  expect(rows).toEqual([{ ...repaired, old_value: 'Ред 2, EGN: ••••••••18', new_value: '••••••••10' }]);
  const path = `/struma/imports/original?importFileId=${id}`;
  expect(await (await service.call(path, { claims: uploader })).text()).toBe(text);
  expect(await (await service.call(path, { claims: other })).text()).toContain('32001;Мария;••••••••18;1');
  // The repair keeps the line with the wrong quote.
  const { rows: problems } = await service.pool.query(
    'select line, reason from import_problem where import_file_id = $1',
    [id],
  );
  expect(problems).toEqual([{ line: 3, reason: 'Кавичките в реда не са правилни' }]);
});

test('a file that was not read as CSV is sent only to its uploader', async () => {
  const id = await upload('PK\u0003\u0004 7501010010', 'архив.csv');
  const path = `/api/ImportFile/DownloadImportedFile/?importFileId=${id}`;
  expect((await service.call(path, { claims: other })).status).toBe(403);
  expect(await (await service.call(path, { claims: uploader })).text()).toContain('7501010010');
});

test('downloads of unmasked files count towards the limit of identifiers', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    const { rows } = await service.pool.query<{ id: number }>(
      `insert into import_file (file_name, content_mime_type, file_size, attached_by_user, actor_subject, check_sum,
         definition_id, sha256)
       select $1 || '.csv', content_mime_type, file_size, attached_by_user, actor_subject, $1, 2, sha256
       from import_file where id = $2 returning id`,
      [String(index), importFileId],
    );
    const path = `/api/ImportFile/DownloadImportedFile/?importFileId=${rows[0]?.id}`;
    statuses.push((await service.call(path, { claims: uploader })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('IM-7 a masked number is rejected, so that it never replaces a stored number', async () => {
  const id = await upload('clientNumber;name;egn;clientType\n30001;Мария;••••••••10;1\n', 'скрит.csv');
  const { rows } = await service.pool.query('select reason from import_problem where import_file_id = $1', [id]);
  expect(rows).toEqual([{ reason: 'Номерът е скрит: файлът се поправя от този, който го е добавил' }]);
});

test('IM-5 the header cannot be repaired: under a renamed header the numbers would not be masked', async () => {
  const header = 'clientNumber;name;EGN;clientType';
  const id = await check(`${header}\r\n30011;Мария;7501010010;1\r\n`);
  const response = await service.call('/struma/imports/repair', {
    method: 'POST',
    claims: other,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      importFileId: id,
      cells: [
        { line: 1, column: 'name', value: 'EGN' },
        { line: 1, column: 'EGN', value: 'name' },
      ],
    }),
  });
  expect(response.status).toBe(400);
  const file = await service.call(`/api/ImportFile/DownloadImportedFile/?importFileId=${id}`, { claims: other });
  expect(await file.text()).toBe(`${header}\r\n30011;Мария;••••••••10;1\r\n`);
});

test.each(['EGN', 'egn'])('IM-5 a repair refuses a masked identifier in the column %s', async (column) => {
  const text = `clientNumber;name;${column};clientType\r\n33001;Мария;7501010018;1\r\n`;
  const id = await check(text);
  const response = await service.call('/struma/imports/repair', {
    method: 'POST',
    body: JSON.stringify({ importFileId: id, cells: [{ line: 2, column, value: '••••••••39' }] }),
    headers: { 'content-type': 'application/json' },
    claims: other,
  });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('ЕГН/ЕИК се въвежда цяло')]);
  const file = await service.call(`/api/ImportFile/DownloadImportedFile/?importFileId=${id}`, { claims: other });
  expect(await file.text()).toContain('33001;Мария;••••••••18;1');
});
