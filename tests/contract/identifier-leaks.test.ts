/** Personal numbers (EGN) and company numbers (EIK) leave the product masked, unless revealed with a reason. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { passwords, type DemoUser } from '../builders/people/demo-users.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { listenTo } from '../builders/requests/event-stream.ts';
import { everyQuery } from '../builders/requests/every-query.ts';
import { jsonHeaders } from '../builders/requests/graphql-request.ts';
import { listExports } from '../../gateway/src/app/resolvers.ts';

/** A valid personal number, and one with a wrong check digit. */
const egn = '7523169263';
const wrongEgn = '8032056032';
const eik = '104055066';
const secrets = [egn, wrongEgn, eik];

let installation: Installation;
const people = new Map<DemoUser, BrowserClient>();

beforeAll(async () => {
  installation = await startInstallation();
  for (const name of ['operator', 'admin', 'citizen', 'dummy'] as const) {
    const person = new BrowserClient(installation.address);
    await person.signIn(name, passwords[name]);
    people.set(name, person);
  }
  await installation.pool.query(`update client set egn = '${egn}' where id = 1`);
  await installation.pool.query(`update client set egn = '${eik}' where id = 2`);
  await saveDraftAndView();
}, 120_000);
afterAll(() => installation?.stop());

const send = async (name: DemoUser, query: string, variables: object = {}): Promise<string> => {
  const body = JSON.stringify({ query, variables });
  const response = await people.get(name)?.fetch('/graphql', { method: 'POST', headers: jsonHeaders, body });
  return response ? response.text() : '';
};

/** Stores an unsent signal of client 1 and a view of the list of clients, which the queries of all tests can return. */
const saveDraftAndView = async (): Promise<void> => {
  const draft = `mutation ($input: SaveSubmitDraftInput!) { saveSubmitDraft(input: $input) { __typename } }`;
  const content = { title: 'Теч', clientId: '1' };
  const view = `mutation ($input: SaveListViewInput!) { saveListView(input: $input) { __typename } }`;
  const search = '?clientNumber=1000001';
  const results = await Promise.all([
    send('operator', draft, { input: { idempotencyKey: randomUUID(), draft: content } }),
    send('operator', view, { input: { list: 'clients', name: 'Проба', search, columns: [], isShared: true } }),
  ]);
  expect(results.join()).toMatch(/SaveSubmitDraftSuccess.*SaveListViewSuccess/);
};

const leaksIn = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

const clientFields = 'id number name identifierMasked addresses { fullAddress clientName } meters { fabricNo }';
const addressFields = 'fullAddress clientNumber clientName';

/** Reads that concern clients 1 and 2: records, lists with and without a filter, choices, history and search. */
const reads: readonly [string, object][] = [
  [`query ($id: ID!) { client(id: $id) { ${clientFields} } }`, { id: '1' }],
  [`query ($id: ID!) { client(id: $id) { ${clientFields} } }`, { id: '2' }],
  [
    `query ($filter: ClientFilter) { clients(filter: $filter) { totalCount items { ${clientFields} } } }`,
    { filter: { identifier: egn } },
  ],
  [
    `query ($filter: ClientFilter) { clients(filter: $filter) { totalCount items { ${clientFields} } } }`,
    { filter: { identifier: eik } },
  ],
  [
    `query { clients(page: { number: 1, size: 100 }, sort: [{ field: ID, direction: ASC }]) { items { ${clientFields} } } }`,
    {},
  ],
  [
    `query ($filter: AddressFilter) { addresses(filter: $filter) { items { ${addressFields} } } }`,
    { filter: { identifier: egn } },
  ],
  [
    `query ($filter: AddressMappingFilter) { addressMappings(filter: $filter) { items { ${addressFields} } } }`,
    { filter: { identifier: egn } },
  ],
  [`query { clientChoices(text: "1000001") { id name } }`, {}],
  [`query { recordHistory(entity: CLIENT, recordId: "1") { items { action field oldValue newValue } } }`, {}],
  [`query { person(clientId: "1") { name clientNumber } }`, {}],
  [
    `query ($text: String!) { search(text: $text) { people { name clientNumber } meters { fabricNo } } }`,
    { text: '1000001' },
  ],
];

test.each(['operator', 'citizen', 'dummy'] as const)(
  'CL-1 no read over GraphQL sends an EGN or EIK to %s',
  async (name) => {
    const texts = await Promise.all(reads.map(([query, variables]) => send(name, query, variables)));
    expect(texts.flatMap(leaksIn)).toEqual([]);
    // The reads do return clients: the masked number of client 1 is in the response.
    if (name === 'operator') expect(texts[0]).toContain('••••••••63');
    if (name === 'citizen') expect(texts.every((text) => text.includes('FORBIDDEN'))).toBe(true);
  },
);

