import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

const claims = personClaims('admin', ['Администратор', 'Оператор'], ['TestMainGroup']);

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into district (id, name) values (1, 'Перник');
    insert into municipality (id, district_id, name) values (1, 1, 'Радомир');
    insert into town (id, municipality_id, grao_code, name) values (1, 1, '61577', 'гр. Радомир');
    insert into street (id, town_id, grao_code, name) values (1, 1, '00001', 'ул. Райко Даскалов')`);
}, 60_000);
afterAll(() => service?.stop());

const columns =
  'waterMeterFabricNo;clientNumber;clientName;clientType;carnetCode;townGraoCode;streetName;streetNumber;latitude;longitude;auditorNumber;auditorName;ownershipType;waterMeterType;nextDateOfCheck;readOn;value';

const row = (number: number, { name = 'Ана', type = 1, reading = '5,5' } = {}): string =>
  `Б${number};${number};"${name}";1;К9;61577;ул. Райко Даскалов;${number};42,5;23,25;И9;Инка;1;${type};01.02.2030;05.01.2026;${reading}`;

const importRows = async (rows: readonly string[]): Promise<number> => {
  const body = new FormData();
  body.append('file', new Blob([`${columns}\n${rows.join('\n')}\n`], { type: 'text/csv' }), 'vodomeri.csv');
  const response = await service.call('/api/ImportFile/ImportFile?importDefId=4', { method: 'POST', body, claims });
  const result = (await response.json()) as { type: number; message: string; importFileId: number };
  expect(result).toMatchObject({ type: 1 });
  return result.importFileId;
};

const undo = async (importFileId: number): Promise<string> => {
  const response = await service.call('/struma/imports/undo', {
    method: 'POST',
    body: JSON.stringify({ importFileId }),
    headers: { 'content-type': 'application/json' },
    claims,
  });
  return response.text();
};

/** All records of the tables of a meters file, without the times of their changes. */
const everything = async (): Promise<unknown> => {
  const tables = ['carnet', 'auditor', 'client', 'address', 'water_meter', 'audit', 'town_meter'];
  const stored = tables.map(
    (table) =>
      `select '${table}' as table_name, (to_jsonb(t) - 'modified_on')::text as record from ${table} t order by 2`,
  );
  const { rows } = await service.pool.query(stored.map((query) => `(${query})`).join(' union all '));
  return rows;
};

test('undo removes the records of every kind that a meters file added', async () => {
  const before = await everything();
  const id = await importRows([row(501), row(502)]);
  expect(await everything()).not.toEqual(before);
  expect(await undo(id)).toContain('е отменен');
  expect(await everything()).toEqual(before);
});

test('undo restores the values that a meters file changed, also quotes, line breaks and backslashes', async () => {
  await importRows([row(511, { name: 'Фирма ""А"", \\\n(Б)' }), row(512), row(513)]);
  const before = await everything();
  const id = await importRows([row(511, { name: 'Нова', type: 2, reading: '6' }), row(512, { type: 2 }), row(514)]);
  expect(await everything()).not.toEqual(before);
  expect(await undo(id)).toContain('е отменен');
  expect(await everything()).toEqual(before);
});

test('undo changes nothing if records of the import were changed since, and counts them', async () => {
  const id = await importRows([row(521), row(522)]);
  await service.pool.query(`
    update water_meter set customers_total = 9 where fabric_no = 'Б521';
    update client set name = 'Друга' where client_number in ('521', '522')`);
  const before = await everything();
  expect(await undo(id)).toContain('(0) Импортът не се отменя: 3 записа');
  expect(await everything()).toEqual(before);
});

test('columns that an import does not write may be changed before it is undone', async () => {
  const before = await everything();
  const id = await importRows([row(531)]);
  await service.pool.query(`update water_meter set closed_on = now() where fabric_no = 'Б531'`);
  expect(await undo(id)).toContain('е отменен');
  expect(await everything()).toEqual(before);
});

test('the changes of an import are read in pages, across their stored batches', async () => {
  const id = await importRows(Array.from({ length: 1_200 }, (_, index) => row(600_000 + index)));
  const page = async (
    number: number,
  ): Promise<{ items: { entity: string; recordId: number }[]; totalCount: number }> => {
    const query = `importFileId=${id}&page=${number}&itemsPerPage=100`;
    return (await (await service.call(`/struma/imports/changes?${query}`, { claims })).json()) as never;
  };
  const pages = await Promise.all(Array.from({ length: 49 }, (_, index) => page(index + 1)));
  const items = pages.flatMap((each) => each.items.map(({ entity, recordId }) => `${entity} ${recordId}`));
  expect(new Set(items).size).toBe(pages[0]?.totalCount);
  for (const entity of ['client', 'address', 'waterMeter', 'audit'])
    expect(items.filter((item) => item.startsWith(`${entity} `))).toHaveLength(1_200);
});

test('the list of meters leaves out the ids that a running import adds, and shows them after it', async () => {
  const ids = async (): Promise<number[]> => {
    const response = await service.call('/api/WaterMeter/GetWaterMeterList?itemsPerPage=10', { claims });
    return ((await response.json()) as { items: { id: number }[] }).items.map(({ id }) => id);
  };
  const all = await ids();
  const pending = JSON.stringify({ water_meter: [all[3], all[1]] });
  const { rows } = await service.pool.query<{ id: number }>(
    `insert into import_file (file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id, status,
       pending_ids) values ('върви.csv', 'text/csv', 1, 'x', '', 4, 'RUNNING', $1) returning id`,
    [pending],
  );
  expect((await ids()).slice(0, 7)).toEqual([all[0], ...all.slice(4)]);
  await service.pool.query(`update import_file set status = 'SUCCEEDED' where id = $1`, [rows[0]?.id]);
  expect(await ids()).toEqual(all);
});
