import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

const listPath = '/api/WaterMeter/GetWaterMeterList';
const detailsPath = '/api/WaterMeter/GetWaterMeterlById';
const updatePath = '/api/WaterMeter/Update';

let harness: GraphqlHarness;
let stored: object;

const meter = {
  id: 7,
  waterMeterFabricNo: '88120457',
  lastDateOfRepair: null,
  lastDateOfCheck: '2016-03-15',
  nextDateOfCheck: null,
  installationDate: '2016-03-14',
  calibrationDate: null,
  nextCalibrationDate: null,
  checkValue: 412.3,
  waterMeterOwnershipTypeId: 2,
  waterMeterOwnershipType: { id: 2, code: '2', nameBg: 'Общ' },
  apartamentsTotal: 12,
  latitude: 42.5,
  longitude: 22.9,
  client: { id: 3, clientId: 3, clientNumber: '1000419', name: 'ЕС', clientTypeId: 2, clientType: null },
  address: {
    id: 5,
    addressDescription: 'жк Люлин',
    fullAddress: 'гр. София, жк Люлин',
    carnet: { carnetCode: '12', page: 5 },
  },
  svoId: 10_020_148,
  createdOn: '2016-03-14 08:22:41',
  createdOnLocal: '2016-03-14 10:22:41',
  modifiedOn: null,
};

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  stored = { ...meter, audits: [{ id: 9, date: '2026-11-02', waterMeterValue: 412.3, auditor: null }] };
  harness.service.on('/struma/features', json(['PARTIAL_PAGES', 'MULTIPLE_FILTER_VALUES', 'WATER_METER_TOOLS']));
  harness.service.on(listPath, json({ items: [meter], totalCount: 1 }));
  harness.service.on(detailsPath, (request, response) => json(stored)(request, response));
  harness.service.on('/struma/history', json({ items: [], totalCount: 0 }));
  harness.service.on(updatePath, json({ ...meter, nextCalibrationDate: '2026-11-20' }));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const ask = async (document: string, variables: object = {}) => {
  const { body } = await harness.as({ ...operator, groups: ['TestDummyGroup'] })(document, variables);
  return body;
};
const sent = (path: string) => harness.service.received.filter((call) => call.path === path.toLowerCase());

test('WM-14 a meter has the field names of the schema; a field that the service omits is null', async () => {
  const { data } = await ask(
    `{ waterMeter(id: "7") { fabricNo lastCheckDate reading isCommon apartmentsTotal svoId createdAt location { latitude }
       ownershipType { name } type { name } client { clientNumber isResidential } address { description carnetCode carnetPage }
       readings { id date value } } }`,
  );
  expect(data?.['waterMeter']).toEqual({
    fabricNo: '88120457',
    lastCheckDate: '2016-03-15',
    reading: '412.3',
    isCommon: true,
    apartmentsTotal: 12,
    svoId: '10020148',
    createdAt: '2016-03-14T10:22:41+02:00',
    location: { latitude: 42.5 },
    ownershipType: { name: 'Общ' },
    type: null,
    client: { clientNumber: '1000419', isResidential: false },
    address: { description: 'жк Люлин', carnetCode: '12', carnetPage: 5 },
    readings: [{ id: '9', date: '2026-11-02', value: '412.3' }],
  });
});

test('WM-3 filters are sent under their REST names', async () => {
  const filter = {
    fabricNo: '881',
    address: 'Люлин 7',
    nextCheck: { to: '2026-12-31' },
    reading: { from: '1000.5' },
    bounds: { south: 42, west: 22, north: 43, east: 23 },
    ownershipTypeIds: ['2'],
    isClosed: false,
    clientIds: ['3'],
  };
  await ask('query ($filter: WaterMeterFilter) { waterMeters(filter: $filter) { items { id } } }', { filter });
  expect(Object.fromEntries(sent(listPath)[0]?.query ?? [])).toMatchObject({
    waterMeterFabricNo: '881',
    addressDescription: 'Люлин 7',
    nextDateOfCheckTo: '2026-12-31',
    checkValueFrom: '1000.5',
    geoRegion: '42,22,43,23',
    waterMeterOwnershipTypeId: '2',
    closed: 'false',
    clientId: '3',
  });
});