/** The EGNs and EIKs of all clients, and the numbers of this file. */
const storedNumbers = async (): Promise<string[]> => {
  const query = `select distinct egn from client where egn ~ '^\\d{9,13}$'`;
  const { rows } = await installation.pool.query<{ egn: string }>(query);
  return [...secrets, ...rows.map(({ egn: one }) => one)];
};

test('CL-1 SG-19 a stored draft with a client as the caller has no EGN', async () => {
  const query = `{ submitDrafts { title caller { name clientNumber phone address } } }`;
  const drafts = await send('operator', query);
  expect(drafts).toContain('1000001');
  expect(leaksIn(drafts)).toEqual([]);
});

const queries = everyQuery({ id: '1', text: '1000001' });

// An administrator has the rights of an operator too.
test.each(['admin', 'citizen', 'dummy'] as const)(
  'CL-1 WM-6 no query of the schema with all its fields sends an EGN or EIK to %s',
  async (name) => {
    const numbers = await storedNumbers();
    expect(numbers.length).toBeGreaterThan(50);
    // The gateway runs a few requests of a person at once; the others wait.
    const read = await Promise.all(
      queries.map(async ({ name: query, document }) => ({ query, text: await send(name, document) })),
    );
    const leaking = read.filter(({ text }) => numbers.some((number) => text.includes(number)));
    expect(leaking.map(({ query }) => query)).toEqual([]);
    if (name === 'admin') expect(read.filter(({ text }) => text.includes('"data":{')).length).toBeGreaterThan(60);
  },
  60_000,
);

/** Downloads each list as CSV. A person may download only one list at a time. */
const downloadLists = async (person: DemoUser): Promise<{ name: string; text: string }[]> => {
  const files: { name: string; text: string }[] = [];
  for (const name of Object.keys(listExports)) {
    const filter = name === 'nomenclature-items' ? '?filter={"nomenclatureId":"2"}' : '';
    const response = await people.get(person)?.fetch(`/files/${name}.csv${filter}`);
    files.push({ name: `${name} ${response?.status}`, text: (await response?.text()) ?? '' });
  }
  return files;
};

test.each(['admin', 'citizen', 'dummy'] as const)(
  'CL-3 WM-3 no CSV file of the %s has an EGN or EIK',
  async (person) => {
    const numbers = await storedNumbers();
    const files = await downloadLists(person);
    const names = files.map(({ name }) => name);
    if (person === 'admin') expect(names).toEqual(Object.keys(listExports).map((name) => `${name} 200`));
    const allowed = person === 'citizen' ? '403' : '200';
    for (const list of ['water-meters', 'clients', 'addresses', 'address-mappings'])
      expect(names).toContain(`${list} ${allowed}`);
    if (person !== 'citizen') expect(files.filter(({ text }) => text.includes('1000001')).length).toBeGreaterThan(3);
    expect(files.filter(({ text }) => numbers.some((number) => text.includes(number)))).toEqual([]);
  },
  60_000,
);

test('CL-2 the responses to changes, refused changes and conflicts contain no EGN', async () => {
  const result = '{ __typename ... on Failure { message } ... on InvalidInput { problems { path code message } } }';
  const update = `mutation ($input: UpdateClientInput!) { updateClient(input: $input) ${result} }`;
  const create = `mutation ($input: CreateClientInput!) { createClient(input: $input) ${result} }`;
  const refused = await send('operator', update, { input: { id: '1', changes: { identifier: wrongEgn } } });
  expect(refused).toContain('CHECKSUM');
  const masked = await send('operator', update, { input: { id: '1', changes: { identifier: '••••••••11' } } });
  expect(masked).toContain('FORMAT');
  const conflict = await send('operator', update, {
    input: {
      id: '1',
      changes: { identifier: wrongEgn },
      expected: { identifier: '••••••••00' },
      acceptsWrongIdentifier: true,
    },
  });
  expect(conflict).toContain('ClientConflict');
  const stored = await send('operator', update, {
    input: {
      id: '1',
      changes: { identifier: wrongEgn },
      expected: { identifier: '••••••••63' },
      acceptsWrongIdentifier: true,
    },
  });
  expect(stored).toContain('UpdateClientSuccess');
  await send('operator', update, { input: { id: '1', changes: { identifier: egn } } });
  const taken = await send('operator', create, {
    input: { idempotencyKey: randomUUID(), values: { number: '1000001', name: 'Проба', identifier: egn, typeId: '1' } },
  });
  expect(taken).toContain('Refusal');
  expect([refused, masked, conflict, stored, taken].flatMap(leaksIn)).toEqual([]);
});

