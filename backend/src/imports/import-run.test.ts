import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFileImport, type FileImport } from '../../../tests/builders/services/file-import.ts';

let service: FileImport['service'];
let send: FileImport['send'];
let post: FileImport['post'];
let get: FileImport['get'];
let clients: FileImport['clients'];
let details: FileImport['details'];

beforeAll(async () => {
  ({ service, send, post, get, clients, details } = await startFileImport());
}, 60_000);
afterAll(() => service?.stop());

test('a dry run stores no records; after a repair, the confirmed run imports all rows', async () => {
  const content = 'clientNumber;name;clientType\n15001;Първи;1\n15002;Втори;x\n';
  const { result } = await send(content, { path: '/struma/imports/check' });
  expect(result).toMatchObject({ type: 1, resultData: { bad: 1, invalid: 0 } });
  expect(await clients('1500')).toEqual([]);
  const checked = await details(result.importFileId);
  expect(checked.file).toMatchObject({ status: 'CHECKED', rowsNew: 1, processedMask: 0 });

  const wrong = await post('/struma/imports/repair', {
    importFileId: result.importFileId,
    cells: [{ line: 9, column: 'name', value: 'x' }],
  });
  expect(wrong.status).toBe(400);
  const broken = [{ line: 3, column: 'name', value: 'Втори\nред' }];
  const shifted = await post('/struma/imports/repair', { importFileId: result.importFileId, cells: broken });
  expect(shifted.status).toBe(400);
  const cells = [{ line: 3, column: 'clientType', value: '2' }];
  const repaired = await post('/struma/imports/repair', { importFileId: result.importFileId, cells });
  expect(await repaired.json()).toMatchObject({
    file: { status: 'CHECKED', rowsBad: 0, rowsInvalid: 0 },
    problems: [],
  });
  const confirm = { importFileId: result.importFileId, goodRowsOnly: false };
  expect(await (await post('/struma/imports/confirm', confirm)).json()).toMatchObject({
    file: { status: 'SUCCEEDED' },
  });
  expect(await clients('1500')).toEqual(['15001|Първи|1', '15002|Втори|2']);
  expect((await post('/struma/imports/confirm', confirm)).status).toBe(409);
});

test('IM-5 a missing value of a column that the file lacks is a problem of the row, not of a cell', async () => {
  const { result } = await send('clientNumber;name\n15081;Ана\n', {
    path: '/struma/imports/check',
    name: 'kolona.csv',
  });
  const reason = 'Файлът няма колона clientType. Полето е задължително за нов клиент';
  expect((await details(result.importFileId)).problems).toMatchObject([{ line: 2, column: null, reason }]);
  const path = '/api/ImportFile/DownloadErrorFile/?importFileName=kolona.csv&erroFileName=invalid_kolona.csv';
  expect(await (await get(path)).text()).toContain(`15081;Ана;${reason}`);
});

test('a dry run shows the stored values that the import would change, and writes none of them', async () => {
  await send('clientNumber;name;clientType\n15051;Старо;1\n');
  const content = 'clientNumber;name;clientType\n15051;Ново;1\n15052;Нов;1\n';
  const { result } = await send(content, { path: '/struma/imports/check' });
  const read = async () => (await get(`/struma/imports/changes?importFileId=${result.importFileId}`)).json();
  const name = { field: 'name', oldValue: 'Старо', newValue: 'Ново' };
  expect(await read()).toMatchObject({ totalCount: 1, items: [{ action: 'UPDATE', values: [name] }] });
  expect(await clients('1505')).toEqual(['15051|Старо|1']);
  await post('/struma/imports/confirm', { importFileId: result.importFileId, goodRowsOnly: false });
  expect(await read()).toMatchObject({ totalCount: 2 });
});

test('an import of all rows stores nothing if one row is rejected', async () => {
  const { result } = await send('clientNumber;name;clientType\n15101;Първи;1\n15102;Втори;x\n', {
    path: '/struma/imports/check',
  });
  const answer = await post('/struma/imports/confirm', { importFileId: result.importFileId, goodRowsOnly: false });
  expect(await answer.json()).toMatchObject({
    file: { status: 'FAILED', message: 'Има редове с грешки. Нищо не е записано.' },
  });
  expect(await clients('1510')).toEqual([]);
});

