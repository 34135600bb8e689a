/** Signals through the gateway, with a fake REST service of a utility that has only the specified calls. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startGateway, startIdentity, type TestGateway, type TestIdentity } from '../builders/product/part.ts';
import { field, file, formEnd, formType, replyInput, sendReply } from '../builders/requests/reply-form.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { execute, readFailure } from '../builders/requests/graphql-request.ts';
import { startUtilityService, type UtilityService } from '../builders/services/utility-service.ts';

let database: TestDatabase;
let identity: TestIdentity;
let service: UtilityService;
let gateway: TestGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  identity = await startIdentity(database.url, await findFreePort());
  service = await startUtilityService();
  gateway = await startGateway(service.url, identity, { READ_TIMEOUT_SECONDS: '5' });
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
});
beforeEach(() => {
  service.requests.length = 0;
  service.unknown.length = 0;
});

/** The service stores no keys. The gateway refuses a key, because a repeated write would be stored twice. */
const withoutKey = { idempotencyKey: undefined };

const posts = () => service.requests.filter(({ method }) => method === 'POST');

/** Expects only calls of the specification, and requests that find out which features the service has. */
const expectSpecifiedCallsOnly = () =>
  expect(service.unknown.filter((name) => !name.startsWith('GET /struma/'))).toEqual([]);

