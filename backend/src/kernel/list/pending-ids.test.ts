import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
    select n, 'Б' || n, 1, 1, 1 from generate_series(1, 10) n`);
}, 60_000);
afterAll(() => service?.stop());

const listedIds = async (): Promise<number[]> => {
  const response = await service.call('/api/WaterMeter/GetWaterMeterList?itemsPerPage=10');
  return ((await response.json()) as { items: { id: number }[] }).items.map(({ id }) => id);
};

test('the list of meters leaves out the ids that a running import adds, and shows them after the import', async () => {
  const allIds = await listedIds();
  expect(allIds.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const { rows } = await service.pool.query<{ id: number }>(
    `insert into import_file (file_name, content_mime_type, file_size, attached_by_user, check_sum, definition_id, status,
       pending_ids) values ('върви.csv', 'text/csv', 1, 'x', '', 4, 'RUNNING', '{"water_meter":[4,6]}') returning id`,
  );
  expect(await listedIds()).toEqual(allIds.filter((id) => id < 4 || id > 6));
  await service.pool.query(`update import_file set status = 'SUCCEEDED' where id = $1`, [rows[0]?.id]);
  expect(await listedIds()).toEqual(allIds);
});
