import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertTown, sofia } from '../../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, sofia);
  await service.pool.query(`
    insert into street (id, town_id, grao_code, name) values (1, 1, '00001', 'жк Люлин 7'), (2, 1, '00002', 'ул. Орион');
    insert into address (id, town_id, street_id, address_description, full_address, block, entrance, floor, apartment) values
      (1, 1, 1, 'Люлин', 'София, жк Люлин 7, бл. 717, вх. А', '717', 'А', null, null),
      (2, 1, 1, 'Люлин', 'София, жк Люлин 7, бл. 717, вх. Б, ет. 4, ап. 12', '717', 'Б', '4', '12'),
      (3, 1, 1, 'Люлин', 'София, жк Люлин 7, бл. 717, вх. Б, ет. 10, ап. 30', '717', 'Б', '10', '30'),
      (4, 1, 2, 'Люлин', 'София, ул. Орион 3', null, null, null, null),
      (5, 1, 1, 'Люлин', 'София, жк Люлин 7, бл. 90', '90', null, null, null),
      (6, 1, 2, 'Орион 5', 'София, ул. Орион 5', '', null, null, null)`);
});
beforeEach(async () => {
  await service.pool.query(`
    truncate water_meter, town_meter, activity_log cascade;
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, address_id)
      values (1, '4471822', 1, 1, 1, 1)`);
});
afterAll(() => service.stop());

const readOptions = async (level: string, parts: Record<string, string> = {}): Promise<string[]> => {
  const query = new URLSearchParams(parts).toString();
  const path = `/api/WaterMeter/GetAddressProperty${level}DropdownItemsAsKeyValuePairList?${query}`;
  const list = (await (await service.call(path)).json()) as { key: number; value: string }[];
  expect(list.map(({ key }) => key)).toEqual(list.map((_, index) => index));
  expect(list[0]).toEqual({ key: 0, value: '' });
  return list.slice(1).map(({ value }) => value);
};

