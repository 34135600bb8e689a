import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { personClaims } from '../../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  await service.pool.query(
    'truncate signal, response, submitter, breakdown, activity_log, signal_event, status_change restart identity cascade',
  );
  await insertSignals(service.pool);
});
afterAll(() => service.stop());

const colleague = personClaims('petar', ['Оператор'], ['TestMainGroup']);
const set = async (id: number, status: number, claims?: typeof colleague): Promise<void> => {
  const path = `/api/signal/ChangeSignalStatus?signalId=${id}&status=${status}`;
  const response = await service.call(path, { method: 'POST', ...(claims && { claims }) });
  expect(await response.text()).toContain('Статусът е променен');
};
const undo = async (signalId: number, status: number, more: object = {}): Promise<[number, string]> => {
  const response = await service.call('/struma/signals/undo-status', {
    method: 'POST',
    body: JSON.stringify({ signalId, status, ...more }),
    headers: { 'content-type': 'application/json' },
  });
  return [response.status, await response.text()];
};
const stateOf = async (id: number) => {
  const { rows } = await service.pool.query(
    'select status_id as status, needs_reply as "needsReply", closed_at as "closedAt" from signal where id = $1',
    [id],
  );
  return rows[0] as unknown;
};
const refused = [200, '(0) Промяната на статуса вече не може да се върне. Изберете нов статус.'];

test('SG-7 a status set by mistake is taken back, also to Сигнал: with the waiting and the closing time before', async () => {
  const before = await stateOf(1);
  await set(1, 4);
  expect(await undo(1, 4)).toEqual([200, '(1) Статусът отново е Сигнал.']);
  expect(await stateOf(1)).toEqual(before);
  const { rows } = await service.pool.query(
    `select new_value from activity_log where entity_id = '1' and field = 'status' order by id`,
  );
  expect(rows).toEqual([{ new_value: 'Отхвърлен/Затворен' }, { new_value: 'Сигнал' }]);

  const closed = { status: 4, needsReply: false, closedAt: '2026-05-04 06:00:00+00' };
  await service.pool.query(
    `update signal set status_id = 4, needs_reply = false, closed_at = '2026-05-04 06:00Z' where id = 2`,
  );
  await set(2, 2);
  expect((await undo(2, 2))[1]).toMatch(/^\(2\)/);
  expect(await stateOf(2)).toEqual(closed);
});

test('a second undo, and an undo of an old change, of a colleague or after a link to a breakdown are refused', async () => {
  await set(1, 4);
  await undo(1, 4);
  expect(await undo(1, 1)).toEqual(refused);
  await set(1, 4, colleague);
  expect(await undo(1, 4)).toEqual(refused);
  await set(6, 3);
  await service.pool.query(`update status_change set changed_on = now() - interval '11 minutes'`);
  expect(await undo(6, 3)).toEqual(refused);
  await set(5, 2);
  await service.pool.query('update signal set breakdown_id = (select min(id) from breakdown) where id = 5');
  expect(await undo(5, 2)).toEqual(refused);
});

test('an undo is refused if a colleague has linked or unlinked a breakdown since, whatever the status before was', async () => {
  await set(3, 2);
  await service.pool.query('update signal set breakdown_id = 1 where id = 3');
  expect(await undo(3, 2)).toEqual(refused);
  await set(2, 3);
  await service.pool.query('update signal set breakdown_id = null, status_id = 1 where id = 2');
  expect(await undo(2, 1)).toEqual(refused);
});

test('a merge is not taken back in this way: the link to the other signal would stay', async () => {
  await set(6, 3);
  const merged = await service.call('/struma/signals/merge', {
    method: 'POST',
    body: JSON.stringify({ signalId: 6, otherId: 1, message: 'Работим по сигнал № 1.' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(await merged.text()).toContain('обединени');
  expect(await undo(6, 4)).toEqual(refused);
});

const reply = async (signalId: number, claims?: typeof colleague): Promise<void> => {
  const body = new FormData();
  body.set('signalId', String(signalId));
  body.set('fromClient', 'false');
  body.set('message', '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Готово."}]}]}');
  const options = { method: 'POST', body, ...(claims && { claims }) };
  expect(await (await service.call('/api/response/CreateResponse', options)).text()).toMatch(/^\([1-9]/);
};
const waitsSince = async (id: number): Promise<unknown> => {
  const { rows } = await service.pool.query<{ since: string | null }>(
    'select waits_since as since from signal where id = $1',
    [id],
  );
  return rows[0]?.since;
};

test('SG-7 an undo with reopensWait: the client waits as long as before the reply; otherwise the reply is an answer', async () => {
  const before = await waitsSince(1);
  expect(before).not.toBeNull();
  await reply(1);
  await set(1, 4);
  expect(await undo(1, 4, { reopensWait: true })).toEqual([200, '(1) Статусът отново е Сигнал.']);
  expect(await waitsSince(1)).toEqual(before);
  await reply(6);
  await set(6, 4);
  expect(await undo(6, 4)).toEqual([200, '(6) Статусът отново е Авария.']);
  expect(await waitsSince(6)).toBeNull();
});

test('SG-7 an undo with reopensWait begins no wait after a reply to nobody who waited, of a colleague, or of an hour ago', async () => {
  const undone = [200, expect.stringContaining('Статусът отново е')];
  await reply(2);
  await set(2, 4);
  expect(await undo(2, 4, { reopensWait: true })).toEqual(undone);
  await reply(1, colleague);
  await set(1, 4);
  expect(await undo(1, 4, { reopensWait: true })).toEqual(undone);
  await reply(6);
  await service.pool.query(`update response set responded_at = now() - interval '1 hour' where signal_id = 6`);
  await set(6, 4);
  expect(await undo(6, 4, { reopensWait: true })).toEqual(undone);
  for (const id of [1, 2, 6]) expect(await waitsSince(id)).toBeNull();
});

test('another stored status gets 412, an unknown signal 404', async () => {
  await set(1, 4);
  expect((await undo(1, 2))[0]).toBe(412);
  expect((await undo(99, 2))[0]).toBe(404);
});
