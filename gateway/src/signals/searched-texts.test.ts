import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlStand } from '../testing/graphql.ts';
import type { GraphqlStand } from '../testing/graphql.ts';

let stand: GraphqlStand;

beforeAll(async () => {
  stand = await startGraphqlStand();
  stand.service.on('/struma/features', json(['GEOCODER', 'SIGNAL_DESK', 'SUBMITTER_SEARCH']));
});
afterAll(() => stand.stop());

describe('a text that no service could look for is refused, with the place where it was given', () => {
  const searches = [
    ['query ($text: String!) { answer: geocode(text: $text) { label } }', ['text']],
    ['query ($text: String!) { answer: callers(search: $text) { name } }', ['search']],
    ['query ($text: String) { answer: submitters(filter: { name: $text }) { totalCount } }', ['filter', 'name']],
    [
      'query ($text: String) { answer: signals(filter: { workCardNo: $text }) { totalCount } }',
      ['filter', 'workCardNo'],
    ],
  ] as const;

  test.each(searches)('%s', async (query, path) => {
    const long = await stand.as(operator)(query, { text: 'я'.repeat(201) });
    expect(long.body.errors).toMatchObject([
      { message: 'Текстът за търсене може да е най-много 200 знака.', extensions: { code: 'BAD_USER_INPUT', path } },
    ]);
  });
});

test('MP-7 a search that fails finds nothing, and what the service says of the address is not for the log', async () => {
  stand.service.on('/warehouse/SearchByAddress', plainText('Няма улица Шипка 3 на Иван Петров.', 500));
  const { body } = await stand.as(operator)('{ geocode(text: "Шипка 3") { label } }');
  expect(body).toEqual({ data: { geocode: [] } });
  expect(stand.logged.join()).toContain('The geocoder failed: 500');
  expect(stand.logged.join()).not.toContain('Шипка');
});