const update = async (body: object) => {
  const response = await service.call('/api/WaterMeter/UpdateWaterMeterAddress', {
    method: 'POST',
    body: JSON.stringify({ waterMeterId: 1, ...body }),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, text: await response.text() };
};
const addressOf = async (): Promise<number | undefined> =>
  (await service.pool.query<{ id: number }>('select address_id as id from water_meter where id = 1')).rows[0]?.id;

test('WM-8 the options of a level come from the addresses that match the choices in the levels above', async () => {
  const chosen = { addressDescription: 'Люлин', streetName: 'жк Люлин 7', block: '717', entrance: 'Б', floor: '4' };
  expect(await readOptions('Description')).toEqual(['Люлин', 'Орион 5']);
  expect(await readOptions('StreetName', { addressDescription: 'Люлин' })).toEqual(['жк Люлин 7', 'ул. Орион']);
  expect(await readOptions('Block', chosen)).toEqual(['90', '717']);
  expect(await readOptions('Entrance', chosen)).toEqual(['А', 'Б']);
  expect(await readOptions('Floor', chosen)).toEqual(['4', '10']);
  expect(await readOptions('Apartment', chosen)).toEqual(['12']);
});

test('WM-8 a level can have no options, for example after an unknown description', async () => {
  expect(await readOptions('Block', { addressDescription: 'Орион 5', streetName: 'ул. Орион' })).toEqual([]);
  expect(await readOptions('StreetName', { addressDescription: "' or 1=1 --" })).toEqual([]);
});

test('WM-8 descriptions are found by words of the address, in Latin letters too', async () => {
  expect(await readOptions('Description', { text: 'lyulin 717' })).toEqual(['Люлин']);
  expect(await readOptions('Description', { text: 'орион 5' })).toEqual(['Орион 5']);
  expect(await readOptions('Description', { text: '!' })).toEqual([]);
});

test('WM-8 descriptions with the typed words side by side are first, also if others fill the list', async () => {
  await service.pool.query(`
    insert into street (id, town_id, grao_code, name) values (3, 1, '00003', 'жк Люлин 5')`);
  await service.pool.query(`
    insert into address (id, town_id, street_id, address_description, full_address, block, apartment)
      select 1000 + n, 1, 1, 'жк Люлин 1, бл. ' || n || ', ап. 5', 'София, жк Люлин 1, бл. ' || n || ', ап. 5', n, '5'
      from generate_series(1, 3000) n
      union all select 5000 + n, 1, 3, 'жк Люлин 5, бл. ' || n, 'София, жк Люлин 5, бл. ' || n, n, null
      from generate_series(1, 2) n`);
  const found = ['жк Люлин 5, бл. 1', 'жк Люлин 5, бл. 2'];
  for (const text of ['Люлин 5', 'жк Люлин 5', 'lyulin 5', 'Люл 5']) {
    const options = await readOptions('Description', { text });
    expect(options.slice(0, 2)).toEqual(found);
    expect(options).toHaveLength(200);
  }
  expect((await readOptions('Description', { text: 'Люлин 5 бл 2' }))[0]).toBe('жк Люлин 5, бл. 2');
  expect((await readOptions('Description', { text: 'Люлин 1' }))[0]).toMatch(/^жк Люлин 1,/);
  await service.pool.query('delete from address where id > 1000; delete from street where id = 3');
});

test('WM-8 the chosen address of the meter is stored, and the change is recorded', async () => {
  const chosen = { addressDescription: 'Люлин', streetName: 'жк Люлин 7', block: '717', entrance: 'Б', floor: '4' };
  expect(await update({ ...chosen, apartment: '12' })).toEqual({ status: 200, text: '(1) 4471822' });
  expect(await addressOf()).toBe(2);
  const { rows } = await service.pool.query('select entity, field, old_value, new_value from activity_log');
  expect(rows).toEqual([
    {
      entity: 'waterMeter',
      field: 'address',
      old_value: 'София, жк Люлин 7, бл. 717, вх. А',
      new_value: 'София, жк Люлин 7, бл. 717, вх. Б, ет. 4, ап. 12',
    },
  ]);
  expect((await update({ ...chosen, apartment: '12' })).text).toBe('(1) 4471822');
  expect((await service.pool.query('select from activity_log')).rowCount).toBe(1);
});

test('WM-8 if deeper levels are not chosen, the address without values in these levels is stored', async () => {
  await update({ addressDescription: 'Люлин', streetName: 'ул. Орион' });
  expect(await addressOf()).toBe(4);
});

test('WM-8 an unknown address returns an empty text; an ambiguous choice is refused', async () => {
  expect(await update({ addressDescription: 'Люлин', streetName: 'жк Люлин 7', block: '1' })).toEqual({
    status: 200,
    text: '',
  });
  expect(await update({})).toEqual({ status: 200, text: '' });
  const several = await update({ addressDescription: 'Люлин', streetName: 'жк Люлин 7', block: '717', entrance: 'Б' });
  expect(several.text).toMatch(/^\(0\) Няколко адреса/);
  expect(await addressOf()).toBe(1);
});

test('WM-8 an address is chosen by its id; an address changed meanwhile is not overwritten', async () => {
  expect((await update({ addressId: 3, expectedAddressId: 1 })).text).toBe('(1) 4471822');
  expect(await addressOf()).toBe(3);
  expect((await update({ addressId: 4, expectedAddressId: 1 })).status).toBe(412);
  expect((await update({ block: '1', expectedAddressId: 1 })).status).toBe(412);
  expect((await update({ addressId: 3, block: '90' })).text).toBe('');
  for (const waterMeterId of [0, -1, 2 ** 53 - 1])
    expect((await update({ waterMeterId, addressId: 4 })).status).toBe(404);
  expect((await update({ waterMeterId: 2 ** 63, addressId: 4 })).status).toBe(400);
});

test('WM-8 a change that is repeated after a lost response is a success and is recorded once', async () => {
  const repeated = { addressId: 3, expectedAddressId: 1 };
  expect((await update(repeated)).text).toBe('(1) 4471822');
  expect((await update(repeated)).text).toBe('(1) 4471822');
  expect((await service.pool.query('select from activity_log')).rowCount).toBe(1);
});

test('WM-8 AD-2 an address of 1 000 characters matches no address; a longer one is refused', async () => {
  const long = 'жк Люлин '.repeat(111) + 'а';
  expect(long).toHaveLength(1000);
  expect(await readOptions('StreetName', { addressDescription: long })).toEqual([]);
  expect(await update({ addressDescription: long })).toEqual({ status: 200, text: '' });
  expect((await update({ addressDescription: `${long}а` })).status).toBe(400);
  const filter = new URLSearchParams({ addressDescription: long }).toString();
  expect((await service.call(`/api/Address/GetAddressList?${filter}`)).status).toBeLessThan(500);
  const search = await service.call('/struma/search/addresses', {
    method: 'POST',
    body: JSON.stringify({ text: long }),
    headers: { 'content-type': 'application/json' },
  });
  expect(search.status).toBeLessThan(500);
  expect(await addressOf()).toBe(1);
});
