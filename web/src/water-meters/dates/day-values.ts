import { formatTypedDate } from '../../ui/fields/dates.ts';
import { parseDate } from '../../ui/fields/typed-dates.ts';
import type { WaterMeterDaysFragment } from '../preview/preview.generated.ts';
import { texts } from './dates.texts.ts';

export const dayFields = ['installationDate', 'calibrationDate', 'nextCalibrationDate'] as const;

export type DayField = (typeof dayFields)[number];

/** Days as typed: `05/03/2026`; an empty text is no day. */
export type TypedDays = Record<DayField, string>;

export type Days = Record<DayField, string | null>;

export const toTypedDays = (meter: WaterMeterDaysFragment): TypedDays => mapDays((field) => toTypedDay(meter[field]));

const toTypedDay = (day: string | null): string => (day === null ? '' : formatTypedDate(day));

const mapDays = <Value>(valueOf: (field: DayField) => Value): Record<DayField, Value> => ({
  installationDate: valueOf('installationDate'),
  calibrationDate: valueOf('calibrationDate'),
  nextCalibrationDate: valueOf('nextCalibrationDate'),
});

/**
 * Parses the typed days. `problems` has invalid fields only; `changed` has fields that differ from the stored day. A
 * changed day of installation or calibration in the future is a problem.
 */
export const readDays = (
  values: TypedDays,
  stored: WaterMeterDaysFragment,
  today: string,
): { changed: readonly DayField[]; days: Days; problems: Partial<Record<DayField, string>> } => {
  const parsed = mapDays((field) => parseDate(values[field]));
  const days = mapDays((field) => parsed[field].value || null);
  const changed = dayFields.filter((field) => parsed[field].problem !== undefined || days[field] !== stored[field]);
  const isFuture = (field: DayField): boolean =>
    field !== 'nextCalibrationDate' && changed.includes(field) && (days[field] ?? '') > today;
  // If a day is in the future, only this problem is shown, not a wrong order of the days.
  const nextProblem = dayFields.some(isFuture) ? null : findOrderProblem(days, changed);
  const problems = Object.fromEntries(
    dayFields.flatMap((field) => {
      const problem =
        parsed[field].problem ??
        (isFuture(field) ? texts.future : null) ??
        (field === 'nextCalibrationDate' ? nextProblem : null);
      return problem ? [[field, problem]] : [];
    }),
  );
  return { changed, days, problems };
};

const findOrderProblem = (days: Days, changed: readonly DayField[]): string | null => {
  const { installationDate: installed, calibrationDate: calibrated, nextCalibrationDate: next } = days;
  if (next === null || changed.length === 0) return null;
  if (calibrated !== null && next < calibrated) return texts.order;
  return installed !== null && next < installed ? texts.orderInstalled : null;
};

export const pickDays = (days: Days, names: readonly DayField[]): Partial<Days> =>
  Object.fromEntries(names.map((name) => [name, days[name]]));
