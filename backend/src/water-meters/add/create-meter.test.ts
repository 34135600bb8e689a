import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertTown, sofia } from '../../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, sofia);
  await service.pool.query(`
    insert into client (id, client_number, name, client_type_id) values (1, '1', 'Първи', 1);
    insert into address (id, town_id, address_description, full_address) values (1, 1, 'Люлин', 'София, Люлин')`);
});
beforeEach(() => service.pool.query('truncate water_meter, audit, town_meter, activity_log restart identity cascade'));
afterAll(() => service.stop());

const required = {
  waterMeterFabricNo: '4471822',
  waterMeterTypeId: 1,
  waterMeterOwnershipTypeId: 2,
  manufacturerId: 1,
};

const create = async (body: object, key?: string): Promise<{ status: number; text: string }> => {
  const response = await service.call('/api/WaterMeter/CreateWaterMeter', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  });
  return { status: response.status, text: await response.text() };
};

test('WM-12 a meter is stored with all fields, and its creation is recorded', async () => {
  const answer = await create({
    ...required,
    latitude: 42.7,
    longitude: 23.3,
    lastDateOfRepair: '2024-02-29',
    lastDateOfCheck: '2025-01-02T00:00:00',
    nextDateOfCheck: '2030-01-02',
    checkValue: 12.345,
    customersTotal: 40,
    apartamentsTotal: 18,
    clientId: 1,
    addressId: 1,
  });
  expect(answer).toEqual({ status: 200, text: '(1) Създаден е водомер № 4471822.' });
  const { rows } = await service.pool.query(`
    select fabric_no, location::text, last_date_of_repair::text as repair, last_date_of_check::text as checked,
      next_date_of_check::text as next, check_value::text as reading, customers_total, apartments_total, client_id, address_id
    from water_meter`);
  expect(rows).toEqual([
    {
      fabric_no: '4471822',
      location: '(23.3,42.7)',
      repair: '2024-02-29',
      checked: '2025-01-02',
      next: '2030-01-02',
      reading: '12.345',
      customers_total: 40,
      apartments_total: 18,
      client_id: 1,
      address_id: 1,
    },
  ]);
  const activities = await service.pool.query('select entity, entity_id, action, new_value from activity_log');
  expect(activities.rows).toEqual([{ entity: 'waterMeter', entity_id: '1', action: 'CREATE', new_value: '4471822' }]);
});

test('WM-12 an existing number is refused; a repetition with the same key returns the first response', async () => {
  const key = randomUUID();
  const first = await create(required, key);
  expect(await create(required, key)).toEqual(first);
  expect((await create({ ...required, waterMeterFabricNo: ' 4471822 ' })).text).toBe(
    '(0) Водомер с номер 4471822 вече съществува',
  );
});

test.each(['с_7', 'С_7', 'C_7', 'С_\u200b7'])(
  'WM-12 a number that looks like an existing one is refused: %j',
  async (number) => {
    await create({ ...required, waterMeterFabricNo: 'С_7' });
    expect((await create({ ...required, waterMeterFabricNo: 'СА7' })).status).toBe(200);
    expect((await create({ ...required, waterMeterFabricNo: number })).text).toMatch(
      /^\(0\) Водомер с номер .* вече съществува/,
    );
    const { rowCount } = await service.pool.query('select from water_meter');
    expect(rowCount).toBe(2);
  },
);

test.each([
  ['the day of installation', '2024-05-06', `'2024-05-06'`],
  ['today if the day of installation is unknown', null, `(now() at time zone 'Europe/Sofia')::date`],
])(
  'WM-10 WM-12 the value in the form of a new meter is stored as its first reading, with the date: %s',
  async (_name, installationDate, expected) => {
    await create({ ...required, installationDate, checkValue: 12.345 });
    const { rows } = await service.pool.query(
      `select water_meter_id as meter, read_on = ${expected} as "isExpectedDay", water_meter_value::text as value from audit`,
    );
    expect(rows).toEqual([{ meter: 1, isExpectedDay: true, value: '12.345' }]);
  },
);

