import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { json, plainText } from '../testing/rest-service.ts';
import { signalRow } from '../testing/signal.texts.ts';
import { operator, startGraphqlHarness } from '../testing/graphql.ts';
import type { GraphqlHarness, Reply } from '../testing/graphql.ts';

const details = '/api/signal/GetSignalDetails';
const key = 'idempotencyKey: "d7f2b7a0-0000-4000-8000-000000000001"';

let harness: GraphqlHarness;
let ask: (query: string) => Promise<Reply>;

beforeAll(async () => {
  harness = await startGraphqlHarness();
  ask = harness.as(operator);
});
beforeEach(() => {
  harness.service.on('/struma/features', json(['IDEMPOTENCY', 'EXPECTED_VALUES', 'SIGNAL_DESK']));
  harness.service.on(details, json(signalRow));
  harness.service.on('/struma/signals/history', json({ items: [] }));
  harness.service.on('/api/response/GetResponsesList', json({ items: [] }));
  harness.service.received.length = 0;
});
afterAll(() => harness.stop());

describe('a refused change is NOT_DONE although reading the stored record fails', () => {
  /** Makes later reads of the signal fail. */
  const failReading = (): void => harness.service.on(details, json({ message: 'Късно' }, 500));
  const outcome = async (mutation: string) => (await ask(`mutation { ${mutation} }`)).body.errors?.[0]?.extensions;
  const notDone = { code: 'UPSTREAM_FAILED', outcome: 'NOT_DONE' };

  test('SG-9 a status', async () => {
    harness.service.on('/api/signal/ChangeSignalStatus', (received, response) => {
      failReading();
      json({ message: 'Друг статус.' }, 412)(received, response);
    });
    const change = 'changeSignalStatus(input: { id: 7, status: CLOSED, expectedStatus: BREAKDOWN }) { __typename }';
    expect(await outcome(change)).toMatchObject(notDone);
  });

  test('SG-13 a reply', async () => {
    failReading();
    harness.service.on('/api/response/CreateResponse/', json({ message: 'Има по-ново.' }, 412));
    const input = `${key}, signalId: 7, message: { text: "а" }, expectedLastResponseId: 3`;
    expect(await outcome(`replyToSignal(input: { ${input} }) { __typename }`)).toMatchObject(notDone);
  });

  test('a priority', async () => {
    failReading();
    harness.service.on('/struma/signals/priority', json({ message: 'Друг приоритет.' }, 412));
    expect(await outcome('setSignalPriority(input: { id: 7, priorityId: 1 }) { __typename }')).toMatchObject(notDone);
  });

  test('taking a signal of a colleague', async () => {
    failReading();
    harness.service.on('/struma/signals/take', json({ isDone: false }));
    expect(await outcome('takeSignal(input: { id: 7 }) { __typename }')).toMatchObject(notDone);
  });
});

