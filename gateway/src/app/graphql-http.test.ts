import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlStand, traceId } from '../testing/graphql.ts';
import type { GraphqlStand } from '../testing/graphql.ts';

const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
const plainJson = { accept: 'application/json' };

let stand: GraphqlStand;

beforeAll(async () => {
  stand = await startGraphqlStand();
});
beforeEach(() => {
  stand.service.on(priorities, json([{ key: 0, value: '' }]));
  stand.logged.length = 0;
});
afterAll(() => stand.stop());

const post = (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> =>
  fetch(stand.url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body }),
  });

describe('who may ask', () => {
  test('AU-5 nobody who is not signed in', async () => {
    const answer = await stand.as(null)('{ __typename }');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      errors: [{ message: 'Сесията Ви е изтекла.', extensions: { code: 'UNAUTHENTICATED', traceId } }],
    });
  });

  test('AU-11 one unmet rule refuses the whole operation, before the service is asked anything', async () => {
    const before = stand.service.seen.length;
    const query = 'query ($with: Boolean!) { environment { version } list: priorities @include(if: $with) { id } }';
    const answer = await stand.as({ ...operator, groups: ['valves'] })(query, { with: true });
    expect(answer.status).toBe(403);
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors?.[0]).toMatchObject({
      message: 'Нямате права за това действие.',
      extensions: { code: 'FORBIDDEN', path: ['list'], traceId },
    });
    expect(stand.service.seen).toHaveLength(before);
  });

  test('documents of their own and the description of the schema: administrators, and accounts that have the right', async () => {
    const everybody = { ...operator, freeDocuments: false };
    for (const query of [
      '{ __schema { queryType { name } } }',
      '{ environment { version } }',
      '{ nothing }',
      '{ a {',
    ]) {
      const refused = await stand.as(everybody)(query, undefined, plainJson);
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({
        errors: [
          {
            message: 'Заявката не е позволена. Ако приложението е обновено, презаредете страницата.',
            extensions: { code: 'DOCUMENT_NOT_ALLOWED', traceId },
          },
        ],
      });
    }
    const ask = '{ __schema { queryType { name } } }';
    expect((await stand.as({ ...everybody, cookieSession: false })(ask)).status).toBe(403);
    expect((await stand.as({ ...everybody, actions: ['ADMINISTRATOR'] })(ask)).status).toBe(200);
    expect((await stand.as({ ...everybody, freeDocuments: true })(ask)).status).toBe(200);
  });

  test('programs by GET, with question marks in what they ask', async () => {
    await stand.as({ ...operator, cookieSession: false })('{ __typename }');
    const answer = await fetch(`${stand.url}?variables={"none":"?"}&query={a:__typename}`);
    expect(await answer.json()).toEqual({ data: { a: 'Query' } });
  });

  test("the web client's documents: everybody, however they are written down", async () => {
    const everybody = stand.as({ ...operator, freeDocuments: false });
    const strip = 'query SignalStrip($id: ID!) { signal(id: $id) { id message { text } } }';
    const withTypes =
      'query SignalStrip($id: ID!) { signal(id: $id) { id, message { text __typename } __typename } } # Comment';
    for (const query of [strip, strip, withTypes])
      expect((await everybody(query, { id: 'none' })).body).toEqual({ data: { signal: null } });
    for (const query of [strip.replace('text', 'document'), strip.replace('{ text', '{ x: __typename text')])
      expect((await everybody(query, { id: 'none' })).status).toBe(403);
  });
});

describe('what is no request', () => {
  test.each([
    ['broken JSON', '{', 400],
    ['a list of operations', '[{"query":"{__typename}"}]', 400],
    ['no query', '{}', 400],
    ['null', 'null', 400],
    ['a query that is no text', '{"query":1}', 400],
    ['variables that are no object', '{"query":"{ __typename }","variables":"x"}', 400],
    ['a body above the limit', JSON.stringify({ query: '{ __typename }', more: 'x'.repeat(300_000) }), 413],
  ])('%s', async (_what, body, status) => {
    await stand.as(operator)('{ __typename }');
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^[А-я .]+$/), extensions: { code: 'BAD_REQUEST', traceId } }],
    });
  });

  test.each([
    ['GET', 405, {}, 'GET'],
    ['plain text, as a page of another site could send it', 400, { 'content-type': 'text/plain' }],
    ['a form of another site', 400, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a wish for another kind of answer', 406, { accept: 'text/html' }],
  ])('%s', async (_what, status, headers, method = 'POST') => {
    await stand.as(operator)('{ __typename }');
    const answer = await post('{"query":"{__typename}"}', headers as Record<string, string>, method);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'Невалидна заявка.', extensions: { code: 'BAD_REQUEST', traceId } }],
    });
  });
});

