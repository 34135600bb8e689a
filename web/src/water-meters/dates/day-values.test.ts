import { expect, test } from '@jest/globals';
import { readDays, toTypedDays } from './day-values.ts';

const meter = {
  id: '1',
  installationDate: '2016-03-14',
  calibrationDate: '2016-03-14',
  nextCalibrationDate: '2026-11-20',
  modifiedAt: null,
};
const today = '2026-11-22';
const read = (typed: Partial<ReturnType<typeof toTypedDays>>, stored = meter) =>
  readDays({ ...toTypedDays(stored), ...typed }, stored, today);

test('WM-7 only changed days are sent; an empty field clears the day', () => {
  expect(read({})).toMatchObject({ changed: [], problems: {} });
  expect(read({ calibrationDate: '15/03/2016', nextCalibrationDate: '' })).toMatchObject({
    changed: ['calibrationDate', 'nextCalibrationDate'],
    days: { calibrationDate: '2016-03-15', nextCalibrationDate: null },
    problems: {},
  });
});

test.each([
  [{ installationDate: '31/02/2026' }, { installationDate: 'Въведената дата не е валидна.' }],
  [{ installationDate: '23/11/2026' }, { installationDate: 'Датата е в бъдещето.' }],
  [{ calibrationDate: '23/11/2026' }, { calibrationDate: 'Датата е в бъдещето.' }],
  [{ nextCalibrationDate: '01/01/2010' }, { nextCalibrationDate: 'Следващата подмяна е преди калибрирането.' }],
  [{ installationDate: '22/11/2026', nextCalibrationDate: '22/11/2036' }, {}],
])('WM-7 the typed days %j have the problems %j', (typed, problems) => {
  expect(read(typed).problems).toEqual(problems);
});

test('WM-7 a stored day in the future is no problem if the user changes another day', () => {
  const stored = { ...meter, installationDate: '2027-01-01', nextCalibrationDate: '2036-11-20' };
  expect(read({ calibrationDate: '15/03/2016' }, stored).problems).toEqual({});
});
