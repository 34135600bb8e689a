import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';

const paths = {
  read: '/api/Client/getClientById',
  list: '/api/Client/GetClientList',
  privateList: '/struma/clients/list',
  create: '/api/Client/createClient',
  update: '/api/Client/updateClient',
  address: '/api/Address/GetAddressById',
  mapping: '/api/Address/GetAddressMappingList',
  createAddress: '/api/Address/Create',
  same: '/struma/addresses/same',
  choices: '/api/WaterMeter/getClientsAsKeyValuePairList',
};

/** A valid EGN that no person has. */
const egn = '7523169263';

const address = {
  id: 5,
  addressDescription: 'жк Люлин',
  fullAddress: 'гр. София, жк Люлин',
  townId: 1,
  carnet: { carnetCode: '12', page: 5 },
};

/** A client as a service with only the specified fields sends it: the whole EGN, no local times. */
const client = {
  clientId: 3,
  clientNumber: '1000419',
  egn,
  name: 'Мария Петрова',
  clientTypeId: 1,
  clientType: { code: '1', nameBg: 'Битов' },
  createdOn: '2016-03-14 08:22:41',
  modifiedOn: null,
  addresses: [address],
};

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  const { service } = harness;
  service.on('/struma/features', json(['PARTIAL_PAGES', 'CLIENT_TOOLS', 'IDEMPOTENCY']));
  for (const path of [paths.list, paths.privateList, paths.mapping])
    service.on(path, json({ items: [path === paths.mapping ? address : client], totalCount: 1 }));
  service.on(paths.read, json(client));
  service.on(paths.address, json(address));
  service.on(paths.create, plainText('(3) да'));
  service.on(paths.update, plainText('(3) да'));
  service.on(paths.createAddress, plainText('(6) да'));
  service.on(paths.same, json({ id: null }));
  service.on('/struma/history', json({ items: [], totalCount: 0 }));
  service.received.length = 0;
});
afterAll(() => harness.stop());

const ask = async (document: string, variables: object = {}) =>
  (await harness.as({ ...operator, groups: ['TestDummyGroup'] })(document, variables)).body;
const sent = (path: string) => harness.service.received.filter((call) => call.path === path.toLowerCase());
const bodyOf = (path: string): unknown => JSON.parse(sent(path).at(-1)?.body ?? 'null');

test('CL-1 AD-1 a client has the field names of the schema, and a mask instead of the EGN', async () => {
  const answer = await ask(
    `{ client(id: "3") { number name identifierMasked type { name code } createdAt addresses { fullAddress carnetPage } } }`,
  );
  expect(answer.data?.['client']).toMatchObject({
    number: '1000419',
    identifierMasked: '••••••••63',
    type: { name: 'Битов', code: '1' },
    addresses: [{ fullAddress: 'гр. София, жк Люлин', carnetPage: 5 }],
  });
  expect(JSON.stringify(answer)).not.toContain(egn);
});

test('CL-3 AD-3 filters are sent under their REST names', async () => {
  const filter = {
    clientNumber: '10',
    clientName: 'Мария',
    townName: 'София',
    waterMeterFabricNo: '77',
    clientTypeIds: ['1'],
  };
  await ask('query ($filter: ClientFilter) { clients(filter: $filter) { items { id } } }', { filter });
  expect(Object.fromEntries(sent(paths.list)[0]?.query ?? [])).toMatchObject({
    clientNumber: '10',
    clientName: 'Мария',
    townName: 'София',
    waterMeterFabricNo: '77',
    clientTypeId: '1',
  });
});

test('CL-3 a filter by EGN is sent in the body', async () => {
  await ask('query ($filter: ClientFilter) { clients(filter: $filter) { items { id } } }', {
    filter: { identifier: egn },
  });
  expect(bodyOf(paths.privateList)).toMatchObject({ egn });
  expect(sent(paths.list)).toEqual([]);
});

