import { describe, expect, test } from '@jest/globals';
import { formatTypedDate } from './dates.ts';
import { maskDate, maskTime, parseDate, parseTime } from './typed-dates.ts';

describe('dates', () => {
  test('FI-10 the mask inserts the slashes of dd/mm/yyyy', () => {
    expect(maskDate('0')).toBe('0');
    expect(maskDate('0503')).toBe('05/03');
    expect(maskDate('05032026')).toBe('05/03/2026');
    expect(maskDate('05.03.2026')).toBe('05/03/2026');
    expect(maskDate('05/03/20267')).toBe('05/03/2026');
  });

  test('FI-10 letters stay in the box, so that the field can report them; a unit at the end is removed', () => {
    expect(maskDate('в други ден')).toBe('вдругиден');
    expect(maskTime('обяд')).toBe('обяд');
    expect(maskDate('05/03/a')).toBe('05/03/a');
    expect(parseDate('05/03/a')).toEqual({ problem: 'Въведената дата не е валидна.' });
    expect(parseTime('обяд')).toEqual({ problem: 'Въведеният час не е валиден.' });
    expect(maskDate('1.1.2026 г.')).toBe('01/01/2026');
    expect(maskTime('9.30 ч.')).toBe('09:30');
  });

  /** Returns the text of the box after each key. */
  const typing = (keys: string, mask: (typed: string) => string): string[] => {
    let boxText = '';
    return Array.from(keys, (key) => (boxText = mask(boxText + key)));
  };

  test('FI-10 a separator ends a part of a date', () => {
    expect(typing('1.1.2026', maskDate).slice(0, 4)).toEqual(['1', '01/', '01/1', '01/01/']);
    for (const typed of ['1.1.2026', '1/1/2026', '01-01-2026', '1.1.2026 г.', '01012026'])
      expect([typing(typed, maskDate).at(-1), maskDate(typed)]).toEqual(['01/01/2026', '01/01/2026']);
    for (const incomplete of ['01/', '01', '01/01/', '01/0']) expect(maskDate(incomplete)).toBe(incomplete);
  });

  test.each([
    ['2026-11-21', '21/11/2026'],
    ['2026-1-21', '21/01/2026'],
    ['2012-12-03', '03/12/2012'],
    ['20-12-2026', '20/12/2026'],
    ['19.12.2026', '19/12/2026'],
  ])('FI-10 the mask turns %s into %s', (typed, date) => {
    expect([typing(typed, maskDate).at(-1), maskDate(typed)]).toEqual([date, date]);
  });

  test('FI-10 the mask restores the year of a date that is typed with its year first', () => {
    expect(typing('2026-1-5', maskDate)).toEqual([
      '2',
      '20',
      '20/2',
      '20/26',
      '2026-',
      '2026-1',
      '2026-01-',
      '2026-01-5',
    ]);
    expect(parseDate('2026-01-5')).toEqual({ value: '2026-01-05' });
    expect(maskDate('2026')).toBe('20/26');
  });

  test.each([
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['9:30', '09:30'],
    ['9 30', '09:30'],
    ['1745', '17:45'],
    ['2460', '24:60'],
    ['17:', '17:'],
  ])('FI-10 the time %s becomes %s', (typed, time) => {
    expect([typing(typed, maskTime).at(-1), maskTime(typed)]).toEqual([time, time]);
  });

  test('FI-10 a date is stored as yyyy-mm-dd', () => {
    expect(parseDate('05/03/2026')).toEqual({ value: '2026-03-05' });
    expect(parseDate('29/02/2024')).toEqual({ value: '2024-02-29' });
    expect(formatTypedDate('2026-03-05')).toBe('05/03/2026');
    expect(parseDate('2026-03-05')).toEqual({ value: '2026-03-05' });
    expect(parseDate('5/3/2026')).toEqual({ value: '2026-03-05' });
    expect(parseDate('')).toEqual({ value: '' });
  });

  test.each([
    '31/02/2026',
    '29/02/2026',
    '00/01/2026',
    '01/13/2026',
    '05/03/26',
    '05/03',
    '2026-02-31',
    '2026-3',
    'x-y-z',
    '5/3/226',
  ])('FI-10 %s is not a date', (text) => expect(parseDate(text)).toEqual({ problem: 'Въведената дата не е валидна.' }));

  test('FI-10 the earliest date is 2 January 1900', () => {
    expect(parseDate('01/01/1900')).toEqual({ problem: 'Датата трябва да е по-голяма от 1 Януари 1900г.' });
    expect(parseDate('31/12/0099')).toEqual({ problem: 'Датата трябва да е по-голяма от 1 Януари 1900г.' });
    expect(parseDate('02/01/1900')).toEqual({ value: '1900-01-02' });
  });

  test('FI-10 times use the 24-hour clock', () => {
    expect(maskTime('0930')).toBe('09:30');
    expect(maskTime('9:3')).toBe('09:3');
    expect(parseTime('23:59')).toEqual({ value: '23:59' });
    expect(parseTime('09:5')).toEqual({ value: '09:05' });
    expect(parseTime('24:00')).toEqual({ problem: 'Въведеният час не е валиден.' });
    expect(parseTime('9:30 PM').problem).toBeDefined();
  });
});
