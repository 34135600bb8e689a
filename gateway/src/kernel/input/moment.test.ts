import { describe, expect, test } from '@jest/globals';
import { fromLocalText, isDay, isMoment, toLocalText, toUtcText, writeMoment } from './moment.ts';

describe('DateTime', () => {
  test('FI-14 a response has the offset of Sofia at that moment', () => {
    expect(writeMoment({ utc: '2026-01-15 10:00:00', local: '2026-01-15 12:00:00' })).toBe('2026-01-15T12:00:00+02:00');
    expect(writeMoment({ utc: '2026-07-15 22:30:00', local: '2026-07-16 01:30:00' })).toBe('2026-07-16T01:30:00+03:00');
  });

  test('FI-14 03:30 occurs twice in the night of the October clock change, with different offsets', () => {
    const moments = ['2026-10-25 00:30:00', '2026-10-25 01:30:00'].map((utc) => ({
      utc,
      local: '2026-10-25 03:30:00',
    }));
    expect(moments.map(writeMoment)).toEqual(['2026-10-25T03:30:00+03:00', '2026-10-25T03:30:00+02:00']);
  });

  test('FI-14 a moment without a local time is written in the local time of Sofia', () => {
    expect(writeMoment({ utc: '2026-10-25T00:30:00', local: null })).toBe('2026-10-25T03:30:00+03:00');
    expect(writeMoment({ utc: '2026-01-15 22:00:00' })).toBe('2026-01-16T00:00:00+02:00');
  });

  test('a response keeps any other offset between the UTC and the local time', () => {
    expect(writeMoment({ utc: '2026-01-01 20:00:00', local: '2026-01-02 01:30:00' })).toBe('2026-01-02T01:30:00+05:30');
    expect(writeMoment({ utc: '2026-01-01 02:00:00', local: '2025-12-31 21:00:00' })).toBe('2025-12-31T21:00:00-05:00');
    expect(writeMoment({ utc: '2026-01-01 20:00:00', local: '2026-01-01 22:30:00' })).toBe('2026-01-01T22:30:00+02:30');
    expect(writeMoment({ utc: '2026-01-01 13:00:00', local: '2026-01-01 13:00:00' })).toBe('2026-01-01T13:00:00+00:00');
  });

  test('an invalid stored moment is an error', () => {
    expect(() => writeMoment({ utc: 'soon', local: null })).toThrow('A moment is invalid.');
    expect(() => writeMoment({ utc: 'soon', local: 'later' })).toThrow('A moment is invalid.');
    const otherDay = { utc: '2026-07-15 10:00:00', local: '2026-07-17 13:00:00' };
    expect(() => writeMoment(otherDay)).toThrow('A moment is invalid.');
  });

  test.each([
    '2026-10-25T03:30:00+02:00',
    '2026-10-25T03:30:00Z',
    '2026-02-28t23:59:59z',
    '2026-01-01T00:00:00.000Z',
    '2024-02-29T00:00:00-11:30',
    '2026-03-29T03:30:00+02:00',
    '1900-01-02T00:00:00+02:00',
    '9999-12-31T23:59:59+02:00',
  ])('accepts %s', (text) => expect(isMoment(text)).toBe(true));

  test.each([
    '2026-10-25T03:30:00',
    '2026-10-25 03:30:00Z',
    '2026-10-25',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T23:59:60Z',
    '2026-01-01T00:00:00+25:00',
    '2026-01-01T00:00:00+02:60',
    '+12026-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '1900-01-01T23:59:59Z',
    '9999-12-31T23:59:59-01:00',
    '',
  ])('refuses %s', (text) => expect(isMoment(text)).toBe(false));

  test('FI-14 a moment of a filter is converted to UTC', () => {
    expect(toUtcText('2026-10-25T03:30:00+03:00')).toBe('2026-10-25 00:30:00');
    expect(toUtcText('2026-10-25T03:30:00+02:00')).toBe('2026-10-25 01:30:00');
    expect(toUtcText('2026-01-01T00:00:00.999Z')).toBe('2026-01-01 00:00:00');
  });
});

describe('FI-14 a local time of Sofia', () => {
  test.each([
    ['in winter', '2026-01-15 12:00:00', '2026-01-15 10:00:00'],
    ['in summer', '2026-07-15 01:30:00', '2026-07-14 22:30:00'],
    ['in the hour that occurs twice: the earlier moment', '2026-10-25 03:30:00', '2026-10-25 00:30:00'],
    ['after the hour that occurs twice', '2026-10-25 04:00:00', '2026-10-25 02:00:00'],
    [
      'in the hour that is skipped in March: the time with the offset of winter',
      '2026-03-29 03:30:00',
      '2026-03-29 01:30:00',
    ],
  ])('is converted to UTC %s', (_when, local, utc) => expect(fromLocalText(local)).toEqual({ utc, local }));

  test('may have a T before the time and fractions of a second, which are dropped', () => {
    expect(fromLocalText('2026-01-15T12:00:00.250')).toEqual({
      utc: '2026-01-15 10:00:00',
      local: '2026-01-15 12:00:00',
    });
  });

  test.each(['', 'утре', '2026-01-15', 'at 2026-01-15 12:00:00'])('is rejected with another format: %j', (local) =>
    expect(() => fromLocalText(local)).toThrow('A moment has an invalid format.'),
  );

  test('is the local time of a UTC time in the same format', () => {
    expect(toLocalText('2026-01-15 22:30:00')).toBe('2026-01-16 00:30:00');
    expect(toLocalText('2026-07-15 22:30:00')).toBe('2026-07-16 01:30:00');
  });
});

describe('a day', () => {
  test.each(['2026-02-28', '2024-02-29', '1900-01-02', '9999-12-31'])('%s is valid', (day) =>
    expect(isDay(day)).toBe(true),
  );

  test.each(['', '2026-02-30', '1900-01-01', '26-02-28', '2026-2-28', '2026-02-28T00:00:00Z', ' 2026-02-28'])(
    '%j is invalid',
    (day) => expect(isDay(day)).toBe(false),
  );
});