test.each([
  { nextCheck: { from: '2026-12-31', to: '2026-01-01' } },
  { nextCheck: { from: '2026-02-31' } },
  { reading: { from: '9', to: '8.5' } },
  { reading: { from: '1,5' } },
  { bounds: { south: 43, west: 22, north: 42, east: 23 } },
])('WM-3 the filter %j is refused and nothing is sent', async (filter) => {
  const { errors } = await ask('query ($filter: WaterMeterFilter) { waterMeters(filter: $filter) { items { id } } }', {
    filter,
  });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(sent(listPath)).toEqual([]);
});

test('WM-3 a search by EGN sends the number in the body, not in the URL', async () => {
  harness.service.on('/struma/clients/by-identifier', json([{ id: 3, clientNumber: '1000419', name: 'Мария' }]));
  const { data } = await ask('query ($egn: String!) { clientsByIdentifier(identifier: $egn) { id name } }', {
    egn: '7501020018',
  });
  expect(data?.['clientsByIdentifier']).toEqual([{ id: '3', name: 'Мария' }]);
  expect(harness.service.received.map((call) => `${call.path}${call.query.toString()}`).join()).not.toContain(
    '7501020018',
  );
  expect(JSON.parse(sent('/struma/clients/by-identifier')[0]?.body ?? '')).toEqual({ identifier: '7501020018' });
});

