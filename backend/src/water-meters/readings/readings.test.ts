import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, closed_on,
        installation_date)
      values (1, 'А-1', 1, 1, 1, null, '2025-12-31'), (2, 'А-2', 1, 1, 1, now(), null);
    select setval(pg_get_serial_sequence('audit', 'id'), 10)`);
}, 60_000);
beforeEach(async () => {
  await service.pool.query(`
    truncate activity_log, reading_change; delete from audit; update water_meter set check_value = 120;
    insert into audit (id, water_meter_id, read_on, water_meter_value) values
      (1, 1, '2026-01-01', 100), (2, 1, '2026-02-01', 999.5), (3, 1, '2026-03-01', 120), (4, 2, '2026-01-01', 7)`);
});
afterAll(() => service?.stop());

const post = async (path: string, reading: object): Promise<{ status: number; body: string }> => {
  const response = await service.call(`/struma/water-meters/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ waterMeterId: 1, ...reading }),
  });
  return { status: response.status, body: await response.text() };
};
const add = (reading: object) => post('readings', { date: '2026-04-01', value: 130.125, ...reading });
const change = (reading: object) =>
  post('readings/change', { readingId: 2, expected: 999.5, value: 110.25, ...reading });
const readReadings = async (): Promise<string[]> => {
  const { rows } = await service.pool.query<{ text: string }>(
    `select read_on::text || ' ' || water_meter_value as text from audit where water_meter_id = 1 order by 1`,
  );
  return rows.map(({ text }) => text);
};
const readShown = async (): Promise<string | null | undefined> =>
  (
    await service.pool.query<{ value: string | null }>(
      'select check_value::text as value from water_meter where id = 1',
    )
  ).rows[0]?.value;
const readChanges = async (id = 1): Promise<Record<string, unknown>[]> => {
  const response = await service.call(`/struma/water-meters/reading-changes?waterMeterId=${id}`);
  return ((await response.json()) as { items: Record<string, unknown>[] }).items;
};

