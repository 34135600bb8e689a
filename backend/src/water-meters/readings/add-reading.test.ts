import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, closed_on,
        installation_date)
      values (1, 'А-1', 1, 1, 1, null, '2025-12-31'), (2, 'А-2', 1, 1, 1, now(), null)`);
}, 60_000);
beforeEach(async () => {
  await service.pool.query(`
    truncate activity_log; delete from audit; update water_meter set check_value = 110 where id = 1;
    insert into audit (water_meter_id, read_on, water_meter_value) values (1, '2026-01-01', 100), (1, '2026-03-01', 110)`);
});
afterAll(() => service?.stop());

const add = async (reading: object): Promise<{ status: number; body: string }> => {
  const response = await service.call('/struma/water-meters/readings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ waterMeterId: 1, date: '2026-04-01', value: 120.125, ...reading }),
  });
  return { status: response.status, body: await response.text() };
};
const readReadings = async () =>
  (
    await service.pool.query<{ day: string; value: string }>(
      'select read_on::text as day, water_meter_value::text as value from audit where water_meter_id = 1 order by 1',
    )
  ).rows.map(({ day, value }) => `${day} ${value}`);
const readShownValue = async () =>
  (await service.pool.query<{ value: string }>('select check_value::text as value from water_meter where id = 1'))
    .rows[0]?.value;

describe('WM-10 a new reading', () => {
  test('WM-10 is stored and recorded, and the meter shows the reading of the newest day', async () => {
    expect(await add({})).toEqual({
      status: 200,
      body: JSON.stringify({ isStored: true, previousDate: '2026-03-01', previousValue: 110 }),
    });
    expect(await readReadings()).toEqual(['2026-01-01 100.000', '2026-03-01 110.000', '2026-04-01 120.125']);
    expect(await readShownValue()).toBe('120.125');
    const { rows } = await service.pool.query('select field, old_value, new_value from activity_log');
    expect(rows).toEqual([
      { field: 'reading', old_value: '110 м³ на 2026-03-01', new_value: '120,125 м³ на 2026-04-01' },
    ]);
    await add({ date: '2026-02-01', value: 105 });
    expect(await readShownValue()).toBe('120.125');
  });

  test('WM-10 a value below the previous reading is stored only if the user accepts it', async () => {
    expect(JSON.parse((await add({ value: 109.999 })).body)).toEqual({
      isStored: false,
      previousDate: '2026-03-01',
      previousValue: 110,
    });
    expect(await readReadings()).toHaveLength(2);
    expect(JSON.parse((await add({ value: 109.999, acceptsLower: true })).body)).toMatchObject({ isStored: true });
    expect(await readReadings()).toHaveLength(3);
  });

  test('WM-10 a reading is stored once, however often it is sent; another value for the day is refused', async () => {
    await Promise.all([add({}), add({}), add({})]);
    expect(await readReadings()).toHaveLength(3);
    expect((await add({ value: 121 })).body).toBe('(0) За този ден вече има отчет: 120,125 м³.');
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
    expect(await readReadings()).toHaveLength(2);
  });

  test('WM-10 the day of the installation is accepted', async () => {
    expect(JSON.parse((await add({ date: '2025-12-31', value: 90 })).body)).toMatchObject({ isStored: true });
  });

  test.each([0, -1, 99])('WM-10 the unknown meter %s returns 404', async (waterMeterId) =>
    expect((await add({ waterMeterId })).status).toBe(404),
  );
});
