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
