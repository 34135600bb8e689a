import { clockDay, formatClockTime } from '../../platform/format.ts';

export interface Tick {
  at: Date;
  /** The time of day in Sofia; at midnight the day. */
  label: string;
}

const hourMs = 3_600_000;
const maxTicks = 10;
const hourSteps = [1, 2, 3, 6, 12];
const maxDays = 100;

/**
 * Round times between two moments, at most ten: whole hours, or midnights if the moments are days apart. None if more
 * than 100 days lie between the moments.
 */
export const ticksBetween = (first: number, last: number): readonly Tick[] => {
  if (last - first > maxDays * 24 * hourMs) return [];
  const hours = wholeHours(first, last);
  const step = hourSteps.find((each) => hours.length / each <= maxTicks);
  const ticks = hours.map(toTick);
  if (step) return ticks.filter(({ at }) => Number(formatClockTime(at).slice(0, 2)) % step === 0);
  const midnights = ticks.filter(({ at }) => isMidnight(at));
  const dayStep = Math.ceil(midnights.length / maxTicks);
  return midnights.filter((_midnight, index) => index % dayStep === 0);
};

/** The whole hours between two moments. They are the same in UTC and in Sofia. */
const wholeHours = (first: number, last: number): Date[] => {
  const start = Math.ceil(first / hourMs);
  const count = Math.max(0, Math.floor(last / hourMs) - start + 1);
  return Array.from({ length: count }, (_hour, index) => new Date((start + index) * hourMs));
};

const isMidnight = (at: Date): boolean => formatClockTime(at).startsWith('00:');

const toTick = (at: Date): Tick => ({ at, label: isMidnight(at) ? clockDay(at) : formatClockTime(at).slice(0, 5) });
