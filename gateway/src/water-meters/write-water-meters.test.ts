import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { askAsOperator, receivedOn as receivedBy, startBreakdownHarness } from '../testing/breakdowns.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startBreakdownHarness();
  harness.service.on('/struma/features', json(['IDEMPOTENCY', 'SVO_TOOLS']));
});
afterAll(() => harness.stop());

const ask = (document: string, variables: object = {}) => askAsOperator(harness, document, variables);
const receivedOn = (path: string) => receivedBy(harness, path);

const snapPath = '/api/WaterMeter/SnapWatermeterToLine';

describe('WM-5 snapping a meter to its service connection', () => {
  const marker = { latitude: 42.7, longitude: 23.3 };
  const snap = (input: object = {}) =>
    ask(
      `mutation ($input: SvoSnapInput!) { snapWaterMeter(input: $input) { __typename
        ... on SnapWaterMeterSuccess { waterMeterId } ... on Refusal { code message } } }`,
      { input: { waterMeterId: '7', svoId: '10000005', marker, ...input } },
    );

  test('WM-5 the request to snap has the field names of the specification', async () => {
    harness.service.on(snapPath, json({ type: 1, message: 'да' }));
    expect((await snap()).data).toEqual({
      snapWaterMeter: { __typename: 'SnapWaterMeterSuccess', waterMeterId: '7' },
    });
    const sent = receivedOn(snapPath).at(-1);
    expect(JSON.parse(String(sent?.body))).toEqual({
      watermeterID: 7,
      svoID: 10_000_005,
      markerLng: 23.3,
      markerLat: 42.7,
      source: 'src_lines_w',
      projectId: 19,
    });
  });

  test('WM-5 a response of type 0 is a refusal with its text, one of an unknown type with a fixed text', async () => {
    harness.service.on(snapPath, json({ type: 0, message: 'Маркерът е далече' }));
    expect((await snap()).data?.['snapWaterMeter']).toMatchObject({
      code: 'SERVICE_REFUSED',
      message: 'Маркерът е далече',
    });
    harness.service.on(snapPath, json({ type: 2, message: 'нещо' }));
    expect((await snap()).data?.['snapWaterMeter']).toMatchObject({
      code: 'NOT_RECORDED',
      message: 'Грешка при промяна на координати на водомер',
    });
    harness.service.on(snapPath, json({}));
    expect((await snap()).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' } }]);
  });

  test('WM-5 the connection that the user saw is sent; if the meter has another one, the snap is refused', async () => {
    harness.service.on(snapPath, json({ message: 'x' }, 412));
    for (const expectedSvoId of [null, '10000004'])
      expect((await snap({ expectedSvoId })).data?.['snapWaterMeter']).toMatchObject({
        code: 'WRONG_STATE',
        message: 'Водомерът е променен междувременно. Отворете го отново.',
      });
    const sent = receivedOn(snapPath).slice(-2);
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { expectedSvoID: null },
      { expectedSvoID: 10_000_004 },
    ]);
  });

  test.each(['0', '-1', '9223372036854775808', 'x'])(
    'WM-5 the id %s, which no meter and no service connection can have, is NOT_FOUND',
    async (id) => {
      expect((await snap({ waterMeterId: id })).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
      expect((await snap({ svoId: id })).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    },
  );

  test('WM-5 any GeoJSON feature that another REST service returns is passed on', async () => {
    const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [23, 42] }, properties: null };
    harness.service.on('/api/WaterMeter/PreviewSnap', json(feature));
    const { data } = await ask(
      `query ($input: SvoSnapInput!) { svoSnapPreview(input: $input) { feature distance isTooFar } }`,
      { input: { waterMeterId: '7', svoId: '5', marker } },
    );
    expect(data?.['svoSnapPreview']).toEqual({ feature, distance: null, isTooFar: false });
  });
});