describe('what is refused before it runs', () => {
  const ask = (query: string, headers?: Record<string, string>) => stand.as(operator)(query, undefined, headers);

  test.each([
    ['no GraphQL', '{ a {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['two operations without a name', 'query A { __typename } query B { __typename }', 'OPERATION_RESOLUTION_FAILURE'],
    ['too many words', `{ ${'__typename '.repeat(2001)} }`, 'GRAPHQL_PARSE_FAILED'],
    ['two changes at once', `mutation { a: ${reply()} b: ${reply()} }`, 'BAD_USER_INPUT'],
    [
      'two changes, one in a fragment',
      `mutation { ...F b: ${reply()} } fragment F on Mutation { a: ${reply()} }`,
      'BAD_USER_INPUT',
    ],
    [
      'a moment without offset',
      '{ signals(filter: { created: { from: "2026-01-01T00:00:00" } }) { totalCount } }',
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_what, query, code) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({ code, traceId });
    expect(answer.body.errors?.[0]?.message).toMatch(/[А-я]/);
    expect((await ask(query, plainJson)).status).toBe(200);
  });

  test('a refused variable is named with its place', async () => {
    const query = 'query ($filter: SignalFilter) { signals(filter: $filter) { totalCount } }';
    const answer = await stand.as(operator)(query, { filter: { created: { from: 'утре' } } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Невалидна стойност на променливата \$filter\. .*часово отместване/),
      extensions: { code: 'BAD_USER_INPUT', path: ['filter', 'created', 'from'] },
    });
  });

  test('why is told in English only to those who may read the schema, and the value to nobody else', async () => {
    const query = 'query SignalCount($filter: SignalFilter) { signals(filter: $filter) { totalCount } }';
    const details = async (caller: object, source: string): Promise<unknown> => {
      const answer = await stand.as({ ...operator, ...caller })(source, { filter: { needsReply: 'тайна' } });
      expect(answer.body.errors?.[0]?.message).not.toMatch(/[a-z]{7}|тайна/);
      return answer.body.errors?.[0]?.extensions['detail'];
    };
    for (const source of [query, '{ nothing }', '{ a {', 'query A { __typename } query B { __typename }']) {
      expect(await details({ freeDocuments: false }, source)).toBeUndefined();
      expect(await details({ freeDocuments: false, actions: ['OPERATOR', 'ADMINISTRATOR'] }, source)).toMatch(
        /[a-z]{4}/,
      );
    }
    expect(await details({}, query)).toContain('тайна');
  });

  test('no hints about the schema', async () => {
    expect((await ask('{ prioritie { id } }')).body.errors?.[0]?.message).not.toContain('priorities');
  });
});

describe('errors while it runs', () => {
  test.each([
    ['no list', { message: 'парола' }],
    ['an entry that is nothing', [{ key: 0, value: 'парола' }, null]],
    ['an entry without a name', [{ key: 0, value: 'парола' }, { key: 1 }]],
  ])('an answer of another form is the service’s failure, with a trace to the log: %s', async (_what, value) => {
    stand.service.on(priorities, json(value));
    const answer = await stand.as(operator)('{ priorities { id } }');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: null,
      errors: [
        {
          message: 'Услугата не отговори правилно. Опитайте пак след малко.',
          path: ['priorities'],
          locations: expect.anything(),
          extensions: { code: 'UPSTREAM_FAILED', traceId },
        },
      ],
    });
    expect(stand.logged.join()).toContain(traceId);
    expect(stand.logged.join()).toContain('TypeError');
    expect(stand.logged.join()).not.toContain('парола');
  });

  test("RQ-1 the service's message comes with its line breaks", async () => {
    stand.service.on(priorities, json({ message: 'Първи\nВтори' }, 500));
    const answer = await stand.as(operator)('{ priorities { id } }');
    expect(answer.body.errors?.[0]).toMatchObject({ message: 'Първи\nВтори', extensions: { code: 'UPSTREAM_FAILED' } });
    expect(stand.logged).toEqual([]);
  });

  test('a service that gives no answer is in the log, under the trace id that the caller gets', async () => {
    stand.service.on(priorities, (_seen, response) => void response.destroy());
    const answer = await stand.as(operator)('{ priorities { id } }');
    expect(answer.body.errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_FAILED', traceId });
    expect(stand.logged).toHaveLength(1);
    expect(stand.logged[0]).toContain(traceId);
  });

  test('AU-5 a token that the service no longer takes ends the session', async () => {
    stand.service.on(priorities, json({ message: 'no' }, 401));
    const answer = await stand.as(operator)('{ priorities { id } }');
    expect(answer.body.errors?.[0]).toMatchObject({
      message: 'Сесията Ви е изтекла.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});

test('the trace id goes out in a header, and answers are kept by nobody', async () => {
  const answer = await stand.as(operator)('{ __typename }');
  expect(answer.headers.get('x-trace-id')).toBe(traceId);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('all audits of GraphQL over HTTP', async () => {
  await stand.as({ ...operator, cookieSession: false })('{ __typename }');
  const audits = serverAudits({ url: stand.url, fetchFn: fetch });
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const failed = results.filter(({ status }) => status !== 'ok');
  expect(failed).toEqual([]);
  expect(results).toHaveLength(61);
});

function reply(): string {
  return 'replyToSignal(input: { idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001", signalId: "1", message: { text: "а" } }) { __typename }';
}
