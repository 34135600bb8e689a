import { describe, expect, test } from '@jest/globals';
import { findFinish, findOverrun } from './actual-times.ts';

const planned = '2026-11-18T13:00:00+02:00';
const open = { isFinished: false, finishedAt: null, repairEnd: planned, waterStopEnd: '2026-11-18T12:00:00+02:00' };
const finished = (at: string | null) => ({ ...open, isFinished: true, finishedAt: at });
const now = new Date('2026-11-18T14:05:30+02:00');

describe('BR-4 the actual end of a breakdown', () => {
  test.each([
    ['2026-11-18T13:25:40+02:00', '25 мин след планираното'],
    ['2026-11-18T10:45:00+02:00', '2 ч 15 мин преди планираното'],
    ['2026-11-18T13:00:59+02:00', 'по план'],
    ['2026-11-18T12:59:01+02:00', 'по план'],
  ])('%s is compared with the planned end of the repair', (at, difference) => {
    expect(findFinish(finished(at))).toEqual({ at, difference });
  });

  test('the actual end is compared with the planned end of the water stop if no repair is planned', () => {
    const at = '2026-11-18T12:10:00+02:00';
    expect(findFinish({ ...finished(at), repairEnd: null })).toEqual({ at, difference: '10 мин след планираното' });
    expect(findFinish({ ...finished(at), repairEnd: null, waterStopEnd: null })).toEqual({ at, difference: null });
  });

  test('the actual end is null if the REST service does not send it', () => {
    expect(findFinish(finished(null))).toBeNull();
    expect(findOverrun(finished(null), now)).toBeNull();
  });
});

describe('BR-4 the time after the planned end', () => {
  test('the overrun lasts until now, or until the actual end of a finished breakdown', () => {
    expect(findOverrun(open, now)).toEqual({ start: planned, end: now.toISOString(), time: '1 ч 05 мин' });
    const end = '2026-11-18T13:25:40+02:00';
    expect(findOverrun(finished(end), now)).toEqual({ start: planned, end, time: '25 мин' });
  });

  test('the overrun is null until one minute after the planned end, and without a planned end', () => {
    expect(findOverrun(open, new Date(planned))).toBeNull();
    expect(findOverrun(finished('2026-11-18T12:00:00+02:00'), now)).toBeNull();
    expect(findOverrun({ ...open, repairEnd: null, waterStopEnd: null }, now)).toBeNull();
  });
});
