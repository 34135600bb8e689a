import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../testing/graphql.ts';
import { json } from '../testing/rest-service.ts';

const route = '/struma/submitters/correct';
let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  harness.service.on('/struma/features', json(['SEARCH']));
});
beforeEach(() => {
  harness.service.on(route, json({ isChanged: true }));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const correct = async (input: object) => {
  const { body } = await harness.as(operator)(
    `mutation ($input: CorrectCallerInput!) { result: correctCaller(input: $input) {
      __typename
      ... on CorrectCallerSuccess { submitterId }
      ... on Refusal { code }
      ... on InvalidInput { problems { path message } }
    } }`,
    { input: { submitterId: '7', name: 'Жива', expectedName: 'Живодара', ...input } },
  );
  return body.data?.['result'] ?? body.errors?.[0]?.extensions['code'];
};

test('name and number are sent with the values that the user saw', async () => {
  const success = { __typename: 'CorrectCallerSuccess', submitterId: '7' };
  expect(await correct({ phone: '0888 1', expectedPhone: '0888' })).toEqual(success);
  expect(await correct({ phone: null })).toEqual(success);
  const sent = harness.service.received.filter(({ path }) => path === route).map(({ body }) => JSON.parse(body));
  const common = { submitterId: 7, callerName: 'Жива', expectedName: 'Живодара' };
  expect(sent).toEqual([
    { ...common, callerPhone: '0888 1', expectedPhone: '0888' },
    { ...common, callerPhone: null, expectedPhone: null },
  ]);
});

test('another stored value is a refusal; a refused value is a problem of its field', async () => {
  harness.service.on(route, json({ message: 'Променени.' }, 412));
  expect(await correct({})).toEqual({ __typename: 'Refusal', code: 'WRONG_STATE' });
  for (const [field, name] of [
    ['callerName', 'name'],
    ['callerPhone', 'phone'],
  ]) {
    harness.service.on(route, json({ message: 'Грешна стойност.', field }, 400));
    expect(await correct({})).toEqual({
      __typename: 'InvalidInput',
      problems: [{ path: [name], message: 'Грешна стойност.' }],
    });
  }
});

test('a number that no person can have is not sent', async () => {
  expect(await correct({ submitterId: 'x' })).toBe('NOT_FOUND');
  expect(harness.service.received.filter(({ path }) => path === route)).toEqual([]);
});
