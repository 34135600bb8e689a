import { describe, expect, test } from '@jest/globals';
import { toMomentRange, toMoments, getSofiaToday } from './sofia-time.ts';

describe('Sofia time', () => {
  test('FI-14 a picked time gets the offset of Sofia at that time', () => {
    expect(toMoments('2026-11-18T09:30')).toEqual(['2026-11-18T09:30:00+02:00']);
    expect(toMoments('2026-07-18T09:30')).toEqual(['2026-07-18T09:30:00+03:00']);
  });

  test('FI-14 the hour that March skips has no moments', () => {
    expect(toMoments('2026-03-29T02:59')).toEqual(['2026-03-29T02:59:00+02:00']);
    expect(toMoments('2026-03-29T03:00')).toEqual([]);
    expect(toMoments('2026-03-29T03:59')).toEqual([]);
    expect(toMoments('2026-03-29T04:00')).toEqual(['2026-03-29T04:00:00+03:00']);
  });

  test('FI-14 the hour that October repeats has two moments, the earlier one first', () => {
    const repeatedTimes = ['2026-10-25T03:30:00+03:00', '2026-10-25T03:30:00+02:00'];
    expect(toMoments('2026-10-25T03:30')).toEqual(repeatedTimes);
    expect(Date.parse(repeatedTimes[1] ?? '') - Date.parse(repeatedTimes[0] ?? '')).toBe(3_600_000);
    expect(toMoments('2026-10-25T02:59')).toHaveLength(1);
    expect(toMoments('2026-10-25T04:00')).toEqual(['2026-10-25T04:00:00+02:00']);
  });

  test('FI-14 a range includes the whole repeated hour', () => {
    expect(toMomentRange('2026-10-25T03:30', '2026-10-25T03:30')).toEqual({
      from: '2026-10-25T03:30:00+03:00',
      to: '2026-10-25T03:30:59+02:00',
    });
  });

  test('FI-10 a range from 00:00 to 23:59 includes the whole day to its last second', () => {
    expect(toMomentRange('2026-11-01T00:00', '2026-11-01T23:59')).toEqual({
      from: '2026-11-01T00:00:00+02:00',
      to: '2026-11-01T23:59:59+02:00',
    });
    expect(toMomentRange('2026-11-01T00:00', '2026-11-01T00:00')?.to).toBe('2026-11-01T00:00:59+02:00');
  });

  test('a range may be open at either end', () => {
    expect(toMomentRange('2026-11-01T00:00', undefined)).toEqual({ from: '2026-11-01T00:00:00+02:00' });
    expect(toMomentRange(undefined, '2026-11-01T23:59')).toEqual({ to: '2026-11-01T23:59:59+02:00' });
    expect(toMomentRange(undefined, undefined)).toBeNull();
  });

  test('FI-14 today is the current day in Sofia', () => {
    expect(getSofiaToday(new Date('2026-11-17T21:59:59Z'))).toBe('2026-11-17');
    expect(getSofiaToday(new Date('2026-11-17T22:00:00Z'))).toBe('2026-11-18');
  });
});
