import { Random, randomStream } from '../random.ts';

/**
 * Moments of signals in the order of their ids. Few signals are written at night, and about twice as many as usual on
 * the last day. An age is measured in days, but its hours count by the usual number of signals: a busy hour adds more to
 * an age than an hour of the night. Moments of replies are computed from ages too, so few replies are written at night.
 */
export interface Timeline {
  /** Age of the n-th signal at the end of the timeline. */
  ageOf: (signal: number) => number;
  momentOf: (age: number) => Date;
}

const hour = 3_600_000;
/** Winter time of Sofia is accurate enough for the hours of the day. */
const sofiaOffset = 2;
/** Relative number of signals in each hour of the day, from midnight on. */
const busyness = [2, 1, 1, 1, 1, 3, 6, 12, 20, 24, 22, 19, 14, 15, 15, 14, 13, 14, 15, 13, 10, 8, 6, 3];
const activityPerDay = busyness.reduce((sum, each) => sum + each, 0);
const signalsPerDay = 9;
const lastDayFactor = 2.2;

export const createTimeline = (signals: number, until: Date): Timeline => {
  const days = Math.min(3650, Math.max(30, signals / signalsPerDay));
  const signalsOfLastDay = Math.min(signals * 0.3, (lastDayFactor * signals) / days);
  const end = activityUntil(until.getTime());
  return {
    ageOf: (signal) => {
      const signalsAfter = signals - signal + new Random(randomStream.moment, signal).between(0.1, 0.9);
      return signalsAfter <= signalsOfLastDay
        ? signalsAfter / signalsOfLastDay
        : 1 + ((signalsAfter - signalsOfLastDay) / (signals - signalsOfLastDay)) * (days - 1);
    },
    momentOf: (age) => new Date(Math.floor(timeOfActivity(end - age * activityPerDay))),
  };
};

/** Sum of `busyness` over all hours up to a time. */
const activityUntil = (time: number): number => {
  const hours = time / hour + sofiaOffset;
  const days = Math.floor(hours / 24);
  let remaining = hours - days * 24;
  let sum = days * activityPerDay;
  for (const each of busyness) {
    if (remaining <= 0) break;
    sum += each * Math.min(1, remaining);
    remaining -= 1;
  }
  return sum;
};

const timeOfActivity = (activity: number): number => {
  const days = Math.floor(activity / activityPerDay);
  let remaining = activity - days * activityPerDay;
  let hours = 0;
  for (const each of busyness) {
    if (remaining < each) break;
    remaining -= each;
    hours += 1;
  }
  const part = remaining / (busyness[hours] ?? 1);
  return (days * 24 + hours + Math.min(part, 1) - sofiaOffset) * hour;
};