test('CL-1 revealClientIdentifier sends the whole number only with a reason, and not to a citizen', async () => {
  const reveal = `mutation ($input: RevealClientIdentifierInput!) { revealClientIdentifier(input: $input) {
    __typename ... on RevealClientIdentifierSuccess { identifier } ... on Failure { message } } }`;
  const input = { id: '1', reason: 'Спор по фактура' };
  expect(await send('operator', reveal, { input })).toContain(egn);
  expect(await send('operator', reveal, { input: { id: '1', reason: ' ' } })).toContain('InvalidInput');
  expect(leaksIn(await send('citizen', reveal, { input }))).toEqual([]);
});

test('CL-3 a filter of a CSV file by EGN is refused', async () => {
  const filter = encodeURIComponent(JSON.stringify({ identifier: egn }));
  for (const name of ['clients', 'addresses', 'address-mappings']) {
    const filtered = await people.get('operator')?.fetch(`/files/${name}.csv?filter=${filter}`);
    expect(filtered?.status).toBe(400);
    expect(leaksIn((await filtered?.text()) ?? '')).toEqual([]);
  }
});

test('CL-2 the events of a changed client have no EGN', async () => {
  const names = ['operator', 'admin', 'dummy', 'citizen'] as const;
  const streams = await Promise.all(names.map(async (name) => listenTo(people.get(name) ?? installation.operator)));
  for (const opened of streams) await opened.next('hello');
  const [stream] = streams;
  if (!stream) throw new Error('No stream was opened.');
  const update = `mutation ($input: UpdateClientInput!) { updateClient(input: $input) { __typename } }`;
  for (const [id, identifier] of [
    ['2', egn],
    ['2', eik],
  ] as const)
    expect(await send('operator', update, { input: { id, changes: { identifier } } })).toContain('UpdateClientSuccess');
  const { data } = await stream.next('list');
  expect(data).toMatchObject({ list: 'clients' });
  for (const opened of streams) {
    expect(leaksIn(JSON.stringify(opened.received))).toEqual([]);
    opened.close();
  }
});

test('CL-3 a response to a request with an EGN in the URL does not contain the EGN', async () => {
  const paths = [
    '/api/Client/GetClientList?egn=',
    '/api/Address/GetAddressList?egn=',
    '/files/clients.csv?identifier=',
  ];
  for (const name of ['operator', 'citizen'] as const)
    for (const path of paths) {
      const response = await people.get(name)?.fetch(`${path}${egn}`);
      expect(leaksIn((await response?.text()) ?? '')).toEqual([]);
    }
});

test('CL-1 errors contain no EGN, whichever value is wrong', async () => {
  const wrong: readonly [string, object][] = [
    [
      'query ($filter: ClientFilter) { clients(filter: $filter) { items { id } } }',
      { filter: { identifier: [egn, 5] } },
    ],
    ['query ($id: ID!) { client(id: $id) { id } }', { id: `${egn}000000000000` }],
    [
      'mutation ($input: CreateClientInput!) { createClient(input: $input) { __typename } }',
      { input: { values: { identifier: egn } } },
    ],
    ['query ($text: String!) { clientsByIdentifier(identifier: $text) { id } }', { text: `${egn}${egn}` }],
  ];
  for (const name of ['operator', 'citizen'] as const) {
    const texts = await Promise.all(wrong.map(([query, variables]) => send(name, query, variables)));
    expect(texts.filter((text) => leaksIn(text).length > 0)).toEqual([]);
  }
});

test('CL-1 LG-5 the history of a client and the activities show changed and revealed numbers masked', async () => {
  const history = `{ recordHistory(entity: CLIENT, recordId: "1") { items { action field oldValue newValue } } }`;
  const activities = `{ activities(page: { number: 1, size: 100 }) { items { action field oldValue newValue } } }`;
  const texts = [await send('operator', history), await send('dummy', history), await send('admin', activities)];
  for (const text of texts) {
    expect(text).toContain('••••••••63');
    expect(leaksIn(text)).toEqual([]);
  }
});

test('LG-5 no log has an EGN, and only the table of clients has EGNs', async () => {
  const { rows: tables } = await installation.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const leaking: string[] = [];
  for (const { name } of tables) {
    const [schema, table] = name.split('.');
    const { rowCount } = await installation.pool.query(
      `select from "${schema}"."${table}" t where t::text ~ $1 limit 1`,
      [secrets.join('|')],
    );
    if (rowCount) leaking.push(name);
  }
  expect(leaking).toEqual(['public.client']);
  const { rowCount: reveals } = await installation.pool.query(`select from activity_log where action = 'REVEAL'`);
  expect(reveals).toBe(1);
  const log = await readFile(join(installation.folder, 'struma.log'), 'utf8');
  expect(log.length).toBeGreaterThan(0);
  expect(log.split('\n').filter((line) => leaksIn(line).length > 0)).toEqual([]);
});
