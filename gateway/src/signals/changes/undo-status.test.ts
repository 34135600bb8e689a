import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { json, plainText } from '../../testing/rest-service.ts';
import { signalRow } from '../../testing/signal.texts.ts';
import { operator, startGraphqlHarness, type GraphqlHarness } from '../../testing/graphql.ts';

const route = '/struma/signals/undo-status';
let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  harness.service.on('/struma/features', json(['SIGNAL_DESK']));
  harness.service.on('/api/signal/GetSignalDetails', json(signalRow));
  harness.service.on('/struma/signals/history', json({ items: [] }));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const undo = async (more = '') => {
  const { body } = await harness.as(operator)(`mutation { undoSignalStatus(input: { id: 7, status: CLOSED ${more} }) {
    __typename
    ... on UndoSignalStatusSuccess { signal { id } }
    ... on Refusal { code message }
    ... on SignalConflict { fields }
  } }`);
  return body;
};

test('SG-7 the status to take back is sent by its number', async () => {
  harness.service.on(route, plainText('(7) Статусът отново е Сигнал.'));
  expect((await undo()).data?.undoSignalStatus).toEqual({ __typename: 'UndoSignalStatusSuccess', signal: { id: '7' } });
  const sent = harness.service.received.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ signalId: 7, status: 4 });
});

test('SG-7 a reply that is no answer is sent with the undo', async () => {
  harness.service.on(route, plainText('(7) Статусът отново е Сигнал.'));
  await undo('reopensWait: true');
  const sent = harness.service.received.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ signalId: 7, status: 4, reopensWait: true });
});

test('a refusal has the reason of the service; another stored status is a conflict', async () => {
  harness.service.on(route, plainText('(0) Вече не може да се върне.'));
  const refusal = { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Вече не може да се върне.' };
  expect((await undo()).data?.undoSignalStatus).toEqual(refusal);
  harness.service.on(route, json({ message: 'Променен.' }, 412));
  expect((await undo()).data?.undoSignalStatus).toEqual({ __typename: 'SignalConflict', fields: ['expectedStatus'] });
});

test('a response without the number of the signal leaves the outcome unknown', async () => {
  harness.service.on(route, plainText('(9) Друго'));
  expect((await undo()).errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' });
});
