import { expect, test } from '@jest/globals';
import { ticksBetween } from './time-ticks.ts';

const labels = (first: string, last: string): string[] =>
  ticksBetween(Date.parse(first), Date.parse(last)).map(({ label }) => label);

test.each([
  ['2026-11-18T06:10:00+02:00', '2026-11-18T10:59:00+02:00', ['07:00', '08:00', '09:00', '10:00']],
  [
    '2026-11-18T21:00:00+02:00',
    '2026-11-19T10:00:00+02:00',
    ['22:00', '2026-11-19', '02:00', '04:00', '06:00', '08:00', '10:00'],
  ],
  [
    '2026-11-18T01:00:00+02:00',
    '2026-11-20T03:00:00+02:00',
    ['06:00', '12:00', '18:00', '2026-11-19', '06:00', '12:00', '18:00', '2026-11-20'],
  ],
  ['2026-11-18T10:00:00+02:00', '2026-11-18T10:20:00+02:00', ['10:00']],
  ['2026-11-18T10:10:00+02:00', '2026-11-18T10:20:00+02:00', []],
])('BR-4 the time bar from %s to %s has ticks at whole hours in Sofia', (first, last, expected) => {
  expect(labels(first, last)).toEqual(expected);
});

test('BR-4 the time bar of many days has ticks only at midnight, also across the change to winter time', () => {
  expect(labels('2026-10-20T12:00:00+03:00', '2026-11-10T12:00:00+02:00')).toEqual(
    ['10-21', '10-24', '10-27', '10-30', '11-02', '11-05', '11-08'].map((day) => `2026-${day}`),
  );
});

test('BR-4 the time bar of a year has no ticks', () => {
  expect(labels('2025-10-20T12:00:00+03:00', '2026-11-10T12:00:00+02:00')).toEqual([]);
});
