import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service.stop());
beforeEach(() =>
  service.pool.query(`
    truncate response, idempotency_key, activity_log, signal_event, signal_draft restart identity cascade;
    update signal set status_id = 1, closed_at = null, last_response_at = null, needs_reply = id = 1 where id in (1, 2)`),
);

const rowsOf = async (query: string): Promise<unknown[]> => (await service.pool.query<object>(query)).rows;

const changedFields = () =>
  rowsOf(`select field, old_value, new_value from activity_log where action = 'UPDATE' order by id`);

const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return service.call(path, { method: 'POST', body, headers });
};

const message = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Здравейте' }] }],
});
const replyPath = '/api/response/CreateResponse/';
const notePath = '/struma/signals/notes';

describe('SG-6 a status', () => {
  const change = (id: number, status: string) =>
    service.call(`/api/signal/ChangeSignalStatus?signalId=${id}&status=${status}`, { method: 'POST' });

  test.each([
    ['Rejected', 3],
    ['Closed', 4],
  ])('%s sets the closing time, and the signal no longer waits for a reply', async (status, id) => {
    await change(1, status);
    expect(
      await rowsOf('select status_id, needs_reply, closed_at is not null as closed from signal where id = 1'),
    ).toEqual([{ status_id: id, needs_reply: false, closed: true }]);
    expect(await changedFields()).toMatchObject([
      { field: 'status', old_value: 'Сигнал' },
      { field: 'needsReply', old_value: 'true', new_value: 'false' },
    ]);
    expect(await rowsOf('select kind from signal_event')).toEqual([{ kind: 'STATUS_CHANGED' }]);
  });

  test('Breakdown leaves the signal open and waiting for a reply', async () => {
    await change(1, 'Breakdown');
    expect(await rowsOf('select status_id, needs_reply, closed_at from signal where id = 1')).toEqual([
      { status_id: 2, needs_reply: true, closed_at: null },
    ]);
    expect(await changedFields()).toMatchObject([{ field: 'status' }]);
  });

  test.each([
    { last: 'CLIENT', waits: true },
    { last: 'OPERATOR', waits: false },
  ])('Breakdown after Closed: a signal whose last message is from $last waits: $waits', async ({ last, waits }) => {
    await service.pool.query(
      `insert into response (signal_id, kind, message, responded_at)
       values (1, $1, '{}', now()), (1, 'INTERNAL_NOTE', '{}', now())`,
      [last],
    );
    await change(1, 'Closed');
    await change(1, 'Breakdown');
    expect(await rowsOf('select status_id, needs_reply from signal where id = 1')).toEqual([
      { status_id: 2, needs_reply: waits },
    ]);
  });

  test('of a signal that waits for no reply is recorded as the only change', async () => {
    await change(2, 'Closed');
    expect(await changedFields()).toMatchObject([{ field: 'status' }]);
  });
});

describe('SG-13 a message of an operator', () => {
  test('is the reply for which the signal waited; the activity log records this', async () => {
    await post(replyPath, { signalId: '1', message });
    expect(await changedFields()).toEqual([{ field: 'needsReply', old_value: 'true', new_value: 'false' }]);
    expect(await rowsOf('select kind, is_internal from signal_event')).toEqual([
      { kind: 'RESPONDED', is_internal: false },
    ]);
  });

  test('records no change of the signal if the signal waited for no reply', async () => {
    await post(replyPath, { signalId: '2', message });
    expect(await changedFields()).toEqual([]);
  });

  test('as a note is no reply to the citizen', async () => {
    await post(notePath, { signalId: '1', message });
    expect(await changedFields()).toEqual([]);
    expect(await rowsOf('select needs_reply, last_response_at from signal where id = 1')).toEqual([
      { needs_reply: true, last_response_at: null },
    ]);
    expect(await rowsOf('select kind, is_internal from signal_event')).toEqual([{ kind: 'NOTED', is_internal: true }]);
  });

  test('removes the draft of its own kind only', async () => {
    const save = (kind: string) =>
      service.call('/struma/signals/draft', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signalId: 1, kind, message, idempotencyKey: crypto.randomUUID() }),
      });
    const kinds = () => rowsOf('select kind from signal_draft order by kind');
    await save('NOTE');
    await save('REPLY');
    expect(await kinds()).toEqual([{ kind: 'NOTE' }, { kind: 'REPLY' }]);
    await post(notePath, { signalId: '1', message });
    expect(await kinds()).toEqual([{ kind: 'REPLY' }]);
    await save('NOTE');
    await post(replyPath, { signalId: '1', message });
    expect(await kinds()).toEqual([{ kind: 'NOTE' }]);
  });

  test('does not share its idempotency key with a note of the same text: the note gets status 422', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await post(replyPath, { signalId: '1', message }, headers)).status).toBe(200);
    expect((await post(notePath, { signalId: '1', message }, headers)).status).toBe(422);
  });
});
