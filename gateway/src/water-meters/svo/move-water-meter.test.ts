import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../../testing/graphql.ts';
import { json, plainText } from '../../testing/rest-service.ts';

const path = '/struma/water-meters/place';
const updatePath = '/api/WaterMeter/Update';

let harness: GraphqlHarness;

/** One gateway for the tests of a group; each test begins with a service that stores every move. */
const serveWith = (features: readonly string[]): void => {
  beforeAll(async () => {
    harness = await startGraphqlHarness();
    harness.service.on('/struma/features', json(features));
  });
  beforeEach(() => {
    harness.service.on(path, json({ isChanged: true }));
    harness.service.received.length = 0;
  });
  afterAll(() => harness.stop());
};

const location = { latitude: 42.7, longitude: 23.3 };
const sentTo = (address: string): unknown[] =>
  harness.service.received.flatMap((call) =>
    call.path === address.toLowerCase() ? [JSON.parse(call.body) as unknown] : [],
  );
const success = { __typename: 'MoveWaterMeterSuccess' };
const unknown = { extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' } };

const move = async (place: object, expected?: object) => {
  const document = `mutation ($input: MoveWaterMeterInput!) { moveWaterMeter(input: $input) { __typename
    ... on Refusal { code } ... on Failure { message } } }`;
  const input = { id: '7', place, ...(expected && { expected }) };
  const { data, errors } = (await harness.as({ ...operator, groups: ['TestDummyGroup'] })(document, { input })).body;
  return data?.['moveWaterMeter'] ?? errors?.[0];
};

describe('MP-11 the outcome of a move', () => {
  serveWith(['SVO_TOOLS']);

  test('MP-11 a refusal has the text of the service', async () => {
    harness.service.on(path, plainText('(0) Партидата на водомера е закрита.'));
    const message = 'Партидата на водомера е закрита.';
    expect(await move({ location, svoId: '5' })).toEqual({ __typename: 'Refusal', code: 'SERVICE_REFUSED', message });
    harness.service.on(path, json({ message: 'x' }, 412));
    expect(await move({ location }, { location })).toMatchObject({ __typename: 'Refusal', code: 'WRONG_STATE' });
  });

  test.each([
    ['{}', json({})],
    ['null', json(null)],
    ['an empty text', plainText('')],
    ['another text', plainText('OK')],
  ])('MP-11 the outcome is unknown after the response %s', async (_what, response) => {
    harness.service.on(path, response);
    expect(await move({ location })).toMatchObject(unknown);
  });
});

describe('MP-11 the fields of a move', () => {
  serveWith(['SVO_TOOLS']);

  const nowhere = { latitude: null, longitude: null };

  test.each([
    ['a place alone', { location }, undefined, location],
    ['a connection alone', { svoId: '5' }, undefined, { svoId: 5 }],
    ['no place and no connection', { location: null, svoId: null }, undefined, { ...nowhere, svoId: null }],
    ['an expected connection', { location }, { svoId: '5' }, { ...location, expected: { svoId: 5 } }],
    ['an expected place', { location }, { location: null }, { ...location, expected: nowhere }],
    ['nothing', {}, undefined, {}],
  ])('MP-11 only what is given is sent: %s', async (_what, place, expected, body) => {
    expect(await move(place, expected)).toEqual(success);
    expect(sentTo(path)).toEqual([{ waterMeterId: 7, ...body }]);
  });
});

describe('MP-11 a service with only the calls of the specification', () => {
  serveWith([]);

  test('MP-11 the meter in the response is a success, a text is a refusal, and an empty response is unknown', async () => {
    harness.service.on(updatePath, json({ id: 7, apartamentsTotal: 3 }));
    expect(await move({ location })).toEqual(success);
    expect(sentTo(updatePath)).toEqual([{ id: 7, ...location }]);
    harness.service.on(updatePath, plainText('(0) Водомерът е заключен.'));
    expect(await move({ location })).toMatchObject({ code: 'SERVICE_REFUSED', message: 'Водомерът е заключен.' });
    harness.service.on(updatePath, plainText(''));
    expect(await move({ location })).toMatchObject(unknown);
  });

  test('MP-11 an absent place is not sent; removing a place is UNSUPPORTED', async () => {
    expect(await move({})).toEqual(success);
    expect(await move({ location: null })).toMatchObject({ extensions: { code: 'UNSUPPORTED' } });
    expect(sentTo(updatePath)).toEqual([]);
  });
});
