import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { delayWriters } from '../../../tests/builders/database/delay-writers.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service?.stop());

const post = (path: string, body: FormData | object | null = null, headers: Record<string, string> = {}) =>
  service.call(path, {
    method: 'POST',
    headers: body instanceof FormData || body === null ? headers : { ...headers, 'content-type': 'application/json' },
    body: body instanceof FormData || body === null ? body : JSON.stringify(body),
  });

const reply = (signalId: number, key: string, message = 'Здравейте'): Promise<Response> => {
  const form = new FormData();
  form.append('signalId', String(signalId));
  form.append('message', message);
  return post('/api/response/CreateResponse', form, { 'idempotency-key': key });
};

const draft = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Здравейте"}]}]}';
const saveDraft = (signalId: number, idempotencyKey: string): Promise<Response> =>
  post('/struma/signals/draft', { signalId, kind: 'REPLY', message: draft, idempotencyKey });
const draftStatus = async (signalId: number): Promise<number> =>
  (await service.call(`/struma/signals/draft?kind=REPLY&signalId=${signalId}`)).status;

/** Delays writes of a signal, expects that all succeed, and returns the time of the release. */
const delay = async (signalId: number, ...writes: (() => Promise<Response>)[]): Promise<string> => {
  const { responses, releasedAt } = await delayWriters(service.pool, signalId, writes);
  for (const { status } of responses) expect(status).toBe(200);
  return releasedAt;
};

const momentOf = async (query: string): Promise<string> => {
  const { rows } = await service.pool.query<{ moment: string }>(query);
  return rows[0]?.moment ?? '';
};

describe('a write that waited for another write of the signal', () => {
  test('stores a time after the wait', async () => {
    const replyReleasedAt = await delay(1, () => reply(1, 'd7f2b7a0-0000-4000-8000-000000000011'));
    const response = await momentOf('select max(responded_at) as moment from response where signal_id = 1');
    expect(response > replyReleasedAt).toBe(true);
    expect(await momentOf('select last_response_at as moment from signal where id = 1')).toBe(response);
    const takeReleasedAt = await delay(1, () => post('/struma/signals/take', { signalId: 1 }));
    expect((await momentOf('select taken_at as moment from signal where id = 1')) > takeReleasedAt).toBe(true);
    const statusReleasedAt = await delay(1, () => post('/api/signal/ChangeSignalStatus?signalId=1&status=4'));
    expect((await momentOf('select closed_at as moment from signal where id = 1')) > statusReleasedAt).toBe(true);
    const activity = `select max(created_on) as moment from activity_log where entity = 'signal' and field = 'status'`;
    expect((await momentOf(activity)) > statusReleasedAt).toBe(true);
    const event = `select max(created_at) as moment from signal_event where kind = 'STATUS_CHANGED'`;
    expect((await momentOf(event)) > statusReleasedAt).toBe(true);
  });
});

describe('a late draft', () => {
  test('is ignored after its message was sent; a draft with a new key is stored', async () => {
    const [sentKey, nextKey] = ['d7f2b7a0-0000-4000-8000-000000000021', 'd7f2b7a0-0000-4000-8000-000000000022'];
    expect((await saveDraft(2, sentKey)).status).toBe(200);
    expect(await (await reply(2, sentKey)).text()).toMatch(/^\([1-9]/);
    expect((await saveDraft(2, sentKey.toUpperCase())).status).toBe(200);
    expect(await draftStatus(2)).toBe(404);
    expect((await saveDraft(2, nextKey)).status).toBe(200);
    expect(await draftStatus(2)).toBe(200);
    expect((await saveDraft(2, sentKey)).status).toBe(200);
    expect(await (await service.call('/struma/signals/draft?kind=REPLY&signalId=2')).json()).toMatchObject({
      idempotencyKey: nextKey,
    });
  });

  test('is ignored while its message is being stored', async () => {
    const key = 'd7f2b7a0-0000-4000-8000-000000000031';
    await delay(
      5,
      () => reply(5, key),
      () => saveDraft(5, key),
    );
    expect(await draftStatus(5)).toBe(404);
  });

  test('is stored after its message was refused, because its key is unused', async () => {
    const key = 'd7f2b7a0-0000-4000-8000-000000000041';
    expect(await (await reply(6, key, ' ')).text()).toMatch(/^\(0\)/);
    await saveDraft(6, key);
    expect(await draftStatus(6)).toBe(200);
  });
});
