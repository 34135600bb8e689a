import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 60_000);
beforeEach(async () => {
  await service.pool.query('truncate water_meter, town_meter, audit, activity_log cascade');
  await service.pool.query(`
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, installation_date,
      last_date_of_check, calibration_date) values (1, '100', 1, 1, 1, '2016-03-14', '2016-03-15', '2016-03-01')`);
});
afterAll(() => service?.stop());

const update = (values: object): Promise<Response> =>
  service.call('/api/WaterMeter/Update', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, ...values }),
  });

const readStored = async () => {
  const { rows } = await service.pool.query(
    'select installation_date, calibration_date, next_calibration_date, modified_on from water_meter',
  );
  return rows[0] as Record<string, string | null>;
};

describe('WM-7 the fields of a meter', () => {
  test('WM-7 a calibration is a check: the days of the last and the next check follow, also a correction, but not an earlier day', async () => {
    const checksAfter = async (values: object) => {
      const { lastDateOfCheck, nextDateOfCheck } = (await (await update(values)).json()) as Record<string, unknown>;
      return [lastDateOfCheck, nextDateOfCheck];
    };
    await service.pool.query(`update water_meter set next_date_of_check = '2021-03-15'`);
    expect(await checksAfter({ calibrationDate: '2026-10-01', nextCalibrationDate: '2031-09-30' })).toEqual([
      '2026-10-01',
      '2031-09-30',
    ]);
    expect(await checksAfter({ calibrationDate: '2026-09-01', nextCalibrationDate: '2031-08-31' })).toEqual([
      '2026-09-01',
      '2031-08-31',
    ]);
    await service.pool.query(
      `update water_meter set last_date_of_check = '2026-11-01', next_date_of_check = '2031-11-01'`,
    );
    expect(await checksAfter({ calibrationDate: '2026-08-01', nextCalibrationDate: '2031-07-31' })).toEqual([
      '2026-11-01',
      '2031-11-01',
    ]);
    const { rows } = await service.pool.query('select field from activity_log order by id limit 4');
    expect(rows.map(({ field }) => field as string).toSorted()).toEqual([
      'calibrationDate',
      'lastDateOfCheck',
      'nextCalibrationDate',
      'nextDateOfCheck',
    ]);
  });

  test.each([
    ['a calibration alone ends an overdue check', { calibrationDate: '2026-10-01' }, ['2026-10-01', null]],
    [
      'a calibration may be before the installation',
      { installationDate: '2026-10-15', calibrationDate: '2026-10-01', nextCalibrationDate: '2031-09-30' },
      ['2026-10-01', '2031-09-30'],
    ],
    ['a later installation is stored', { installationDate: '2026-10-15' }, ['2016-03-15', '2021-03-15']],
  ])('WM-7 %s', async (_what, values, checks) => {
    await service.pool.query(`update water_meter set next_date_of_check = '2021-03-15'`);
    const meter = (await (await update(values)).json()) as Record<string, unknown>;
    expect([meter['lastDateOfCheck'], meter['nextDateOfCheck']]).toEqual(checks);
  });

  test('WM-7 only given fields are changed, and each change is recorded', async () => {
    const response = await update({ nextCalibrationDate: '2026-11-20', installationDate: '2016-03-14' });
    expect(await response.json()).toMatchObject({
      id: 1,
      nextCalibrationDate: '2026-11-20',
      calibrationDate: '2016-03-01',
    });
    expect((await readStored())['modified_on']).not.toBeNull();
    const { rows } = await service.pool.query(
      'select entity, entity_id, field, old_value, new_value from activity_log order by id',
    );
    expect(rows).toEqual([
      { entity: 'waterMeter', entity_id: '1', field: 'nextDateOfCheck', old_value: null, new_value: '2026-11-20' },
      { entity: 'waterMeter', entity_id: '1', field: 'nextCalibrationDate', old_value: null, new_value: '2026-11-20' },
    ]);
  });

  test('WM-7 an empty text clears a date; null leaves it unchanged', async () => {
    await update({ calibrationDate: '', installationDate: null });
    expect(await readStored()).toMatchObject({ calibration_date: null, installation_date: '2016-03-14' });
  });

  test('WM-7 a value that another person has changed is not overwritten', async () => {
    const values = { installationDate: '2017-01-01' };
    expect((await update({ ...values, expected: { installationDate: '2015-01-01' } })).status).toBe(412);
    expect(await readStored()).toMatchObject({ installation_date: '2016-03-14', modified_on: null });
    expect((await update({ nextCalibrationDate: '2026-01-01', expected: { nextCalibrationDate: '' } })).status).toBe(
      200,
    );
  });

  test.each([
    [{ installationDate: '2026-02-31' }, '(0) Монтиран: датата не е валидна.'],
    [{ installationDate: '1900-01-01' }, '(0) Монтиран: датата не е валидна.'],
    [{ installationDate: '2099-01-01' }, '(0) Монтиран: датата е в бъдещето.'],
    [{ calibrationDate: '2099-01-01' }, '(0) Калибриран: датата е в бъдещето.'],
    [{ lastDateOfCheck: '2016-03-13' }, '(0) „Последна проверка“ е преди „Монтиран“.'],
    [{ nextDateOfCheck: '2016-03-14' }, '(0) „Следваща проверка“ е преди „Последна проверка“.'],
    [{ nextCalibrationDate: '2016-02-28' }, '(0) „Следваща подмяна“ е преди „Калибриран“.'],
    [{ customersTotal: -1 }, '(0) Потребители: очаква се цяло число от 0 до 1 000 000.'],
    [{ latitude: 42.5 }, '(0) Очакват се географска ширина и дължина.'],
    [{ latitude: 51.5, longitude: -0.12 }, '(0) Мястото е извън България.'],
    [{ latitude: 23, longitude: 42.5 }, '(0) Мястото е извън България: ширината и дължината са разменени.'],
    [{ latitude: 95, longitude: 23 }, '(0) Очакват се географска ширина и дължина.'],
  ])('WM-7 %j is refused', async (values, text) => {
    expect(await (await update(values)).text()).toBe(text);
    expect((await readStored())['modified_on']).toBeNull();
  });

  test('WM-7 WM-10 an installation after a reading is refused', async () => {
    await service.pool.query(
      `insert into audit (water_meter_id, read_on, water_meter_value) values (1, '2020-05-01', 7)`,
    );
    expect(await (await update({ installationDate: '2020-05-02' })).text()).toBe(
      '(0) „Монтиран“: има отчет от по-ранен ден, 2020-05-01.',
    );
    expect(await readStored()).toMatchObject({ installation_date: '2016-03-14' });
    expect((await update({ installationDate: '2020-05-01' })).status).toBe(200);
    expect(await readStored()).toMatchObject({ installation_date: '2020-05-01' });
  });

  test.each([0, -1, 99, 2 ** 53 - 1])('the unknown meter %d returns 404', async (id) => {
    expect((await update({ id, calibrationDate: '2020-01-01' })).status).toBe(404);
  });
});