test('SG-13 an expected response with an id that no response can have is refused before anything is sent', async () => {
  const input = `${key}, signalId: 7, message: { text: "а" }, expectedLastResponseId: "x"`;
  const { body } = await ask(`mutation { replyToSignal(input: { ${input} }) { __typename } }`);
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    path: ['input', 'expectedLastResponseId'],
    outcome: 'NOT_DONE',
  });
  expect(harness.service.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('SG-9 a response that the user has not seen is a conflict of the status change; the service compares it', async () => {
  harness.service.on('/api/signal/ChangeSignalStatus', json({ message: 'Има по-нов отговор.' }, 412));
  const input = 'id: 7, status: CLOSED, expectedStatus: BREAKDOWN, expectedLastResponseId: "3"';
  const { body } = await ask(`mutation { changeSignalStatus(input: { ${input} }) {
    __typename ... on SignalConflict { fields current { id } } } }`);
  expect(body.data?.changeSignalStatus).toEqual({
    __typename: 'SignalConflict',
    fields: ['expectedLastResponseId'],
    current: { id: '7' },
  });
  const other = `id: 7, status: CLOSED, expectedSubmitterId: "99", expectedLastResponseId: "3"`;
  const reply = await ask(`mutation { changeSignalStatus(input: { ${other} }) {
    __typename ... on SignalConflict { fields } } }`);
  expect(reply.body.data?.changeSignalStatus).toMatchObject({ fields: ['expectedSubmitterId'] });
  const sent = harness.service.received.find(({ method }) => method === 'POST');
  expect(String(sent?.query)).toContain('expectedStatus=2&expectedLastResponseId=3');
});

test('GQ-2 an idempotency key in capital letters is sent in lower case', async () => {
  harness.service.on('/api/response/CreateResponse/', plainText('(15) Съобщението е изпратено.'));
  const upper = key.toUpperCase().replace('IDEMPOTENCYKEY', 'idempotencyKey');
  await ask(`mutation { replyToSignal(input: { ${upper}, signalId: 7, message: { text: "а" } }) { __typename } }`);
  const headers = harness.service.received.map((received) => received.headers['idempotency-key']).filter(Boolean);
  expect(headers).toEqual(['d7f2b7a0-0000-4000-8000-000000000001']);
});

describe('the priority of a signal', () => {
  const set = async (input: string) =>
    ask(`mutation { setSignalPriority(input: { ${input} }) {
      __typename
      ... on SetSignalPrioritySuccess { signal { id } }
      ... on SignalConflict { fields changedBy current { id } }
    } }`);
  const sent = () =>
    harness.service.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

  test('is sent; the priority that the user saw is sent only if the request contains it', async () => {
    harness.service.on('/struma/signals/priority', json({ isChanged: true }));
    const { body } = await set('id: 7, priorityId: 4');
    expect(body.data?.setSignalPriority).toEqual({ __typename: 'SetSignalPrioritySuccess', signal: { id: '7' } });
    await set('id: 7, expectedPriorityId: null');
    await set('id: 7, priorityId: null, expectedPriorityId: 3');
    expect(sent()).toEqual([
      { signalId: 7, priorityId: 4 },
      { signalId: 7, priorityId: null, expectedPriorityId: null },
      { signalId: 7, priorityId: null, expectedPriorityId: 3 },
    ]);
  });

  test('is a conflict after a colleague changed it, with the name of the colleague and the stored signal', async () => {
    harness.service.on('/struma/signals/priority', json({ message: 'Друг приоритет.' }, 412));
    const entry = { id: 1, changedUtc: '2026-05-04 06:00:00', changedLocal: '2026-05-04 09:00:00' };
    const items = [
      { ...entry, field: 'priority', oldValue: '', newValue: 'Висок', changedBy: 'Мария' },
      { ...entry, id: 2, field: 'status', oldValue: 'а', newValue: 'б', changedBy: 'Иван' },
    ];
    harness.service.on('/struma/signals/history', json({ items }));
    const { body } = await set('id: 7, priorityId: 4, expectedPriorityId: 2');
    const conflict = { __typename: 'SignalConflict', fields: ['expectedPriorityId'], changedBy: 'Мария' };
    expect(body.data?.setSignalPriority).toEqual({ ...conflict, current: { id: '7' } });
  });

  test('is refused without a call if no priority can have the id', async () => {
    const { body } = await set('id: 7, priorityId: "много"');
    expect(body.errors?.[0]).toMatchObject({
      message: 'Невалидна стойност на полето priorityId.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(sent()).toEqual([]);
  });
});

describe('SG-16 a signal is not stored without its submitter', () => {
  const submit = async (submitter: string) => {
    const input = `${key}, title: "а", message: { text: "а" }, location: { latitude: 42, longitude: 23 }, ${submitter}`;
    const result = await ask(`mutation { submitSignal(input: { ${input} }) {
      __typename ... on InvalidInput { problems { path code } } } }`);
    return result.body.data?.submitSignal;
  };
  const invalid = (...problems: object[]) => ({ __typename: 'InvalidInput', problems });

  test.each([
    ['submitterId: "abc"', invalid({ path: ['submitterId'], code: 'UNKNOWN' })],
    ['clientId: ""', invalid({ path: ['clientId'], code: 'UNKNOWN' })],
    ['submitterId: 41, clientId: -5', invalid({ path: ['clientId'], code: 'UNKNOWN' })],
    ['submitterId: 41, clientId: 5', invalid({ path: ['clientId'], code: 'FORMAT' })],
    ['clientId: 5, newCaller: { name: "Иван" }', invalid({ path: ['newCaller'], code: 'FORMAT' })],
  ])('%s is a problem of the field', async (submitter, problems) => {
    expect(await submit(submitter)).toEqual(problems);
    expect(harness.service.received.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test('a new caller that the service refuses is a problem of the field', async () => {
    const refusal = json({ message: 'Грешен телефон.', traceId: 'x', field: 'callerPhone' }, 400);
    harness.service.on('/api/signal/createSignal/', refusal);
    expect(await submit('newCaller: { name: "Иван", phone: "вкъщи" }')).toEqual(
      invalid({ path: ['newCaller'], code: 'FORMAT' }),
    );
  });

  test.each(['submitterId', 'clientId'])(
    'a %s that the service does not know is a problem of the field',
    async (field) => {
      harness.service.on(
        '/api/signal/createSignal/',
        json({ message: 'Няма такъв клиент.', traceId: 'x', field }, 400),
      );
      expect(await submit(`${field}: 41`)).toEqual(invalid({ path: [field], code: 'UNKNOWN' }));
    },
  );

  test('a refusal of another field causes an error', async () => {
    const answer = json({ message: 'Грешен файл.', traceId: 'x', field: 'attachments' }, 400);
    harness.service.on('/api/signal/createSignal/', answer);
    expect(await submit('submitterId: 41')).toBeUndefined();
  });

  test.each([
    ['submitterId: 41, clientId: null', 'submitterId', '41'],
    ['clientId: 5', 'clientId', '5'],
    ['newCaller: { name: "Иван", phone: "0888 1" }', 'callerPhone', '0888 1'],
    ['newCaller: { name: "Иван" }', 'callerName', 'Иван'],
  ])('%s is sent', async (submitter, field, id) => {
    harness.service.on('/api/signal/createSignal/', plainText('(8) Прието.'));
    expect(await submit(submitter)).toEqual({ __typename: 'SubmitSignalSuccess' });
    const sent = harness.service.received.find(({ method }) => method === 'POST');
    expect(sent?.body).toContain(`name="${field}"\r\n\r\n${id}\r\n`);
  });
});
