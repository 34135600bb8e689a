/** A reading as the gateway sends it. */
export interface Reading {
  id: string;
  date: string;
  value: string;
  auditorName: string | null;
}

export type ReadingProblem = 'negative' | 'decreased' | 'zero' | 'high' | 'low' | 'duplicate';

/** A reading with the consumption since the previous one. */
export interface Period extends Reading {
  /** Order of the reading, the oldest is 1. */
  number: number;
  /** Cubic metres since the previous reading; null for the oldest one. */
  difference: number | null;
  days: number | null;
  /** Cubic metres a day; null for the oldest reading and for two readings of one day. */
  daily: number | null;
  problems: readonly ReadingProblem[];
}

/** Readings have three decimals. */
const roundingFactor = 1000;
const dayMs = 86_400_000;

/** WM-10: the periods between readings, newest first, each with its problems. `readings` are newest first. */
export const toPeriods = (readings: readonly Reading[], deviationPercent: number): Period[] => {
  const plain = readings.map((reading, index) => ({
    ...reading,
    number: readings.length - index,
    ...consumptionBetween(readings[index + 1], reading),
  }));
  const usual = findUsualDaily(plain);
  return plain.map((period) => ({ ...period, problems: problemsOf(period, usual, deviationPercent) }));
};

type TypedReading = Pick<Reading, 'date' | 'value'>;

const consumptionBetween = (
  previous: TypedReading | undefined,
  { date, value }: TypedReading,
): Pick<Period, 'difference' | 'days' | 'daily'> => {
  const difference = previous ? roundToDecimals(Number(value) - Number(previous.value)) : null;
  const days = previous ? daysBetween(previous.date, date) : null;
  return { difference, days, daily: difference !== null && days ? difference / days : null };
};

export interface UnusualConsumption {
  problem: 'zero' | 'high' | 'low';
  /** Day of the reading before the new one. */
  since: string;
  /** Cubic metres a day since then. */
  daily: number;
  /** Usual cubic metres a day. */
  usual: number;
}

/**
 * WM-10: the consumption up to a new reading, if it deviates from the usual one by more than
 * `deviationPercent`, otherwise null. Also null if there are too few stored readings, or if the value is below the
 * previous one, because the service asks about such a value. `readings` are newest first.
 */
export const findUnusualConsumption = (
  readings: readonly Reading[],
  added: TypedReading,
  deviationPercent: number,
): UnusualConsumption | null => {
  const usual = findUsualDaily(readings.map((reading, index) => consumptionBetween(readings[index + 1], reading)));
  const previous = readings.find(({ date }) => date < added.date);
  const period = consumptionBetween(previous, added);
  const isSecondOfDay = readings.some(({ date }) => date === added.date);
  if (!previous || usual === null || period.daily === null || isSecondOfDay) return null;
  const problem = problemsOf({ ...period, value: added.value }, usual, deviationPercent)[0];
  const isAsked = problem === 'high' || problem === 'low' || (problem === 'zero' && usual > 0);
  if (!isAsked) return null;
  return { problem, since: previous.date, daily: roundToDecimals(period.daily), usual: roundToDecimals(usual) };
};

/** Rounds to the three decimals of readings, because the difference of two floating-point numbers is not exact. */
const roundToDecimals = (value: number): number => Math.round(value * roundingFactor) / roundingFactor;

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/**
 * The usual cubic metres a day: the median of all plausible periods, because one wrong reading would distort a mean.
 * Periods without consumption count only if others are too few: the usual consumption of a summer house is that of the
 * months when it is used. Null if there are too few periods to compare with.
 */
const findUsualDaily = (periods: readonly Pick<Period, 'daily'>[]): number | null => {
  const plausible = periods.flatMap(({ daily }) => (daily !== null && daily >= 0 ? [daily] : []));
  if (plausible.length < minPeriods) return null;
  const used = plausible.filter((daily) => daily > 0);
  return medianOf(used.length < minPeriods ? plausible : used);
};

const minPeriods = 3;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

const problemsOf = (
  { value, difference, days, daily }: Pick<Period, 'value' | 'difference' | 'days' | 'daily'>,
  usual: number | null,
  deviationPercent: number,
): ReadingProblem[] => {
  const problems: ReadingProblem[] = [];
  if (Number(value) < 0) problems.push('negative');
  if (days === 0) problems.push('duplicate');
  if (difference === null) return problems;
  if (difference < 0) problems.push('decreased');
  else if (difference === 0) {
    if (days !== 0) problems.push('zero');
  } else if (daily !== null && usual !== null) {
    if (daily > usual * (1 + deviationPercent / 100)) problems.push('high');
    // `usual` is divided: with a deviation of 100 % or more, `usual * (1 - deviation)` is not positive, so
    // no consumption would ever be low.
    if (daily < usual / (1 + deviationPercent / 100)) problems.push('low');
  }
  return problems;
};

interface CheckedMeter {
  isCommon: boolean;
  nextCheckDate: string | null;
  lastCheckDate: string | null;
  isClosed: boolean;
}

/** Years between periodic checks. */
const checkYears = { common: 5, individual: 10 };

/** The day on which an overdue periodic check was due; null if the check is not overdue. */
export const findOverdueCheck = (meter: CheckedMeter, today: string): string | null => {
  if (meter.isClosed) return null;
  const due = meter.nextCheckDate ?? addYears(meter.lastCheckDate, meter.isCommon);
  return due !== null && due < today ? due : null;
};

/** 29 February becomes 28 February, because 5 and 10 years after a leap year there is no leap year. */
const addYears = (day: string | null, isCommon: boolean): string | null => {
  if (day === null) return null;
  const year = Number(day.slice(0, 4)) + (isCommon ? checkYears.common : checkYears.individual);
  return `${year}${day.slice(4).replace('-02-29', '-02-28')}`;
};

const minOverdueDays = 62;

/**
 * The number of days since the latest reading, if it is more than 62 and more than twice the median period between
 * readings. Null if the next reading is not overdue.
 */
export const findOverdueReading = (periods: readonly Period[], isClosed: boolean, today: string): number | null => {
  const [latest] = periods;
  if (!latest || isClosed) return null;
  const lengths = periods.flatMap(({ days }) => days || []).sort((one, other) => one - other);
  const usualDays = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const daysSince = daysBetween(latest.date, today);
  return daysSince > Math.max(minOverdueDays, 2 * usualDays) ? daysSince : null;
};
