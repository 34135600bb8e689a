import { describe, expect, test } from '@jest/globals';
import { dateOf, isDateTime, isDay, localText, utcText } from './moment.ts';

describe('moments', () => {
  test.each([
    ['2026-03-29 00:59:59.999+00', '2026-03-29 02:59:59'],
    ['2026-03-29 01:00:00+00', '2026-03-29 04:00:00'],
    ['2026-10-25 00:30:00+00', '2026-10-25 03:30:00'],
    ['2026-10-25 01:30:00+00', '2026-10-25 03:30:00'],
    ['2026-12-31 22:00:00+00', '2027-01-01 00:00:00'],
    ['1999-07-01 21:00:00+00', '1999-07-02 00:00:00'],
  ])('FI-14 %s is %s in Sofia', (moment, local) => expect(localText(moment)).toBe(local));

  test('are cut to the second', () => {
    expect(utcText('2026-10-25 00:30:00.123456+00')).toBe('2026-10-25 00:30:00');
    expect(dateOf('2026-10-25 00:30:00.123456+00').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test.each([
    ['2026-02-28 23:59:59', true],
    ['2024-02-29 00:00:00', true],
    ['2026-02-29 00:00:00', false],
    ['2026-04-31 00:00:00', false],
    ['2026-01-01 24:00:00', false],
    ['2026-01-01 00:60:00', false],
    ['2026-01-01T00:00:00', false],
    ['2026-1-1 00:00:00', false],
    ['0000-01-01 00:00:00', false],
    ['0001-01-01 00:00:00', true],
    ['9999-12-31 23:59:59', true],
    ['', false],
  ])('%s exists: %s', (text, exists) => expect(isDateTime(text)).toBe(exists));

  test.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-2-1', false],
    ['2026-02-01 00:00:00', false],
    ['', false],
  ])('the day %s exists: %s', (text, exists) => expect(isDay(text)).toBe(exists));
});
