import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { operator, startGraphqlHarness, type GraphqlHarness, type Reply } from '../testing/graphql.ts';
import { json, plainText } from '../testing/rest-service.ts';
import { signalRow } from '../testing/signal.texts.ts';

const list = '/api/signal/GetSignalList';
const responses = '/struma/signals/responses';
const files = '/struma/signals/attachments';
const contacts = '/struma/signals/contacts';
const ids = Array.from({ length: 50 }, (_, place) => place + 1);

const responseOf = (signalId: number, id: number) => ({
  id,
  signalId,
  message: 'Тече',
  fromClient: true,
  respondedUtc: '2026-10-25 01:30:00',
  respondedLocal: '2026-10-25 03:30:00',
  senderEmail: null,
  attachmentToResponses: [],
});
const fileOf = (id: number) => ({
  id,
  responseId: null,
  attachmentOrderNumber: 0,
  fileName: `${id}.jpg`,
  createdOn: '2026-10-24 21:30:00',
  createdOnLocal: '2026-10-25 00:30:00',
  size: 1,
  contentType: 'image/jpeg',
});

const contactOf = (submitterId: number | null) => ({
  submitterId,
  clientId: submitterId,
  phone: '0888',
  clientNumber: null,
  address: null,
  otherSignals: 0,
  otherOpenSignals: 0,
});

let harness: GraphqlHarness;
let ask: (query: string, variables?: object) => Promise<Reply>;

const useService = (features: string[]): void => {
  harness.service.on('/struma/features', json(['PARTIAL_PAGES', ...features]));
  harness.service.on(list, json({ items: ids.map((id) => ({ ...signalRow, id })), totalCount: 50 }));
  harness.service.on(responses, json({ items: ids.map((id) => ({ signalId: id, items: [responseOf(id, id * 10)] })) }));
  harness.service.on(files, json({ items: ids.map((id) => ({ signalId: id, items: [fileOf(id)] })) }));
  harness.service.on(
    contacts,
    json({ items: ids.map((id) => ({ signalId: id, contact: contactOf(id === 2 ? null : id) })) }),
  );
  harness.service.on('/struma/signals/contact', json(contactOf(1)));
  harness.service.on('/api/response/GetResponsesList', json({ items: [responseOf(1, 10), responseOf(1, 11)] }));
  harness.service.on('/api/signal/getAttachmentsInfoBySignalId', json([fileOf(1)]));
};
const paths = (): string[] =>
  harness.service.received.map(({ path }) => path).filter((path) => path !== '/struma/features');

