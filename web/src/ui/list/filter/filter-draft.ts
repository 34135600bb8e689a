import { texts } from '../../fields/fields.texts.ts';
import { formatTypedDateTime } from '../../fields/local-time.ts';
import { parseDateTime } from '../../fields/typed-dates.ts';
import type { ParsedField } from '../../fields/typed-dates.ts';
import { keepPrivate, privateValue } from './private-values.ts';
import type { DateTimeRangeFilter, FilterField, FilterValues, Param } from './filter-fields.ts';

export interface DraftReading {
  values: FilterValues;
  problems: FilterValues;
}

/** Parses the texts of all fields. Empty fields have no value. */
export const readDraft = (params: readonly Param[], draft: FilterValues): DraftReading => {
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const param of params) {
    const reading = read(param, draft[param.name] ?? '');
    if (reading.problem !== undefined) problems[param.name] = reading.problem;
    else if (reading.value !== '') values[param.name] = reading.value;
  }
  for (const { field } of params) {
    if (field.kind === 'dateTimeRange' && isReversed(field, values)) problems[`${field.name}To`] = texts.orderWrong;
  }
  return { values, problems };
};

/** The texts of the fields for the values of the address. */
export const draftOf = (params: readonly Param[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    params.flatMap(({ name, field }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, textOf(field, value)]];
    }),
  );

const textOf = ({ kind }: FilterField, value: string): string => {
  if (kind === 'private') return privateValue(value) ?? '';
  return kind === 'dateTimeRange' ? formatTypedDateTime(value) : value;
};

const read = ({ defaultTime, field, accepts }: Param, typed: string): ParsedField => {
  if (defaultTime !== undefined) return parseDateTime(typed, defaultTime);
  const value = typed.trim();
  if (field.kind === 'private') return { value: value && keepPrivate(value) };
  const problem = field.kind === 'text' && value !== '' ? field.check?.(value) : undefined;
  if (problem !== undefined) return { problem };
  return field.kind === 'id' && value !== '' && !accepts(value) ? { problem: texts.numeric } : { value };
};

const isReversed = ({ name }: DateTimeRangeFilter, values: FilterValues): boolean => {
  const from = values[`${name}From`];
  const to = values[`${name}To`];
  return from !== undefined && to !== undefined && from > to;
};