test('AD-2 carnet and page are sent as CarnetPage; an invalid text is refused and not sent', async () => {
  const find = (carnetPage: string) =>
    ask('query ($filter: AddressMappingFilter) { addressMappings(filter: $filter) { items { id } } }', {
      filter: { carnetPage },
    });
  await find('123, 5');
  expect(sent(paths.mapping)[0]?.query.get('CarnetPage')).toBe('123, 5');
  expect((await find('123,,5')).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(sent(paths.mapping)).toHaveLength(1);
});

test.each([
  ['clientChoices(text: "мария")', 'getClientsAsKeyValuePairList', { text: 'мария' }],
  ['clientChoices(text: " ")', 'getClientsAsKeyValuePairList', {}],
  ['addressChoices(text: "")', 'getAddressesAsKeyValuePairList', {}],
  ['towns(text: "")', 'getTownGraoCodesAsKeyValuePairList', {}],
  ['streets(text: "", townId: "2")', 'getStreetsAsKeyValuePairList', { townId: '2' }],
])('WM-13 %s requests at most 20 entries of a long list', async (field, list, others) => {
  harness.service.on(
    `/api/WaterMeter/${list}`,
    json([
      { key: 0, value: '' },
      { key: 3, value: 'Трета' },
    ]),
  );
  const answer = await ask(`{ ${field} { id name } }`);
  expect(Object.values(answer.data ?? {})).toEqual([[{ id: '3', name: 'Трета' }]]);
  const requests = sent(`/api/WaterMeter/${list}`);
  expect(requests.map(({ query }) => Object.fromEntries(query))).toEqual([{ limit: '20', ...others }]);
});

describe('changes', () => {
  const update = (changes: object, more: object = {}) =>
    ask(
      `mutation ($input: UpdateClientInput!) { updateClient(input: $input) { __typename
        ... on InvalidInput { problems { path code message } } ... on ClientConflict { fields } ... on Refusal { message } } }`,
      { input: { id: '3', changes, ...more } },
    );

  test('CL-2 only values that differ are sent; null clears the EGN', async () => {
    await update({ name: 'Мария Петрова', number: '1000420' });
    expect(bodyOf(paths.update)).toEqual({ clientId: 3, clientNumber: '1000420', expected: {} });
    await update({ identifier: null }, { expected: { identifier: '••••••••63' } });
    expect(bodyOf(paths.update)).toMatchObject({ clientId: 3, egn: '' });
    harness.service.received.length = 0;
    expect((await update({ name: 'Мария Петрова' })).data?.['updateClient']).toMatchObject({
      __typename: 'UpdateClientSuccess',
    });
    expect(sent(paths.update)).toEqual([]);
  });

  test('CL-2 a masked number is refused, a wrong check digit needs a confirmation, an outdated value is a conflict', async () => {
    const masked = await update({ identifier: '••••••••11' });
    expect(masked.data?.['updateClient']).toMatchObject({ problems: [{ code: 'FORMAT' }] });
    const wrong = await update({ identifier: '8032056032' });
    expect(wrong.data?.['updateClient']).toMatchObject({ problems: [{ code: 'CHECKSUM' }] });
    const letters = await update({ identifier: 'abc' }, { acceptsWrongIdentifier: true });
    expect(letters.data?.['updateClient']).toMatchObject({
      problems: [{ code: 'FORMAT', message: 'ЕГН/ЕИК съдържа само цифри.' }],
    });
    const short = await update({ identifier: '1234' });
    expect(short.data?.['updateClient']).toMatchObject({
      problems: [{ code: 'CHECKSUM', message: 'ЕГН е от 10 цифри, ЕИК е от 9 или 13.' }],
    });
    const invisible = await update({ name: '\u200b\u202e', number: '\u3164' });
    expect(invisible.data?.['updateClient']).toMatchObject({ problems: [{ code: 'REQUIRED' }, { code: 'REQUIRED' }] });
    const old = await update({ name: 'Мария Новакова' }, { expected: { name: 'Мария' } });
    expect(old.data?.['updateClient']).toMatchObject({ __typename: 'ClientConflict', fields: ['name'] });
    expect(sent(paths.update)).toEqual([]);
    expect(JSON.stringify([masked, wrong, old])).not.toMatch(/8032056032|7523169263/);
  });

  test('CL-2 the service compares a whole expected number, even if its last digits are right', async () => {
    harness.service.on(paths.update, json({ message: 'Променен' }, 412));
    const conflict = await update({ identifier: '8032056031' }, { expected: { identifier: '0000000063' } });
    expect(conflict.data?.['updateClient']).toEqual({ __typename: 'ClientConflict', fields: ['identifier'] });
    expect(bodyOf(paths.update)).toMatchObject({ expected: { egn: '0000000063' } });
  });

  test("CL-2 RQ-3 '(0) text' is a refusal with that text", async () => {
    harness.service.on(paths.update, plainText('(0) Клиентът е заключен'));
    expect((await update({ name: 'Нова' })).data?.['updateClient']).toMatchObject({ message: 'Клиентът е заключен' });
  });

  const createAddress = (values: object, more: object = {}) =>
    ask(
      `mutation ($input: CreateAddressInput!) { createAddress(input: $input) { __typename
        ... on AddressExists { existing { id } } ... on CreateAddressSuccess { addressId } } }`,
      { input: { idempotencyKey: '0f8fad5b-d9cb-469f-a165-70867728950e', values, ...more } },
    );

  test('AD-1 an existing address that the service finds is offered; with acceptsDuplicate the new one is added', async () => {
    const { service } = harness;
    const values = { townId: '1', description: 'жк Люлин' };
    const sentValues = { townId: '1', addressDescription: 'жк Люлин' };
    service.on(paths.createAddress, json({ message: 'Такъв адрес вече има: № 5.' }, 412));
    service.on(paths.same, json({ id: 5 }));
    expect((await createAddress(values)).data?.['createAddress']).toEqual({
      __typename: 'AddressExists',
      existing: { id: '5' },
    });
    expect(bodyOf(paths.createAddress)).toEqual({ ...sentValues, refusesDuplicate: true });
    service.on(paths.createAddress, plainText('(6) да'));
    expect((await createAddress(values, { acceptsDuplicate: true })).data?.['createAddress']).toMatchObject({
      addressId: '6',
    });
    expect(bodyOf(paths.createAddress)).toEqual(sentValues);
  });
});

test('CL-2 an identifier is revealed only if the response has it; the reason is required', async () => {
  const reveal = async (response: unknown, reason = 'Спор') => {
    harness.service.on('/struma/clients/reveal-identifier', json(response));
    const { data, errors } = await ask(
      `mutation ($input: RevealClientIdentifierInput!) { revealClientIdentifier(input: $input) { __typename
        ... on RevealClientIdentifierSuccess { identifier } } }`,
      { input: { id: '3', reason } },
    );
    return data?.['revealClientIdentifier'] ?? errors?.[0];
  };
  expect(await reveal({ egn })).toMatchObject({ identifier: egn });
  expect(await reveal({ egn: null })).toMatchObject({ identifier: null });
  for (const response of [{}, { egn: 5 }, null])
    expect(await reveal(response)).toMatchObject({ extensions: { code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' } });
  expect(await reveal({ egn }, ' ')).toMatchObject({ __typename: 'InvalidInput' });
});
