import { formatTypedDate } from '../../ui/fields/dates.ts';
import { parseDate } from '../../ui/fields/typed-dates.ts';
import type { WaterMeterDaysFragment } from '../preview/preview.generated.ts';
import { texts } from './dates.texts.ts';

export const dayFields = ['installationDate', 'calibrationDate', 'nextCalibrationDate'] as const;

export type DayField = (typeof dayFields)[number];

/** Days as typed: `05/03/2026`; an empty text is no day. */
export type TypedDays = Record<DayField, string>;

export type Days = Record<DayField, string | null>;

export const typedDays = (meter: WaterMeterDaysFragment): TypedDays => mapDays((field) => typed(meter[field]));

const typed = (day: string | null): string => (day === null ? '' : formatTypedDate(day));

const mapDays = <Value>(valueOf: (field: DayField) => Value): Record<DayField, Value> => ({
  installationDate: valueOf('installationDate'),
  calibrationDate: valueOf('calibrationDate'),
  nextCalibrationDate: valueOf('nextCalibrationDate'),
});

/** The days with a problem beside each field; `changed` are the fields whose value differs from the stored one. */
export const readDays = (
  values: TypedDays,
  stored: WaterMeterDaysFragment,
  today: string,
): { changed: readonly DayField[]; days: Days; problems: Partial<Record<DayField, string>> } => {
  const readings = mapDays((field) => parseDate(values[field]));
  const days = mapDays((field) => readings[field].value || null);
  const changed = dayFields.filter((field) => readings[field].problem !== undefined || days[field] !== stored[field]);
  const problems = Object.fromEntries(
    dayFields.flatMap((field) => {
      const problem =
        readings[field].problem ??
        futureProblem(field, { days, changed, today }) ??
        (field === 'nextCalibrationDate' ? orderProblem(days, changed) : null);
      return problem ? [[field, problem]] : [];
    }),
  );
  return { changed, days, problems };
};

/** A meter is neither installed nor calibrated in the future. Stored days are not checked again. */
const futureProblem = (
  field: DayField,
  { days, changed, today }: { days: Days; changed: readonly DayField[]; today: string },
): string | null => {
  const day = days[field];
  const isPast = field === 'nextCalibrationDate' || day === null || day <= today || !changed.includes(field);
  return isPast ? null : texts.future;
};

const orderProblem = (days: Days, changed: readonly DayField[]): string | null => {
  const { installationDate: installed, calibrationDate: calibrated, nextCalibrationDate: next } = days;
  if (next === null || changed.length === 0) return null;
  if (calibrated !== null && next < calibrated) return texts.order;
  return installed !== null && next < installed ? texts.orderInstalled : null;
};

export const pickDays = (days: Days, names: readonly DayField[]): Partial<Days> =>
  Object.fromEntries(names.map((name) => [name, days[name]]));
