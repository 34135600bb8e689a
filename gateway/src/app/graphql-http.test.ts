import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness, traceId } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
const plainJson = { accept: 'application/json' };

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  harness.service.on(priorities, json([{ key: 0, value: '' }]));
  harness.logged.length = 0;
});
afterAll(() => harness.stop());

const post = (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> =>
  fetch(harness.url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body }),
  });

describe('access', () => {
  test('AU-5 a request without a principal is refused', async () => {
    const result = await harness.as(null)('{ __typename }');
    expect(result.status).toBe(401);
    expect(result.body).toEqual({
      errors: [{ message: 'Сесията Ви е изтекла.', extensions: { code: 'UNAUTHENTICATED', traceId } }],
    });
  });

  test('AU-11 if one access rule is not met, the whole operation is refused before any read', async () => {
    const before = harness.service.received.length;
    const query = 'query ($with: Boolean!) { environment { version } list: priorities @include(if: $with) { id } }';
    const result = await harness.as({ ...operator, groups: ['valves'] })(query, { with: true });
    expect(result.status).toBe(403);
    expect(result.body.data).toBeUndefined();
    expect(result.body.errors?.[0]).toMatchObject({
      message: 'Нямате права за това действие.',
      extensions: { code: 'FORBIDDEN', path: ['list'], traceId },
    });
    expect(harness.service.received).toHaveLength(before);
  });

  test('ad-hoc queries and introspection are for administrators and principals with the ad-hoc role', async () => {
    const ordinaryUser = { ...operator, hasAdHocRole: false };
    for (const query of [
      '{ __schema { queryType { name } } }',
      '{ environment { version } }',
      '{ nothing }',
      '{ a {',
    ]) {
      const refused = await harness.as(ordinaryUser)(query, undefined, plainJson);
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
    const introspection = '{ __schema { queryType { name } } }';
    expect((await harness.as({ ...ordinaryUser, hasCookieSession: false })(introspection)).status).toBe(403);
    expect((await harness.as({ ...ordinaryUser, actions: ['ADMINISTRATOR'] })(introspection)).status).toBe(200);
    expect((await harness.as({ ...ordinaryUser, hasAdHocRole: true })(introspection)).status).toBe(200);
  });

  test('programs may send queries by GET, also with question marks in the query string', async () => {
    await harness.as({ ...operator, hasCookieSession: false })('{ __typename }');
    const result = await fetch(`${harness.url}?variables={"none":"?"}&query={a:__typename}`);
    expect(await result.json()).toEqual({ data: { a: 'Query' } });
  });

  test('persisted queries are for everyone, in any formatting', async () => {
    const askAsOrdinaryUser = harness.as({ ...operator, hasAdHocRole: false });
    const strip = 'query SignalStrip($id: ID!) { signal(id: $id) { id message { text } } }';
    const withTypes =
      'query SignalStrip($id: ID!) { signal(id: $id) { id, message { text __typename } __typename } } # Comment';
    for (const query of [strip, strip, withTypes])
      expect((await askAsOrdinaryUser(query, { id: 'none' })).body).toEqual({ data: { signal: null } });
    for (const query of [strip.replace('text', 'document'), strip.replace('{ text', '{ x: __typename text')])
      expect((await askAsOrdinaryUser(query, { id: 'none' })).status).toBe(403);
  });
});

describe('requests that are not GraphQL are refused:', () => {
  test.each([
    ['broken JSON', '{', 400],
    ['a list of operations', '[{"query":"{__typename}"}]', 400],
    ['an object without a query', '{}', 400],
    ['null', 'null', 400],
    ['a query that is not a string', '{"query":1}', 400],
    ['variables that are not an object', '{"query":"{ __typename }","variables":"x"}', 400],
    ['a body above the limit', JSON.stringify({ query: '{ __typename }', more: 'x'.repeat(600_000) }), 413],
  ])('%s', async (_what, body, status) => {
    await harness.as(operator)('{ __typename }');
    const result = await post(body);
    expect(result.status).toBe(status);
    expect(await result.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^[А-я .]+$/), extensions: { code: 'BAD_REQUEST', traceId } }],
    });
  });

  test.each([
    ['GET', 405, {}, 'GET'],
    ['plain text, which another site could send', 400, { 'content-type': 'text/plain' }],
    ['a form of another site', 400, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another requested content type', 406, { accept: 'text/html' }],
  ])('%s', async (_what, status, headers, method = 'POST') => {
    await harness.as(operator)('{ __typename }');
    const result = await post('{"query":"{__typename}"}', headers as Record<string, string>, method);
    expect(result.status).toBe(status);
    expect(await result.json()).toMatchObject({
      errors: [{ message: 'Невалидна заявка.', extensions: { code: 'BAD_REQUEST', traceId } }],
    });
  });
});

