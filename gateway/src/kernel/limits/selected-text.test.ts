import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../../testing/graphql.ts';
import { json } from '../../testing/rest-service.ts';
import { signalRow } from '../../testing/signal.texts.ts';

const response = {
  id: 10,
  signalId: 1,
  message: 'Т'.repeat(490_000),
  fromClient: true,
  respondedUtc: '2026-10-25 01:30:00',
  respondedLocal: '2026-10-25 03:30:00',
  senderEmail: null,
  attachmentToResponses: [],
};

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  harness.service.on('/struma/features', json(['PARTIAL_PAGES', 'NESTED_READS']));
  harness.service.on('/api/signal/getsignaldetails', json({ ...signalRow, id: 1 }));
  harness.service.on('/api/response/GetResponsesList', json({ items: [response] }));
});
afterAll(() => harness.stop());

const select = (field: string, times: number) => {
  const aliases = Array.from({ length: times }, (_, index) => `a${index}: signal(id: 1) { responses { ${field} } }`);
  return harness.as(operator)(`{ ${aliases.join(' ')} }`);
};

test.each(['message { text }', 'message { document }'])(
  'a request for more than six million characters of messages is refused: %s',
  async (field) => {
    const { body } = await select(field, 12);
    expect([body.errors, Object.values(body.data ?? {}).filter(Boolean).length]).toEqual([undefined, 12]);
    const refused = await select(field, 13);
    expect(refused.body.errors?.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'TOO_COSTLY', cost: 13 * 490_000, limit: 6_000_000 }),
    ]);
  },
);

test('the characters of concurrent requests are counted separately', async () => {
  const all = await Promise.all([1, 2, 3].map(() => select('message { text }', 9)));
  expect(all.flatMap(({ body }) => body.errors ?? [])).toEqual([]);
});
