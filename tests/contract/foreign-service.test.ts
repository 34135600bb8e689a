/** The gateway with a fake REST service: failures, refusals and unusual responses that each test sets. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../builders/eventually.ts';
import { json, startForeignService, text, type ForeignService } from '../builders/services/foreign-service.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startGateway, startIdentity, type TestGateway, type TestIdentity } from '../builders/product/part.ts';
import { replyInput, sendReply } from '../builders/requests/reply-form.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { execute, readFailure } from '../builders/requests/graphql-request.ts';

const list = '/api/signal/GetSignalList';
const create = '/api/response/CreateResponse';
const priorities = '/api/priority/GetPriorityAsKeyValuePairList';
const download = '/api/Attachment/DownloadAttachmentFile';

let database: TestDatabase;
let identity: TestIdentity;
let service: ForeignService;
let gateway: TestGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  identity = await startIdentity(database.url, await findFreePort());
  service = await startForeignService();
  gateway = await startGateway(service.url, identity);
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
});
beforeEach(() => {
  service.requests.length = 0;
  service.on(list, json({ items: [], totalCount: 0 }));
});

const count = (filter?: object) =>
  execute(gateway, 'query ($filter: SignalFilter) { signals(filter: $filter) { totalCount } }', { filter });
const reply = () =>
  execute(
    gateway,
    `mutation ($input: ReplyToSignalInput!) {
      replyToSignal(input: $input) {
        __typename
        ... on ReplyToSignalSuccess { responseId }
        ... on Refusal { code message }
      }
    }`,
    { input: replyInput(7, { idempotencyKey: undefined }) },
  );

describe('RQ-1 failures of the service', () => {
  const lines = 'Първи ред\nВтори ред\r\nТрети ред';

  test.each([
    ['JSON', json({ message: lines }, 500)],
    ['plain text', text(lines, 500)],
  ])('the message of a 500 in %s arrives with its line breaks', async (_form, serve) => {
    for (const path of [list, create, download]) service.on(path, serve);
    expect((await count()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED', message: lines }]);
    expect((await reply()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED', message: lines, outcome: 'UNKNOWN' }]);
    const file = await gateway.fetch('/files/responses/1/attachments/0');
    expect(await readFailure(file)).toMatchObject({ status: 502, code: 'UPSTREAM_FAILED', message: lines });
    const upload = await sendReply(gateway, 7, {
      files: [{ name: 'a', bytes: 'a' }],
      input: { idempotencyKey: undefined },
    });
    expect(await readFailure(upload)).toMatchObject({ status: 502, code: 'UPSTREAM_FAILED', message: lines });
  });

  test('a 500 without a message, or with an HTML page, has the message Грешка', async () => {
    for (const body of ['', '<html><body>NullReferenceException at Signal.cs:12</body></html>']) {
      service.on(list, (response) => void response.writeHead(500, { 'content-type': 'text/html' }).end(body));
      expect((await count()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED', message: 'Грешка' }]);
    }
  });

  test('a malformed response is UPSTREAM_FAILED', async () => {
    for (const serve of [text('не е JSON'), json({ items: [], totalCount: null })]) {
      service.on(list, serve);
      expect((await count()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED' }]);
    }
  });

  const row = { id: 1, status: { id: 1, nameBg: 'Сигнал' }, createdUtc: '2026-01-01 10:00:00' };

  test.each<[string, unknown]>([
    ['a row without most of the required fields', { items: [{ id: 1 }], totalCount: 1 }],
    ['an unknown status', { items: [{ ...row, status: { id: 9, nameBg: 'Нов' } }], totalCount: 1 }],
    ['an invalid moment', { items: [{ ...row, createdUtc: 'вчера' }], totalCount: 1 }],
    ['a list instead of an object', [row]],
    ['null', null],
  ])('JSON of an unexpected shape is UPSTREAM_FAILED too: %s', async (_what, answered) => {
    service.on(list, json(answered));
    const answer = await execute(gateway, '{ signals { totalCount items { id title status createdAt } } }');
    expect(answer.errors).toMatchObject([{ code: 'UPSTREAM_FAILED' }]);
  });

  test('a row with the required fields only is accepted', async () => {
    service.on(list, json({ items: [row], totalCount: 1 }));
    const answer = await execute(
      gateway,
      '{ signals { items { id title message { text } needsReply createdAt closedAt priority { id } location { latitude } } } }',
    );
    expect(answer.errors).toEqual([]);
  });

  test('an incomplete response is UPSTREAM_FAILED, an incomplete file is not reported as complete', async () => {
    const breakOff = (response: Parameters<Parameters<ForeignService['on']>[1]>[0]): void => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      response.write('{"items":[', () => response.destroy());
    };
    service.on(list, breakOff);
    expect((await count()).errors).toMatchObject([{ code: 'UPSTREAM_FAILED' }]);
    service.on(download, breakOff);
    await expect(gateway.fetch('/files/responses/1/attachments/0').then((file) => file.text())).rejects.toThrow();
    service.on(list, json({ items: [], totalCount: 3 }));
    expect(await count()).toMatchObject({ data: { signals: { totalCount: 3 } }, errors: [] });
  });

  test('status 401 of the service is UNAUTHENTICATED', async () => {
    service.on(list, json({ message: 'no' }, 401));
    const { errors } = await count();
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED', message: 'Сесията Ви е изтекла.' }]);
  });
});

describe('RQ-2 a service that does not respond', () => {
  const never = () => undefined;

  test('causes UPSTREAM_TIMEOUT; the outcome of a write is unknown', async () => {
    for (const path of [list, create]) service.on(path, never);
    expect((await count()).errors).toMatchObject([{ code: 'UPSTREAM_TIMEOUT' }]);
    expect((await reply()).errors).toMatchObject([{ code: 'UPSTREAM_TIMEOUT', outcome: 'UNKNOWN' }]);
    expect(service.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    service.on(list, json({ items: [], totalCount: 3 }));
    expect(await count()).toMatchObject({ data: { signals: { totalCount: 3 } }, errors: [] });
  });
});

describe('SG-13 RQ-3 responses of the service to a reply', () => {
  test.each([
    ['(12) Съобщението е изпратено.', { __typename: 'ReplyToSignalSuccess', responseId: '12' }],
    ['"(12) Съобщението е изпратено."', { __typename: 'ReplyToSignalSuccess', responseId: '12' }],
    ['(0) Сигналът е затворен.', { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Сигналът е затворен.' }],
    ['(-1) Ред 1\nРед 2', { __typename: 'Refusal', code: 'SERVICE_REFUSED', message: 'Ред 1\nРед 2' }],
    ['OK', { __typename: 'Refusal', code: 'NOT_RECORDED', message: 'Съобщението не прието, опитайте пак.' }],
    ['', { __typename: 'Refusal', code: 'NOT_RECORDED', message: 'Съобщението не прието, опитайте пак.' }],
  ])('the response %j is returned as %j', async (answer, result) => {
    service.on(create, text(answer));
    expect(await reply()).toMatchObject({ data: { replyToSignal: result }, errors: [] });
  });

  test('RQ-5 the call follows the specification: all parameters in the URL, fromClient false', async () => {
    service.on(create, text('(12) Съобщението е изпратено.'));
    await reply();
    const call = service.requests.find(({ method }) => method === 'POST');
    expect(call?.url.pathname).toBe('/api/response/CreateResponse/');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      signalId: '7',
      fromClient: 'false',
      message: expect.stringContaining('"type":"doc"'),
    });
  });
});

describe('FI-12 placeholders of lists', () => {
  const answer = async (...entries: [unknown, string][]) => {
    service.on(priorities, json(entries.map(([key, value]) => ({ key, value }))));
    return (await execute(gateway, '{ priorities { id name } }')).data;
  };

  test.each([[0], ['0'], [''], [-1], [null]])('a first entry with the key %j is dropped', async (key) => {
    expect(await answer([key, '-- изберете --'], [5, 'Спешен'])).toEqual({ priorities: [{ id: '5', name: 'Спешен' }] });
  });

  test('without a placeholder all entries are kept, and a warning is logged', async () => {
    expect(await answer([4, 'Нисък'], [0, ''])).toMatchObject({ priorities: [{ id: '4' }, { id: '0' }] });
    const warning = 'Lookup list has no placeholder';
    const log = await eventually(
      () => Promise.resolve(gateway.log()),
      (text) => text.includes(warning),
    );
    expect(log).toContain(warning);
  });
});

describe('requests to the service', () => {
  const sent = () => service.requests.find(({ url }) => url.pathname === list)?.url.search;

  test('FI-8 contain only filter fields with a value', async () => {
    await count({ statuses: [], priorityIds: null, workCardNo: '  ', created: {}, needsReply: false });
    expect([...new URLSearchParams(sent()).keys()].sort()).toEqual(['itemsPerPage', 'needsReply', 'page', 'userId']);
  });

  test('FI-6 sortBy and sortDesc are lists', async () => {
    const sort = [
      { field: 'STATUS', direction: 'ASC' },
      { field: 'CREATED_AT', direction: 'DESC' },
    ];
    await execute(gateway, 'query ($sort: [SignalSort!]) { signals(sort: $sort) { items { id } totalCount } }', {
      sort,
    });
    const query = new URLSearchParams(sent());
    expect(query.getAll('sortBy')).toEqual(['status', 'createdUtc']);
    expect(query.getAll('sortDesc')).toEqual(['false', 'true']);
  });

  test('SG-2 have times in UTC', async () => {
    await count({ created: { from: '2026-10-25T03:30:00+03:00', to: '2026-10-25T03:30:00.900+02:00' } });
    const query = new URLSearchParams(sent());
    expect([query.get('createdUTCFrom'), query.get('createdUTCTo')]).toEqual([
      '2026-10-25 00:30:00',
      '2026-10-25 01:30:00',
    ]);
  });

  test('RQ-5 several values of one filter are UNSUPPORTED, because the service lacks this feature', async () => {
    expect((await count({ priorityIds: ['1', '2'] })).errors).toMatchObject([{ code: 'UNSUPPORTED' }]);
    expect((await count({ priorityIds: ['1'] })).errors).toEqual([]);
  });
});
