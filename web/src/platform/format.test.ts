import { describe, expect, test } from '@jest/globals';
import {
  formatClockTime,
  formatElapsed,
  formatBalance,
  formatDateTime,
  formatDistance,
  formatNumber,
  waitText,
} from './format.ts';

const now = new Date('2026-11-18T09:41:07+02:00');

describe('formatting', () => {
  test('SH-1 a date-time is shown as YYYY-MM-DD HH:mm:ss, in the UTC offset of the value', () => {
    expect(formatDateTime('2026-10-25T03:30:00+02:00')).toBe('2026-10-25 03:30:00');
  });

  test('FI-14 the clock time is that of Sofia, in winter and in summer', () => {
    expect(formatClockTime(now)).toBe('09:41:07');
    expect(formatClockTime(new Date('2026-07-01T21:30:00Z'))).toBe('00:30:00');
  });

  test('thousands are separated', () => {
    expect(formatNumber(999)).toBe('999');
    expect(formatNumber(1268)).toBe('1\u2009268');
    expect(formatNumber(-1234567.5)).toBe('−1\u2009234\u2009567,5');
  });

  test('a distance is in metres, from a kilometre on in kilometres', () => {
    expect(formatDistance(119.6)).toBe('120 м');
    expect(formatDistance(1_260)).toBe('1,3 км');
    expect(formatDistance(265_040)).toBe('265 км');
  });

  test('FI-13 a balance always shows its sign', () => {
    expect(formatBalance(128.4)).toBe('+\u00a0128,4');
    expect(formatBalance(0)).toBe('+\u00a00');
    expect(formatBalance(-52.15)).toBe('−\u00a052,15');
  });

  test('a waiting time has at most its two largest units', () => {
    expect(formatElapsed('2026-11-18T09:40:30+02:00', now)).toBe('под 1 мин');
    expect(formatElapsed('2026-11-18T08:44:10+02:00', now)).toBe('56 мин');
    expect(waitText('2026-11-18T07:27:03+02:00', now)).toBe('чака 2 ч 14 мин');
    expect(formatElapsed('2026-11-18T08:37:02+02:00', now)).toBe('1 ч 04 мин');
    expect(formatElapsed('2026-11-17T06:41:07+02:00', now)).toBe('1 ден 3 ч');
    expect(formatElapsed('2026-11-16T09:00:00+02:00', now)).toBe('2 дни');
    expect(formatElapsed('2026-11-13T08:41:07+02:00', now)).toBe('5 дни 1 ч');
    expect(formatElapsed('2026-11-08T10:41:07+02:00', now)).toBe('9 дни 23 ч');
    expect(formatElapsed('2026-11-08T08:41:07+02:00', now)).toBe('10 дни');
    expect(formatElapsed('2026-03-05T09:00:00+02:00', now)).toBe('258 дни');
  });

  test('a future date-time is not a negative waiting time', () => {
    expect(formatElapsed('2026-11-18T09:50:00+02:00', now)).toBe('под 1 мин');
  });
});