describe('WM-10 a reading that was entered by mistake', () => {
  test('WM-10 is corrected; the earlier value, the person and the activity are stored', async () => {
    expect(await change({})).toEqual({ status: 200, body: JSON.stringify({ isChanged: true }) });
    expect(await readReadings()).toEqual(['2026-01-01 100.000', '2026-02-01 110.250', '2026-03-01 120.000']);
    expect(await readShown()).toBe('120.000');
    expect(await readChanges()).toEqual([
      {
        id: expect.any(Number),
        readingId: 2,
        date: '2026-02-01',
        oldValue: 999.5,
        newValue: 110.25,
        changedBy: expect.stringMatching(/./),
        changedUtc: expect.any(String),
        changedLocal: expect.any(String),
      },
    ]);
    const { rows } = await service.pool.query('select action, field, old_value, new_value from activity_log');
    expect(rows).toEqual([
      {
        action: 'UPDATE',
        field: 'reading',
        old_value: '999,5 м³ на 2026-02-01',
        new_value: '110,25 м³ на 2026-02-01',
      },
    ]);
  });

  test('WM-10 is withdrawn; the meter then shows the reading before it', async () => {
    expect((await change({ readingId: 3, expected: 120, value: null })).body).toBe(JSON.stringify({ isChanged: true }));
    expect(await readReadings()).toEqual(['2026-01-01 100.000', '2026-02-01 999.500']);
    expect(await readShown()).toBe('999.500');
    await change({ value: null });
    await change({ readingId: 1, expected: 100, value: null });
    expect(await readShown()).toBeNull();
    expect((await readChanges()).map(({ readingId, newValue }) => [readingId, newValue])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    const { rows } = await service.pool.query('select action, old_value, new_value from activity_log order by id');
    expect(rows[0]).toEqual({ action: 'DELETE', old_value: '120 м³ на 2026-03-01', new_value: null });
  });

  test('WM-10 the meter shows the corrected value of its newest reading', async () => {
    await change({ readingId: 3, expected: 120, value: 130, acceptsOutOfOrder: true });
    expect(await readShown()).toBe('130.000');
  });

  test('WM-10 a repeated correction is recorded once; a value that another person stored is not overwritten', async () => {
    await Promise.all([change({}), change({}), change({})]);
    expect(await readChanges()).toHaveLength(1);
    expect((await change({ value: 111 })).status).toBe(412);
    expect((await change({ value: null })).status).toBe(412);
    expect(await readReadings()).toContain('2026-02-01 110.250');
  });

  test('WM-10 a repeated withdrawal is recorded once; another person or another value is refused', async () => {
    const unknown = '(0) Няма такъв отчет: може да е вече оттеглен.';
    const answers = await Promise.all([change({ value: null }), change({ value: null })]);
    expect(answers.map(({ body }) => body).toSorted()).toEqual(['{"isChanged":false}', '{"isChanged":true}']);
    expect(await readChanges()).toHaveLength(1);
    expect((await change({ value: null, expected: 999 })).body).toBe(unknown);
    expect((await change({ value: 5 })).body).toBe(unknown);
    await service.pool.query(`update reading_change set changed_by_subject = 'another person'`);
    expect((await change({ value: null })).body).toBe(unknown);
  });

  test.each([
    [{ value: -1 }, '(0) Показание: число от 0 с най-много 3 знака след запетаята.'],
    [{ value: 1.2345 }, '(0) Показание: число от 0 с най-много 3 знака след запетаята.'],
    [{ value: 99_999_999_999_999 }, '(0) Показание: най-много 99\u00a0999\u00a0999\u00a0999 м³.'],
    [{ waterMeterId: 2, readingId: 4, expected: 7 }, '(0) Партидата на водомера е закрита.'],
    [{ readingId: 4, expected: 7 }, '(0) Няма такъв отчет: може да е вече оттеглен.'],
    [{ readingId: 0 }, '(0) Няма такъв отчет: може да е вече оттеглен.'],
    [{ readingId: 99, value: null }, '(0) Няма такъв отчет: може да е вече оттеглен.'],
  ])('WM-10 the change %j is refused', async (reading, reason) => {
    expect((await change(reading)).body).toBe(reason);
    expect(await readChanges()).toEqual([]);
    expect(await readReadings()).toHaveLength(3);
  });

  test.each([
    ['below the earlier reading', 99, 'По-малко е от предишния отчет: 100,000 м³.'],
    ['above the later reading', 120.5, 'По-голямо е от следващия отчет: 120,000 м³.'],
  ])('WM-10 a value %s is stored only if this is accepted', async (_what, value, message) => {
    const refused = await change({ value });
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([400, { field: 'value', message }]);
    expect(await readReadings()).toContain('2026-02-01 999.500');
    expect((await change({ value, acceptsOutOfOrder: true })).status).toBe(200);
    expect(await readReadings()).toContain(`2026-02-01 ${value.toFixed(3)}`);
  });

  test.each([0, -1, 99])('WM-10 the unknown meter %s returns 404', async (waterMeterId) => {
    expect((await change({ waterMeterId })).status).toBe(404);
    expect(await readChanges(waterMeterId)).toEqual([]);
  });
});

describe('WM-10 a new reading', () => {
  test('WM-10 is stored and recorded, and the meter shows the reading of the newest day', async () => {
    expect(await add({})).toEqual({
      status: 200,
      body: JSON.stringify({
        isStored: true,
        previousDate: '2026-03-01',
        previousValue: 120,
        nextDate: null,
        nextValue: null,
      }),
    });
    expect(await readReadings()).toEqual([
      '2026-01-01 100.000',
      '2026-02-01 999.500',
      '2026-03-01 120.000',
      '2026-04-01 130.125',
    ]);
    expect(await readShown()).toBe('130.125');
    const { rows } = await service.pool.query('select field, old_value, new_value from activity_log');
    expect(rows).toEqual([{ field: 'reading', old_value: null, new_value: '130,125 м³ на 2026-04-01' }]);
    await add({ date: '2026-02-02', value: 1000, acceptsHigher: true });
    expect(await readShown()).toBe('130.125');
  });

  test('WM-10 a value below the previous reading is stored only if the user accepts it', async () => {
    expect(JSON.parse((await add({ value: 119.999 })).body)).toEqual({
      isStored: false,
      previousDate: '2026-03-01',
      previousValue: 120,
      nextDate: null,
      nextValue: null,
    });
    expect(await readReadings()).toHaveLength(3);
    expect(JSON.parse((await add({ value: 119.999, acceptsLower: true })).body)).toMatchObject({ isStored: true });
    expect(await readReadings()).toHaveLength(4);
  });

  test('WM-10 a value above the next reading is stored only if the user accepts it', async () => {
    const between = { date: '2026-01-15', value: 999.501 };
    const neighbours = { previousDate: '2026-01-01', previousValue: 100, nextDate: '2026-02-01', nextValue: 999.5 };
    expect(JSON.parse((await add(between)).body)).toEqual({ isStored: false, ...neighbours });
    expect(JSON.parse((await add({ ...between, acceptsLower: true })).body)).toMatchObject({ isStored: false });
    expect(await readReadings()).toHaveLength(3);
    expect(JSON.parse((await add({ ...between, acceptsHigher: true })).body)).toEqual({
      isStored: true,
      ...neighbours,
    });
    expect(await readShown()).toBe('120.000');
  });

  test('WM-10 a reading is stored once, however often it is sent; another value for the day is refused', async () => {
    await Promise.all([add({}), add({}), add({})]);
    expect(await readReadings()).toHaveLength(4);
    expect((await add({ value: 131 })).body).toBe('(0) За този ден вече има отчет: 130,125 м³.');
  });

  test.each([
    [{ date: '2026-02-31' }, '(0) Датата на отчета не е валидна.'],
    [{ date: '1900-01-01' }, '(0) Датата на отчета не е валидна.'],
    [{ date: '2999-01-01' }, '(0) Датата на отчета е в бъдещето.'],
    [{ value: -1 }, '(0) Показание: число от 0 с най-много 3 знака след запетаята.'],
    [{ value: 1.2345 }, '(0) Показание: число от 0 с най-много 3 знака след запетаята.'],
    [{ value: 99_999_999_999_999 }, '(0) Показание: най-много 99\u00a0999\u00a0999\u00a0999 м³.'],
    [{ date: '2025-12-30' }, '(0) Датата на отчета е преди монтажа на водомера на 2025-12-31.'],
    [{ waterMeterId: 2 }, '(0) Партидата на водомера е закрита.'],
  ])('WM-10 %j is refused', async (reading, reason) => {
    expect((await add(reading)).body).toBe(reason);
    expect(await readReadings()).toHaveLength(3);
  });

  test('WM-10 the day of the installation is accepted', async () => {
    expect(JSON.parse((await add({ date: '2025-12-31', value: 90 })).body)).toMatchObject({ isStored: true });
  });

  test.each([0, -1, 99])('WM-10 the unknown meter %s returns 404', async (waterMeterId) =>
    expect((await add({ waterMeterId })).status).toBe(404),
  );
});
