import { expect, test } from '@jest/globals';
import { createTimeline } from './timeline.ts';

const until = new Date('2026-03-04T10:30:00Z');
const signals = 3000;
const timeline = createTimeline(signals, until);
const moments = Array.from({ length: signals }, (_, index) => timeline.momentOf(timeline.ageOf(index + 1)).getTime());

test('signals are in chronological order and end before the given time', () => {
  expect(moments.every((moment, index) => index === 0 || moment > (moments[index - 1] ?? 0))).toBe(true);
  expect(Math.max(...moments)).toBeLessThan(until.getTime());
  expect(until.getTime() - Math.max(...moments)).toBeLessThan(4 * 3_600_000);
});

test('the last day has about twenty signals', () => {
  const recent = moments.filter((moment) => moment > until.getTime() - 86_400_000).length;
  expect(recent).toBeGreaterThan(15);
  expect(recent).toBeLessThan(25);
});

test('few signals are written at night', () => {
  const hours = moments.map((moment) => new Date(moment).getUTCHours() + 2);
  const at = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length;
  expect(at(2, 5) * 10).toBeLessThan(at(9, 12));
});
