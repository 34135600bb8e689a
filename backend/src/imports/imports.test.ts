import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { encodeWindows1251 } from '../../../tests/builders/files/windows-1251.ts';
import { startFileImport, type FileImport } from '../../../tests/builders/services/file-import.ts';

let service: FileImport['service'];
let send: FileImport['send'];
let get: FileImport['get'];
let clients: FileImport['clients'];
let details: FileImport['details'];

beforeAll(async () => {
  ({ service, send, get, clients, details } = await startFileImport());
}, 60_000);
afterAll(() => service?.stop());

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

test('IM-7 of two simultaneous imports of a file, one is refused; the message names the other import, its time and its person', async () => {
  const content = 'clientNumber,name,clientType\n11001,"Фирма, ООД",2\n';
  const both = await Promise.all([send(content), send(content)]);
  expect(both.map(({ result }) => result.type).toSorted((one, other) => one - other)).toEqual([0, 1]);
  const first = both.find(({ result }) => result.type === 1)?.result.importFileId;
  const again = both.find(({ result }) => result.type === 0)?.result.message;
  const {
    rows: [stored],
  } = await service.pool.query<{ at: string; by: string }>(
    `select to_char(created_on at time zone 'Europe/Sofia', 'YYYY-MM-DD HH24:MI:SS') as at, attached_by_user as by
     from import_file where id = $1`,
    [first],
  );
  expect(again).toBe(`Същият файл вече е импортиран: № ${first}, ${stored?.at}, ${stored?.by}. Нищо не е променено.`);
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
])('IM-7 a file is read: %s', async (_name, content, number) => {
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
      '140001;14001;;125;;\n',
    { definition: 4, name: 'otcheti.csv' },
  );
  expect(result.resultData).toEqual({ bad: 0, invalid: 6 });
  const { problems } = await details(result.importFileId);
  expect(problems.map(({ line, column, reason }) => `${line} ${column} ${reason}`)).toEqual([
    '2 value Показанието е по-малко от предишното (120,500)',
    '3 clientNumber Няма такъв клиент, а редът няма име и тип за нов',
    '4 null Файлът няма колона ownershipType. Полето е задължително за нов водомер',
    '4 null Файлът няма колона waterMeterType. Полето е задължително за нов водомер',
    '5 streetName Няма такава улица в населеното място',
    '7 waterMeterFabricNo Повтаря се ред 6',
    '8 readOn Отчетът има дата и показание',
  ]);
});

test('IM-3 a reading that is larger than the next later reading of the meter is rejected', async () => {
  const { result } = await send(
    'waterMeterFabricNo;ownershipType;waterMeterType;readOn;value\n140001;;;10.01.2026;121\n140010;1;;10.01.2026;5\n',
    { definition: 4, name: 'otcheti.csv' },
  );
  const { problems } = await details(result.importFileId);
  expect(problems.map(({ line, column, reason }) => `${line} ${column} ${reason}`)).toEqual([
    '2 value Показанието е по-голямо от следващото (120,500)',
    '3 waterMeterType Полето е задължително за нов водомер',
  ]);
});

test('IM-5 a missing value of a new client is a problem of its own column, where it can be repaired', async () => {
  const { result } = await send('clientNumber;name;clientType\n14501;Иван;\n14502;;1\n', { name: 'nepalni.csv' });
  expect(result).toMatchObject({ type: -1, resultData: { bad: 0, invalid: 2 } });
  const { problems } = await details(result.importFileId);
  expect(problems.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [2, 'clientType', null, 'Полето е задължително за нов клиент'],
    [3, 'name', null, 'Полето е задължително за нов клиент'],
  ]);
});

test('IM-5 a formula of a rejected row is stored unchanged when the corrected error file is imported', async () => {
  const { result } = await send('clientNumber;name;clientType\n14601;=1+1;x\n14602;-Минус;x\n14603;Ана;1\n', {
    name: 'formuli.csv',
  });
  expect(result).toMatchObject({ type: 1, resultData: { bad: 2, invalid: 0 } });
  const path = '/api/ImportFile/DownloadErrorFile/?importFileName=formuli.csv&erroFileName=bad_formuli.csv';
  const rejected = await (await get(path)).text();
  expect(rejected).toContain("14601;'=1+1;x;");
  await send(rejected.replaceAll(';x;', ';1;'));
  expect(await clients('1460')).toEqual(['14601|=1+1|1', '14602|-Минус|1', '14603|Ана|1']);
});