test('an import is undone: new rows are removed and changed rows have their old values', async () => {
  await send('clientNumber;name;clientType\n16001;Старо;1\n');
  const { result } = await send('clientNumber;name;clientType\n16001;Ново;2\n16002;Нов;1\n');
  expect(await clients('1600')).toEqual(['16001|Ново|2', '16002|Нов|1']);
  expect(await (await post('/struma/imports/undo', { importFileId: result.importFileId })).text()).toContain(
    'е отменен',
  );
  expect(await clients('1600')).toEqual(['16001|Старо|1']);
  expect((await details(result.importFileId)).file).toMatchObject({ status: 'UNDONE' });
});

test('an import is not undone after one of its rows was changed or used', async () => {
  const first = await send('clientNumber;name;clientType\n16101;Ана;1\n');
  await service.pool.query(`update client set name = 'Анна' where client_number = '16101'`);
  expect(await (await post('/struma/imports/undo', first.result)).text()).toMatch(
    /^\(0\) Импортът не се отменя: 1 запис е променен след него \(клиент 16101, Ана\)\. Нищо не е променено\.$/,
  );
  expect((await details(first.result.importFileId)).file).toMatchObject({
    status: 'SUCCEEDED',
    message: expect.stringContaining('1 запис е променен'),
  });
  await service.pool.query(`update client set name = 'Ана' where client_number = '16101'`);
  await service.pool.query(
    `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id)
     select '161', 1, 1, 1, id from client where client_number = '16101'`,
  );
  expect(await (await post('/struma/imports/undo', first.result)).text()).toMatch(
    /вече използват добавените от него \(клиент 16101, Ана\)/,
  );
  expect(await clients('16101')).toEqual(['16101|Ана|1']);
});

test('LG-5 the history of a record has the imports that changed it, and no other import', async () => {
  const first = await send('clientNumber;name;clientType\n17051;А;1\n');
  await send('clientNumber;name;clientType\n17052;Б;1\n');
  await send('clientNumber;name\n17051;В\n', { path: '/struma/imports/check' });
  const second = await send('clientNumber;name\n17051;Г\n', { name: 'imena.csv' });
  await post('/struma/imports/undo', { importFileId: second.result.importFileId });
  const { rows } = await service.pool.query(`select id from client where client_number = '17051'`);
  const history = await (await get(`/struma/history?entity=client&entityId=${rows[0].id}`)).json();
  expect(history).toMatchObject({
    totalCount: 3,
    items: [
      { entityId: String(second.result.importFileId), field: 'status', newValue: 'Отменен' },
      { entityId: String(second.result.importFileId), field: 'fileName', newValue: 'imena.csv' },
      { entityId: String(first.result.importFileId), field: 'fileName', newValue: 'klienti.csv' },
    ],
  });
});

test('one activity records the import; its changes are read record by record, with a masked EGN', async () => {
  const { result } = await send('clientNumber;name;clientType\n17001;А;1\n17002;Б;1\n');
  const { rows: activities } = await service.pool.query(
    `select action, new_value from activity_log where entity = 'importFile' and entity_id = $1`,
    [String(result.importFileId)],
  );
  expect(activities).toEqual([{ action: 'CREATE', new_value: 'klienti.csv' }]);
  const read = await get(`/struma/imports/changes?importFileId=${result.importFileId}&page=1&itemsPerPage=5`);
  expect(await read.json()).toMatchObject({
    totalCount: 2,
    items: [
      {
        entity: 'client',
        action: 'CREATE',
        name: '17001, А',
        values: expect.arrayContaining([
          expect.objectContaining({ field: 'name', oldValue: null, newValue: 'А' }),
          expect.objectContaining({ field: 'clientTypeId', oldValue: null, newValue: 'Битов' }),
        ]),
      },
      { entity: 'client', action: 'CREATE' },
    ],
  });
  const changed = await send('clientNumber;name;egn\n17001;А1;7501010010\n');
  const again = await get(`/struma/imports/changes?importFileId=${changed.result.importFileId}`);
  expect(((await again.json()) as { items: object[] }).items).toMatchObject([
    {
      action: 'UPDATE',
      values: [
        { field: 'name', oldValue: 'А', newValue: 'А1' },
        { field: 'egn', oldValue: null, newValue: '••••••••10' },
      ],
    },
  ]);
});