describe('WM-8 addresses', () => {
  const path = '/api/WaterMeter/UpdateWaterMeterAddress';
  const update = async () => {
    const { data, errors } = await ask(
      `mutation ($input: UpdateWaterMeterAddressInput!) { updateWaterMeterAddress(input: $input) { __typename
        ... on Failure { message } } }`,
      { input: { id: '7', address: { description: ' Люлин ', block: '', floor: null, apartment: '12' } } },
    );
    return data?.['updateWaterMeterAddress'] ?? errors?.[0];
  };

  test('WM-8 blank parts are not sent; a response without a code is a success', async () => {
    harness.service.on(path, plainText('4471822'));
    expect(await update()).toEqual({ __typename: 'UpdateWaterMeterAddressSuccess' });
    expect(JSON.parse(String(receivedOn(path).at(-1)?.body))).toEqual({
      addressDescription: 'Люлин',
      apartment: '12',
      waterMeterId: 7,
    });
  });

  test.each(['', '""', 'null'])('WM-8 the response <%s> is a refusal with a fixed text', async (answer) => {
    harness.service.on(path, plainText(answer));
    expect(await update()).toEqual({ __typename: 'Refusal', message: 'Грешка' });
  });

  test('WM-8 after other JSON than a meter, the outcome is unknown', async () => {
    for (const response of [{}, [], false, { message: 'Sign in (5)' }]) {
      harness.service.on(path, json(response));
      expect(await update()).toMatchObject({ extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' } });
    }
    for (const response of ['4471822', 4_471_822, { id: 7 }]) {
      harness.service.on(path, json(response));
      expect(await update()).toEqual({ __typename: 'UpdateWaterMeterAddressSuccess' });
    }
  });

  test('WM-8 the text of a refusal is returned', async () => {
    harness.service.on(path, plainText('(0) Няколко адреса'));
    expect(await update()).toEqual({ __typename: 'Refusal', message: 'Няколко адреса' });
  });

  test('WM-8 the options of an address level are requested with the chosen parts; the placeholder is dropped', async () => {
    const options = '/api/WaterMeter/GetAddressPropertyBlockDropdownItemsAsKeyValuePairList';
    harness.service.on(
      options,
      json([
        { key: 0, value: '' },
        { key: 1, value: '717' },
      ]),
    );
    const { data } = await ask(`{ addressOptions(level: BLOCK, address: { description: "Люлин", streetName: "" }) }`);
    expect(data).toEqual({ addressOptions: ['717'] });
    expect(Object.fromEntries(receivedOn(options).at(-1)?.query ?? [])).toEqual({ addressDescription: 'Люлин' });
  });
});

describe('WM-12 a new meter', () => {
  const path = '/api/WaterMeter/CreateWaterMeter';
  const values = { fabricNo: ' 4471822 ', typeId: '1', ownershipTypeId: '2', manufacturerId: '3' };
  const idempotencyKey = '6f1f64a6-2f5a-4a7b-9b3e-0f6f2a8d9c11';
  const create = async (others: object = {}) => {
    const { data, errors } = await ask(
      `mutation ($input: CreateWaterMeterInput!) { createWaterMeter(input: $input) { __typename
        ... on CreateWaterMeterSuccess { waterMeterId } ... on Refusal { message }
        ... on InvalidInput { problems { path code } } } }`,
      { input: { idempotencyKey, values: { ...values, ...others } } },
    );
    return data?.['createWaterMeter'] ?? errors?.[0];
  };

  beforeEach(() => harness.service.on(path, plainText('(41) Създаден')));

  test('WM-12 the fields are sent with the names of the specification', async () => {
    const optional = { location: { latitude: 42.7, longitude: 23.3 }, lastCheckDate: '2025-01-31', reading: '12.345' };
    expect(await create({ ...optional, apartmentsTotal: 3, clientId: '5' })).toEqual({
      __typename: 'CreateWaterMeterSuccess',
      waterMeterId: '41',
    });
    expect(JSON.parse(String(receivedOn(path).at(-1)?.body))).toEqual({
      waterMeterFabricNo: '4471822',
      latitude: 42.7,
      longitude: 23.3,
      lastDateOfCheck: '2025-01-31',
      checkValue: 12.345,
      waterMeterTypeId: 1,
      waterMeterOwnershipTypeId: 2,
      manufacturerId: 3,
      apartamentsTotal: 3,
      clientId: 5,
    });
  });

  test.each([
    ['a blank number', { fabricNo: ' ' }, 'fabricNo', 'REQUIRED'],
    ['a missing type', { typeId: null }, 'typeId', 'REQUIRED'],
    [
      'a check before the installation',
      { installationDate: '2025-02-02', lastCheckDate: '2025-02-01' },
      'lastCheckDate',
      'ORDER',
    ],
    [
      'a next check before the last',
      { lastCheckDate: '2025-02-02', nextCheckDate: '2025-02-01' },
      'nextCheckDate',
      'ORDER',
    ],
    ['a negative reading', { reading: '-1' }, 'reading', 'RANGE'],
    ['a place outside the earth', { location: { latitude: 91, longitude: 0 } }, 'location', 'RANGE'],
  ])('WM-12 %s is a problem of its field', async (_name, others, field, code) => {
    expect(await create(others)).toEqual({
      __typename: 'InvalidInput',
      problems: [{ path: ['values', field], code }],
    });
  });

  test('WM-12 the text after the code 0 is the reason of the refusal', async () => {
    harness.service.on(path, plainText('(0) Водомер с номер 4471822 вече съществува'));
    expect(await create()).toEqual({
      __typename: 'Refusal',
      message: 'Водомер с номер 4471822 вече съществува',
    });
  });

  test('WM-12 after a response without a code or a text, the outcome is unknown', async () => {
    harness.service.on(path, json({}));
    expect(await create()).toMatchObject({ extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' } });
  });
});
