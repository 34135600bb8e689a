import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../testing/graphql.ts';
import { json } from '../testing/rest-service.ts';
import { signalRow } from '../testing/signal.texts.ts';

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
afterAll(() => harness.stop());

test('two ad hoc queries of a person run at once and further ones wait; queries of other people do not wait', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requestedIds: string[] = [];
  harness.service.on('/api/signal/GetSignalDetails', async (received, response) => {
    const id = received.query.get('signalId') ?? '';
    requestedIds.push(id);
    if (id !== '99') await released;
    json({ ...signalRow, id: Number(id) })(received, response);
  });
  const ask = (person: typeof operator, id: number) => harness.as(person)(`{ signal(id: ${id}) { id } }`);
  const ownQueries = Array.from({ length: 12 }, (_, index) => ask(operator, index + 1));
  await eventually(
    async () => requestedIds.length,
    (count) => count >= 2,
  );
  const colleague = await ask({ ...operator, subject: 'colleague', bearer: 'colleagues-token' }, 99);
  expect([colleague.body.data, requestedIds.length]).toEqual([{ signal: { id: '99' } }, 3]);
  release();
  expect((await Promise.all(ownQueries)).map(({ status }) => status)).toEqual(ownQueries.map(() => 200));
  expect(requestedIds).toHaveLength(13);
});
