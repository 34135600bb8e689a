import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../kernel/stand-in.ts';
import { operator, startGraphqlStand } from './graphql-stand.ts';
import type { GraphqlStand } from './graphql-stand.ts';

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

  test('a reply goes in the address, as that service expects it', async () => {
    const reply = await plain.as(operator)(
      'mutation { replyToSignal(input: { idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001", signalId: 7, message: { text: "Да" } }) { __typename } }',
    );
    expect(reply.body.data).toEqual({ replyToSignal: { __typename: 'ReplyToSignalSuccess' } });
    const sent = plain.service.seen.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.query.get('message') ?? '')).toMatchObject({ type: 'doc' });
  });
});
