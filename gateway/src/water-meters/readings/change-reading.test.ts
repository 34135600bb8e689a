import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../../testing/graphql.ts';
import { json, plainText } from '../../testing/rest-service.ts';

const path = '/struma/water-meters/readings/change';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  harness.service.on('/struma/features', json(['WATER_METER_TOOLS']));
});
afterAll(() => harness.stop());

const ask = async (document: string, variables: object = {}) =>
  (await harness.as({ ...operator, groups: ['TestDummyGroup'] })(document, variables)).body;

const reading = { waterMeterId: '7', readingId: '41', expected: '999.5' };

const run = async (name: 'correctMeterReading' | 'withdrawMeterReading', input: object) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { result: ${name}(input: $input) { __typename
    ... on Failure { message } ... on Refusal { code } } }`;
  const { data, errors } = await ask(query, { input });
  return data?.['result'] ?? errors?.[0]?.extensions['code'];
};
const sentBody = (): unknown =>
  JSON.parse(String(harness.service.received.filter((call) => call.path === path).at(-1)?.body));

describe('WM-10 a reading that was entered by mistake', () => {
  test('WM-10 a correction is sent with the value that the user saw; a withdrawal has no value', async () => {
    harness.service.on(path, json({ isChanged: true }));
    expect(await run('correctMeterReading', { ...reading, value: '110.25' })).toEqual({
      __typename: 'CorrectMeterReadingSuccess',
    });
    const sent = { waterMeterId: 7, readingId: 41, expected: 999.5, value: 110.25 };
    expect(sentBody()).toEqual(sent);
    await run('correctMeterReading', { ...reading, value: '110.25', acceptsOutOfOrder: true });
    expect(sentBody()).toEqual({ ...sent, acceptsOutOfOrder: true });
    expect(await run('withdrawMeterReading', reading)).toEqual({ __typename: 'WithdrawMeterReadingSuccess' });
    expect(sentBody()).toEqual({ waterMeterId: 7, readingId: 41, expected: 999.5, value: null });
  });

  test('WM-10 a refusal, a value changed meanwhile, a negative value and invalid ids have different results', async () => {
    harness.service.on(path, plainText('(0) Партидата е закрита.'));
    const refused = { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Партидата е закрита.' };
    expect(await run('correctMeterReading', { ...reading, value: '1' })).toEqual(refused);
    expect(await run('withdrawMeterReading', reading)).toEqual(refused);
    harness.service.on(path, json({ message: 'По-малко е от предишния отчет.', field: 'value' }, 400));
    expect(await run('correctMeterReading', { ...reading, value: '1', acceptsOutOfOrder: false })).toEqual({
      __typename: 'InvalidInput',
      message: 'По-малко е от предишния отчет.',
    });
    harness.service.on(path, json({ message: 'Отчетът е променен междувременно.' }, 412));
    expect(await run('withdrawMeterReading', reading)).toMatchObject({ __typename: 'Refusal', code: 'WRONG_STATE' });
    expect(await run('correctMeterReading', { ...reading, value: '-1' })).toMatchObject({ __typename: 'InvalidInput' });
    for (const invalid of [{ waterMeterId: '0' }, { readingId: '-1' }])
      expect(await run('withdrawMeterReading', { ...reading, ...invalid })).toBe('NOT_FOUND');
    for (const response of [plainText('друго'), plainText(''), json({})]) {
      harness.service.on(path, response);
      expect(await run('withdrawMeterReading', reading)).toBe('UPSTREAM_FAILED');
    }
  });
});

test('WM-10 the changes of the readings come with their moment and person', async () => {
  harness.service.on(
    '/struma/water-meters/reading-changes',
    json({
      items: [
        {
          id: 2,
          readingId: 41,
          date: '2026-02-01',
          oldValue: 999.5,
          newValue: null,
          changedBy: 'Яна Янева',
          changedUtc: '2026-03-01 08:22:41',
          changedLocal: '2026-03-01 10:22:41',
        },
      ],
    }),
  );
  const query = `{ readingChanges(waterMeterId: "7") { id readingId date oldValue newValue changedBy changedAt } }`;
  const { data } = await ask(query);
  expect(data?.['readingChanges']).toEqual([
    {
      id: '2',
      readingId: '41',
      date: '2026-02-01',
      oldValue: '999.5',
      newValue: null,
      changedBy: 'Яна Янева',
      changedAt: '2026-03-01T10:22:41+02:00',
    },
  ]);
});
