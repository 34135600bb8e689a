import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defaultLimits } from '../../kernel/limits/limits.ts';
import { json } from '../../testing/rest-service.ts';
import { operator, startGraphqlHarness, traceId } from '../../testing/graphql.ts';
import type { GraphqlHarness } from '../../testing/graphql.ts';

let harness: GraphqlHarness;
let closed: Promise<void>;

beforeAll(async () => {
  harness = await startGraphqlHarness({ ...defaultLimits, queryMs: 1000, mutationMs: 1000 });
});
afterAll(() => harness.stop());

const neverRespond = (path: string): void => {
  closed = new Promise((done) => {
    harness.service.on(path, (_seen, response) => void response.once('close', done));
  });
};

test('RQ-2 a query ends after the time limit with partial data and aborts its call', async () => {
  harness.service.on('/api/priority/GetPriorityAsKeyValuePairList', json([{ key: 0, value: '' }]));
  neverRespond('/api/signal/GetSignalDetails');
  const { status, body } = await harness.as(operator)('{ priorities { id } signal(id: 1) { id } }');
  expect(status).toBe(200);
  expect(body.data).toEqual({ priorities: [], signal: null });
  expect(body.errors).toMatchObject([{ path: ['signal'], extensions: { code: 'UPSTREAM_TIMEOUT', traceId } }]);
  await closed;
});

test('RQ-2 a mutation that exceeds the time limit has the outcome UNKNOWN', async () => {
  harness.service.on('/struma/features', json(['IDEMPOTENCY']));
  neverRespond('/api/response/CreateResponse/');
  const { body } = await harness.as(operator)(
    'mutation { replyToSignal(input: { idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001", signalId: 1, message: { text: "Да" } }) { __typename } }',
  );
  expect(body.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT', outcome: 'UNKNOWN' } }]);
  await closed;
});
