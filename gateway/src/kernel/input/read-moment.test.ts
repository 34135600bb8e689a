import { describe, expect, test } from '@jest/globals';
import { isMoment, readMoment } from './moment.ts';

describe('FI-14 a time of the REST service', () => {
  test.each([
    ['2026-10-25 00:30:00', '2026-10-25 03:30:00'],
    ['2026-10-25T00:30:00', null],
    ['2026-10-25T00:30:00.123Z', undefined],
    ['2026-10-25 00:30:00', ''],
  ])('%s with the local time %s is accepted', (utc, local) => expect(readMoment(utc, local)).toEqual({ utc, local }));

  test.each([
    ['', null],
    ['soon', '2026-10-25 03:30:00'],
    ['2026-10-25', null],
    ['2026-10-25 00:30', null],
    ['2026-10-25_00:30:00', null],
    ['at 2026-10-25 00:30:00', null],
    ['26-10-25 00:30:00', null],
    ['2026-10-25 00:30:00', 'later'],
    ['2026-10-25 00:30:00', '3:30:00'],
  ])('%j with the local time %j is rejected', (utc, local) => expect(() => readMoment(utc, local)).toThrow(TypeError));
});

describe('FI-14 a time of a request', () => {
  test('may be the last millisecond of the year 9999', () => {
    expect(isMoment('9999-12-31T23:59:59.999Z')).toBe(true);
    expect(isMoment('9999-12-31T23:59:59-01:00')).toBe(false);
  });

  test.each([' 2026-10-25T03:30:00Z', '2026-10-25T03:30:00Z ', '2026-10-25T03:30:00Z (UTC)'])(
    'is invalid with other characters around it: %j',
    (text) => expect(isMoment(text)).toBe(false),
  );
});
