import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

const read = async (path: string): Promise<Record<string, unknown>> =>
  (await (await service.call(path)).json()) as Record<string, unknown>;

const readIds = async (query: string): Promise<number[]> => {
  const { items } = await read(`/api/WaterMeter/GetWaterMeterList?${query}`);
  return (items as { id: number }[]).map(({ id }) => id);
};

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into district (id, name) values (1, 'Перник');
    insert into municipality (id, district_id, name) values (1, 1, 'Радомир');
    insert into town (id, municipality_id, grao_code, name) values (1, 1, '61577', 'Радомир'), (2, 1, '00014', 'Долни Раковец');
    insert into street (id, town_id, grao_code, name) values (1, 1, '00021', 'Шейново');
    insert into carnet (id, code) values (1, '123');
    insert into client (id, client_number, egn, name, client_type_id)
      values (1, '1000419', '7501020018', 'Мария Петрова', 1), (2, '1000500', null, 'ЕС бл. 717', 2);
    insert into address (id, town_id, street_id, client_id, street_number, address_description, full_address, block,
        entrance, floor, apartment, zip_code, carnet_id, carnet_page, location, created_on, modified_on)
      values (1, 1, 1, 1, '15', 'ул. Шейново 15', 'гр. Радомир, ул. Шейново 15', '717', 'Б', '4', '12', '2400', 1, 5,
        '(22.96,42.54)', '2020-01-01Z', '2021-01-01Z'),
      (2, 2, null, null, null, 'в центъра', 'с. Долни Раковец, в центъра', null, null, null, null, null, null, null, null,
        '2022-01-01Z', null);
    insert into auditor (id, auditor_number, name) values (1, '117', 'Стела Маринова');
    insert into svo_line (id, longitudes, latitudes) values (10020148, '{22.9,22.91}', '{42.5,42.51}');
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, svo_id, created_on)
      values (1, '4471820', 2, 1, 1, 10020148, '2009-06-01T00:00:00Z');
    insert into water_meter (id, fabric_no, last_date_of_repair, last_date_of_check, next_date_of_check, check_value,
        installation_date, calibration_date, next_calibration_date, ownership_type_id, water_meter_type_id,
        manufacturer_id, customers_total, apartments_total, location, client_id, address_id, main_water_meter_id,
        auditor_id, created_on, modified_on)
      values (2, '88120457', '2016-03-14', '2016-03-15', '2026-03-14', 412.318, '2016-03-13', '2016-03-12', '2026-11-20',
        1, 1, 1, 3, 1, '(22.961,42.541)', 1, 1, 1, 1, '2016-03-14T08:22:41Z', '2026-11-02T12:11:09Z');
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id, address_id,
        created_on, closed_on)
      values (3, 'АВ-77', 1, 1, 1, 2, 2, '2020-01-01T00:00:00Z', '2025-01-01T00:00:00Z');
    insert into audit (water_meter_id, id, read_on, water_meter_value, auditor_id)
      values (2, 1, '2026-08-03', 382.905, 1), (2, 2, '2026-11-02', 412.318, null)`);
}, 60_000);
afterAll(() => service?.stop());

describe('WM-6, WM-14 one water meter', () => {
  test('WM-14 the meter has the fields of the contract, without the personal number', async () => {
    const meter = await read('/api/WaterMeter/GetWaterMeterlById?waterMeterId=2');
    expect(meter).toMatchObject({
      id: 2,
      waterMeterFabricNo: '88120457',
      lastDateOfRepair: '2016-03-14',
      lastDateOfCheck: '2016-03-15',
      nextDateOfCheck: '2026-03-14',
      installationDate: '2016-03-13',
      calibrationDate: '2016-03-12',
      nextCalibrationDate: '2026-11-20',
      checkValue: 412.318,
      waterMeterOwnershipTypeId: 1,
      customersTotal: 3,
      apartamentsTotal: 1,
      latitude: 42.541,
      longitude: 22.961,
      clientId: 1,
      addressId: 1,
      svoId: null,
      mainWaterMeterId: 1,
      mainWaterMeter: { id: 1, waterMeterFabricNo: '4471820' },
      auditor: { auditorNumber: '117', name: 'Стела Маринова' },
      client: { clientId: 1, clientNumber: '1000419', name: 'Мария Петрова', clientTypeId: 1 },
      address: {
        id: 1,
        districtName: 'Перник',
        municipalityName: 'Радомир',
        townGraoCode: '61577',
        townName: 'Радомир',
        streetGraoCode: '00021',
        streetName: 'Шейново',
        streetNumber: '15',
        block: '717',
        carnet: { carnetCode: '123', page: 5 },
        latitude: 42.54,
      },
      createdOn: '2016-03-14 08:22:41',
      createdOnLocal: '2016-03-14 10:22:41',
      modifiedOn: '2026-11-02 12:11:09',
    });
    expect(JSON.stringify(meter)).not.toContain('7501020018');
  });

  test('WM-10 the readings of a meter are sorted, the newest first', async () => {
    const { audits } = await read('/api/WaterMeter/GetWaterMeterlById?waterMeterId=2');
    expect(audits).toEqual([
      { id: 2, date: '2026-11-02', waterMeterValue: 412.318, auditor: null },
      {
        id: 1,
        date: '2026-08-03',
        waterMeterValue: 382.905,
        auditor: { auditorNumber: '117', name: 'Стела Маринова' },
      },
    ]);
  });

  test.each(['0', '-1', '99', '9007199254740991'])('the unknown id %s returns 404', async (id) => {
    expect((await service.call(`/api/WaterMeter/GetWaterMeterlById?waterMeterId=${id}`)).status).toBe(404);
  });

  test.each(['9223372036854775808', 'x', ''])('WM-6 the id %j, which no meter can have, returns 400', async (id) => {
    expect((await service.call(`/api/WaterMeter/GetWaterMeterlById?waterMeterId=${id}`)).status).toBe(400);
  });
});

describe('WM-3 the filters of the list', () => {
  test.each<[string, number[]]>([
    ['', [3, 2, 1]],
    ['waterMeterFabricNo=2045', [2]],
    ['waterMeterFabricNo=AB-77', [3]],
    ['geoRegion=42.5,22.9,42.6,23', [2]],
    ['geoRegion=-90,-180,90,180', [2]],
    ['lastDateOfRepairFrom=2016-03-14&lastDateOfRepairTo=2016-03-14', [2]],
    ['lastDateOfRepairFrom=2016-03-15', []],
    ['lastDateOfCheckTo=2016-03-15', [2]],
    ['nextDateOfCheckTo=2026-03-14 00:00:00', [2]],
    ['nextDateOfCheckTo=2026-03-13', []],
    ['checkValueFrom=412.318&checkValueTo=412.318', [2]],
    ['checkValueFrom=412.319', []],
    ['customersTotalFrom=3&customersTotalTo=3', [2]],
    ['customersTotalFrom=2.5&customersTotalTo=3.5', [2]],
    ['customersTotalFrom=3.5', []],
    ['apartamentsTotalTo=0', []],
    ['createdOnFrom=2016-03-14 08:22:41&createdOnTo=2016-03-14 08:22:41', [2]],
    ['modifiedOnFrom=2026-11-02 12:11:10', []],
    ['waterMeterTypeCode=1', [3, 2, 1]],
    ['waterMeterType=2', []],
    ['waterMeterOwnershipTypeId=2', [1]],
    ['manufacturerCode=1&manufacturer=2', []],
    ['clientNumber=00419', [2]],
    ['clientName=Петрова', [2]],
    ['clientName=maria', [2]],
    ['clientTypeId=2', [3]],
    ['clientId=2', [3]],
    ['district=Перник', [3, 2]],
    ['municipality=1', [3, 2]],
    ['townGraoCode=61577', [2]],
    ['town=раковец', [3]],
    ['street=шейн', [2]],
    ['street=ул. „Шейново“', [2]],
    ['street=ul. Sheinovo', [2]],
    ['street=Шейново 7', []],
    ['addressDescription=Шейново 15', [2]],
    ['addressDescription=ради шейн', []],
    ['addressDescription=радом шейн', [2]],
    ['addressDescription=радомир шейн', [2]],
    ['addressDescription=центъра рак', [3]],
    ['block=717', [2]],
    ['entrance=б', [2]],
    ['floor=4&apartment=12', [2]],
    ['zipCode=2401', []],
    ['addressCreatedOnFrom=2021-01-01 00:00:00', [3]],
    ['addressModifiedOnTo=2021-01-01 00:00:00', [2]],
    ['addressCarnetNo=123&addressCarnetPage=5', [2]],
    ['addressCarnetNo=123 / 5', [2]],
    ['addressCarnetNo=123/6', []],
    ['addressCarnetPage=6', []],
    ['addressGeoRegion=42.53,22.95,42.55,22.97', [2]],
    ['isGeocoded=true', [2]],
    ['isGeocoded=false', [3, 1]],
    ['closed=true', [3]],
    ['closed=false', [2, 1]],
    ['userId=50', [3, 2, 1]],
  ])('WM-3 the list is filtered by %s', async (query, ids) => {
    expect(await readIds(query)).toEqual(ids);
  });

  test.each([
    'lastDateOfCheckFrom=2026-02-31',
    'geoRegion=42.5,22.9,42.6',
    'geoRegion=42.6,22.9,42.5,23',
    'addressGeoRegion=a,b,c,d',
    'checkValueFrom=x',
    'clientEGN=7501020018',
  ])('WM-3 %s is refused', async (query) => {
    expect((await service.call(`/api/WaterMeter/GetWaterMeterList?${query}`)).status).toBe(400);
  });
});

test.each<[string, number[]]>([
  ['waterMeterFabricNo', [1, 2, 3]],
  ['lastDateOfRepair', [2, 3, 1]],
  ['waterMeterOwnershipType', [3, 2, 1]],
  ['checkValue', [2, 3, 1]],
  ['createdOn', [1, 2, 3]],
  ['modifiedOn', [2, 3, 1]],
  ['clientNumber', [2, 3, 1]],
  ['clientName', [3, 2, 1]],
  ['addressDescription', [3, 2, 1]],
  ['carnet', [2, 3, 1]],
])('WM-1 the list is sorted by %s, empty values last', async (sortBy, ids) => {
  expect(await readIds(`sortBy=${sortBy}`)).toEqual(ids);
});

test('WM-3 the filtered list is also a CSV file', async () => {
  const response = await service.call('/struma/water-meters/export?waterMeterFabricNo=88120457');
  const text = await response.text();
  expect(text).toContain('88120457;2016-03-14;2016-03-15;2026-03-14;');
  expect(text).not.toContain('7501020018');
});

describe('WM-10 the balance of a common meter', () => {
  beforeAll(async () => {
    await service.pool.query(`
      insert into audit (water_meter_id, id, read_on, water_meter_value)
        values (1, 10, '2026-08-01', 1000), (1, 11, '2026-11-01', 1050.5), (1, 9, '2026-05-01', 900)`);
  });

  test('WM-10 compares the sub-meters over the last period of the common meter', async () => {
    expect(await read('/struma/water-meters/balance?waterMeterId=1')).toEqual({
      from: '2026-08-01',
      to: '2026-11-01',
      consumption: 50.5,
      meters: [{ id: 2, waterMeterFabricNo: '88120457', clientName: 'Мария Петрова', consumption: 29.413 }],
    });
  });

  test('WM-10 a meter without readings has no period', async () => {
    expect(await read('/struma/water-meters/balance?waterMeterId=3')).toMatchObject({ from: null, consumption: null });
    expect((await service.call('/struma/water-meters/balance?waterMeterId=99')).status).toBe(404);
  });
});

test('WM-3 meters are found by the whole EGN of their client in the body', async () => {
  const find = async (clientEGN: string) => {
    const response = await service.call('/struma/water-meters/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientEGN }),
    });
    return ((await response.json()) as { items: { id: number }[] }).items.map(({ id }) => id);
  };
  expect(await find('7501020018')).toEqual([2]);
  expect(await find('750102001')).toEqual([]);
});

test('WM-3 a client is found by the whole EGN in the body', async () => {
  const find = async (identifier: string) => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier }),
    };
    return (await service.call('/struma/clients/by-identifier', request)).json();
  };
  expect(await find('7501020018')).toEqual([{ id: 1, clientNumber: '1000419', name: 'Мария Петрова' }]);
  expect(await find('750102001')).toEqual([]);
});

test('WM-3 the filter by town is updated when a meter gets another address or an address another town', async () => {
  await service.pool.query('update water_meter set address_id = 1 where id = 3');
  expect(await readIds('town=раковец')).toEqual([]);
  expect(await readIds('town=радомир')).toEqual([3, 2]);
  await service.pool.query('update address set town_id = 2, street_id = null where id = 1');
  expect(await readIds('town=раковец')).toEqual([3, 2]);
  await service.pool.query('update water_meter set address_id = null where id = 3');
  expect(await readIds('town=раковец')).toEqual([2]);
});
