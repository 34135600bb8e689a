import { expect, test } from '@jest/globals';
import { parseSearchText } from '../kernel/search/search-text.ts';
import { unmatchedCodes } from './unmatched-codes.ts';

const flat: Parameters<typeof unmatchedCodes>[1] = {
  street: 'ж.к. „Люлин 7“',
  description: 'жк Люлин 7, бл. 717',
  number: null,
  block: '717',
  entrance: 'Б',
  floor: '3',
  apartment: '12',
  zipCode: '1300',
};
const house = { ...flat, street: 'ул. „Цар Самуил“', number: '22-24', block: null, entrance: 'А' };
const described = { ...flat, street: null, block: null, entrance: null, floor: null, apartment: null };

const unmatched = (text: string, facts = flat): string[] => unmatchedCodes(parseSearchText(text).terms, facts);

test.each([
  ['Люлин 7 бл 717 вх Б ап 12', []],
  ['lyulin 7 bl717 vh b et 3 ap 12', []],
  ['люлин 7, 717, б, 12', []],
  ['гр. София, ж.к. „Люлин 7“, бл. 717, вх. Б, ет. 3, ап. 12, 1300', []],
  ['люлин', []],
  ['Люлин 7 № 717', []],
  ['Люлин 7 № 718', ['718']],
  ['Люлин 1 бл 101 вх А ап 12', ['1', '101', 'а']],
  ['Люлин 3 бл 717', ['3']],
  ['люлин 7 716 б', ['716', 'б']],
  ['люлин 7 12', ['12']],
  ['Люлин 7 бл 717 вх Б ет 4 ап 99', ['4', '99']],
])('WM-8 WM-12 the address of a flat lacks these numbers and letters of %j', (text, expected) => {
  expect(unmatched(text)).toEqual(expected);
});

test.each([
  ['Цар Самуил 22', []],
  ['Цар Самуил № 24', []],
  ['Цар Самуил 22а', ['22а']],
  ['Цар Самуил 2222', ['2222']],
  ['Цар Самуил 12', ['12']],
])('WM-8 WM-12 the address of a house lacks these numbers of %j', (text, expected) => {
  expect(unmatched(text, house)).toEqual(expected);
});

test('WM-8 WM-12 a number may be stored without its letter, which is then the entrance', () => {
  expect(unmatched('Шипка 15а', { ...house, number: '15' })).toEqual([]);
});

test('WM-8 WM-12 the description of an address without a street has its parts', () => {
  expect(unmatched('Люлин 7 бл 717', described)).toEqual([]);
  expect(unmatched('Люлин 7 бл 718', described)).toEqual(['718']);
});
