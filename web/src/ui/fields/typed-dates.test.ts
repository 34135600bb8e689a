import { describe, expect, test } from '@jest/globals';
import { typedDate } from './dates.ts';
import { maskDate, maskTime, readDate, readTime } from './typed-dates.ts';

describe('dates', () => {
  test('FI-10 the mask sets the slashes of dd/mm/yyyy', () => {
    expect(maskDate('0')).toBe('0');
    expect(maskDate('0503')).toBe('05/03');
    expect(maskDate('05032026')).toBe('05/03/2026');
    expect(maskDate('05.03.2026')).toBe('05/03/2026');
    expect(maskDate('05/03/20267')).toBe('05/03/2026');
    expect(maskDate('абв')).toBe('');
  });

  test('FI-10 a date is stored as yyyy-mm-dd', () => {
    expect(readDate('05/03/2026')).toEqual({ value: '2026-03-05' });
    expect(readDate('29/02/2024')).toEqual({ value: '2024-02-29' });
    expect(typedDate('2026-03-05')).toBe('05/03/2026');
    expect(readDate('')).toEqual({ value: '' });
  });

  test.each(['31/02/2026', '29/02/2026', '00/01/2026', '01/13/2026', '1/1/2026', '05/03/26', '05/03', '2026-03-05'])(
    'FI-10 %s is no date',
    (text) => expect(readDate(text)).toEqual({ problem: 'Въведената дата не е валидна.' }),
  );

  test('FI-10 the first accepted date is 2 January 1900', () => {
    expect(readDate('01/01/1900')).toEqual({ problem: 'Датата трябва да е по-голяма от 1 Януари 1900г.' });
    expect(readDate('31/12/0099')).toEqual({ problem: 'Датата трябва да е по-голяма от 1 Януари 1900г.' });
    expect(readDate('02/01/1900')).toEqual({ value: '1900-01-02' });
  });

  test('FI-10 the time is of 24 hours', () => {
    expect(maskTime('0930')).toBe('09:30');
    expect(maskTime('9:3')).toBe('09:3');
    expect(readTime('23:59')).toEqual({ value: '23:59' });
    expect(readTime('24:00')).toEqual({ problem: 'Въведеният час не е валиден.' });
    expect(readTime('9:30 PM').problem).toBeDefined();
  });
});