test('WM-10 WM-12 a reading below the first reading of the meter is not stored without a confirmation', async () => {
  await create({ ...required, installationDate: '2024-05-06', checkValue: 12.345 });
  const lower = await service.call('/struma/water-meters/readings', {
    method: 'POST',
    body: JSON.stringify({ waterMeterId: 1, date: '2025-01-31', value: 1 }),
    headers: { 'content-type': 'application/json' },
  });
  expect(await lower.json()).toMatchObject({ isStored: false, previousDate: '2024-05-06', previousValue: 12.345 });
});

test('WM-12 a new meter without a reading has no readings', async () => {
  await create(required);
  expect((await service.pool.query('select from audit')).rowCount).toBe(0);
});

test.each([
  ['no number', { waterMeterFabricNo: '  ' }, 'задължително'],
  ['a number of 51 characters', { waterMeterFabricNo: '4'.repeat(51) }, 'най-много 50'],
  ['no type', { waterMeterTypeId: null }, 'задължително'],
  ['an unknown type', { waterMeterTypeId: 99 }, 'няма такъв'],
  ['an unknown client', { clientId: 2 ** 53 - 1 }, 'няма такъв'],
  ['address 0', { addressId: 0 }, 'няма такъв'],
  ['address -1', { addressId: -1 }, 'няма такъв'],
  ['a check on 31 February', { lastDateOfCheck: '2025-02-31' }, 'не е валидна'],
  ['a check in 1900', { lastDateOfCheck: '1900-01-01' }, '1 Януари 1900'],
  ['a check in 2090', { lastDateOfCheck: '2090-01-01' }, 'в бъдещето'],
  ['an installation in 2090', { installationDate: '2090-01-01' }, 'в бъдещето'],
  ['a check before the installation', { installationDate: '2025-02-01', lastDateOfCheck: '2025-01-31' }, 'е преди'],
  ['a next check before the last', { lastDateOfCheck: '2025-02-01', nextDateOfCheck: '2025-01-31' }, 'е преди'],
  [
    'a replacement before the installation',
    { installationDate: '2025-02-01', nextCalibrationDate: '2025-01-31' },
    'е преди',
  ],
  ['an invisible number', { waterMeterFabricNo: '\u200b\u202e' }, 'задължително'],
  ['a negative reading', { checkValue: -0.001 }, 'число от 0'],
  ['a negative number of people', { customersTotal: -1 }, 'число от 0'],
  ['a latitude but no longitude', { latitude: 42 }, 'и дължина'],
  ['a place outside of the earth', { latitude: 91, longitude: 23 }, 'между'],
  ['a place outside of the country', { latitude: 51.5, longitude: -0.12 }, 'Мястото е извън България.'],
  ['swapped coordinates', { latitude: 23.3, longitude: 42.7 }, 'ширината и дължината са разменени'],
])('WM-12 a meter with %s is refused with a message', async (_name, fields, text) => {
  const answer = await create({ ...required, ...fields });
  expect(answer).toEqual({ status: 200, text: expect.stringContaining(text) });
  expect(answer.text).toMatch(/^\(0\) /);
  expect((await service.pool.query('select from water_meter')).rowCount).toBe(0);
});

test('WM-12 a meter that was repaired before its installation is stored', async () => {
  const { text } = await create({ ...required, lastDateOfRepair: '2025-01-10', installationDate: '2025-01-12' });
  expect(text).toMatch(/^\([1-9]\d*\) /);
});

test('NO-3 WM-12 a type that was deactivated while the form was open is refused', async () => {
  const setActive = (isActive: boolean) =>
    service.pool.query(`update nomenclature_item set is_active = ${isActive} where nomenclature_id = 7 and id = 1`);
  await setActive(false);
  const { text } = await create(required);
  await setActive(true);
  expect(text).toMatch(/^\(0\) Тип.*: няма такъв запис$/);
  expect((await service.pool.query('select from water_meter')).rowCount).toBe(0);
});

test('WM-12 2^63 as the id of a client is refused', async () => {
  expect((await create({ ...required, clientId: 2 ** 63 })).status).toBe(400);
});
