import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  columns,
  importerClaims,
  meterRow,
  startMetersImport,
  type MetersImport,
} from '../../../tests/builders/services/meters-import.ts';

let meters: MetersImport;

beforeAll(async () => {
  meters = await startMetersImport();
}, 60_000);
afterAll(() => meters?.service.stop());

interface Page {
  items: { entity: string; recordId: number }[];
  totalCount: number;
}

test('the changes of an import are read in pages, across their stored batches', async () => {
  const id = await meters.importRows(Array.from({ length: 1_200 }, (_, index) => meterRow(600_000 + index)));
  const readPage = async (number: number): Promise<Page> => {
    const path = `/struma/imports/changes?importFileId=${id}&page=${number}&itemsPerPage=100`;
    return (await (await meters.service.call(path, { claims: importerClaims })).json()) as Page;
  };
  const pages = await Promise.all(Array.from({ length: 49 }, (_, index) => readPage(index + 1)));
  const items = pages.flatMap((page) => page.items.map(({ entity, recordId }) => `${entity} ${recordId}`));
  expect(new Set(items).size).toBe(pages[0]?.totalCount);
  for (const entity of ['client', 'address', 'waterMeter', 'audit'])
    expect(items.filter((item) => item.startsWith(`${entity} `))).toHaveLength(1_200);
});

interface NamedChange {
  entity: string;
  name: string | null;
  values: { field: string; newValue: string | null; newReference: { entity: string; id: number } | null }[];
}

test('the changes name records as on screen: by numbers and names, with a reference to those that are stored', async () => {
  const id = await meters.importRows([meterRow(641)]);
  const read = async (): Promise<NamedChange[]> => {
    const path = `/struma/imports/changes?importFileId=${id}`;
    return ((await (await meters.service.call(path, { claims: importerClaims })).json()) as { items: NamedChange[] })
      .items;
  };
  const nameOf = (changes: readonly NamedChange[], kind: string) => changes.find(({ entity }) => entity === kind)?.name;
  const valueOf = (changes: readonly NamedChange[], kind: string, name: string) =>
    changes.find(({ entity }) => entity === kind)?.values.find(({ field }) => field === name);
  const { rows } = await meters.service.pool.query(`select id from client where client_number = '641'`);
  const changes = await read();
  expect(changes.map(({ entity, name }) => [entity, name])).toEqual(
    expect.arrayContaining([
      ['client', '641, Ана'],
      ['address', 'ул. Райко Даскалов № 641'],
      ['waterMeter', 'Б641'],
      ['audit', 'Б641, 2026-01-05'],
    ]),
  );
  expect(valueOf(changes, 'waterMeter', 'clientId')).toMatchObject({
    newValue: '641, Ана',
    newReference: { entity: 'client', id: rows[0].id },
  });
  expect(valueOf(changes, 'waterMeter', 'ownershipTypeId')?.newValue).not.toMatch(/^\d+$/);
  expect(valueOf(changes, 'address', 'townId')?.newValue).toMatch(/Радомир/);

  await meters.service.call('/struma/imports/undo', {
    method: 'POST',
    body: JSON.stringify({ importFileId: id }),
    headers: { 'content-type': 'application/json' },
    claims: importerClaims,
  });
  const undone = await read();
  expect(nameOf(undone, 'audit')).toBe('Б641, 2026-01-05');
  expect(valueOf(undone, 'waterMeter', 'clientId')).toMatchObject({ newValue: '641, Ана', newReference: null });
});

test('a dry run names a record that the import would add as new; a record that was deleted later is named so', async () => {
  const first = await meters.importRows([meterRow(651)]);
  const moved = meterRow(651).replace('Б651;651;', 'Б651;652;');
  const body = new FormData();
  body.append('file', new Blob([`${columns}\n${moved}\n`], { type: 'text/csv' }), 'vodomeri.csv');
  const path = '/struma/imports/check?importDefId=4';
  const response = await meters.service.call(path, { method: 'POST', body, claims: importerClaims });
  const { importFileId } = (await response.json()) as { importFileId: number };
  const readMeter = async (id: number): Promise<NamedChange['values']> => {
    const changes = await meters.service.call(`/struma/imports/changes?importFileId=${id}`, { claims: importerClaims });
    const { items } = (await changes.json()) as { items: NamedChange[] };
    return items.find(({ entity }) => entity === 'waterMeter')?.values ?? [];
  };
  const added = { newValue: 'нов запис', newReference: null };
  expect(await readMeter(importFileId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'clientId', oldValue: '651, Ана', ...added }),
      expect.objectContaining({ field: 'addressId', ...added }),
    ]),
  );
  await meters.service.pool.query(`delete from import_change where import_file_id = $1 and entity = 'auditor'`, [
    first,
  ]);
  await meters.service.pool.query(`update water_meter set auditor_id = null; delete from audit; delete from auditor`);
  expect(await readMeter(first)).toContainEqual(
    expect.objectContaining({ field: 'auditorId', newValue: 'изтрит запис' }),
  );
});
