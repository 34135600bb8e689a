import { describe, expect, test } from '@jest/globals';
import { findOverdueCheck, findOverdueReading, findUnusualConsumption, toPeriods } from './check-readings.ts';

const readings = (...values: [date: string, value: string][]) =>
  values
    .map(([date, value], index) => ({ id: String(values.length - index), date, value, auditorName: null }))
    .toReversed();

describe('WM-10 readings and their problems', () => {
  test('WM-10 each reading has the difference, the days and the daily average since the previous one', () => {
    expect(toPeriods(readings(['2026-01-01', '10.1'], ['2026-01-11', '10.3']), 100)).toMatchObject([
      { number: 2, difference: 0.2, days: 10, daily: 0.02, problems: [] },
      { number: 1, difference: null, days: null, daily: null, problems: [] },
    ]);
  });

  test.each([
    ['a value below the previous one', ['2026-05-01', '39'], ['decreased']],
    ['a negative value', ['2026-05-01', '-1'], ['negative', 'decreased']],
    ['no consumption', ['2026-05-01', '40'], ['zero']],
    ['a second reading of a day', ['2026-04-01', '40'], ['duplicate']],
    ['more than twice the usual consumption', ['2026-05-01', '90'], ['high']],
    ['less than half the usual consumption', ['2026-05-01', '41'], ['low']],
    ['a usual consumption', ['2026-05-01', '50'], []],
  ] as const)('WM-10 problems of the latest reading: %s', (_name, [date, value], problems) => {
    const before: [string, string][] = [
      ['2026-01-01', '10'],
      ['2026-02-01', '20'],
      ['2026-03-01', '30'],
      ['2026-04-01', '40'],
    ];
    expect(toPeriods(readings(...before, [date, value]), 100)[0]?.problems).toEqual(problems);
  });

  const wrong: [string, string][] = [
    ['2026-01-01', '100'],
    ['2026-02-01', '110'],
    ['2026-03-01', '120'],
    ['2026-04-01', '1300'],
    ['2026-05-01', '140'],
    ['2026-06-01', '150'],
  ];

  test('WM-10 one reading of ten times the value marks no correct reading', () => {
    const problems = toPeriods(readings(...wrong), 100).map((period) => [period.date, ...period.problems]);
    expect(problems.filter(([, ...names]) => names.length > 0)).toEqual([
      ['2026-05-01', 'decreased'],
      ['2026-04-01', 'high'],
    ]);
    expect(findUnusualConsumption(readings(...wrong), { date: '2026-07-01', value: '160' }, 100)).toBeNull();
    expect(findUnusualConsumption(readings(...wrong), { date: '2026-07-01', value: '190' }, 100)).toMatchObject({
      usual: 0.34,
    });
  });

  test('WM-10 months without consumption do not lower the usual consumption of a house that is used in summer', () => {
    const summer: [string, string][] = [
      ['2026-01-01', '10'],
      ['2026-02-01', '10'],
      ['2026-03-01', '10'],
      ['2026-04-01', '10'],
      ['2026-05-01', '10'],
      ['2026-06-01', '20'],
      ['2026-07-01', '30'],
      ['2026-08-01', '40'],
    ];
    expect(toPeriods(readings(...summer), 100).flatMap(({ problems }) => problems)).toEqual(Array(4).fill('zero'));
  });

  test('WM-10 the limit of a high consumption is a setting', () => {
    const values: [string, string][] = [
      ['2026-01-01', '10'],
      ['2026-02-01', '20'],
      ['2026-03-01', '30'],
      ['2026-04-01', '46'],
    ];
    expect(toPeriods(readings(...values), 100)[0]?.problems).toEqual([]);
    expect(toPeriods(readings(...values), 20)[0]?.problems).toEqual(['high']);
  });

  test.each([
    ['2026-05-01', '90', { problem: 'high', since: '2026-04-01', daily: 1.667, usual: 0.323 }],
    ['2026-05-01', '41', { problem: 'low', since: '2026-04-01', daily: 0.033, usual: 0.323 }],
    ['2026-05-01', '40', { problem: 'zero', since: '2026-04-01', daily: 0, usual: 0.323 }],
    ['2026-05-01', '50', null],
    // The service asks about a value below the previous one, and refuses a second value of a day.
    ['2026-05-01', '39', null],
    ['2026-04-01', '90', null],
    // A day between stored readings: the new reading is compared with the reading before its day.
    ['2026-03-15', '60', { problem: 'high', since: '2026-03-01', daily: 2.143, usual: 0.323 }],
    ['2025-12-01', '5', null],
  ] as const)('WM-10 unusual consumption up to a new reading on %s of %s m³: %j', (date, value, expected) => {
    const stored = readings(['2026-01-01', '10'], ['2026-02-01', '20'], ['2026-03-01', '30'], ['2026-04-01', '40']);
    expect(findUnusualConsumption(stored, { date, value }, 100)).toEqual(expected);
  });

  test('WM-10 a new reading is compared only if there are three periods; its own period does not count', () => {
    const added = { date: '2026-04-01', value: '99999' };
    expect(findUnusualConsumption(readings(['2026-02-01', '20'], ['2026-03-01', '30']), added, 100)).toBeNull();
    const stored = readings(['2025-12-01', '0'], ['2026-01-01', '10'], ['2026-02-01', '20'], ['2026-03-01', '30']);
    expect(findUnusualConsumption(stored, added, 400)).toMatchObject({ problem: 'high', usual: 0.323 });
    expect(findUnusualConsumption(stored, { ...added, value: '70' }, 400)).toBeNull();
  });

  test('WM-10 the periodic check is due after 5 years for a common meter, after 10 for others', () => {
    const meter = { nextCheckDate: null, lastCheckDate: '2020-11-22', isClosed: false };
    expect(findOverdueCheck({ ...meter, isCommon: true }, '2026-11-22')).toBe('2025-11-22');
    expect(findOverdueCheck({ ...meter, isCommon: false }, '2026-11-22')).toBeNull();
    expect(findOverdueCheck({ ...meter, isCommon: false, nextCheckDate: '2026-11-21' }, '2026-11-22')).toBe(
      '2026-11-21',
    );
    expect(findOverdueCheck({ ...meter, isCommon: true, isClosed: true }, '2026-11-22')).toBeNull();
    const checked = { ...meter, lastCheckDate: '2016-02-29' };
    expect(findOverdueCheck({ ...checked, isCommon: true }, '2021-03-01')).toBe('2021-02-28');
    expect(findOverdueCheck({ ...checked, isCommon: false }, '2026-02-28')).toBeNull();
  });

  test('WM-10 a reading is overdue after twice the usual period', () => {
    const periods = toPeriods(readings(['2026-01-01', '1'], ['2026-02-01', '2'], ['2026-03-01', '3']), 100);
    expect(findOverdueReading(periods, false, '2026-05-02')).toBeNull();
    expect(findOverdueReading(periods, false, '2026-05-03')).toBe(63);
    expect(findOverdueReading(periods, true, '2026-12-03')).toBeNull();
    expect(findOverdueReading([], false, '2026-12-03')).toBeNull();
  });
});
