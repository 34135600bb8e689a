/** Wrong or unusual input to the gateway: ids, pages, sort keys, filters, moments, origins, malformed requests. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { field, file, formEnd, replyInput, sendForm } from '../builders/requests/reply-form.ts';
import { execute, jsonHeaders, readResponse, readFailure } from '../builders/requests/graphql-request.ts';

let installation: Installation;
let operator: BrowserClient;

beforeAll(async () => {
  installation = await startInstallation();
  operator = installation.operator;
}, 120_000);
afterAll(() => installation?.stop());

interface List {
  signals: { totalCount: number; items: { id: string; createdAt: string }[] };
}

const list = (variables: Record<string, unknown>) =>
  execute<List>(
    operator,
    `query ($filter: SignalFilter, $sort: [SignalSort!], $page: PageInput) {
      signals(filter: $filter, sort: $sort, page: $page) { totalCount items { id createdAt } }
    }`,
    variables,
  );

const idsWithoutRecord = ['-1', '0', '9223372036854775808', 'abc', '999999', '9007199254740993', '1e3', ' 1', ''];

describe('ids without a record', () => {
  test.each(idsWithoutRecord)('a signal %p is null, not an error', async (id) => {
    const answer = await execute(operator, 'query ($id: ID!) { signal(id: $id) { id } }', { id });
    expect(answer).toEqual({ status: 200, data: { signal: null }, errors: [] });
  });

  test.each(idsWithoutRecord)('WM-6 CL-1 AD-1 a meter, client and address %p is null, not an error', async (id) => {
    for (const record of ['waterMeter', 'client', 'address']) {
      const answer = await execute(operator, `query ($id: ID!) { ${record}(id: $id) { id } }`, { id });
      expect(answer).toEqual({ status: 200, data: { [record]: null }, errors: [] });
    }
  });

  test.each([
    '-1',
    '0',
    '9007199254740993',
    '999999999999999999',
    '9223372036854775808',
    'abc',
    '999999',
    '%2e%2e',
    '1%00',
  ])('a download of %p is a 404', async (id) => {
    for (const path of [
      `/files/signals/${id}/attachments/0`,
      `/files/signals/${id}/attachments.zip`,
      `/files/responses/${id}/attachments/0`,
    ])
      expect(await readFailure(await operator.fetch(path))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each(['-1', '0', '9223372036854775808', 'abc', '999999', '9007199254740993'])(
    'a reply to signal %p is NOT_FOUND by GraphQL and by upload',
    async (signalId) => {
      const before = await installation.stored();
      const answer = await reply({ signalId });
      expect(answer.errors).toMatchObject([{ code: 'NOT_FOUND', outcome: 'NOT_DONE' }]);
      const upload = await sendForm(operator, signalId, [
        field('input', JSON.stringify(replyInput(signalId))),
        file({ name: 'a.txt', bytes: 'а' }),
        formEnd,
      ]);
      expect(await readFailure(upload)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(await installation.stored()).toEqual(before);
    },
  );
});

describe('FI-5 pages', () => {
  test.each([
    [{ number: 0, size: 10 }, ['page', 'number']],
    [{ number: -1, size: 10 }, ['page', 'number']],
    [{ number: 1, size: 7 }, ['page', 'size']],
    [{ number: 1, size: 0 }, ['page', 'size']],
  ])('%j is refused', async (page, path) => {
    const answer = await list({ page });
    expect(answer.data ?? null).toBeNull();
    expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT', path }]);
  });

  test.each([4, 1_000_000, 2 ** 31 - 1])('page %i past the end is empty and has the total count', async (number) => {
    const { rows } = await installation.pool.query<{ count: number }>('select count(*) as count from signal');
    const answer = await list({ page: { number, size: 100 } });
    expect(answer).toMatchObject({ data: { signals: { items: [], totalCount: rows[0]?.count } }, errors: [] });
  });
});

describe('FI-6 sort keys', () => {
  const key = { field: 'ID', direction: 'ASC' };

  test('eight are accepted, nine are refused', async () => {
    expect((await list({ sort: Array.from({ length: 8 }, () => key) })).errors).toEqual([]);
    const answer = await list({ sort: Array.from({ length: 9 }, () => key) });
    expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['sort'] }]);
  });

  test.each([{ field: 'MESSAGE', direction: 'ASC' }, { field: 'ID', direction: 'UP' }, { field: 'ID' }])(
    '%j is refused',
    async (wrong) => {
      const answer = await list({ sort: [wrong] });
      expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
      expect(answer.errors[0]?.path.slice(0, 2)).toEqual(['sort', '0']);
    },
  );
});

describe('SG-2 filters', () => {
  const created = (from: unknown, to?: unknown) => ({ filter: { created: { from, to } } });

  test('"from" after "to" is refused', async () => {
    const answer = await list(created('2026-02-01T00:00:00+02:00', '2026-01-01T00:00:00+02:00'));
    expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['filter', 'created'] }]);
  });

  test.each(['2026-02-30T00:00:00+02:00', '2026-02-01T00:00:00', '2026-02-01', '2026-12-31T23:59:60Z', '', 5])(
    'the moment %p is refused',
    async (from) => {
      const answer = await list(created(from));
      expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['filter', 'created', 'from'] }]);
    },
  );

  test.each(['0000-01-01T00:00:00Z', '1900-01-01T23:59:59Z', '9999-12-31T23:59:59-01:00'])(
    'the moment %s is outside of the supported range, and is refused',
    async (from) => {
      const answer = await list(created(from));
      expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['filter', 'created', 'from'] }]);
    },
  );

  test('the first and the last supported time are accepted', async () => {
    const { rows } = await installation.pool.query<{ count: number }>('select count(*) as count from signal');
    const answer = await list(created('1900-01-02T00:00:00+02:00', '9999-12-31T23:59:59+02:00'));
    expect(answer).toMatchObject({ data: { signals: { totalCount: rows[0]?.count } }, errors: [] });
  });

  test.each([
    { statuses: ['NEW'] },
    { needsReply: 'yes' },
    { workCardNo: 'x'.repeat(201) },
    { workCardNo: 'a\0' },
    { nothing: 1 },
  ])('%j is refused', async (filter) => {
    const [error] = (await list({ filter })).errors;
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', path: expect.arrayContaining(['filter']) });
  });

  test('ids without a record match nothing', async () => {
    for (const filter of [
      { priorityIds: ['abc'] },
      { submitterIds: ['-1', '0'] },
      { submitterIds: ['999999'] },
      { priorityIds: ['2147483648'] },
      { priorityIds: ['9007199254740991'] },
      { submitterIds: ['9007199254740991'] },
    ])
      expect(await list({ filter })).toMatchObject({ data: { signals: { totalCount: 0, items: [] } }, errors: [] });
  });

  const unusedIds = (length: number) => Array.from({ length }, (_, index) => String(9007199254740991 - index));

  test('GQ-5 a hundred ids are accepted; more are refused, and the error names the GraphQL field', async () => {
    expect((await list({ filter: { submitterIds: unusedIds(100), priorityIds: unusedIds(100) } })).errors).toEqual([]);
    for (const [length, message] of [
      [101, 'Филтърът може да изброява най-много 100 стойности.'],
      [501, 'Списък може да има най-много 500 стойности.'],
      [3_000, 'Списък може да има най-много 500 стойности.'],
    ] as const)
      for (const field of ['submitterIds', 'priorityIds']) {
        const [error] = (await list({ filter: { [field]: unusedIds(length) } })).errors;
        expect(error).toMatchObject({ code: 'BAD_USER_INPUT', path: ['filter', field] });
        expect(error?.message).toBe(message);
      }
  });
});

describe('FI-14 repeated and skipped hours', () => {
  const summer = '2026-10-25T03:30:00+03:00';
  const winter = '2026-10-25T03:30:00+02:00';

  beforeAll(async () => {
    // The reference utility may have signals of this hour.
    await installation.pool.query(`
      update signal set created_at = created_at - interval '1 day'
        where created_at between '2026-10-25T00:30:00Z' and '2026-10-25T01:31:00Z';
      insert into signal (title, message, created_at) values
        ('Лятно', '{"type":"doc","content":[]}', '2026-10-25T00:30:00Z'),
        ('Зимно', '{"type":"doc","content":[]}', '2026-10-25T01:30:00Z'),
        ('Март', '{"type":"doc","content":[]}', '2026-03-29T01:30:00Z')`);
  });

  test.each([summer, winter])(
    '%s finds only the signal of this moment, and its time is returned unchanged',
    async (moment) => {
      const answer = await list({ filter: { created: { from: moment, to: moment } } });
      expect(answer.data?.signals.items.map(({ createdAt }) => createdAt)).toEqual([moment]);
    },
  );

  test('a range from the first 03:30 to the second has both', async () => {
    expect((await list({ filter: { created: { from: summer, to: winter } } })).data?.signals.totalCount).toBe(2);
    expect((await list({ filter: { created: { from: winter, to: summer } } })).errors).toMatchObject([
      { code: 'BAD_USER_INPUT' },
    ]);
  });

  test('03:30 +02:00 in the skipped hour of March is 04:30 in Sofia', async () => {
    const skipped = '2026-03-29T03:30:00+02:00';
    const answer = await list({ filter: { created: { from: skipped, to: skipped } } });
    expect(answer.data?.signals.items.map(({ createdAt }) => createdAt)).toEqual(['2026-03-29T04:30:00+03:00']);
  });
});

describe('requests of other origins', () => {
  const shapes: [string, Record<string, string>][] = [
    ['without our header', {}],
    ['from another origin', { 'x-struma': '1', origin: 'https://evil.example' }],
    ['from another site', { 'x-struma': '1', 'sec-fetch-site': 'cross-site' }],
    ['from another subdomain', { 'x-struma': '1', 'sec-fetch-site': 'same-site' }],
    ['from a page without an origin', { 'x-struma': '1', origin: 'null' }],
  ];

  test.each(shapes)('%s are refused and store nothing', async (_name, headers) => {
    const before = await installation.stored();
    const query = `mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }`;
    const body = JSON.stringify({ query, variables: { input: replyInput(1) } });
    const graphql = await operator.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    expect(await readResponse(graphql)).toMatchObject({ status: 403, errors: [{ code: 'FORBIDDEN' }] });
    const parts = [field('input', JSON.stringify(replyInput(1))), file({ name: 'a.txt', bytes: 'а' }), formEnd];
    const upload = await sendForm(operator, 1, parts, headers);
    expect(await readFailure(upload)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await installation.stored()).toEqual(before);
  });

  test('GraphQL over GET is refused', async () => {
    const answer = await operator.fetch('/graphql?query={signals{totalCount}}', { headers: { 'x-struma': '1' } });
    expect(await readFailure(answer)).toMatchObject({ status: 405, code: 'BAD_REQUEST' });
  });
});

describe('invalid GraphQL requests', () => {
  const send = async (body: string, type = 'application/json') =>
    readResponse(
      await operator.fetch('/graphql', { method: 'POST', headers: { ...jsonHeaders, 'content-type': type }, body }),
    );

  test.each([
    ['an empty body', '', 'BAD_REQUEST'],
    ['incomplete JSON', '{', 'BAD_REQUEST'],
    ['an incomplete document', '{"query":"{ signals {"}', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{"query":"{ signals { title } }"}', 'GRAPHQL_VALIDATION_FAILED'],
    ['two operations', '{"query":"query A { __typename } query B { __typename }"}', 'OPERATION_RESOLUTION_FAILURE'],
    ['thousands of tokens', `{"query":"${'{a'.repeat(3_000)}"}`, 'GRAPHQL_PARSE_FAILED'],
    ['300 000 spaces', ' '.repeat(300_000), 'BAD_REQUEST'],
  ])('%s is refused', async (_name, body, code) => {
    expect((await send(body)).errors).toMatchObject([{ code }]);
  });

  test.each([
    'null',
    '[]',
    '[{"query":"{ __typename }"}]',
    '{"query":1}',
    '{"query":"{ __typename }","variables":"x"}',
  ])('%p is BAD_REQUEST', async (body) => {
    expect((await send(body)).errors).toMatchObject([{ code: 'BAD_REQUEST' }]);
  });

  test('plain text is BAD_REQUEST', async () => {
    expect((await send('{"query":"{ __typename }"}', 'text/plain')).errors).toMatchObject([{ code: 'BAD_REQUEST' }]);
  });
});

const reply = (input: object) =>
  execute(operator, 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }', {
    input: replyInput(1, input),
  });