beforeAll(async () => {
  harness = await startGraphqlHarness();
  ask = harness.as(operator);
});
beforeEach(() => {
  useService(['NESTED_READS']);
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

const page = `{ signals(page: { number: 1, size: 50 }) {
  items { id responses(first: 5) { id message { text } } attachments(first: 5) { fileName url } } } }`;

test('50 signals with responses and attachments need 3 REST calls', async () => {
  const {
    body: { data, errors },
  } = await ask(page);
  expect(errors).toBeUndefined();
  expect(paths().toSorted()).toEqual([list, responses, files].map((path) => path.toLowerCase()).toSorted());
  const { items } = (data as unknown as { signals: { items: object[] } }).signals;
  expect(items).toHaveLength(50);
  expect(items[6]).toEqual({
    id: '7',
    responses: [{ id: '70', message: { text: 'Тече' } }],
    attachments: [{ fileName: '7.jpg', url: '/files/signals/7/attachments/0' }],
  });
  const query = harness.service.received.find(({ path }) => path === responses)?.query;
  expect([query?.getAll('signalId').length, query?.get('first')]).toEqual([50, '5']);
});

test('a signal that is missing in the response has an error, the other signals have their lists', async () => {
  harness.service.on(responses, json({ items: ids.slice(1).map((id) => ({ signalId: id, items: [] })) }));
  const {
    body: { data, errors },
  } = await ask(page);
  const { items } = (data as unknown as { signals: { items: { responses: unknown }[] } }).signals;
  expect(items.slice(0, 2).map((item) => item.responses)).toEqual([null, []]);
  expect(errors).toMatchObject([{ path: ['signals', 'items', 0, 'responses'], extensions: { code: 'NOT_FOUND' } }]);
});

test('if the call for attachments fails, attachments are null with an error; responses are returned', async () => {
  harness.service.on(files, plainText('Грешка', 500));
  const {
    body: { data, errors },
  } = await ask(page);
  const { items } = (data as unknown as { signals: { items: { attachments: unknown; responses: object[] }[] } })
    .signals;
  expect(items.every(({ attachments, responses: read }) => attachments === null && read.length === 1)).toBe(true);
  expect(errors?.length).toBeGreaterThan(0);
});

test.each([[[]], [['NESTED_READS']]])(
  'the responses of one signal are read by the call for a single signal, with the features %j',
  async (features) => {
    useService(features);
    harness.service.on('/api/signal/GetSignalDetails', json({ ...signalRow, id: 1 }));
    const {
      body: { data },
    } = await ask('{ signal(id: 1) { responses(first: 1) { id } attachments { id } } }');
    expect(data).toEqual({ signal: { responses: [{ id: '10' }], attachments: [{ id: '1' }] } });
    expect(paths()).not.toContain(responses);
  },
);

test('RQ-5 without NESTED_READS each signal has its own calls', async () => {
  const other = await startGraphqlHarness();
  const sharedHarness = harness;
  harness = other;
  useService([]);
  const {
    body: { data, errors },
  } = await other.as(operator)(page);
  expect(errors).toBeUndefined();
  expect(paths()).toHaveLength(101);
  expect((data as unknown as { signals: { items: object[] } }).signals.items[0]).toMatchObject({
    responses: [{ id: '10' }, { id: '11' }],
  });
  harness = sharedHarness;
  await other.stop();
});

const contactPage = '{ signals(page: { number: 1, size: 50 }) { items { contact { clientId phone } } } }';

test('the contacts of 50 signals need one REST call', async () => {
  const other = await startGraphqlHarness();
  const sharedHarness = harness;
  harness = other;
  useService(['NESTED_READS', 'SIGNAL_CONTACT']);
  const {
    body: { data, errors },
  } = await other.as(operator)(contactPage);
  expect(errors).toBeUndefined();
  expect(paths().toSorted()).toEqual([list.toLowerCase(), contacts]);
  const { items } = (data as unknown as { signals: { items: object[] } }).signals;
  expect(items.slice(0, 3)).toEqual([
    { contact: { clientId: '1', phone: '0888' } },
    { contact: null },
    { contact: { clientId: '3', phone: '0888' } },
  ]);
  harness = sharedHarness;
  await other.stop();
});

test('RQ-5 without NESTED_READS the contact of each signal has its own call', async () => {
  const other = await startGraphqlHarness();
  const sharedHarness = harness;
  harness = other;
  useService(['SIGNAL_CONTACT']);
  expect((await other.as(operator)(contactPage)).body.errors).toBeUndefined();
  expect(paths()).toHaveLength(51);
  harness = sharedHarness;
  await other.stop();
});

test.each([-1, 101])('first: %i is refused with its path', async (first) => {
  const {
    body: { errors },
  } = await ask(`{ signals { items { responses(first: ${first}) { id } } } }`);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', path: ['first'] } });
});

test('the cost counts the requested rows: a page of 50 signals is allowed with `first`, and refused without', async () => {
  const nested = (first: string) =>
    `{ signals(page: { number: 1, size: 50 }) { items { id responses${first} { id message { text } author } } } }`;
  expect((await ask(nested('(first: 5)'))).body.errors).toBeUndefined();
  expect((await ask(nested(''))).body.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_COSTLY' });
});
