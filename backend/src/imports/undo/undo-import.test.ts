import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  importerClaims,
  meterRow,
  startMetersImport,
  type MetersImport,
} from '../../../../tests/builders/services/meters-import.ts';

let meters: MetersImport;

beforeAll(async () => {
  meters = await startMetersImport();
}, 60_000);
afterAll(() => meters?.service.stop());

const undo = async (importFileId: number): Promise<string> => {
  const response = await meters.service.call('/struma/imports/undo', {
    method: 'POST',
    body: JSON.stringify({ importFileId }),
    headers: { 'content-type': 'application/json' },
    claims: importerClaims,
  });
  return response.text();
};

/** Reads all records of the tables of a meters file, without the times of their changes. */
const readAllRecords = async (): Promise<unknown> => {
  const tables = ['carnet', 'auditor', 'client', 'address', 'water_meter', 'audit', 'town_meter'];
  const stored = tables.map(
    (table) =>
      `select '${table}' as table_name, (to_jsonb(t) - 'modified_on')::text as record from ${table} t order by 2`,
  );
  const { rows } = await meters.service.pool.query(stored.map((query) => `(${query})`).join(' union all '));
  return rows;
};

test('undo removes the records of every kind that a meters file added', async () => {
  const before = await readAllRecords();
  const id = await meters.importRows([meterRow(501), meterRow(502)]);
  expect(await readAllRecords()).not.toEqual(before);
  expect(await undo(id)).toContain('е отменен');
  expect(await readAllRecords()).toEqual(before);
});

test('undo restores the values that a meters file changed, also quotes, line breaks and backslashes', async () => {
  await meters.importRows([meterRow(511, { name: 'Фирма ""А"", \\\n(Б)' }), meterRow(512), meterRow(513)]);
  const before = await readAllRecords();
  const id = await meters.importRows([
    meterRow(511, { name: 'Нова', type: 2, reading: '6' }),
    meterRow(512, { type: 2 }),
    meterRow(514),
  ]);
  expect(await readAllRecords()).not.toEqual(before);
  expect(await undo(id)).toContain('е отменен');
  expect(await readAllRecords()).toEqual(before);
});

test('undo changes nothing if records of the import were changed later, and counts these records', async () => {
  const id = await meters.importRows([meterRow(521), meterRow(522)]);
  await meters.service.pool.query(`
    update water_meter set customers_total = 9 where fabric_no = 'Б521';
    update client set name = 'Друга' where client_number in ('521', '522')`);
  const before = await readAllRecords();
  expect(await undo(id)).toContain('(0) Импортът не се отменя: 3 записа');
  expect(await readAllRecords()).toEqual(before);
});

test('an import is undone even if columns that it does not write were changed later', async () => {
  const before = await readAllRecords();
  const id = await meters.importRows([meterRow(531)]);
  await meters.service.pool.query(`update water_meter set closed_on = now() where fabric_no = 'Б531'`);
  expect(await undo(id)).toContain('е отменен');
  expect(await readAllRecords()).toEqual(before);
});