describe('refusals before execution', () => {
  const ask = (query: string, headers?: Record<string, string>) => harness.as(operator)(query, undefined, headers);

  test.each([
    ['a syntax error', '{ a {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['two operations without a name', 'query A { __typename } query B { __typename }', 'OPERATION_RESOLUTION_FAILURE'],
    ['too many tokens', `{ ${'__typename '.repeat(2001)} }`, 'GRAPHQL_PARSE_FAILED'],
    ['two mutation fields', `mutation { a: ${reply()} b: ${reply()} }`, 'BAD_USER_INPUT'],
    [
      'two mutation fields, one in a fragment',
      `mutation { ...F b: ${reply()} } fragment F on Mutation { a: ${reply()} }`,
      'BAD_USER_INPUT',
    ],
    [
      'a moment without offset',
      '{ signals(filter: { created: { from: "2026-01-01T00:00:00" } }) { totalCount } }',
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_what, query, code) => {
    const result = await ask(query);
    expect(result.status).toBe(400);
    expect(result.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(result.body.data).toBeUndefined();
    expect(result.body.errors?.[0]?.extensions).toMatchObject({ code, traceId });
    expect(result.body.errors?.[0]?.message).toMatch(/[А-я]/);
    expect((await ask(query, plainJson)).status).toBe(200);
  });

  test('the error of a refused variable has the name and the path of the variable', async () => {
    const query = 'query ($filter: SignalFilter) { signals(filter: $filter) { totalCount } }';
    const result = await harness.as(operator)(query, { filter: { created: { from: 'утре' } } });
    expect(result.status).toBe(400);
    expect(result.body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Невалидна стойност на променливата \$filter\. .*часово отместване/),
      extensions: { code: 'BAD_USER_INPUT', path: ['filter', 'created', 'from'] },
    });
  });

  test('only principals that may read the schema receive English details; messages exclude values', async () => {
    const query = 'query SignalCount($filter: SignalFilter) { signals(filter: $filter) { totalCount } }';
    const details = async (principal: object, source: string): Promise<unknown> => {
      const result = await harness.as({ ...operator, ...principal })(source, { filter: { needsReply: 'тайна' } });
      expect(result.body.errors?.[0]?.message).not.toMatch(/[a-z]{7}|тайна/);
      return result.body.errors?.[0]?.extensions['detail'];
    };
    for (const source of [query, '{ nothing }', '{ a {', 'query A { __typename } query B { __typename }']) {
      expect(await details({ hasAdHocRole: false }, source)).toBeUndefined();
      expect(await details({ hasAdHocRole: false, actions: ['OPERATOR', 'ADMINISTRATOR'] }, source)).toMatch(
        /[a-z]{4}/,
      );
    }
    expect(await details({}, query)).toContain('тайна');
  });

  test('validation gives no hints about the schema', async () => {
    expect((await ask('{ prioritie { id } }')).body.errors?.[0]?.message).not.toContain('priorities');
  });
});

describe('errors during execution', () => {
  test.each([
    ['an object instead of a list', { message: 'парола' }],
    ['a null entry', [{ key: 0, value: 'парола' }, null]],
    ['an entry without a name', [{ key: 0, value: 'парола' }, { key: 1 }]],
  ])('an invalid response causes UPSTREAM_FAILED with a trace id in the log: %s', async (_what, value) => {
    harness.service.on(priorities, json(value));
    const result = await harness.as(operator)('{ priorities { id } }');
    expect(result.status).toBe(200);
    expect(result.body).toEqual({
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
    expect(harness.logged.join()).toContain(traceId);
    expect(harness.logged.join()).toContain('TypeError');
    expect(harness.logged.join()).not.toContain('парола');
  });

  test("RQ-1 the service's message keeps its line breaks", async () => {
    harness.service.on(priorities, json({ message: 'Първи\nВтори' }, 500));
    const result = await harness.as(operator)('{ priorities { id } }');
    expect(result.body.errors?.[0]).toMatchObject({ message: 'Първи\nВтори', extensions: { code: 'UPSTREAM_FAILED' } });
    expect(harness.logged).toEqual([]);
  });

  test('a call without a response is logged with the trace id of the response', async () => {
    harness.service.on(priorities, (_seen, response) => void response.destroy());
    const result = await harness.as(operator)('{ priorities { id } }');
    expect(result.body.errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_FAILED', traceId });
    expect(harness.logged).toHaveLength(1);
    expect(harness.logged[0]).toContain(traceId);
  });

  test('AU-5 a token that the service refuses causes UNAUTHENTICATED', async () => {
    harness.service.on(priorities, json({ message: 'no' }, 401));
    const result = await harness.as(operator)('{ priorities { id } }');
    expect(result.body.errors?.[0]).toMatchObject({
      message: 'Сесията Ви е изтекла.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});

test('responses have the trace id in a header and are not stored', async () => {
  const result = await harness.as(operator)('{ __typename }');
  expect(result.headers.get('x-trace-id')).toBe(traceId);
  expect(result.headers.get('cache-control')).toBe('no-store');
});

test('all audits of GraphQL over HTTP pass', async () => {
  await harness.as({ ...operator, hasCookieSession: false })('{ __typename }');
  const audits = serverAudits({ url: harness.url, fetchFn: fetch });
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const failed = results.filter(({ status }) => status !== 'ok');
  expect(failed).toEqual([]);
  expect(results).toHaveLength(61);
});

function reply(): string {
  return 'replyToSignal(input: { idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001", signalId: "1", message: { text: "а" } }) { __typename }';
}
