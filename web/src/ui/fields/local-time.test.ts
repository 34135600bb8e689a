import { describe, expect, test } from '@jest/globals';
import { isLocalTime, formatTypedDateTime } from './local-time.ts';
import { parseDateTime } from './typed-dates.ts';

describe('date-time fields', () => {
  test('FI-10 an empty time box means the default time: start or end of the day', () => {
    expect(parseDateTime('01/11/2026', '00:00')).toEqual({ value: '2026-11-01T00:00' });
    expect(parseDateTime('01/11/2026', '23:59')).toEqual({ value: '2026-11-01T23:59' });
    expect(parseDateTime('01/11/2026 07:05', '23:59')).toEqual({ value: '2026-11-01T07:05' });
    expect(parseDateTime('', '00:00')).toEqual({ value: '' });
  });

  test('FI-10 each box has its own validation message', () => {
    expect(parseDateTime('31/02/2026 10:00', '00:00')).toEqual({ problem: 'Въведената дата не е валидна.' });
    expect(parseDateTime('01/01/1900', '00:00')).toEqual({
      problem: 'Датата трябва да е по-голяма от 1 Януари 1900г.',
    });
    expect(parseDateTime('01/11/2026 25:00', '00:00')).toEqual({ problem: 'Въведеният час не е валиден.' });
    expect(parseDateTime(' 10:00', '00:00')).toEqual({ problem: 'Въведете и дата.' });
  });

  test('FI-14 a time in the hour that the change to summer time skips is invalid', () => {
    expect(parseDateTime('29/03/2026 03:30', '00:00')).toEqual({
      problem: 'На 29/03/2026 този час липсва: часовникът се мести напред.',
    });
    expect(parseDateTime('29/03/2026 02:59', '00:00')).toEqual({ value: '2026-03-29T02:59' });
    expect(parseDateTime('29/03/2026 04:00', '00:00')).toEqual({ value: '2026-03-29T04:00' });
  });

  test('formats a stored value as a user types it', () => {
    expect(formatTypedDateTime('2026-11-01T07:05')).toBe('01/11/2026 07:05');
  });

  test.each([
    '',
    '2026-11-01',
    '2026-02-30T10:00',
    '2026-11-01T24:00',
    '2026-11-01T10:00:00',
    '2026-03-29T03:30',
    '1900-01-01T10:00',
    'T',
    '2026-11-01T10:00T',
  ])('rejects a value that is not a local time: %s', (value) => expect(isLocalTime(value)).toBe(false));

  test('accepts a local time', () => expect(isLocalTime('2026-10-25T03:30')).toBe(true));
});