describe('WM-7 changing the dates', () => {
  const update = async (changes: object, expected?: object) => {
    const { data, errors } = await ask(
      `mutation ($input: UpdateWaterMeterInput!) { updateWaterMeter(input: $input) { __typename
         ... on Failure { message } ... on WaterMeterConflict { fields current { installationDate } } } }`,
      { input: { id: '7', changes, ...(expected && { expected }) } },
    );
    return data?.['updateWaterMeter'] ?? errors?.[0];
  };

  test('WM-7 only changes are sent, with the values that the user saw; a cleared date is sent as an empty text', async () => {
    const changes = { installationDate: null, calibrationDate: null, nextCalibrationDate: '2026-11-20' };
    expect(await update(changes, { installationDate: '2016-03-14', nextCalibrationDate: null })).toEqual({
      __typename: 'UpdateWaterMeterSuccess',
    });
    expect(JSON.parse(sent(updatePath)[0]?.body ?? '')).toEqual({
      id: 7,
      installationDate: '',
      nextCalibrationDate: '2026-11-20',
      expected: { installationDate: '2016-03-14', nextCalibrationDate: '' },
    });
  });

  test('WM-7 without a change nothing is sent', async () => {
    expect(await update({ installationDate: '2016-03-14' })).toEqual({ __typename: 'UpdateWaterMeterSuccess' });
    expect(sent(updatePath)).toEqual([]);
  });

  test('WM-7 an outdated expected value is a conflict, with the stored meter', async () => {
    expect(await update({ installationDate: '2020-01-01' }, { installationDate: '2015-01-01' })).toMatchObject({
      __typename: 'WaterMeterConflict',
      fields: ['installationDate'],
      current: { installationDate: '2016-03-14' },
    });
    expect(sent(updatePath)).toEqual([]);
  });

  test("WM-7 a response '(0) text' is a refusal with that text", async () => {
    harness.service.on(updatePath, plainText('(0) Водомерът е заключен.'));
    expect(await update({ installationDate: '2020-01-01' })).toEqual({
      __typename: 'Refusal',
      message: 'Водомерът е заключен.',
    });
  });

  test.each([
    ['an empty response', plainText('')],
    ['status 204', plainText('', 204)],
    ['JSON without a meter', json({})],
    ['null', json(null)],
    ['a positive code', plainText('(7) Записано.')],
  ])('WM-7 the outcome of a change is unknown after %s', async (_what, response) => {
    harness.service.on(updatePath, response);
    const failure = await update({ installationDate: '2020-01-01' });
    expect(failure).toMatchObject({ extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' } });
  });

  test('WM-7 a meter that does not exist is NOT_FOUND', async () => {
    harness.service.on(detailsPath, (_request, response) => {
      response.writeHead(404).end('{}');
    });
    expect(await update({ installationDate: '2020-01-01' })).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });
});

test('WM-10 the balance has the sum, the difference and each share', async () => {
  const meters = [
    { id: 8, waterMeterFabricNo: 'A', clientName: null, consumption: 10.1 },
    { id: 9, waterMeterFabricNo: 'B', clientName: 'Б', consumption: 20.2 },
    { id: 10, waterMeterFabricNo: 'C', clientName: null, consumption: null },
  ];
  harness.service.on(
    '/struma/water-meters/balance',
    json({ from: '2026-08-01', to: '2026-11-01', consumption: 50.5, meters }),
  );
  const { data } = await ask(
    '{ meterBalance(waterMeterId: "7") { individualConsumption difference shares { fabricNo percent } } }',
  );
  expect(data?.['meterBalance']).toEqual({
    individualConsumption: '30.3',
    difference: '20.2',
    shares: [
      { fabricNo: 'A', percent: 20 },
      { fabricNo: 'B', percent: 40 },
      { fabricNo: 'C', percent: null },
    ],
  });
});

describe('WM-10 a new reading', () => {
  const path = '/struma/water-meters/readings';
  const add = async (others: object = {}) => {
    const { data, errors } = await ask(
      `mutation ($input: AddMeterReadingInput!) { addMeterReading(input: $input) { __typename
        ... on Failure { message } ... on LowerReading { previousDate previousValue }
        ... on HigherReading { nextDate nextValue } } }`,
      { input: { waterMeterId: '7', date: '2026-11-02', value: '12.345', ...others } },
    );
    return data?.['addMeterReading'] ?? errors?.[0]?.extensions['code'];
  };

  const noReadings = { isStored: false, previousDate: null, previousValue: null, nextDate: null, nextValue: null };

  test('WM-10 a reading is sent as numbers; what the user accepts is sent only if it is given', async () => {
    harness.service.on(path, json({ ...noReadings, isStored: true }));
    expect(await add()).toEqual({ __typename: 'AddMeterReadingSuccess' });
    expect(JSON.parse(String(sent(path).at(-1)?.body))).toEqual({
      waterMeterId: 7,
      date: '2026-11-02',
      value: 12.345,
    });
    await add({ acceptsLower: true, acceptsHigher: true });
    expect(JSON.parse(String(sent(path).at(-1)?.body))).toMatchObject({ acceptsLower: true, acceptsHigher: true });
  });

  test('WM-10 a value below the previous reading is not stored, and the response contains the previous reading', async () => {
    harness.service.on(path, json({ ...noReadings, previousDate: '2026-10-01', previousValue: 20.5 }));
    expect(await add()).toEqual({
      __typename: 'LowerReading',
      message: 'Показанието е под предишното: 20.5 м³ на 2026-10-01.',
      previousDate: '2026-10-01',
      previousValue: '20.5',
    });
  });

  test('WM-10 a value above the next reading is not stored, and the response contains the next reading', async () => {
    const neighbours = { previousDate: '2026-10-01', previousValue: 20.5, nextDate: '2026-11-03', nextValue: 12 };
    harness.service.on(path, json({ isStored: false, ...neighbours }));
    expect(await add({ acceptsLower: true })).toEqual({
      __typename: 'HigherReading',
      message: 'Показанието е над следващото: 12 м³ на 2026-11-03.',
      nextDate: '2026-11-03',
      nextValue: '12',
    });
  });

  test('WM-10 a refusal, a negative value, an invalid id and an invalid date have different results', async () => {
    harness.service.on(path, plainText('(0) Партидата е закрита.'));
    expect(await add()).toEqual({ __typename: 'Refusal', message: 'Партидата е закрита.' });
    expect(await add({ value: '-1' })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add({ waterMeterId: '0' })).toBe('NOT_FOUND');
    expect(await add({ date: '2026-02-31' })).toBe('BAD_USER_INPUT');
  });
});
