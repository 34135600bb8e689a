import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  await service.pool.query('truncate signal, submitter, breakdown, signal_event, activity_log cascade');
  await insertSignals(service.pool);
});
afterAll(() => service.stop());

const callRoute = async (path: string): Promise<string> => {
  const response = await service.call(`/api/breakdown/${path}`);
  return response.status === 200 ? response.text() : String(response.status);
};
const link = (breakdownId: number, signalId: number) =>
  callRoute(`AddSignalToBreakdown?breakdownId=${breakdownId}&signalId=${signalId}`);
const unlink = (signalId: number) => callRoute(`RemoveSignalFromBreakdown?signalId=${signalId}`);
const rowsOf = async (query: string) => (await service.pool.query(query)).rows;
const stored = async (id: number) =>
  (await rowsOf(`select status_id, breakdown_id, closed_at from signal where id = ${id}`))[0];

describe('linking a signal', () => {
  test('BR-12 sets status 2 and the breakdown, records both and stores an event', async () => {
    expect(await link(2, 1)).toBe('(1) Успешно добавен сигнал!');
    expect(await stored(1)).toEqual({ status_id: 2, breakdown_id: 2, closed_at: null });
    expect(await rowsOf('select kind from signal_event where signal_id = 1')).toEqual([{ kind: 'LINKED' }]);
    expect(await rowsOf('select entity, entity_id, field, old_value, new_value from activity_log order by id')).toEqual(
      [
        { entity: 'signal', entity_id: '1', field: 'breakdown', old_value: null, new_value: 'РК-9_5' },
        { entity: 'signal', entity_id: '1', field: 'status', old_value: 'Сигнал', new_value: 'Авария' },
        { entity: 'breakdown', entity_id: '2', field: 'signal', old_value: null, new_value: '1' },
      ],
    );
  });

  test('BR-12 a signal with status 2 and no breakdown can be linked', async () => {
    expect(await link(1, 6)).toMatch(/^\(6\)/);
    expect(await stored(6)).toMatchObject({ status_id: 2, breakdown_id: 1 });
  });

  test.each([
    [2, '(0) Сигналът вече е свързан с авария РК-100.'],
    [5, '(0) Сигналът вече е свързан с авария РК-9_5.'],
    [3, '(0) Сигнал със статус Отхвърлен не може да се свърже с авария.'],
    [4, '(0) Сигнал със статус Отхвърлен/Затворен не може да се свърже с авария.'],
    [99, '404'],
  ])('BR-12 signal %d is not linked: %s', async (id, answer) => {
    const before = await stored(id);
    expect(await link(1, id)).toBe(answer);
    expect(await stored(id)).toEqual(before);
  });

  test('BR-12 a missing breakdown returns 404', async () => {
    expect(await link(99, 1)).toBe('404');
    expect(await stored(1)).toMatchObject({ status_id: 1, breakdown_id: null });
  });

  test('BR-12 if two colleagues link a signal at the same time, one of them is refused', async () => {
    const answers = await Promise.all([link(1, 1), link(2, 1)]);
    expect(answers.filter((text) => text.startsWith('(1)'))).toHaveLength(1);
    expect(answers.filter((text) => text.startsWith('(0) Сигналът вече е свързан'))).toHaveLength(1);
  });

  test('a HEAD request changes nothing', async () => {
    const response = await service.call('/api/breakdown/AddSignalToBreakdown?breakdownId=1&signalId=1', {
      method: 'HEAD',
    });
    expect(response.status).toBe(404);
    expect(await stored(1)).toMatchObject({ breakdown_id: null });
  });
});

describe('removing the link', () => {
  test('BR-12 sets status 1; a second removal is refused', async () => {
    expect(await unlink(2)).toBe('(2) Успешно премахнат сигнал!');
    expect(await stored(2)).toEqual({ status_id: 1, breakdown_id: null, closed_at: null });
    expect(await rowsOf('select kind from signal_event where signal_id = 2')).toEqual([{ kind: 'UNLINKED' }]);
    expect(await unlink(2)).toBe('(0) Сигналът не е свързан с авария.');
    expect(await unlink(99)).toBe('404');
  });

  test('BR-12 the link of a merged signal is not removed, because the signal would be open and a duplicate', async () => {
    await service.pool.query(`update signal set status_id = 4, closed_at = now() where id = 2`);
    await service.pool.query(
      `insert into signal_link (signal_id, other_id, kind, created_by, created_by_subject) values (2, 1, 'DUPLICATE', 'М', 'm')`,
    );
    const before = await stored(2);
    expect(await unlink(2)).toBe('(0) Сигналът е обединен със сигнал № 1. Първо премахнете обединяването.');
    expect(await stored(2)).toEqual(before);
    await service.pool.query(`update signal_link set signal_id = 1, other_id = 2`);
    expect(await unlink(2)).toMatch(/^\(2\)/);
    await service.pool.query('delete from signal_link');
  });

  test.each([
    { last: 'CLIENT', waits: true },
    { last: 'OPERATOR', waits: false },
  ])('BR-12 opens a closed signal; if its last message is from $last, it waits: $waits', async ({ last, waits }) => {
    await service.pool.query('update signal set status_id = 4, needs_reply = false where id = 2');
    await service.pool.query(
      `insert into response (signal_id, kind, message, responded_at) values (2, $1, '{}', now())`,
      [last],
    );
    await unlink(2);
    expect(await rowsOf('select status_id, needs_reply from signal where id = 2')).toEqual([
      { status_id: 1, needs_reply: waits },
    ]);
  });
});

test('BR-6 the list of signals can be filtered by breakdown', async () => {
  const page = await (await service.call('/api/signal/GetSignalList?breakdownId=1')).json();
  expect(page).toMatchObject({ items: [{ id: 2 }], totalCount: 1 });
});
