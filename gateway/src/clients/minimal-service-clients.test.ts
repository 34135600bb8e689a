import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';

const paths = {
  read: '/api/Client/getClientById',
  update: '/api/Client/updateClient',
  createAddress: '/api/Address/Create',
  choices: '/api/WaterMeter/getClientsAsKeyValuePairList',
};

const client = { clientId: 3, clientNumber: '1000419', egn: '7523169263', name: 'Мария Петрова', clientTypeId: 1 };

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  const { service } = harness;
  service.on('/struma/features', json([]));
  service.on(paths.read, json(client));
  service.on(paths.update, plainText('(3) да'));
  service.on(paths.createAddress, plainText('(6) да'));
  const choices = [
    { key: 0, value: '' },
    { key: 1, value: '1000001 - Ана' },
    { key: 2, value: '1000002 - Мария' },
  ];
  service.on(paths.choices, json(choices));
});
beforeEach(() => {
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const ask = async (document: string, variables: object = {}) => (await harness.as(operator)(document, variables)).body;
const sent = (path: string) => harness.service.received.filter((call) => call.path === path.toLowerCase());
const optionalCalls = () => harness.service.received.filter(({ path }) => /^\/struma\/(clients|addresses)/.test(path));

test('RQ-5 AD-1 without CLIENT_TOOLS, an address is added without a search for an equal address', async () => {
  const { data } = await ask(
    `mutation ($input: CreateAddressInput!) { createAddress(input: $input) { __typename
      ... on CreateAddressSuccess { addressId } } }`,
    {
      input: {
        values: { townId: '1', description: 'жк Люлин' },
      },
    },
  );
  expect(data?.['createAddress']).toMatchObject({ addressId: '6' });
  const { body } = sent(paths.createAddress)[0] ?? {};
  expect(JSON.parse(body ?? '')).toEqual({ townId: '1', addressDescription: 'жк Люлин' });
  expect(optionalCalls()).toEqual([]);
});

test('RQ-5 CL-2 without CLIENT_TOOLS, a client is changed, and the gateway compares the expected values itself', async () => {
  const update = (expected: object) =>
    ask(
      `mutation ($input: UpdateClientInput!) { updateClient(input: $input) { __typename
        ... on ClientConflict { fields current { identifierMasked } } } }`,
      { input: { id: '3', changes: { name: 'Нова' }, expected } },
    );
  const conflict = await update({ name: 'Друга' });
  expect(conflict.data?.['updateClient']).toMatchObject({
    fields: ['name'],
    current: { identifierMasked: '••••••••63' },
  });
  expect(sent(paths.update)).toEqual([]);
  expect((await update({ name: client.name })).data?.['updateClient']).toMatchObject({
    __typename: 'UpdateClientSuccess',
  });
  expect(JSON.parse(sent(paths.update)[0]?.body ?? '')).toEqual({ clientId: 3, name: 'Нова' });
  expect(optionalCalls()).toEqual([]);
});

test.each([client.egn, '0000000063'])(
  'RQ-5 CL-2 without CLIENT_TOOLS, a whole expected number is a conflict, because guesses are not counted: %s',
  async (identifier) => {
    const { data } = await ask(
      `mutation ($input: UpdateClientInput!) { updateClient(input: $input) { __typename
        ... on ClientConflict { fields } } }`,
      { input: { id: '3', changes: { identifier: '8032056031' }, expected: { identifier } } },
    );
    expect(data?.['updateClient']).toEqual({ __typename: 'ClientConflict', fields: ['identifier'] });
    expect(sent(paths.update)).toEqual([]);
  },
);

test.each([
  'clients(filter: { identifier: "7523169263" }) { items { id } }',
  'addresses(filter: { identifier: "7523169263" }) { items { id } }',
])('RQ-5 CL-3 AD-3 without CLIENT_TOOLS, a filter by EGN is UNSUPPORTED and not sent: %s', async (query) => {
  const { errors } = await ask(`{ ${query} }`);
  expect(errors?.[0]?.extensions['code']).toBe('UNSUPPORTED');
  expect(JSON.stringify(harness.service.received)).not.toContain('7523169263');
});

test('RQ-5 WM-13 FI-12 without CLIENT_TOOLS, the gateway reads the whole list of clients and searches it', async () => {
  const { data } = await ask('{ clientChoices(text: "мария") { id name } }');
  expect(data?.['clientChoices']).toEqual([{ id: '2', name: '1000002 - Мария' }]);
  expect(sent(paths.choices)[0]?.query.size).toBe(0);
});
