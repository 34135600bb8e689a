import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../testing/graphql.ts';
import { json } from '../testing/rest-service.ts';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
afterAll(() => harness.stop());

const person = {
  submitterId: 7,
  clientId: 5,
  name: 'Стефка Андонова',
  clientNumber: null,
  phone: null,
  address: null,
  addressLatitude: null,
  addressLongitude: null,
  openSignals: 0,
};
const none = { signals: [], breakdowns: [], addresses: [], meters: [] };
const totals = { signals: 0, people: 1, breakdowns: 0, addresses: 0, meters: 0 };

const search = async (): Promise<unknown> => {
  const query = '{ search(text: "Стефка Щъщъкова") { leftOutWords people { name nameAsClient } } }';
  return (await harness.as(operator)(query)).body.data?.['search'];
};

test('SG-16 the words that were left out, and another name as a client; both may be missing in a response', async () => {
  harness.service.on('/struma/features', json(['SEARCH']));
  const found = { kinds: ['PERSON'], ...none, people: [person], totals };
  harness.service.on('/struma/search', json(found));
  expect(await search()).toEqual({ leftOutWords: [], people: [{ name: 'Стефка Андонова', nameAsClient: null }] });

  const nameAsClient = 'Стефка Драганова';
  harness.service.on(
    '/struma/search',
    json({ ...found, leftOut: ['щъщъкова'], people: [{ ...person, nameAsClient }] }),
  );
  expect(await search()).toEqual({ leftOutWords: ['щъщъкова'], people: [{ name: 'Стефка Андонова', nameAsClient }] });
});