describe('RQ-5 with a REST service that has only the specified calls', () => {
  test('the current user is read, and lookup lists are read without their placeholders', async () => {
    const { data, errors } = await execute(
      gateway,
      `{ session { name allowedActions lastMapView { zoom } eventCursor } environment { isProduction features }
         signalStatuses { status name } priorities { id name } submitters { totalCount items { id name } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      session: { allowedActions: expect.arrayContaining(['OPERATOR']), lastMapView: { zoom: 12 }, eventCursor: null },
      environment: { isProduction: true, features: [] },
      signalStatuses: [{ status: 'SIGNAL' }, { status: 'BREAKDOWN' }, { status: 'REJECTED' }, { status: 'CLOSED' }],
      priorities: [{ name: 'Нисък' }, { name: 'Нормален' }, { name: 'Висок' }],
      submitters: { totalCount: 2, items: [{ id: '32', name: 'Асен Колев' }, { id: '31' }] },
    });
    expectSpecifiedCallsOnly();
  });

  const fields = `totalCount items { id title status statusName priority { id name } submitter { id name } needsReply
    createdAt lastResponseAt closedAt workCardNo breakdownId message { text } }`;

  test('the list is paged, sorted and filtered', async () => {
    const signals = async (variables: object) => {
      const query = `query ($filter: SignalFilter, $sort: [SignalSort!], $page: PageInput) { signals(filter: $filter, sort: $sort, page: $page) { ${fields} } }`;
      const { data, errors } = await execute<{ signals: { totalCount: number; items: Record<string, unknown>[] } }>(
        gateway,
        query,
        variables as Record<string, unknown>,
      );
      expect(errors).toEqual([]);
      return data?.signals;
    };
    const whole = await signals({ page: { number: 2, size: 5 }, sort: [{ field: 'ID', direction: 'ASC' }] });
    expect(whole?.totalCount).toBe(12);
    expect(whole?.items.map(({ id }) => id)).toEqual(['6', '7', '8', '9', '10']);
    expect(whole?.items[0]).toEqual({
      id: '6',
      title: 'Теч при № 6',
      status: 'BREAKDOWN',
      statusName: 'Авария',
      priority: { id: '3', name: 'Висок' },
      submitter: { id: '32', name: 'Асен Колев' },
      needsReply: false,
      createdAt: '2026-06-06T10:30:00+03:00',
      lastResponseAt: null,
      closedAt: null,
      workCardNo: 'РК-6',
      breakdownId: '6',
      message: { text: 'Тече вода при № 6.' },
    });
    const filtered = await signals({
      filter: {
        statuses: ['SIGNAL'],
        priorityIds: ['1'],
        submitterIds: ['31'],
        needsReply: true,
        created: { from: '2026-06-02T00:00:00+03:00' },
      },
    });
    expect(filtered?.items.map(({ id }) => id)).toEqual(['7']);
    expect((await signals({ filter: { workCardNo: 'РК-1' } }))?.totalCount).toBe(2);
    expect((await execute(gateway, '{ signals { totalCount } }')).data).toEqual({ signals: { totalCount: 12 } });
    const rowsOnly = await execute<{ signals: { items: object[] } }>(gateway, '{ signals { items { id } } }');
    expect(rowsOnly.data?.signals.items).toHaveLength(10);
    expectSpecifiedCallsOnly();
  });

  const preview = `query ($id: ID!) { signal(id: $id) { id status statusName priority { name } location { latitude }
    message { text } attachmentsUrl attachments { fileName label size url }
    responses { id kind respondedAt senderEmail message { text } attachments { responseId fileName url } } } }`;

  test('a signal is previewed, although its details name status and priority differently, and files have neither number nor size', async () => {
    const { data, errors } = await execute(gateway, preview, { id: '1' });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      signal: {
        status: 'SIGNAL',
        statusName: 'Сигнал',
        priority: { name: 'Нисък' },
        location: { latitude: 42.55 },
        attachments: [{ fileName: 'снимка.png', size: null, url: '/files/signals/1/attachments/0' }],
        responses: [{ kind: 'CLIENT', respondedAt: '2026-06-20T11:00:00+03:00', senderEmail: null, attachments: [] }],
      },
    });
    const plain = await execute(gateway, preview, { id: '2' });
    expect(plain.data).toMatchObject({ signal: { message: { text: 'Стар сигнал без форматиране' } } });
    expect((await execute(gateway, preview, { id: '404' })).data).toEqual({ signal: null });
    expectSpecifiedCallsOnly();
  });

  test('files are complete although they are sent compressed', async () => {
    const file = await gateway.fetch('/files/signals/1/attachments/0');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(service.signals[0]?.files[0]?.bytes);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('снимка.png'));
    const archive = Buffer.from(await (await gateway.fetch('/files/signals/1/attachments.zip')).arrayBuffer());
    expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x05\x06');
    expect(await readFailure(await gateway.fetch('/files/signals/1/attachments/9'))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expectSpecifiedCallsOnly();
  });

  test('a reply with two files is stored in the service and listed, and its files can be downloaded', async () => {
    const files = ['едно.txt', 'две.txt'].map((name) => ({ name, bytes: `съдържание на ${name}` }));
    const sent = await sendReply(gateway, 3, { files, input: { ...withoutKey, message: { text: 'Идваме.' } } });
    const { responseId } = (await sent.json()) as { responseId: string };
    const { data } = await execute<{ signal: { responses: { id: string; attachments: { url: string }[] }[] } }>(
      gateway,
      preview,
      { id: '3' },
    );
    const response = data?.signal.responses.find(({ id }) => id === responseId);
    expect(response).toMatchObject({
      kind: 'OPERATOR',
      message: { text: 'Идваме.' },
      attachments: [
        { fileName: 'едно.txt', responseId },
        { fileName: 'две.txt', responseId },
      ],
    });
    const second = await gateway.fetch(response?.attachments[1]?.url ?? '');
    expect(await second.text()).toBe('съдържание на две.txt');
    expectSpecifiedCallsOnly();
  });

  const reply = async (signalId: number) =>
    execute(
      gateway,
      'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename ... on Refusal { code message } } }',
      {
        input: replyInput(signalId, withoutKey),
      },
    );

  test("RQ-3 the service's '(0) text' is a refusal with that text", async () => {
    expect((await reply(5)).data).toEqual({
      replyToSignal: { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Сигналът е затворен.' },
    });
  });

  test('RQ-1 an error message of the service keeps its line breaks, and the write is not repeated', async () => {
    const { errors } = await reply(6);
    expect(errors).toMatchObject([
      { code: 'UPSTREAM_FAILED', message: 'Базата е заета.\r\nОпитайте по-късно.', outcome: 'UNKNOWN' },
    ]);
    const upload = await sendReply(gateway, 6, { files: [{ name: 'a.txt', bytes: 'a' }], input: withoutKey });
    expect(await readFailure(upload)).toMatchObject({ code: 'UPSTREAM_FAILED', outcome: 'UNKNOWN' });
    expect(posts()).toHaveLength(2);
  });

  const submit = { title: 'Теч', message: { text: 'Тече.' } };

  test('SG-18 a new signal with a file is stored in the service', async () => {
    const before = service.signals.length;
    const input = { ...submit, location: { latitude: 42.55, longitude: 22.96 } };
    const parts = [field('input', JSON.stringify(input)), file({ name: 'теч.txt', bytes: 'снимка' }), formEnd];
    const headers = { 'content-type': formType, 'x-struma': '1' };
    const sent = await gateway.fetch('/files/signals', { method: 'POST', headers, body: Buffer.concat(parts) });
    const { signalId } = (await sent.json()) as { signalId: string };
    const { data, errors } = await execute(gateway, preview, { id: signalId });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ signal: { message: { text: 'Тече.' }, attachments: [{ fileName: 'теч.txt' }] } });
    expect(service.signals).toHaveLength(before + 1);
    service.signals.pop();
    expectSpecifiedCallsOnly();
  });

  test('an idempotency key is refused by the mutation and by the upload, and nothing is sent', async () => {
    const { errors } = await execute(
      gateway,
      'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }',
      { input: replyInput(3) },
    );
    expect(errors).toMatchObject([{ code: 'UNSUPPORTED', outcome: 'NOT_DONE' }]);
    const upload = await sendReply(gateway, 3, { files: [{ name: 'a.txt', bytes: 'a' }] });
    expect(await readFailure(upload)).toMatchObject({ code: 'UNSUPPORTED', outcome: 'NOT_DONE' });
    expect(posts()).toEqual([]);
  });

  const change = (id: number, status: string, expectedStatus: string) =>
    execute(
      gateway,
      `mutation ($input: ChangeSignalStatusInput!) { changeSignalStatus(input: $input) {
         __typename ... on ChangeSignalStatusSuccess { serviceMessage signal { status } } ... on Refusal { code message }
         ... on SignalConflict { fields changedBy changedAt current { status } } } }`,
      { input: { id: String(id), status, expectedStatus } },
    );

  test('SG-7 SG-8 SG-9 the service changes a status; the gateway compares the expected status itself', async () => {
    const outcomes = [
      await change(7, 'REJECTED', 'SIGNAL'),
      await change(7, 'CLOSED', 'SIGNAL'),
      await change(7, 'SIGNAL', 'REJECTED'),
      await change(5, 'REJECTED', 'CLOSED'),
    ];
    expect(outcomes.map(({ data }) => (data as { changeSignalStatus: unknown } | null)?.changeSignalStatus)).toEqual([
      {
        __typename: 'ChangeSignalStatusSuccess',
        serviceMessage: 'Статусът е променен на Отхвърлен.',
        signal: { status: 'REJECTED' },
      },
      {
        __typename: 'SignalConflict',
        fields: ['expectedStatus'],
        changedBy: null,
        changedAt: null,
        current: { status: 'REJECTED' },
      },
      {
        __typename: 'Refusal',
        code: 'WRONG_STATE',
        message: 'Не е позволено промяна на статуса от Отхвърлен към Сигнал',
      },
      { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Сигналът е архивиран.' },
    ]);
    expect(posts().map(({ path }) => path)).toEqual(Array(2).fill('/api/signal/ChangeSignalStatus'));
    expectSpecifiedCallsOnly();
  });

  test('operator features beyond the specified calls, CSV and live events are UNSUPPORTED; nothing is written', async () => {
    const key = `idempotencyKey: "${randomUUID()}"`;
    const missing = [
      '{ signalViews { mine } }',
      '{ replyTemplates { text } }',
      '{ colleagues { id } }',
      '{ person(submitterId: 31) { name } }',
      '{ signalPlace(location: { latitude: 42, longitude: 23 }) { isInsideArea } }',
      '{ signalDraft(signalId: 1, kind: REPLY) { savedAt } }',
      '{ signal(id: 1) { notes { id } } }',
      '{ signal(id: 1) { history { id } } }',
      '{ signals(filter: { view: MINE }) { totalCount } }',
      '{ signals(filter: { channels: [EMAIL] }) { totalCount } }',
      '{ signals(filter: { hasBreakdown: true }) { totalCount } }',
      '{ signals(filter: { priorityIds: [1, 2] }) { totalCount } }',
      `mutation { addSignalNote(input: { ${key}, signalId: 1, message: { text: "a" } }) { __typename } }`,
      'mutation { takeSignal(input: { id: 1 }) { __typename } }',
      'mutation { handOverSignal(input: { id: 1 }) { __typename } }',
      'mutation { reportPresence(input: { signalId: 1, state: VIEWING }) { __typename } }',
      `mutation { saveSignalDraft(input: { signalId: 1, kind: REPLY, ${key} }) { __typename } }`,
      `mutation { replyToSignal(input: { signalId: 1, message: { text: "a" }, expectedLastResponseId: "0" }) { __typename } }`,
      `mutation { submitSignal(input: { title: "a", message: { text: "a" }, location: { latitude: 42, longitude: 23 }, clientId: 1 }) { __typename } }`,
    ];
    for (const query of missing)
      expect([query, (await execute(gateway, query)).errors.map(({ code }) => code)]).toEqual([query, ['UNSUPPORTED']]);
    expect(posts()).toEqual([]);
    expectSpecifiedCallsOnly();
    for (const path of ['/files/signals.csv', '/events'])
      expect([path, await readFailure(await gateway.fetch(path))]).toMatchObject([path, { code: 'UNSUPPORTED' }]);
  });

  test('GQ-3 a token is required', async () => {
    const body = '{"query":"{ signals { totalCount } }"}';
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
    expect(service.requests).toEqual([]);
  });
});
