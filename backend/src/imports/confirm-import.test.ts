import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFileImport, type FileImport } from '../../../tests/builders/services/file-import.ts';

let files: FileImport;

beforeAll(async () => {
  files = await startFileImport();
}, 60_000);
afterAll(() => files?.service.stop());

const header = 'clientNumber;name;clientType\n';
const check = async (content: string, definition = 2): Promise<number> => {
  const { result } = await files.send(content, { path: '/struma/imports/check', definition });
  expect(result).toMatchObject({ type: 1, resultData: { bad: 0, invalid: 0 } });
  return result.importFileId;
};
const confirm = (importFileId: number): Promise<Response> =>
  files.post('/struma/imports/confirm', { importFileId, goodRowsOnly: true });
const refusal = (changed: string): string =>
  `След проверката ${changed}. Нищо не е записано. Файлът е проверен отново: прегледайте промените и след това го импортирайте.`;
const nameOf = async (id: number): Promise<object> =>
  (await (await files.get(`/struma/imports/changes?importFileId=${id}`)).json()) as object;

test('IM-2 a checked file is not imported over a later change; it is checked again and can then be imported', async () => {
  await files.send(`${header}19001;А;1\n19002;Друг;1\n`);
  const id = await check(`${header}19001;Ф;1\n19002;Друг;1\n19003;Нов;1\n`);
  await files.service.pool.query(`update client set name = 'Б' where client_number = '19001'`);
  const refused = await confirm(id);
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(refusal('е променен 1 запис'))]);
  expect(await files.clients('1900')).toEqual(['19001|Б|1', '19002|Друг|1']);
  expect((await files.details(id)).file).toMatchObject({ status: 'CHECKED', message: refusal('е променен 1 запис') });
  const values = [expect.objectContaining({ field: 'name', oldValue: 'Б', newValue: 'Ф' })];
  expect(await nameOf(id)).toMatchObject({ totalCount: 1, items: [{ values }] });
  expect(await (await confirm(id)).json()).toMatchObject({ file: { status: 'SUCCEEDED' } });
  expect(await files.clients('1900')).toEqual(['19001|Ф|1', '19002|Друг|1', '19003|Нов|1']);
});

test('IM-2 records that the check found unchanged or new are protected too', async () => {
  await files.send(`${header}19101;А;1\n`);
  const id = await check(`${header}19101;А;1\n19102;Нов;1\n`);
  await files.service.pool.query(`update client set name = 'Б' where client_number = '19101'`);
  await files.send(`${header}19102;Друг;1\n`);
  expect(await (await confirm(id)).text()).toContain(refusal('са променени 2 записа'));
  expect(await files.clients('1910')).toEqual(['19101|Б|1', '19102|Друг|1']);
});

test('IM-2 a change of a record that the import leaves as it is does not refuse the import', async () => {
  await files.send('clientNumber;name;clientType\n19201;А;1\n19202;Друг;1\n');
  const id = await check('clientNumber;name\n19201;Ф\n');
  await files.service.pool.query(`update client set name = 'Б' where client_number = '19202'`);
  expect((await confirm(id)).status).toBe(200);
  expect(await files.clients('1920')).toEqual(['19201|Ф|1', '19202|Б|1']);
});

test('IM-2 a reading that was changed or deleted after the check is not stored again', async () => {
  const meters = 'waterMeterFabricNo;ownershipType;waterMeterType;readOn;value\n';
  await files.send(`${meters}M1901;1;1;2026-01-10;100\n`, { definition: 4 });
  const id = await check(`${meters}M1901;1;1;2026-01-10;120\n`, 4);
  await files.service.pool.query(
    `delete from audit where water_meter_id = (select id from water_meter where fabric_no = 'M1901')`,
  );
  expect(await (await confirm(id)).text()).toContain(refusal('е променен 1 запис'));
});

test('IM-2 the check of new meters shows and protects a stored client and a stored auditor', async () => {
  const columns = 'waterMeterFabricNo;ownershipType;waterMeterType;clientNumber;clientName;clientType';
  await files.send(`${columns};auditorNumber;auditorName\nM1911;1;1;19301;А;1;931;Инкасатор\n`, { definition: 4 });
  const ids = [
    await check(`${columns}\nM1912;1;1;19301;Ф;1\n`, 4),
    await check('waterMeterFabricNo;ownershipType;waterMeterType;auditorNumber;auditorName\nM1913;1;1;931;Друг\n', 4),
  ];
  for (const id of ids) expect(await nameOf(id)).toMatchObject({ totalCount: 1 });
  await files.service.pool.query(`update client set name = 'Б' where client_number = '19301'`);
  expect((await confirm(ids[0] ?? 0)).status).toBe(409);
  expect(await (await confirm(ids[1] ?? 0)).json()).toMatchObject({ file: { status: 'SUCCEEDED' } });
});

test('IM-2 a file that is imported without a check replaces stored values as before', async () => {
  await files.send(`${header}19401;А;1\n`);
  const { result } = await files.send(`${header}19401;Ф;1\n`);
  expect(result.type).toBe(1);
  expect(await files.clients('1940')).toEqual(['19401|Ф|1']);
});
