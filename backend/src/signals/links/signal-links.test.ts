import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());
beforeEach(async () => {
  await service.pool.query(
    'truncate signal, response, signal_link, submitter, breakdown, activity_log, signal_event, idempotency_key restart identity cascade',
  );
  await insertSignals(service.pool);
});

const rowsOf = async (query: string) => (await service.pool.query(query)).rows as object[];
const send = async (path: string, body: object, headers: Record<string, string> = {}): Promise<[number, string]> => {
  const response = await service.call(`/struma/signals/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return [response.status, await response.text()];
};
const linksOf = async (id: number): Promise<unknown[]> => {
  const response = await service.call(`/struma/signals/links?signalId=${id}`);
  const { items } = (await response.json()) as { items: { kind: string; signal: { id: number } }[] };
  return items.map(({ kind, signal }) => [kind, signal.id]);
};
const merge = { signalId: 5, otherId: 1, message: 'Работим по сигнал № 1.' };
const stateOf = async (id: number) =>
  (await rowsOf(`select status_id, needs_reply, closed_at is not null as is_closed from signal where id = ${id}`))[0];

test('two signals are linked once; both show and record the link, and each has an event for operators', async () => {
  expect(await send('links', { signalId: 1, otherId: 2 })).toEqual([200, '(1) Сигналите са свързани.']);
  expect(await linksOf(1)).toEqual([['RELATED', 2]]);
  expect(await linksOf(2)).toEqual([['RELATED', 1]]);
  expect(await rowsOf('select entity_id, field, old_value, new_value from activity_log order by id')).toEqual([
    { entity_id: '1', field: 'link', old_value: null, new_value: 'свързан с № 2' },
    { entity_id: '2', field: 'link', old_value: null, new_value: 'свързан с № 1' },
  ]);
  expect(await rowsOf('select signal_id, kind, is_internal from signal_event order by id')).toEqual([
    { signal_id: 1, kind: 'EDITED', is_internal: true },
    { signal_id: 2, kind: 'EDITED', is_internal: true },
  ]);
  for (const [signalId, otherId] of [
    [1, 2],
    [2, 1],
  ])
    expect(await send('links', { signalId, otherId })).toEqual([
      200,
      `(0) Сигналът вече е свързан със сигнал № ${otherId}.`,
    ]);
  expect(await linksOf(1)).toHaveLength(1);
});

test('a signal is linked neither to itself nor to a missing signal', async () => {
  expect(await send('links', { signalId: 1, otherId: 1 })).toEqual([
    200,
    '(0) Сигналът не може да се свърже със себе си.',
  ]);
  expect(await send('links', { signalId: 1, otherId: 99 })).toEqual([200, '(0) Няма сигнал № 99.']);
  expect((await send('links', { signalId: 99, otherId: 1 }))[0]).toBe(404);
  expect(await rowsOf('select from signal_link')).toEqual([]);
});

test('a link is removed from both signals; a second removal gets status 404', async () => {
  await send('links', { signalId: 1, otherId: 2 });
  expect(await send('links/remove', { linkId: 1 })).toEqual([200, '(1) Връзката е премахната.']);
  expect(await linksOf(2)).toEqual([]);
  expect((await send('links/remove', { linkId: 1 }))[0]).toBe(404);
});

test('a merge closes the duplicate with a message and stores the link; removing the link opens it again', async () => {
  expect(await send('merge', merge)).toEqual([200, '(1) Сигналите са обединени.']);
  expect(await linksOf(5)).toEqual([['DUPLICATE_OF', 1]]);
  expect(await linksOf(1)).toEqual([['DUPLICATE', 5]]);
  expect(await stateOf(5)).toEqual({ status_id: 4, needs_reply: false, is_closed: true });
  const responses = 'select signal_id, kind, message from response';
  expect(await rowsOf(responses)).toEqual([
    { signal_id: 5, kind: 'OPERATOR', message: expect.stringContaining('Работим по сигнал № 1.') },
  ]);
  expect(await send('links/remove', { linkId: 1 })).toEqual([200, '(1) Връзката е премахната.']);
  expect(await stateOf(5)).toEqual({ status_id: 1, needs_reply: true, is_closed: false });
  expect(await rowsOf(responses)).toHaveLength(1);
  expect(await linksOf(1)).toEqual([]);
});

test('after the undo of a merge, the client waits as long as before, until the next message', async () => {
  await service.pool.query(`update signal set last_response_at = '2026-11-01T08:00:00Z' where id = 5`);
  const waitsSince = async () =>
    (await rowsOf(`select waits_since = '2026-11-01T08:00:00Z' as is_kept from signal where id = 5`))[0];
  expect(await waitsSince()).toEqual({ is_kept: true });
  await send('merge', merge);
  expect(await waitsSince()).toEqual({ is_kept: null });
  await send('links/remove', { linkId: 1 });
  expect(await waitsSince()).toEqual({ is_kept: true });
  const form = new FormData();
  for (const [name, value] of Object.entries({ signalId: '5', fromClient: 'false', message: 'Идваме.' }))
    form.set(name, value);
  expect((await service.call('/api/response/CreateResponse/', { method: 'POST', body: form })).status).toBe(200);
  await service.pool.query('update signal set needs_reply = true where id = 5');
  expect(await waitsSince()).toEqual({ is_kept: false });
});

test('undoing a merge keeps a status that was changed since', async () => {
  await send('merge', merge);
  await service.pool.query('update signal set status_id = 3 where id = 5');
  await send('links/remove', { linkId: 1 });
  expect(await stateOf(5)).toMatchObject({ status_id: 3 });
});

test('undoing a merge keeps a signal that was opened and closed again since', async () => {
  await send('merge', merge);
  for (const status of [2, 4])
    await service.call(`/api/signal/ChangeSignalStatus?signalId=5&status=${status}`, { method: 'POST' });
  await send('links/remove', { linkId: 1 });
  expect(await stateOf(5)).toMatchObject({ status_id: 4, is_closed: true });
});

test('SG-13 a merge is stored once per idempotency key, even with two simultaneous requests', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([send('merge', merge, headers), send('merge', merge, headers)]);
  expect(answers).toEqual([
    [200, '(1) Сигналите са обединени.'],
    [200, '(1) Сигналите са обединени.'],
  ]);
  expect(await rowsOf('select from response')).toHaveLength(1);
  expect((await send('merge', { ...merge, otherId: 2 }, headers))[0]).toBe(422);
});

test('a refused merge stores nothing', async () => {
  const refusals: [object, string][] = [
    [{ ...merge, message: ' ' }, '(0) Съобщението е празно.'],
    [{ ...merge, signalId: 4 }, '(0) Сигналът вече е затворен и не може да се обедини.'],
    [{ ...merge, otherId: 5 }, '(0) Сигналът не може да се свърже със себе си.'],
  ];
  for (const [body, text] of refusals) expect(await send('merge', body)).toEqual([200, text]);
  await service.pool.query(`insert into response (signal_id, id, message) values (5, 70, '{}')`);
  expect((await send('merge', { ...merge, expectedLastResponseId: 0 }))[0]).toBe(412);
  expect(await rowsOf('select from signal_link')).toEqual([]);
  expect(await stateOf(5)).toMatchObject({ status_id: 1 });
  expect((await send('merge', { ...merge, expectedLastResponseId: 70 }))[0]).toBe(200);
});

test.each([
  ['rejected', 3],
  ['closed', 4],
])('SG-12 a signal is not merged into a %s signal, but can be linked to it', async (_name, status) => {
  await service.pool.query('update signal set status_id = $1 where id = 1', [status]);
  expect((await send('merge', merge, { 'idempotency-key': randomUUID() }))[1]).toMatch(
    /^\(0\) По сигнал № 1 не се работи/,
  );
  expect(await rowsOf("select from response where signal_id = 5 and kind = 'OPERATOR'")).toEqual([]);
  expect((await send('links', { signalId: 5, otherId: 1 }))[1]).toMatch(/^\(\d+\) Сигналите са свързани/);
});

test('a signal is merged once, and never into a merged signal; a merge replaces the link of the signals', async () => {
  await send('links', { signalId: 1, otherId: 5 });
  await send('merge', merge);
  expect(await linksOf(5)).toEqual([['DUPLICATE_OF', 1]]);
  expect(await send('merge', { ...merge, otherId: 2 })).toEqual([200, '(0) Сигналът вече е обединен със сигнал № 1.']);
  expect(await send('merge', { ...merge, signalId: 2, otherId: 5 })).toEqual([
    200,
    '(0) Сигнал № 5 е обединен със сигнал № 1. Изберете № 1.',
  ]);
});

test('of two simultaneous opposite merges, one is stored and the other is refused', async () => {
  const answers = await Promise.all([
    send('merge', { ...merge, signalId: 5, otherId: 6 }),
    send('merge', { ...merge, signalId: 6, otherId: 5 }),
  ]);
  expect(answers.filter(([, text]) => text.startsWith('(0)'))).toHaveLength(1);
  expect(await rowsOf('select from signal_link')).toHaveLength(1);
});
