import { expect, test } from '@jest/globals';
import { draftOf, readDraft } from './filter-draft.ts';
import type { FilterField } from './filter-fields.ts';
import { describeValue, filterInput, paramsOf } from './filter-kinds.ts';

const fields: readonly FilterField[] = [
  { kind: 'dateRange', name: 'check', from: 'Проверка от', to: 'Проверка до' },
  { kind: 'decimalRange', name: 'reading', from: 'Показание от', to: 'Показание до' },
  { kind: 'bounds', name: 'bounds', label: 'Правоъгълник' },
];
const params = paramsOf(fields);

test('WM-3 typed days, numbers and rectangles are parsed to the values of the URL and of the query', () => {
  const { values, problems } = readDraft(params, {
    checkFrom: '05/03/2026',
    checkTo: '2026-03-06',
    readingFrom: '1 000,5',
    readingTo: '1000.75',
    bounds: '42,5 22,9; 42,6 23',
  });
  expect(problems).toEqual({});
  expect(values).toEqual({
    checkFrom: '2026-03-05',
    checkTo: '2026-03-06',
    readingFrom: '1000.5',
    readingTo: '1000.75',
    bounds: '42.5,22.9,42.6,23',
  });
  expect(filterInput(fields, values)).toEqual({
    check: { from: '2026-03-05', to: '2026-03-06' },
    reading: { from: '1000.5', to: '1000.75' },
    bounds: { south: 42.5, west: 22.9, north: 42.6, east: 23 },
  });
  expect(draftOf(params, values)).toMatchObject({ checkFrom: '05/03/2026', readingFrom: '1000,5' });
});

test.each([
  [{ checkFrom: '31/02/2026' }, 'checkFrom'],
  [{ checkFrom: '02/03/2026', checkTo: '01/03/2026' }, 'checkTo'],
  [{ readingFrom: '12x' }, 'readingFrom'],
  [{ readingFrom: '9', readingTo: '8,5' }, 'readingTo'],
  [{ bounds: '42,22' }, 'bounds'],
  [{ bounds: '42, , 43, 23' }, 'bounds'],
  [{ bounds: '42, 22, 43, 190' }, 'bounds'],
])('WM-3 %j has a problem at %s', (draft, name) => {
  expect(Object.keys(readDraft(params, draft).problems)).toEqual([name]);
});

test.each(['43, 22, 42, 23', '42 23 43 22', '22, 42, 23, 43', '23; 43; 22; 42'])(
  'WM-3 the corners "%s" of a rectangle are read in any order',
  (bounds) => {
    expect(readDraft(params, { bounds })).toMatchObject({ problems: {}, values: { bounds: '42,22,43,23' } });
  },
);

test.each([
  ['95, 23, 96, 24', 'Ширината е от -90 до 90 градуса.'],
  ['42, 22, 43, 190', 'Дължината е от -180 до 180 градуса.'],
  ['42, 22, 43', 'Очакват се четири числа: ширина и дължина на два срещуположни ъгъла.'],
])('WM-3 the rectangle "%s" is refused: %s', (bounds, problem) => {
  expect(readDraft(params, { bounds }).problems).toEqual({ bounds: problem });
});

test('WM-3 a number range compares numbers, not texts', () => {
  expect(readDraft(params, { readingFrom: '9', readingTo: '10' }).problems).toEqual({});
});

test('WM-3 chips show formatted days, numbers and rectangles', () => {
  const chip = (name: string, value: string) =>
    params.filter((param) => param.name === name).map((param) => describeValue(param, value))[0];
  expect([chip('checkTo', '2026-12-31'), chip('readingFrom', '1000.5'), chip('bounds', '42.5,22.9,42.6,23')]).toEqual([
    '31/12/2026',
    '1\u2009000,5',
    '42.5, 22.9, 42.6, 23',
  ]);
});
