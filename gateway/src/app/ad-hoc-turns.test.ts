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

test('two ad hoc queries of a person run at once; others wait for their turn, other people do not', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const read: string[] = [];
  harness.service.on('/api/signal/GetSignalDetails', async (one, response) => {
    const id = one.query.get('signalId') ?? '';
    read.push(id);
    if (id !== '99') await released;
    json({ ...signalRow, id: Number(id) })(one, response);
  });
  const ask = (person: typeof operator, id: number) => harness.as(person)(`{ signal(id: ${id}) { id } }`);
  const own = Array.from({ length: 12 }, (_, index) => ask(operator, index + 1));
  await eventually(
    async () => read.length,
    (count) => count >= 2,
  );
  const colleague = await ask({ ...operator, subject: 'colleague', bearer: 'colleagues-token' }, 99);
  expect([colleague.body.data, read.length]).toEqual([{ signal: { id: '99' } }, 3]);
  release();
  expect((await Promise.all(own)).map(({ status }) => status)).toEqual(own.map(() => 200));
  expect(read).toHaveLength(13);
});
