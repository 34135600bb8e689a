import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  harness.service.on('/struma/features', json(['GEOCODER', 'SIGNAL_DESK', 'SUBMITTER_SEARCH', 'SEARCH']));
});
afterAll(() => harness.stop());

describe('a search text that is too long is refused with its path', () => {
  const searches = [
    ['query ($text: String!) { answer: geocode(text: $text) { label } }', ['text']],
    ['query ($text: String!) { answer: search(text: $text) { kinds } }', ['text']],
    ['query ($text: String) { answer: submitters(filter: { name: $text }) { totalCount } }', ['filter', 'name']],
    [
      'query ($text: String) { answer: signals(filter: { workCardNo: $text }) { totalCount } }',
      ['filter', 'workCardNo'],
    ],
  ] as const;

  test.each(searches)('%s', async (query, path) => {
    const long = await harness.as(operator)(query, { text: 'я'.repeat(201) });
    expect(long.body.errors).toMatchObject([
      { message: 'Текстът за търсене може да е най-много 200 знака.', extensions: { code: 'BAD_USER_INPUT', path } },
    ]);
  });
});

test('MP-7 a failed search finds nothing, and the log does not contain the address', async () => {
  harness.service.on('/warehouse/SearchByAddress', plainText('Няма улица Шипка 3 на Иван Петров.', 500));
  const { body } = await harness.as(operator)('{ geocode(text: "Шипка 3") { label } }');
  expect(body).toEqual({ data: { geocode: [] } });
  expect(harness.logged.join()).toContain('"code":500');
  expect(harness.logged.join()).not.toContain('Шипка');
});

test('the search text is in the body of the request, never in a URL or in the log', async () => {
  harness.service.on('/struma/search', json({ message: 'Няма Гергана Тайнова.', traceId: 'x' }, 500));
  const { body } = await harness.as(operator)('{ search(text: "Гергана Тайнова") { kinds } }');
  expect(body.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }]);
  expect(body.errors?.[0]?.extensions).not.toHaveProperty('outcome');
  const [sent, ...others] = harness.service.received.filter(({ path }) => path === '/struma/search');
  expect(others).toEqual([]);
  expect([sent?.query.toString(), sent?.body]).toEqual(['', expect.stringContaining('Тайнова')]);
  expect(harness.logged.join()).not.toContain('Тайнова');
});
