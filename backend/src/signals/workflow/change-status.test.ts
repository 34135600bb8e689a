import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service.stop());

const rowsOf = async (query: string, values: unknown[] = []) => (await service.pool.query(query, values)).rows;

describe('ChangeSignalStatus', () => {
  const change = async (query: string): Promise<[number, string]> => {
    const response = await service.call(`/api/signal/ChangeSignalStatus?${query}`, { method: 'POST' });
    return [response.status, await response.text()];
  };
  const activities = (id: number) =>
    rowsOf(
      `select actor, field, old_value, new_value from activity_log where entity = 'signal' and entity_id = $1 order by id`,
      [String(id)],
    );

  test('SG-9 stores the new status and the closing time, and returns the id of the signal', async () => {
    expect(await change('signalId=1&status=4')).toEqual([200, '(1) Статусът е променен на Отхвърлен/Затворен.']);
    expect(
      await rowsOf('select status_id, needs_reply, closed_at is not null as closed from signal where id = 1'),
    ).toEqual([{ status_id: 4, needs_reply: false, closed: true }]);
    expect(await activities(1)).toEqual([
      { actor: 'operator', field: 'status', old_value: 'Сигнал', new_value: 'Отхвърлен/Затворен' },
      { actor: 'operator', field: 'needsReply', old_value: 'true', new_value: 'false' },
    ]);
    expect(await change('signalId=1&status=Breakdown')).toEqual([200, '(1) Статусът е променен на Авария.']);
    expect(await rowsOf('select closed_at, breakdown_id from signal where id = 1')).toEqual([
      { closed_at: null, breakdown_id: null },
    ]);
    expect(await rowsOf('select kind, actor from signal_event where signal_id = 1 order by id')).toEqual([
      { kind: 'STATUS_CHANGED', actor: 'operator' },
      { kind: 'STATUS_CHANGED', actor: 'operator' },
    ]);
  });

  test('SG-7 refuses a return to the status Signal; the message names the old and the new status', async () => {
    expect(await change('signalId=2&status=1')).toEqual([
      200,
      '(0) Не е позволено промяна на статуса от Авария към Сигнал',
    ]);
    expect(await activities(2)).toEqual([]);
  });

  test('SG-8 choosing the current status succeeds without a change', async () => {
    expect(await change('signalId=5&status=1')).toEqual([200, '(5) Статусът вече е Сигнал.']);
    expect(await change('signalId=2&status=2&expectedStatus=1')).toEqual([200, '(2) Статусът вече е Авария.']);
    expect([await activities(5), await activities(2)]).toEqual([[], []]);
  });

  test('a signal is not closed over a response that the operator has not seen', async () => {
    await service.pool.query(`
      insert into signal (id, title, message, status_id, channel, needs_reply)
        values (90, 'Теч', 'Тече.', 1, 'OPERATOR', true);
      insert into response (id, signal_id, message, kind) values (900, 90, 'Още тече.', 'CLIENT'),
        (901, 90, 'Бележка', 'INTERNAL_NOTE')`);
    for (const unseen of [0, 899, 901])
      expect((await change(`signalId=90&status=4&expectedLastResponseId=${unseen}`))[0]).toBe(412);
    expect(await rowsOf('select status_id, needs_reply from signal where id = 90')).toEqual([
      { status_id: 1, needs_reply: true },
    ]);
    // Nor with another submitter than the operator saw.
    expect((await change('signalId=90&status=4&expectedSubmitterId=1'))[0]).toBe(412);
    expect((await change('signalId=90&status=4&expectedLastResponseId=900&expectedSubmitterId=0'))[0]).toBe(200);
  });

  test('a status changed by a colleague meanwhile is not overwritten', async () => {
    expect((await change('signalId=2&status=3&expectedStatus=1'))[0]).toBe(412);
    expect(await rowsOf('select status_id from signal where id = 2')).toEqual([{ status_id: 2 }]);
    expect((await change('signalId=2&status=3&expectedStatus=2'))[0]).toBe(200);
  });

  test.each([
    ['signalId=6&status=5', 200, '(0) Непознат статус.'],
    ['signalId=6&status=0', 200, '(0) Непознат статус.'],
    ['signalId=6&status=Nonsense', 200, '(0) Непознат статус.'],
    ['signalId=6', 200, '(0) Не е посочен статус.'],
  ])('the response to %s has status %i and text %s', async (query, status, text) => {
    expect(await change(query)).toEqual([status, text]);
  });

  test('an unknown signal gets status 404, an invalid id 400', async () => {
    expect((await change('signalId=99&status=2'))[0]).toBe(404);
    expect((await change('signalId=abc&status=2'))[0]).toBe(400);
    expect((await change('status=2'))[0]).toBe(400);
  });

  test('of ten concurrent changes to two statuses, one is stored; those to the other status are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(`signalId=6&status=${3 + (index % 2)}&expectedStatus=2`)),
    );
    const changed = answers.filter(([, text]) => text.includes('променен на'));
    expect(changed).toHaveLength(1);
    expect(answers.filter(([status]) => status === 412).length).toBe(5);
  });
});
