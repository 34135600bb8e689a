import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFileImport, type FileImport } from '../../../tests/builders/services/file-import.ts';

let service: FileImport['service'];
let send: FileImport['send'];
let clients: FileImport['clients'];
let details: FileImport['details'];

beforeAll(async () => {
  ({ service, send, clients, details } = await startFileImport());
}, 60_000);
afterAll(() => service?.stop());

const meters = { definition: 4, name: 'vodomeri.csv' };

test.each([
  ['townGraoCode', '12345', 'Няма такова населено място: контролната цифра на кода по ЕКАТТЕ е грешна'],
  ['townGraoCode', '68135', 'Няма такова населено място: контролната цифра на кода по ЕКАТТЕ е грешна'],
  ['townGraoCode', '02676', 'Няма такова населено място'],
])('IM-3 a row is rejected whose cell %s has the unknown code %s', async (column, code, reason) => {
  const { result } = await send(
    `waterMeterFabricNo;clientNumber;clientName;clientType;ownershipType;waterMeterType;${column}\n150001;15001;Мария;1;1;1;${code}\n`,
    meters,
  );
  expect(result.resultData).toEqual({ bad: 0, invalid: 1 });
  expect((await details(result.importFileId)).problems).toEqual([
    { kind: 'INVALID', line: 2, column, value: code, reason },
  ]);
});

test('IM-3 a stored town is accepted with a code whose check digit is wrong', async () => {
  await service.pool.query(`update town set grao_code = '61578' where grao_code = '61577'`);
  const { result } = await send(
    'waterMeterFabricNo;clientNumber;clientName;clientType;ownershipType;waterMeterType;townGraoCode;streetNumber\n150002;15002;Мария;1;1;1;61578;7\n',
    meters,
  );
  await service.pool.query(`update town set grao_code = '61577' where grao_code = '61578'`);
  expect(result).toMatchObject({ type: 1, resultData: { bad: 0, invalid: 0 } });
});

const newMeter = {
  clientNumber: '15003',
  clientName: 'Мария',
  clientType: '1',
  ownershipType: '1',
  waterMeterType: '1',
};

test.each<[string, Record<string, string>, string[]]>([
  [
    'an address without a town',
    { townGraoCode: '', block: '7' },
    ['townGraoCode Нов адрес се записва с код на населено място'],
  ],
  [
    'a town without a client',
    { clientNumber: '', clientName: '', clientType: '', townGraoCode: '61577' },
    ['clientNumber Полето е задължително'],
  ],
  [
    'a new auditor without a name',
    { auditorNumber: '15999', auditorName: '' },
    ['auditorNumber Няма такъв инкасатор, а редът няма име за нов'],
  ],
  [
    'a latitude without a longitude',
    { townGraoCode: '61577', latitude: '42.5', longitude: '' },
    ['longitude Географска ширина и дължина се въвеждат заедно'],
  ],
  [
    'a longitude without a latitude',
    { townGraoCode: '61577', latitude: '', longitude: '22.9' },
    ['latitude Географска ширина и дължина се въвеждат заедно'],
  ],
])('IM-3 a row with %s is rejected', async (_name, cells, reasons) => {
  const row = { waterMeterFabricNo: '150003', ...newMeter, ...cells };
  const { result } = await send(`${Object.keys(row).join(';')}\n${Object.values(row).join(';')}\n`, meters);
  expect(result.resultData).toEqual({ bad: 0, invalid: 1 });
  const { problems } = await details(result.importFileId);
  expect(problems.map(({ column, reason }) => `${column} ${reason}`)).toEqual(reasons);
  const { rowCount } = await service.pool.query(`select from water_meter where fabric_no = '150003'`);
  expect(rowCount).toBe(0);
});

test('two different files at the same time are both stored', async () => {
  const file = (first: number): string =>
    `clientNumber;name;clientType\n${Array.from({ length: 200 }, (_, index) => `${first + index};Клиент;1\n`).join('')}`;
  const sent = await Promise.all([send(file(160_000)), send(file(161_000))]);
  expect(sent.map(({ result }) => [result.type, result.resultData])).toEqual([
    [1, { bad: 0, invalid: 0 }],
    [1, { bad: 0, invalid: 0 }],
  ]);
  for (const part of ['1600', '1601', '1610', '1611']) expect(await clients(part)).toHaveLength(100);
});
