import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signalRow } from '../testing/signal.texts.ts';
import { json, plainText } from '../testing/rest-service.ts';
import { operator, startGraphqlStand } from '../testing/graphql.ts';
import type { GraphqlStand } from '../testing/graphql.ts';

describe('RQ-5 behind a service with the common calls only', () => {
  let plain: GraphqlStand;

  beforeAll(async () => {
    plain = await startGraphqlStand();
    plain.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 1 }));
    plain.service.on('/api/response/CreateResponse/', plainText('(5) Прието.'));
  });
  afterAll(() => plain.stop());

  test('several values of a filter are UNSUPPORTED, one is not', async () => {
    const several = await plain.as(operator)('{ signals(filter: { statuses: [SIGNAL, CLOSED] }) { totalCount } }');
    expect(several.body.errors?.[0]?.extensions.code).toBe('UNSUPPORTED');
    const one = await plain.as(operator)('{ signals(filter: { statuses: SIGNAL }) { totalCount } }');
    expect(one.body.data).toEqual({ signals: { totalCount: 1 } });
  });

  test('the total alone is asked for with rows, because that service knows no page without', async () => {
    await plain.as(operator)('{ signals { totalCount } }');
    expect(plain.service.seen.at(-1)?.query.toString()).toBe('page=1&itemsPerPage=5');
  });

  test('a page without a total is asked for with it, by whatever else that service is known to do', async () => {
    const other = await startGraphqlStand();
    other.service.on('/struma/features', json(['IDEMPOTENCY']));
    other.service.on('/api/signal/GetSignalList', json({ items: [], totalCount: 1 }));
    await other.as(operator)('{ signals { items { id } } }');
    expect(other.service.seen.at(-1)?.query.toString()).toBe('page=1&itemsPerPage=10');
    await other.stop();
  });

  test('FI-12 persons are searched here, and no call of ours is tried first', async () => {
    const persons = [
      ['', 0],
      ['Яна Иванова', 3],
      ['Петър Колев', 2],
      ['Иван Петров', 41],
    ];
    const pairs = persons.map(([value, key]) => ({ key, value }));
    plain.service.on('/api/user/GetUserAsKeyValuePairList', json(pairs));
    const answer = await plain.as(operator)(
      '{ submitters(filter: { name: "ИВАН" }, page: { number: 1, size: 5 }) { totalCount items { id } } }',
    );
    expect(answer.body.data).toEqual({ submitters: { totalCount: 2, items: [{ id: '41' }, { id: '3' }] } });
    expect(plain.service.seen.map(({ path }) => path)).not.toContain('/struma/submitters');
  });

  test('SG-8 a status that somebody else has changed is told without asking for a history that is not there', async () => {
    plain.service.on('/api/signal/GetSignalDetails', json(signalRow));
    const answer = await plain.as(operator)(
      `mutation { changeSignalStatus(input: { id: 7, status: CLOSED, expectedStatus: SIGNAL }) {
        __typename ... on SignalConflict { changedBy } } }`,
    );
    expect(answer.body.data).toEqual({ changeSignalStatus: { __typename: 'SignalConflict', changedBy: null } });
    expect(plain.service.seen.map(({ path }) => path)).not.toContain('/struma/signals/history');
  });

  test('a reply goes in the address, as that service expects it', async () => {
    const reply = await plain.as(operator)(
      'mutation { replyToSignal(input: { idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001", signalId: 7, message: { text: "Да" } }) { __typename } }',
    );
    expect(reply.body.data).toEqual({ replyToSignal: { __typename: 'ReplyToSignalSuccess' } });
    const sent = plain.service.seen.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.query.get('message') ?? '')).toMatchObject({ type: 'doc' });
  });
});
