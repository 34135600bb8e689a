import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertTown, radomir } from '../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { encodeWindows1251 } from '../../../tests/builders/files/windows-1251.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

const administratorClaims = personClaims('admin', ['Администратор'], ['TestDummyGroup']);

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, { ...radomir, name: 'гр. Радомир' });
  await service.pool.query(
    "insert into street (id, town_id, grao_code, name) values (1, 1, '00001', 'ул. Райко Даскалов')",
  );
}, 60_000);
afterAll(() => service?.stop());

interface Result {
  type: number;
  message: string;
  additionalMessages: string[];
  resultData: { bad: number; invalid: number };
  importFileId: number;
}

const send = async (
  content: string | Buffer,
  { definition = 2, name = 'klienti.csv', path = '/api/ImportFile/ImportFile' } = {},
): Promise<{ status: number; result: Result }> => {
  const body = new FormData();
  body.append(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'text/csv' }),
    name,
  );
  const response = await service.call(`${path}?importDefId=${definition}`, {
    method: 'POST',
    body,
    claims: administratorClaims,
  });
  return { status: response.status, result: (await response.json()) as Result };
};

const post = async (path: string, body: object): Promise<Response> =>
  service.call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    claims: administratorClaims,
  });

const get = async (path: string): Promise<Response> => service.call(path, { claims: administratorClaims });

const clients = async (start: string): Promise<string[]> => {
  const { rows } = await service.pool.query<{ line: string }>(
    `select concat_ws('|', client_number, name, egn, client_type_id) as line from client
     where client_number like $1 order by client_number`,
    [`${start}%`],
  );
  return rows.map(({ line }) => line);
};

interface Details {
  file: Record<string, unknown>;
  problems: { kind: string; line: number; column: string | null; value: string | null; reason: string }[];
}

const details = async (id: number): Promise<Details> =>
  (await (await get(`/struma/imports/details?importFileId=${id}`)).json()) as Details;

test('IM-3 IM-5 the good rows of a file are stored; rejected rows are in error files with their reasons', async () => {
  const { result } = await send(
    'clientNumber;name;egn;clientType\r\n10001;Мария;7501010010;1\r\n10002;Петър;7501010018;1\r\n10003;;;1\r\n10004;Иван;;9\r\n',
  );
  expect(result).toMatchObject({
    type: 1,
    message: 'Файлът klienti.csv е импортиран.',
    resultData: { bad: 2, invalid: 1 },
  });
  expect(await clients('1000')).toEqual(['10001|Мария|7501010010|1']);
  const { file, problems } = await details(result.importFileId);
  expect(file).toMatchObject({
    status: 'SUCCEEDED',
    processedMask: 2,
    rowsRead: 4,
    rowsNew: 1,
    rowsBad: 2,
    rowsInvalid: 1,
  });
  expect(problems).toEqual([
    { kind: 'BAD', line: 3, column: 'egn', value: '••••••••18', reason: 'Невалидна контролна цифра' },
    {
      kind: 'INVALID',
      line: 4,
      column: 'name',
      value: null,
      reason: 'Полето е задължително за нов клиент',
    },
    { kind: 'BAD', line: 5, column: 'clientType', value: '9', reason: 'Няма такъв елемент в номенклатурата' },
  ]);
  const bad = await get('/api/ImportFile/DownloadErrorFile/?importFileName=klienti.csv&erroFileName=bad_klienti.csv');
  expect(await bad.text()).toBe(
    'clientNumber;name;egn;clientType;Причина\r\n10002;Петър;7501010018;1;egn: Невалидна контролна цифра\r\n' +
      '10004;Иван;;9;clientType: Няма такъв елемент в номенклатурата\r\n',
  );
});

test('IM-7 of two simultaneous imports of a file, one is refused; the message names the other import', async () => {
  const content = 'clientNumber,name,clientType\n11001,"Фирма, ООД",2\n';
  const both = await Promise.all([send(content), send(content)]);
  expect(both.map(({ result }) => result.type).toSorted((one, other) => one - other)).toEqual([0, 1]);
  const first = both.find(({ result }) => result.type === 1)?.result.importFileId;
  const again = both.find(({ result }) => result.type === 0)?.result.message;
  expect(again).toContain(`Същият файл вече е импортиран: № ${first}, `);
  expect(await clients('11001')).toEqual(['11001|Фирма, ООД|2']);
  const { rows } = await service.pool.query('select check_sum from import_file where id = $1', [first]);
  expect(rows).toEqual([{ check_sum: createHash('sha256').update(content).digest('hex') }]);
});

const name = 'Ангел „Щърков“';

test.each([
  ['UTF-8', Buffer.from(`clientNumber;name;clientType\n12001;${name};1\n`), '12001'],
  ['UTF-8 with BOM and tabs', Buffer.from(`\uFEFFclientNumber\tname\tclientType\n12002\t${name}\t1\n`), '12002'],
  ['Windows-1251', encodeWindows1251(`clientNumber;name;clientType\r\n12003;${name};1\r\n`), '12003'],
  ['another order, spaces and capitals', Buffer.from(` CLIENTTYPE ; name;clientNumber \n1;${name};12004\n`), '12004'],
  ['no line break at the end', Buffer.from(`clientNumber;name;clientType\n12005;${name};1`), '12005'],
])('IM-7 %s is read', async (_name, content, number) => {
  expect((await send(content, { name: 'ИМЕНА.CSV' })).result.type).toBe(1);
  expect(await clients(number)).toEqual([`${number}|${name}|1`]);
});

