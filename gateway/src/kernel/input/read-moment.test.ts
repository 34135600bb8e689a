import { describe, expect, test } from '@jest/globals';
import { readMoment } from './moment.ts';

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
