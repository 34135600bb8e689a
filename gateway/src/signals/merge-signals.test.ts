import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';
import { signalRow } from '../testing/signal.texts.ts';

const idempotencyKey = 'd7f2b7a0-0000-4000-8000-000000000001';
const input = { idempotencyKey, id: '7', otherId: '9', message: { text: 'Работим.' } };
const merge = `mutation ($input: MergeSignalInput!) { mergeSignal(input: $input) {
  __typename ... on MergeSignalSuccess { linkId } ... on Failure { message } ... on SignalConflict { fields } } }`;
const mergePath = '/struma/signals/merge';

const citizen = { ...operator, actions: ['USER' as const] };

let harness: GraphqlHarness;

beforeAll(async () => {
  harness = await startGraphqlHarness();
});
beforeEach(() => {
  harness.service.on('/struma/features', json(['IDEMPOTENCY', 'SIGNAL_LINKS', 'SIGNAL_CONTACT']));
  harness.service.on('/api/signal/GetSignalDetails', json({ message: 'Няма' }, 404));
  harness.service.on(mergePath, plainText('(3) Сигналите са обединени.'));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const send = async (changes: object = {}, principal = operator) =>
  (await harness.as(principal)(merge, { input: { ...input, ...changes } })).body;
const sent = () => harness.service.received.filter(({ method }) => method === 'POST');

test('SG-13 a merge is sent with its idempotency key and the message as a document, and returns the link', async () => {
  const { data } = await send({ expectedLastResponseId: '0' });
  expect(data?.mergeSignal).toEqual({ __typename: 'MergeSignalSuccess', linkId: '3' });
  expect(sent().map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([[mergePath, idempotencyKey]]);
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
    signalId: 7,
    otherId: 9,
    expectedLastResponseId: 0,
    message: JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Работим.' }] }],
    }),
  });
});

test('RQ-3 a refusal contains the reason; a response without a number is a refusal too', async () => {
  harness.service.on(mergePath, plainText('(0) Сигналът вече е затворен.'));
  expect((await send()).data?.mergeSignal).toEqual({ __typename: 'Refusal', message: 'Сигналът вече е затворен.' });
  harness.service.on(mergePath, plainText('?'));
  expect((await send()).data?.mergeSignal).toMatchObject({ __typename: 'Refusal' });
});

test('an idempotency key that another merge has used, and a blank message, are invalid input', async () => {
  harness.service.on(mergePath, json({ message: 'Заето' }, 422));
  expect((await send()).data?.mergeSignal).toMatchObject({ __typename: 'InvalidInput' });
  harness.service.received.length = 0;
  expect((await send({ message: { text: ' ' } })).data?.mergeSignal).toMatchObject({ __typename: 'InvalidInput' });
  expect(sent()).toEqual([]);
});

test.each([
  ['4', 4],
  [null, 0],
])('a message that is meant for submitter %s is a conflict if the signal has another one', async (expected, sentId) => {
  harness.service.on('/api/signal/GetSignalDetails', json(signalRow));
  harness.service.on(mergePath, json({ message: 'Друг' }, 412));
  const { data } = await send({ expectedLastResponseId: '0', expectedSubmitterId: expected });
  expect(data?.mergeSignal).toMatchObject({ __typename: 'SignalConflict', fields: ['expectedSubmitterId'] });
  expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ expectedSubmitterId: sentId });
});

test('RQ-5 without SIGNAL_LINKS a merge is UNSUPPORTED, and nothing is sent', async () => {
  const without = await startGraphqlHarness();
  without.service.on('/struma/features', json(['IDEMPOTENCY']));
  const { body } = await without.as(operator)(merge, { input });
  expect(body.errors?.[0]?.extensions.code).toBe('UNSUPPORTED');
  expect(without.service.received.filter(({ method }) => method === 'POST')).toEqual([]);
  await without.stop();
});

test('AU-11 a citizen may neither merge nor read the contact', async () => {
  expect((await send({}, citizen)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const query = 'query { signal(id: "7") { contact { phone } links { id } } }';
  expect((await harness.as(citizen)(query, {})).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(sent()).toEqual([]);
});
