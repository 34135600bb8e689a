import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertTown, sofia } from '../../../../tests/builders/data/towns.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertTown(service.pool, sofia);
  await service.pool.query(`
    insert into town (id, municipality_id, grao_code, name) values (2, 1, '61577', 'Банкя');
    insert into street (id, town_id, grao_code, name)
      values (1, 1, '00021', 'бул. „Витоша“'), (2, 1, '00022', 'ул. „Шейново“'), (3, 2, '00021', 'бул. „Витоша“');
    insert into address (id, town_id, street_id, street_number, block, entrance, floor, apartment, address_description,
        full_address)
      values (1, 1, 1, '20', '3', 'Б', '4', '12', 'бул. „Витоша“ № 20', 'гр. София, бул. „Витоша“ № 20'),
      (2, 1, null, null, '717', null, null, null, 'ж.к. „Люлин 7“', 'гр. София, ж.к. „Люлин 7“, бл. 717');
    select setval(pg_get_serial_sequence('address', 'id'), 10)`);
}, 60_000);
afterAll(() => service?.stop());

const findSame = async (values: object): Promise<number | null> => {
  const response = await service.call('/struma/addresses/same', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  return ((await response.json()) as { id: number | null }).id;
};

const stored = {
  townId: '1',
  streetId: '1',
  streetNumber: '20',
  block: '3',
  entrance: 'Б',
  floor: '4',
  apartment: '12',
};

test.each([
  {},
  { clientId: '1', zipCode: '1000' },
  { block: 'бл. 3', entrance: 'вх. б', streetNumber: '№ 20', floor: 'ет.4', apartment: 'ап. 12' },
  { block: 'Блок3', entrance: 'Вход „Б“', streetNumber: ' 20 ', floor: 'ЕТАЖ 4', apartment: 'апартамент 12' },
  { floor: 'IV' },
  { floor: null },
  { streetId: null, addressDescription: 'булевард "ВИТОША"' },
  // The letters B, o and a are Latin.
  { streetId: null, addressDescription: 'бул.Bитoшa' },
])('AD-1 an existing address is found in another spelling: %j', async (other) => {
  expect(await findSame({ ...stored, ...other })).toBe(1);
});

test.each([
  { townId: '2', streetId: '3' },
  { streetId: '2' },
  { block: '3А' },
  { block: '33' },
  { entrance: 'А' },
  { apartment: '2' },
  { apartment: null },
  { floor: '5' },
  { floor: 'V' },
  { streetNumber: '2' },
  { streetId: null, addressDescription: 'площад Шейново' },
])('AD-1 a different address is not found: %j', async (other) => {
  expect(await findSame({ ...stored, ...other })).toBeNull();
});

test.each(['ж.к. „Люлин 7“', 'жк Люлин 7', 'Люлин-7'])(
  'AD-1 an address without a street is found by its description: %s',
  async (addressDescription) => {
    expect(await findSame({ townId: '1', streetId: null, block: 'бл.717', addressDescription })).toBe(2);
    expect(await findSame({ townId: '1', streetId: null, block: '71', addressDescription })).toBeNull();
  },
);

describe('adding', () => {
  const add = async (values: object, key?: string) => {
    const response = await service.call('/api/Address/Create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(values),
    });
    return { status: response.status, text: await response.text() };
  };
  const countIn = async (block: string): Promise<number> =>
    Number((await service.pool.query('select count(*) from address where block = $1', [block])).rows[0].count);

  test('AD-1 of simultaneous requests for the same address, one stores it and the others are refused', async () => {
    const values = { townId: '1', streetId: '2', block: '88', refusesDuplicate: true };
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(values, crypto.randomUUID())));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(412)]);
    expect(await countIn('88')).toBe(1);
  });

  test('AD-1 an existing address is refused with its number, and is stored after it is accepted', async () => {
    const key = crypto.randomUUID();
    const refused = await add({ ...stored, block: 'блок 3', refusesDuplicate: true }, key);
    expect(refused).toEqual({ status: 412, text: expect.stringContaining('Такъв адрес вече има: № 1.') });
    expect(await countIn('3')).toBe(1);
    expect((await add({ ...stored, refusesDuplicate: false }, key)).status).toBe(200);
    // The documented request has no such parameter.
    expect((await add(stored)).status).toBe(200);
    expect(await countIn('3')).toBe(3);
  });

  test('AD-1 a repeated request gets the first response, although its own address exists now', async () => {
    const key = crypto.randomUUID();
    const values = { townId: '1', streetId: '2', block: '89', refusesDuplicate: true };
    const first = await add(values, key);
    expect(first).toMatchObject({ status: 200 });
    expect(await add(values, key)).toEqual(first);
  });

  test('AD-1 an address without a street and a description is refused the second time', async () => {
    const values = { townId: '1', block: '901', entrance: 'Б', floor: '4', apartment: '5', refusesDuplicate: true };
    expect((await add(values)).status).toBe(200);
    expect((await add({ ...values, block: 'блок 901', entrance: 'вх. б', floor: 'IV' })).status).toBe(412);
    expect((await add({ ...values, apartment: '6' })).status).toBe(200);
    expect(await findSame({ townId: '1', block: '717' })).toBeNull();
    expect(await countIn('901')).toBe(2);
  });
});
