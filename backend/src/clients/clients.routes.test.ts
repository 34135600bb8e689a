import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

/** A valid EGN and a valid EIK, which belong to no real person or company. */
const egn = '7523169263';
const eik = '104055066';

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into district (id, name) overriding system value values (1, 'Перник');
    insert into municipality (id, district_id, name) overriding system value values (1, 1, 'Радомир');
    insert into town (id, municipality_id, grao_code, name) overriding system value values
      (1, 1, '61577', 'Радомир'), (2, 1, '68134', 'София');
    insert into street (id, town_id, grao_code, name) overriding system value values
      (1, 1, '00001', 'ул. Райко Даскалов'), (2, 2, '00002', 'бул. Витоша');
    insert into carnet (id, code, name) overriding system value values (1, '123', 'Първи');
    insert into client (id, client_number, egn, name, client_type_id) overriding system value values
      (1, '1000001', '${egn}', 'Борис Боев', 1), (2, '1000002', '${eik}', 'ВиК Йовковци', 2), (3, '2000003', null, 'Ангел Минчев', 1);
    insert into address (id, town_id, street_id, client_id, street_number, address_description, full_address, block,
      entrance, floor, apartment, zip_code, carnet_id, carnet_page, location) overriding system value values
      (1, 1, 1, 1, '5', 'ул. Райко Даскалов, № 5', 'гр. Радомир, ул. Райко Даскалов, № 5', null, 'А', '2', '7', '2400', 1, 5, '(23,42.5)'),
      (2, 2, 2, 2, '15', 'бул. Витоша, № 15', 'гр. София, бул. Витоша, № 15', '7', null, null, null, '1000', 1, 6, null);
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id, address_id)
      overriding system value values (1, 'АБ-770012', 1, 1, 1, 1, 1);
    select setval(pg_get_serial_sequence('client', 'id'), 10), setval(pg_get_serial_sequence('address', 'id'), 10)`);
}, 60_000);
afterAll(() => service?.stop());

const read = async (path: string): Promise<never> => (await service.call(path)).json() as never;
const post = (path: string, value: object) =>
  service.call(path, {
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  });
const idsOf = ({ items }: { items: { id: number }[] }): number[] => items.map(({ id }) => id);

describe('lists', () => {
  test.each([
    ['', [3, 2, 1]],
    ['sortBy=name', [3, 1, 2]],
    ['clientNumber=100', [2, 1]],
    ['clientNumber=000', []],
    ['clientName=боев', [1]],
    ['clientName=boev', [1]],
    ['clientTypeId=1', [3, 1]],
    ['townName=рад', [1]],
    ['streetName=bul. „Vitosha“', [2]],
    ['streetNumber=5', [1]],
    ['entrance=A', [1]],
    ['block=7&townName=рад', []],
    ['floor=2&apartment=7', [1]],
    ['waterMeterFabricNo=7700', [1]],
    ['addressDescription=даскалов 5', [1]],
  ])('CL-3 finds clients by %s', async (query, ids) =>
    expect(idsOf(await read(`/api/Client/GetClientList?${query}`))).toEqual(ids),
  );

  test.each([
    ['clients', egn, [1]],
    ['clients', egn.slice(0, 9), []],
    ['addresses', eik, [2]],
    ['address-mappings', eik, [2]],
  ])('CL-3 AD-3 %s are filtered by EGN and EIK in the body', async (list, number, ids) => {
    const response = await post(`/struma/${list}/list`, { egn: number, page: 1, itemsPerPage: 10 });
    expect(idsOf((await response.json()) as never)).toEqual(ids);
  });

  test.each(['/api/Client/GetClientList', '/api/Address/GetAddressList', '/api/Address/GetAddressMappingList'])(
    'CL-3 AD-3 %s accepts no EGN in the URL',
    async (path) => {
      const response = await service.call(`${path}?egn=${egn}`);
      expect([response.status, (await response.text()).includes(egn)]).toEqual([400, false]);
    },
  );

  test.each([
    ['townName=соф', [2]],
    ['addressDescription=vitosha', [2]],
    ['streetName=витоша', [2]],
    ['streetNumber=5', [1]],
    ['block=7', [2]],
    ['entrance=A', [1]],
    ['floor=2', [1]],
    ['apartment=7&townName=соф', []],
    ['clientName=боев', [1]],
    ['clientNumber=1000002', [2]],
    ['waterMeterFabricNo=770012', [1]],
  ])('AD-3 both lists find addresses by %s', async (query, ids) => {
    for (const list of ['GetAddressList', 'GetAddressMappingList'])
      expect(idsOf(await read(`/api/Address/${list}?${query}`))).toEqual(ids);
  });

  test.each([
    ['123, 5', [1]],
    ['123,6', [2]],
    ['123', [2, 1]],
    ['123 / 5', [1]],
    ['abc,5', []],
  ])('AD-2 finds the addresses of the carnet and page %j', async (text, ids) =>
    expect(idsOf(await read(`/api/Address/GetAddressMappingList?CarnetPage=${encodeURIComponent(text)}`))).toEqual(ids),
  );

  test.each(['123,5,7', '123,,5', ',5', '123,x', '123,5000000000'])(
    'AD-2 %j is refused, and the error names the field',
    async (text) => {
      const answer = await service.call(`/api/Address/GetAddressMappingList?CarnetPage=${encodeURIComponent(text)}`);
      expect([answer.status, ((await answer.json()) as { field: string }).field]).toEqual([400, 'CarnetPage']);
    },
  );

  test('CL-3 the CSV file contains no EGN, and its URL accepts no EGN', async () => {
    const csv = await (await service.call('/struma/clients/export')).text();
    expect(csv).toContain('1000001');
    expect(csv).not.toMatch(/7523169263|104055066/);
    expect((await service.call(`/struma/clients/export?egn=${egn}`)).status).toBe(400);
  });

  test.each([
    ['getClientTypesAsKeyValuePairList', 'Битов'],
    ['getDistrictsAsKeyValuePairList', 'Перник'],
    ['getTownGraoCodesAsKeyValuePairList?text=рад', '61577 - Радомир'],
    ['getStreetsAsKeyValuePairList?townId=2', 'бул. Витоша, София'],
    ['getAddressesAsKeyValuePairList?text=vitosha&limit=5', 'гр. София, бул. Витоша, № 15'],
    ['getClientsAsKeyValuePairList?text=минчев', '2000003 - Ангел Минчев'],
    ['getClientsAsKeyValuePairList?text=2000003', '2000003 - Ангел Минчев'],
  ])('WM-13 FI-12 %s begins with the placeholder', async (path, first) => {
    const [placeholder, entry] = (await read(`/api/WaterMeter/${path}`)) as { value: string }[];
    expect([placeholder, entry?.value]).toEqual([{ key: 0, value: '' }, first]);
  });
});

describe('records', () => {
  test.each(['/api/Client', '/api/WaterMeter/Client', '/API/client'])(
    'CL-1 RQ-4 %s returns a client with addresses and a masked EGN',
    async (path) =>
      expect(await read(`${path}/getClientById?clientId=1`)).toMatchObject({
        id: 1,
        clientId: 1,
        clientNumber: '1000001',
        egn: '••••••••63',
        name: 'Борис Боев',
        clientTypeId: 1,
        clientType: { nameBg: 'Битов' },
        addresses: [{ id: 1, districtName: 'Перник', townGraoCode: '61577', streetNumber: '5', zipCode: '2400' }],
      }),
  );

  test.each([0, -1, 99, '9223372036854775808'])('CL-1 AD-1 the id %s matches no client and no address', async (id) => {
    const client = await service.call(`/api/Client/getClientById?clientId=${id}`);
    const address = await service.call(`/api/Address/GetAddressById?addressId=${id}`);
    for (const { status } of [client, address]) expect([400, 404]).toContain(status);
  });

  test('AD-1 returns an address with its client, carnet and meter', async () =>
    expect(await read('/api/Address/GetAddressById?addressId=1')).toMatchObject({
      id: 1,
      waterMeterId: 1,
      carnet: { carnetCode: '123', page: 5 },
      latitude: 42.5,
      longitude: 23,
      client: { id: 1, clientNumber: '1000001', name: 'Борис Боев' },
    }));
});

test.each([
  '/api/Client/GetClientList',
  '/api/Client/getClientById?clientId=1',
  '/api/WaterMeter/Client/getClientById?clientId=2',
  '/api/Address/GetAddressList',
  '/api/Address/GetAddressMappingList',
  '/api/Address/GetAddressById?addressId=1',
  '/api/WaterMeter/getClientsAsKeyValuePairList',
  '/api/WaterMeter/getAddressesAsKeyValuePairList',
  '/struma/clients/export',
  '/struma/addresses/export',
  '/struma/clients/meters?clientId=1',
  '/struma/clients/outages?clientId=1',
  '/struma/person?clientId=1',
])('CL-1 the response of %s contains no EGN or EIK', async (path) => {
  const answer = await service.call(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/7523169263|104055066/);
});

describe('changes of clients', () => {
  const create = async (values: object) => (await post('/api/Client/createClient', values)).text();
  const update = async (values: object) => {
    const answer = await post('/api/Client/updateClient', values);
    return { status: answer.status, text: await answer.text() };
  };
  const storedEgn = async (id: number): Promise<string> =>
    (await service.pool.query(`select egn from client where id = ${id}`)).rows[0].egn;

  test('NO-3 CL-2 a new client needs a unique number and an active type', async () => {
    const values = { clientNumber: '3000001', name: 'Нов Клиент', egn: '8032056031', clientTypeId: 1 };
    expect(await create(values)).toMatch(/^\(\d+\) Данните за клиент са добавени успешно\.$/);
    expect(await create(values)).toBe('(0) Вече има клиент с номер 3000001.');
    expect(await create({ ...values, clientNumber: 'ТК-3' })).toMatch(/^\(\d\d?\) /);
    for (const clientNumber of ['тк-3', 'TK-3', 'ТК-\u200b3'])
      expect(await create({ ...values, clientNumber })).toMatch(/^\(0\) Вече има клиент с номер /);
    expect(await create({ ...values, clientNumber: '' })).toMatch(/^\(0\)/);
    expect(await create({ ...values, clientNumber: '3', clientTypeId: 99 })).toBe('(0) Няма такъв тип клиент.');
    const toggle = 'update nomenclature_item set is_active = not is_active where nomenclature_id = 5 and id = 1';
    await service.pool.query(toggle);
    expect(await create({ ...values, clientNumber: '4' })).toBe('(0) Няма такъв тип клиент.');
    await service.pool.query(toggle);
  });

  test('CL-2 only the given fields change; an outdated expected value is a conflict', async () => {
    const changed = await update({ clientId: 2, name: 'ВиК ООД', expected: { name: 'ВиК Йовковци' } });
    expect(changed).toEqual({ status: 200, text: '(2) Данните за клиент 1000002 са обновени успешно.' });
    expect(await read('/api/Client/getClientById?clientId=2')).toMatchObject({ name: 'ВиК ООД', egn: '••••••••66' });
    expect((await update({ clientId: 2, name: 'Друго', expected: { name: 'ВиК Йовковци' } })).status).toBe(412);
    expect((await update({ clientId: 99, name: 'Друго' })).status).toBe(404);
  });

  test('CL-2 an EGN with a wrong check digit is stored only with a confirmation, a masked EGN never', async () => {
    const wrong = '8032056032';
    const refused = await update({ clientId: 1, egn: wrong });
    expect(refused.text).toMatch(/^\(0\) Контролната цифра/);
    expect(refused.text).not.toContain(wrong);
    expect((await update({ clientId: 1, egn: '••••••••99', confirmIdentifier: true })).text).toMatch(/^\(0\) Скритият/);
    expect(await storedEgn(1)).toBe(egn);
    expect(
      (await update({ clientId: 1, egn: wrong, expected: { egn: '••••••••11' }, confirmIdentifier: true })).status,
    ).toBe(412);
    await update({ clientId: 1, egn: wrong, expected: { egn: '••••••••63' }, confirmIdentifier: true });
    expect(await storedEgn(1)).toBe(wrong);
    await update({ clientId: 1, egn });
    const { rows } = await service.pool.query(
      `select * from activity_log where entity = 'client' and field = 'egn' and action = 'UPDATE'`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/8032056032|7523169263/);
  });

  test('CL-1 the whole EGN is returned only with a reason, and the activity is recorded without the EGN', async () => {
    const path = '/struma/clients/reveal-identifier';
    expect((await post(path, { clientId: 1, reason: '  ' })).status).toBe(400);
    expect(await (await post(path, { clientId: 1, reason: 'Спор по фактура' })).json()).toEqual({ egn });
    const { rows } = await service.pool.query(`select * from activity_log where action = 'REVEAL'`);
    expect(rows).toMatchObject([{ entity: 'client', entity_id: '1', field: 'egn', new_value: 'Спор по фактура' }]);
    expect(JSON.stringify(rows)).not.toContain(egn);
  });
});

describe('changes of addresses', () => {
  const create = async (values: object) => (await post('/api/Address/Create', values)).text();
  const update = async (values: object) => post('/api/Address/Update', values);
  const notPlace = 'Координатите са грешни: нужни са географска ширина и дължина.';
  const swapped = 'Мястото е извън България: ширината и дължината са разменени.';

  test('AD-1 an address is added; description and full address are made of its parts', async () => {
    const values = { townId: '2', streetId: '2', streetNumber: '20', block: '3', entrance: 'Б', clientId: '3' };
    const id = Number(/^\((\d+)\)/.exec(await create(values))?.[1]);
    expect(await read(`/api/Address/GetAddressById?addressId=${id}`)).toMatchObject({
      addressDescription: 'бул. Витоша, № 20, бл. 3, вх. Б',
      fullAddress: 'гр. София, бул. Витоша, № 20, бл. 3, вх. Б',
      client: { id: 3 },
    });
    expect(await (await post('/struma/addresses/same', { ...values, entrance: 'б', clientId: '1' })).json()).toEqual({
      id,
    });
    expect(await (await post('/struma/addresses/same', { ...values, entrance: 'в' })).json()).toEqual({ id: null });
  });

  test.each([
    [{ streetId: '2' }, 'Полето „Населено място“ е задължително.'],
    [{ townId: '1', streetId: '2' }, 'Няма такава улица в населеното място.'],
    [{ townId: '1' }, 'Полето „Описание“ е задължително.'],
    [{ townId: '1', addressDescription: '\u200b\u202e' }, 'Полето „Описание“ е задължително.'],
    [{ townId: '1', streetId: '1', latitude: '95', longitude: '23' }, notPlace],
    [{ townId: '1', streetId: '1', latitude: '51.5', longitude: '-0.12' }, 'Мястото е извън България.'],
    [{ townId: '1', streetId: '1', latitude: '23', longitude: '42.5' }, swapped],
    [{ townId: '1', streetId: '1', latitude: '42' }, notPlace],
    [{ townId: '1', streetId: '1', carnetCode: '999' }, 'Няма карнет 999.'],
    [{ townId: '1', streetId: '1', carnetPage: '5' }, 'Страницата е на карнет: въведете и карнет.'],
    [{ townId: '1', streetId: '1', zipCode: 'abc' }, 'Пощенският код е от 4 цифри.'],
    [{ townId: '1', streetId: '1', zipCode: '24001' }, 'Пощенският код е от 4 цифри.'],
    [{ townId: '1', streetId: '1', clientId: '99' }, 'Няма такъв клиент.'],
    [{ townId: '1', addressDescription: 'а'.repeat(1000) }, 'Полето „Описание“ е по-дълго от 500 знака.'],
  ])('AD-1 %j is refused', async (values, reason) => expect(await create(values)).toEqual(`(0) ${reason}`));

  test('AD-1 a changed field is stored; an outdated expected value is a conflict', async () => {
    expect((await update({ id: 2, streetNumber: '17', expected: { streetNumber: '15' } })).status).toBe(200);
    expect(await read('/api/Address/GetAddressById?addressId=2')).toMatchObject({
      streetNumber: '17',
      modifiedOn: expect.any(String),
    });
    expect((await update({ id: 2, streetNumber: '18', expected: { streetNumber: '15' } })).status).toBe(412);
    expect((await update({ id: 99, streetNumber: '18' })).status).toBe(404);
  });
});
