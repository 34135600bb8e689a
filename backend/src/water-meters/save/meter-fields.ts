import { Type, type Static } from 'typebox';
import { findPlaceProblem } from '../../kernel/find-place-problem.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { nullable } from '../../kernel/http/schema.ts';
import { isDay, localToday } from '../../kernel/moment.ts';
import type { WaterMeterRow } from '../list/water-meter-row.ts';
import { waterMeterTexts as texts } from '../water-meters.texts.ts';

/** The column of each field that an update can change. A location is one column for two fields. */
const columns = {
  lastDateOfRepair: 'last_date_of_repair',
  lastDateOfCheck: 'last_date_of_check',
  nextDateOfCheck: 'next_date_of_check',
  installationDate: 'installation_date',
  calibrationDate: 'calibration_date',
  nextCalibrationDate: 'next_calibration_date',
  customersTotal: 'customers_total',
  apartamentsTotal: 'apartments_total',
  latitude: 'location',
  longitude: 'location',
} as const;

export type FieldName = keyof typeof columns;

export const fieldNames = Object.keys(columns) as FieldName[];

const Day = Type.Optional(
  nullable(Type.String({ maxLength: 19, description: 'YYYY-MM-DD; an empty text clears the day.' })),
);
const Count = Type.Optional(nullable(Type.Integer()));
const Degrees = Type.Optional(nullable(Type.Number()));

export const WaterMeterFields = Type.Object({
  lastDateOfRepair: Day,
  lastDateOfCheck: Day,
  nextDateOfCheck: Day,
  installationDate: Day,
  calibrationDate: Day,
  nextCalibrationDate: Day,
  customersTotal: Count,
  apartamentsTotal: Count,
  latitude: Degrees,
  longitude: Degrees,
});

/** Values as texts, as they are compared and recorded. Null if empty. */
export type FieldValues = Record<FieldName, string | null>;

/** FI-10: the first accepted day. */
const minDay = '1900-01-02';
const maxCount = 1_000_000;

/** Reads the given fields. Null and absent fields stay unchanged. Throws a refusal if a value is invalid. */
export const readFields = (input: Static<typeof WaterMeterFields>): Partial<FieldValues> =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const value = input[field];
      return value === undefined || value === null ? [] : [[field, parse(field, value)]];
    }),
  );

const parse = (field: FieldName, value: string | number): string | null => {
  if (typeof value === 'string') {
    const day = value.trim().slice(0, 10);
    if (day !== '' && (!isDay(day) || day < minDay)) throw new Refusal(texts.notDay(texts.fields[field]));
    return day || null;
  }
  if (field === 'latitude' || field === 'longitude') {
    if (Math.abs(value) > (field === 'latitude' ? 90 : 180)) throw new Refusal(texts.notPlace);
  } else if (value < 0 || value > maxCount) throw new Refusal(texts.notCount(texts.fields[field]));
  return String(value);
};

export const storedFields = (row: WaterMeterRow): FieldValues =>
  Object.fromEntries(
    fieldNames.map((field) => [field, row[field] === null ? null : String(row[field])]),
  ) as FieldValues;

/** Pairs of days: the second may not be before the first. The days that operators change come first. */
export const orderedDays = [
  ['calibrationDate', 'nextCalibrationDate'],
  ['installationDate', 'nextCalibrationDate'],
  ['installationDate', 'lastDateOfCheck'],
  ['lastDateOfCheck', 'nextDateOfCheck'],
] as const satisfies readonly (readonly [FieldName, FieldName])[];

/**
 * A calibration is a periodic check: the day of the last check follows the day of the calibration, and the day of the
 * next check follows the next replacement, unless they are later. Otherwise a checked meter would stay overdue, because
 * operators cannot change the days of the checks. A corrected day is followed too. The check also ends an earlier day of
 * the next check.
 */
export const withFollowingChecks = (before: FieldValues, input: Partial<FieldValues>): Partial<FieldValues> => {
  const followed = { ...input };
  for (const [followedField, source] of followingDays) {
    const [day, check] = [input[source], before[followedField]];
    const isNewer = check === null || check === before[source] || (typeof day === 'string' && check < day);
    if (day && day !== before[source] && input[followedField] === undefined && isNewer) followed[followedField] = day;
  }
  const { lastDateOfCheck, nextDateOfCheck } = followed;
  const isEnded = lastDateOfCheck && before.nextDateOfCheck !== null && before.nextDateOfCheck < lastDateOfCheck;
  if (input.lastDateOfCheck === undefined && nextDateOfCheck === undefined && isEnded) followed.nextDateOfCheck = null;
  return followed;
};

const followingDays = [
  ['lastDateOfCheck', 'calibrationDate'],
  ['nextDateOfCheck', 'nextCalibrationDate'],
] as const satisfies readonly (readonly [FieldName, FieldName])[];

/** The days of what has happened. */
export const pastDays = ['lastDateOfRepair', 'lastDateOfCheck', 'installationDate', 'calibrationDate'] as const;

/** Throws a refusal if a given day of what has happened is in the future. */
export const requirePast = (given: Partial<FieldValues>): void => {
  const today = localToday();
  const future = pastDays.find((field) => (given[field] ?? '') > today);
  if (future) throw new Refusal(texts.inFuture(texts.fields[future]));
};

const checkDays: readonly FieldName[] = ['lastDateOfCheck', 'nextDateOfCheck'];

/**
 * Throws a refusal if a given day is in the wrong order with another day. A day of a check is compared only if such a day
 * is given: an operator could not correct it, and a meter may be checked before it is installed.
 */
export const requireOrder = (values: FieldValues, given: readonly FieldName[]): void => {
  for (const pair of orderedDays) {
    const [earlier, later] = pair;
    const [from, to] = [values[earlier], values[later]];
    const checks = pair.filter((field) => checkDays.includes(field));
    const isCompared = (checks.length > 0 ? checks : pair).some((field) => given.includes(field));
    if (isCompared && from !== null && to !== null && to < from)
      throw new Refusal(texts.wrongOrder(texts.fields[later], texts.fields[earlier]));
  }
};

/**
 * Returns the values of the changed columns. Throws a refusal if only one coordinate is given, or if the new place is
 * outside of the country.
 */
export const changedColumns = (values: FieldValues, changed: readonly FieldName[]): Record<string, string | null> => {
  const { latitude, longitude } = values;
  if ((latitude === null) !== (longitude === null)) throw new Refusal(texts.notPlace);
  if (latitude !== null && changed.some((field) => columns[field] === 'location')) {
    const problem = findPlaceProblem({ latitude: Number(latitude), longitude: Number(longitude) });
    if (problem !== null) throw new Refusal(problem);
  }
  const location = latitude === null ? null : `(${longitude},${latitude})`;
  return Object.fromEntries(
    changed.map((field) => [columns[field], columns[field] === 'location' ? location : values[field]]),
  );
};
