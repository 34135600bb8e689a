import { withoutNumberSign } from '../../../platform/format.ts';
import { texts } from '../../fields/fields.texts.ts';
import { formatTypedDateTime } from '../../fields/local-time.ts';
import { formatTypedDate } from '../../fields/dates.ts';
import { parseDate, parseDateTime } from '../../fields/typed-dates.ts';
import type { ParsedField } from '../../fields/typed-dates.ts';
import { storePrivateValue, findPrivateValue } from './private-values.ts';
import type { FilterField, FilterValues, Param, RangeFilter } from './filter-fields.ts';

/** The values of the valid texts and the problems of the invalid texts, both by parameter of the URL. */
export interface DraftReading {
  values: FilterValues;
  problems: FilterValues;
}

/** Parses the texts of all fields. Empty fields have no value. */
export const readDraft = (params: readonly Param[], draft: FilterValues): DraftReading => {
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const param of params) {
    const parsed = parseField(param, draft[param.name] ?? '');
    if (parsed.problem !== undefined) problems[param.name] = parsed.problem;
    else if (parsed.value !== '') values[param.name] = parsed.value;
  }
  for (const { field } of params) {
    if (isRange(field) && isReversed(field, values))
      problems[`${field.name}To`] = field.kind === 'decimalRange' ? texts.numberOrderWrong : texts.orderWrong;
  }
  return { values, problems };
};

/** Returns the texts that the fields show for the values of the URL. */
export const draftOf = (params: readonly Param[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    params.flatMap(({ name, field }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, typedText(field, value)]];
    }),
  );

const typedText = ({ kind }: FilterField, value: string): string => {
  if (kind === 'private') return findPrivateValue(value) ?? '';
  if (kind === 'dateTimeRange') return formatTypedDateTime(value);
  if (kind === 'dateRange') return formatTypedDate(value);
  if (kind === 'decimalRange') return value.replace('.', ',');
  return kind === 'bounds' ? value.replaceAll(',', ', ') : value;
};

const parseField = ({ defaultTime, field, accepts }: Param, typed: string): ParsedField => {
  if (defaultTime !== undefined) return parseDateTime(typed, defaultTime);
  if (field.kind === 'dateRange') return parseDate(typed);
  const value = normalizeNumbers(field, typed.trim());
  if (field.kind === 'private') return { value: value && storePrivateValue(value) };
  const problem = field.kind === 'text' && value !== '' ? field.check?.(value) : undefined;
  if (problem !== undefined) return { problem };
  if (value === '' || accepts(value)) return { value };
  if (field.kind === 'bounds') return { problem: findBoundsProblem(value) };
  return field.kind === 'id' || field.kind === 'decimalRange' ? { problem: texts.numeric } : { value };
};

/**
 * Formats numbers as in the URL: a decimal comma becomes a point, spaces between thousands and the sign before a record's
 * number are removed.
 */
const normalizeNumbers = ({ kind }: FilterField, typed: string): string => {
  if (kind === 'id') return withoutNumberSign(typed);
  if (kind === 'decimalRange') return typed.replaceAll(/\s/g, '').replace(',', '.');
  if (kind !== 'bounds') return typed;
  // If spaces or semicolons separate the numbers, a comma inside a number is a decimal comma.
  const sides = /[\s;]/.test(typed) ? typed.split(/\s*;\s*|,?\s+/) : typed.split(',');
  return sortCorners(sides.map((side) => side.replace(',', '.'))).join(',');
};

/** Why a text is no rectangle. */
const findBoundsProblem = (value: string): string => {
  const numbers = value.split(',').map((side) => (side ? Number(side) : Number.NaN));
  const isBeyond = (limit: number, parity: number): boolean =>
    numbers.some((degrees, index) => index % 2 === parity && Math.abs(degrees) > limit);
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) return texts.boundsInvalid;
  if (isBeyond(90, 0)) return texts.boundsLatitude;
  return isBeyond(180, 1) ? texts.boundsLongitude : texts.boundsInvalid;
};

/** Accepts any two opposite corners. If each first number can only be a longitude of the country, it is one. */
const sortCorners = (sides: string[]): string[] => {
  const numbers = sides.map((side) => (side ? Number(side) : Number.NaN));
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) return sides;
  const [firsts, seconds] = [0, 1].map((place) => numbers.filter((_, index) => index % 2 === place)) as [
    number[],
    number[],
  ];
  const areSwapped = firsts.every((degrees) => degrees < 30) && seconds.every((degrees) => degrees > 40);
  const [latitudes, longitudes] = areSwapped ? [seconds, firsts] : [firsts, seconds];
  return [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)].map(String);
};

const isRange = (field: FilterField): field is RangeFilter =>
  field.kind === 'dateTimeRange' || field.kind === 'dateRange' || field.kind === 'decimalRange';

const isReversed = ({ name, kind }: RangeFilter, values: FilterValues): boolean => {
  const from = values[`${name}From`];
  const to = values[`${name}To`];
  if (from === undefined || to === undefined) return false;
  return kind === 'decimalRange' ? Number(from) > Number(to) : from > to;
};