test('IM-7 a quoted line break is part of the cell, and later lines keep their numbers', async () => {
  const { result } = await send('clientNumber;name;clientType\r\n13001;"Първи\r\nред";1\r\n13002;Втори;x\r\n');
  expect(await clients('13001')).toEqual(['13001|Първи\nред|1']);
  expect((await details(result.importFileId)).problems).toMatchObject([{ line: 4, column: 'clientType' }]);
});

const meterHeader =
  'waterMeterFabricNo;clientNumber;clientName;clientType;carnetCode;carnetPage;townGraoCode;streetName;streetNumber;apartment;auditorNumber;auditorName;ownershipType;waterMeterType;readOn;value';

test('IM-2 IM-6 a meters file writes carnets, auditors, clients, addresses, meters and readings', async () => {
  const { result } = await send(
    `${meterHeader}\r\n140001;14001;Мария;1;К1;5;61577;ул. Райко Даскалов;7;2;4001;Инка;1;1;05.01.2026;118,250\r\n` +
      '140001;14001;Мария;1;К1;5;61577;ул. Райко Даскалов;7;2;4001;Инка;1;1;2026-02-05;120.5\r\n',
    { definition: 4, name: 'vodomeri.csv' },
  );
  expect(result).toMatchObject({ type: 1, resultData: { bad: 0, invalid: 0 } });
  const { rows } = await service.pool.query(`
    select m.check_value, m.manufacturer_id, c.client_number, a.full_address, a.carnet_page, k.code, i.name,
      (select array_agg(read_on::text || ' ' || water_meter_value order by read_on) from audit where water_meter_id = m.id) as readings
    from water_meter m join client c on c.id = m.client_id join address a on a.id = m.address_id
      join carnet k on k.id = a.carnet_id join auditor i on i.id = m.auditor_id where fabric_no = '140001'`);
  expect(rows).toEqual([
    {
      check_value: '120.500',
      manufacturer_id: 1,
      client_number: '14001',
      full_address: 'гр. Радомир, ул. Райко Даскалов № 7, ап. 2',
      carnet_page: 5,
      code: 'К1',
      name: 'Инка',
      readings: ['2026-01-05 118.250', '2026-02-05 120.500'],
    },
  ]);
  expect((await details(result.importFileId)).file).toMatchObject({ processedMask: 63, rowsNew: 2 });
});

test('IM-3 rows that contradict the stored data or each other are rejected, each with its reason', async () => {
  const { result } = await send(
    'waterMeterFabricNo;clientNumber;readOn;value;townGraoCode;streetName\n' +
      '140001;14001;06.03.2026;119;;\n' +
      '140001;99999;07.03.2026;121;;\n' +
      '140009;;;;;\n' +
      '140001;14001;08.03.2026;122;61577;ул. Няма\n' +
      '140001;14001;09.03.2026;123;;\n' +
      '140001;14001;09.03.2026;124;;\n' +
      '140001;14001;;125;;\n' +
      '140001;14001;10.01.2026;121;;\n',
    { definition: 4, name: 'otcheti.csv' },
  );
  expect(result.resultData).toEqual({ bad: 0, invalid: 7 });
  const { problems } = await details(result.importFileId);
  expect(problems.map(({ line, column, reason }) => `${line} ${column} ${reason}`)).toEqual([
    '2 value Показанието е по-малко от предишното (120,500)',
    '3 clientNumber Няма такъв клиент, а редът няма име и тип за нов',
    '4 ownershipType Полето е задължително за нов водомер',
    '4 waterMeterType Полето е задължително за нов водомер',
    '5 streetName Няма такава улица в населеното място',
    '7 waterMeterFabricNo Повтаря се ред 6',
    '8 readOn Отчетът има дата и показание',
    '9 value Показанието е по-голямо от следващото (120,500)',
  ]);
});

test('IM-5 a value that a new client lacks is missing in its own column, where it can be repaired', async () => {
  const { result } = await send('clientNumber;name;clientType\n14501;Иван;\n14502;;1\n', { name: 'nepalni.csv' });
  expect(result).toMatchObject({ type: -1, resultData: { bad: 0, invalid: 2 } });
  const { problems } = await details(result.importFileId);
  expect(problems.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [2, 'clientType', null, 'Полето е задължително за нов клиент'],
    [3, 'name', null, 'Полето е задължително за нов клиент'],
  ]);
});

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
  expect(await (await post('/struma/imports/undo', first.result)).text()).toContain(
    '(0) Импортът не се отменя: 1 записа',
  );
  await service.pool.query(`update client set name = 'Ана' where client_number = '16101'`);
  await service.pool.query(
    `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id)
     select '161', 1, 1, 1, id from client where client_number = '16101'`,
  );
  expect(await (await post('/struma/imports/undo', first.result)).text()).toContain('вече използват');
  expect(await clients('16101')).toEqual(['16101|Ана|1']);
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
        values: expect.arrayContaining([{ field: 'name', oldValue: null, newValue: 'А' }]),
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
