import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
afterAll(() => harness.stop());

describe('the content type', () => {
  test('is the same for the same Accept header, on every request', async () => {
    const types = ['application/json', 'application/graphql-response+json', 'text/html', '*/*', 'application/*;q=0.5'];
    const ask = async (accept: string): Promise<string> => {
      const { status, headers } = await harness.as(operator)('{ __typename }', {}, { accept });
      return `${status} ${headers.get('content-type')}`;
    };
    const first: string[] = [];
    for (const accept of types) first.push(await ask(accept));
    const second: string[] = [];
    for (const accept of types) second.push(await ask(accept));
    expect(second).toEqual(first);
    expect(first).toEqual([
      '200 application/json; charset=utf-8',
      '200 application/graphql-response+json; charset=utf-8',
      '406 application/json; charset=utf-8',
      '200 application/json; charset=utf-8',
      '200 application/json; charset=utf-8',
    ]);
  });
});

describe('the gateway, for repeated requests with the same variables', () => {
  const query = 'query ($filter: SignalFilter) { signals(filter: $filter) { totalCount } }';

  test('AU-11 checks access each time: a principal without the action is refused before any read', async () => {
    harness.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 3 }));
    const filter = { needsReply: true };
    expect((await harness.as(operator)(query, { filter })).body.data).toEqual({ signals: { totalCount: 3 } });
    const before = harness.service.received.length;
    expect((await harness.as({ ...operator, actions: [] })(query, { filter })).status).toBe(403);
    expect(harness.service.received).toHaveLength(before);
  });

  test('refuses invalid variables each time, and accepts valid variables in between', async () => {
    harness.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 3 }));
    const long = { filter: { priorityIds: Array.from({ length: 501 }, () => '1') } };
    for (const variables of [long, {}, long, {}]) {
      const { body } = await harness.as(operator)(query, variables);
      // A list value that is too long is refused before execution, so the response has no data.
      if (variables === long) expect({ ...body, errors: body.errors?.length }).toEqual({ errors: 1 });
      else expect(body.data).toEqual({ signals: { totalCount: 3 } });
    }
  });
});

describe('a query that was validated before', () => {
  const query = 'query Names { priorities { name } } query Numbers { priorities { id } }';
  const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
  const choices = json([
    { key: 0, value: '' },
    { key: 1, value: 'Висок' },
  ]);

  /** Sends the body, with the query, to a gateway that has served the query before. */
  const send = async (body: object) => {
    harness.service.on(priorities, choices);
    for (let repeats = 0; repeats < 2; repeats += 1) await harness.as(operator)(query, {}, { accept: '*/*' });
    const headers = { 'content-type': 'application/json', accept: '*/*' };
    const response = await fetch(harness.url, { method: 'POST', headers, body: JSON.stringify({ query, ...body }) });
    return { status: response.status, body: (await response.json()) as { data?: unknown; errors?: unknown } };
  };

  test.each([
    ['the first operation', { operationName: 'Names' }, { data: { priorities: [{ name: 'Висок' }] } }],
    ['the second operation', { operationName: 'Numbers' }, { data: { priorities: [{ id: '1' }] } }],
    [
      'null for variables and extensions',
      { operationName: 'Names', variables: null, extensions: null },
      { data: { priorities: [{ name: 'Висок' }] } },
    ],
  ])('has its result for %s', async (_what, body, expected) => {
    expect(await send(body)).toEqual({ status: 200, body: expected });
  });

  test.each([
    ['without the name of an operation', {}],
    ['with an unknown operation', { operationName: 'None' }],
    ['with a list of variables', { operationName: 'Names', variables: [] }],
    ['with text as variables', { operationName: 'Names', variables: '{}' }],
    ['with a number as name of the operation', { operationName: 1 }],
    ['with a list of extensions', { operationName: 'Names', extensions: [] }],
    ['with a hash of the query', { operationName: 'Names', extensions: { persistedQuery: { version: 1 } } }],
  ])('is refused %s', async (_what, body) => {
    expect((await send(body)).body).toMatchObject({
      errors: [{ extensions: { code: expect.any(String) as unknown } }],
    });
  });

  test('is run once although it fails, and its error is that of the first request', async () => {
    harness.service.on(priorities, json('not a list'));
    const failing = '{ priorities { id name } }';
    const replies = [];
    harness.logged.length = 0;
    for (let repeats = 0; repeats < 3; repeats += 1) replies.push(await harness.as(operator)(failing));
    expect(replies[0]?.body.errors?.[0]?.extensions['code']).toBe('UPSTREAM_FAILED');
    for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 200, body: replies[0]?.body });
    // Each run logs a line.
    expect(harness.logged.filter((line) => line.includes('Upstream request failed'))).toHaveLength(3);
  });
});
