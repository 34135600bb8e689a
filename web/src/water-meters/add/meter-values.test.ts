import { describe, expect, test } from '@jest/globals';
import { findReadingProblem, parseReading } from '../parse-reading.ts';
import { emptyValues, isMeterValues, problemsOf, toInput } from './meter-values.ts';

const complete = { ...emptyValues, fabricNo: ' 4471822 ', typeId: '1', ownershipTypeId: '2', manufacturerId: '3' };

const today = '2026-11-30';

describe('WM-12 the form of a new meter', () => {
  test('WM-12 number, type, ownership type and manufacturer are required', () => {
    expect(Object.keys(problemsOf(emptyValues, today)).toSorted()).toEqual([
      'fabricNo',
      'manufacturerId',
      'ownershipTypeId',
      'typeId',
    ]);
    expect(problemsOf(complete, today)).toEqual({});
  });

  test.each([
    ['31 February', { lastCheckDate: '31/02/2025' }, 'lastCheckDate'],
    ['a check tomorrow', { lastCheckDate: '01/12/2026' }, 'lastCheckDate'],
    ['a repair tomorrow', { lastRepairDate: '01/12/2026' }, 'lastRepairDate'],
    ['1 January 1900', { lastRepairDate: '01/01/1900' }, 'lastRepairDate'],
    ['a next check before the last', { lastCheckDate: '02/02/2025', nextCheckDate: '01/02/2025' }, 'nextCheckDate'],
    ['half a person', { customersTotal: '1,5' }, 'customersTotal'],
    ['a negative reading', { reading: '-1' }, 'reading'],
    ['four decimals', { reading: '1,2345' }, 'reading'],
    ['a reading above the limit', { reading: '99999999999999' }, 'reading'],
    ['51 characters', { fabricNo: '4'.repeat(51) }, 'fabricNo'],
  ])('WM-12 %s is a problem of its field', (_name, values, field) => {
    expect(Object.keys(problemsOf({ ...complete, ...values }, today))).toEqual([field]);
  });

  test('WM-12 a reading has a decimal comma or a point', () => {
    expect(['12,345', '12.345', '1 234,5', ''].map(parseReading)).toEqual(['12.345', '12.345', '1234.5', null]);
  });

  test('WM-10 WM-12 the text of a large reading names the limit', () => {
    expect(findReadingProblem('99999999999999')).toBe('Най-много 99\u2009999\u2009999\u2009999 м³.');
    expect(findReadingProblem('1,2345')).toBe('Число от 0 с най-много 3 знака след запетаята.');
    expect(findReadingProblem('99999999999')).toBeUndefined();
  });

  test('WM-12 empty fields are not sent', () => {
    expect(
      toInput({ ...complete, lastCheckDate: '29/02/2024', location: '42.7,23.3', customersTotal: '4', reading: '1,5' }),
    ).toEqual({
      fabricNo: '4471822',
      typeId: '1',
      ownershipTypeId: '2',
      manufacturerId: '3',
      lastCheckDate: '2024-02-29',
      location: { latitude: 42.7, longitude: 23.3 },
      customersTotal: 4,
      reading: '1.5',
    });
  });

  test('WM-12 a stored draft is accepted only if it has all fields', () => {
    expect([isMeterValues(complete), isMeterValues({ fabricNo: '1' }), isMeterValues(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
