import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json } from '../testing/rest-service.ts';
import { operator, startGraphqlStand } from '../testing/graphql.ts';
import type { GraphqlStand } from '../testing/graphql.ts';

let stand: GraphqlStand;

beforeAll(async () => {
  stand = await startGraphqlStand();
});
afterAll(() => stand.stop());

describe('the type of the answer', () => {
  test('is the same for the same Accept header, however often it comes and whatever came before', async () => {
    const types = ['application/json', 'application/graphql-response+json', 'text/html', '*/*', 'application/*;q=0.5'];
    const ask = async (accept: string): Promise<string> => {
      const { status, headers } = await stand.as(operator)('{ __typename }', {}, { accept });
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

describe('what is checked again with the same variables', () => {
  const query = 'query ($filter: SignalFilter) { signals(filter: $filter) { totalCount } }';

  test('AU-11 the caller is: another one is refused before the service is asked', async () => {
    stand.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 3 }));
    const filter = { needsReply: true };
    expect((await stand.as(operator)(query, { filter })).body.data).toEqual({ signals: { totalCount: 3 } });
    const before = stand.service.seen.length;
    expect((await stand.as({ ...operator, actions: [] })(query, { filter })).status).toBe(403);
    expect(stand.service.seen).toHaveLength(before);
  });

  test('variables that were refused are refused again, and good ones beside them are not', async () => {
    stand.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 3 }));
    const long = { filter: { priorityIds: Array.from({ length: 251 }, () => '1') } };
    for (const variables of [long, {}, long, {}]) {
      const { body } = await stand.as(operator)(query, variables);
      // The limit of lists refuses before anything runs: there is no data at all.
      if (variables === long) expect({ ...body, errors: body.errors?.length }).toEqual({ errors: 1 });
      else expect(body.data).toEqual({ signals: { totalCount: 3 } });
    }
  });
});
