import type { BreakdownChanges } from '../../types.ts';
import { formatTypedDateTime } from '../../ui/fields/local-time.ts';
import { combineRules, max, min, numeric } from '../../ui/fields/rules.ts';
import { toMoments } from '../../ui/fields/sofia-time.ts';
import { parseDateTime } from '../../ui/fields/typed-dates.ts';
import type { BreakdownDetailsFragment } from './form.generated.ts';
import { texts } from './form.texts.ts';

export type Field = keyof typeof texts.fields;

/** The values of the form's fields, as typed. A location is 'latitude,longitude'. */
export type FormValues = Readonly<Record<Field, string>>;

export type Problems = Partial<Record<Field, string>>;

const fields = Object.keys(texts.fields) as readonly Field[];

const timeFields: ReadonlySet<Field> = new Set([
  'startedAt',
  'repairStart',
  'repairEnd',
  'waterStopStart',
  'waterStopEnd',
]);

const flags: ReadonlySet<Field> = new Set(['isFinished', 'isChecked']);

const numbers: ReadonlySet<Field> = new Set(['affectedPeople', 'computedPeople']);

/** Ids separated by commas. */
const idLists: ReadonlySet<Field> = new Set(['zonePipeIds', 'brokenValveIds']);

/** BR-8: the mandatory fields. */
export const mandatory: ReadonlySet<Field> = new Set([
  'workCardNo',
  'affectedPeople',
  'priorityId',
  'kevrCategory1Id',
  'kevrCategory2Id',
]);

/** A date without a time means midnight. */
export const defaultTime = '00:00';

export const emptyValues: FormValues = {
  ...(Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>),
  isFinished: 'false',
  isChecked: 'false',
};

/** The stored values in the form's text format. */
export const valuesOf = (stored: BreakdownDetailsFragment): FormValues => {
  const { kevrCategory1, kevrCategory2, priority, location } = stored;
  return {
    ...pickTexts(stored, ['workCardNo', 'affectedPeople', 'municipalityId', 'isFinished', 'isChecked']),
    ...pickTexts(stored, ['townName', 'streetName', 'streetDescription', 'description', 'externalId', 'pipeId']),
    ...pickTexts(stored, ['computedPeople', 'affectedStreets']),
    zonePipeIds: (stored.zonePipeIds ?? []).join(','),
    brokenValveIds: (stored.brokenValveIds ?? []).join(','),
    startedAt: toTypedTime(stored.startedAt),
    repairStart: toTypedTime(stored.repairStart),
    repairEnd: toTypedTime(stored.repairEnd),
    waterStopStart: toTypedTime(stored.waterStopStart),
    waterStopEnd: toTypedTime(stored.waterStopEnd),
    kevrCategory1Id: kevrCategory1?.id ?? '',
    kevrCategory2Id: kevrCategory2?.id ?? '',
    priorityId: priority?.id ?? '',
    location: location ? `${location.latitude},${location.longitude}` : '',
  };
};

const pickTexts = <Name extends keyof BreakdownDetailsFragment>(
  stored: Readonly<Record<Name, string | number | boolean | null>>,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(stored[name] ?? '')])) as Record<Name, string>;

/** The first 16 characters of a moment are the local time in Sofia, to the minute. */
export const toTypedTime = (moment: string | null): string => (moment ? formatTypedDateTime(moment.slice(0, 16)) : '');

/** The coordinates in the text of the location field; null if the field is empty. */
export const toPlace = (location: string): { latitude: number; longitude: number } | null => {
  const [latitude, longitude] = location.split(',').map(Number);
  return location !== '' && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
};

/** BR-9: returns only the fields whose values differ from the loaded ones. Null clears a field. */
export const changesBetween = (values: FormValues, loaded: FormValues): BreakdownChanges =>
  toChanges(values, changedFields(values, loaded));

export const changedFields = (values: FormValues, loaded: FormValues): Field[] =>
  fields.filter((field) => values[field].trim() !== loaded[field]);

/** The values of the fields `chosen` as input of the mutation. */
export const toChanges = (values: FormValues, chosen: readonly Field[]): BreakdownChanges =>
  Object.fromEntries(chosen.map((field) => [field, toInput(field, values[field].trim())]));

const toInput = (field: Field, value: string): unknown => {
  if (flags.has(field)) return value === 'true';
  if (value === '') return null;
  if (numbers.has(field)) return Number(value);
  if (idLists.has(field)) return value.split(',');
  if (timeFields.has(field)) return toMoments(parseDateTime(value, defaultTime).value ?? '')[0] ?? null;
  if (field !== 'location') return value;
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return { latitude, longitude };
};

/**
 * The problems of the form, by field. `stored`: the stored values of an existing breakdown, null for a new one. A
 * mandatory field that is empty in `stored` may stay empty.
 */
export const problemsOf = (values: FormValues, stored: FormValues | null): Problems => {
  const missing = fields.filter(
    (field) => mandatory.has(field) && values[field].trim() === '' && stored?.[field] !== '',
  );
  return {
    ...Object.fromEntries(missing.map((field) => [field, texts.required])),
    ...formatProblems(values),
    ...orderProblems(values, stored),
  };
};

const peopleRule = combineRules(numeric, min(0), max(10_000_000));

const formatProblems = (values: FormValues): Problems => {
  const problems: Problems = {};
  const { affectedPeople, pipeId } = values;
  if (peopleRule(affectedPeople) || !/^\d*$/.test(affectedPeople.trim())) problems.affectedPeople = texts.people;
  if (!/^\d{0,16}$/.test(pipeId.trim())) problems.pipeId = texts.pipe;
  for (const field of timeFields) {
    const { problem } = parseDateTime(values[field], defaultTime);
    if (problem) problems[field] = problem;
  }
  return problems;
};

/**
 * Reports each end that is before its start, unless both times are stored already. The form shows these problems while
 * the user types.
 */
export const orderProblems = (values: FormValues, stored: FormValues | null): Problems => {
  const problems: Problems = {};
  for (const [start, end, text] of [
    ['startedAt', 'repairEnd', texts.beforeBreakdown],
    ['startedAt', 'waterStopEnd', texts.beforeBreakdown],
    ['repairStart', 'repairEnd', texts.order],
    ['waterStopStart', 'waterStopEnd', texts.order],
  ] as const) {
    if (values[start] === stored?.[start] && values[end] === stored[end]) continue;
    const from = parseDateTime(values[start], defaultTime).value;
    const to = parseDateTime(values[end], defaultTime).value;
    if (from && to && to < from) problems[end] = text;
  }
  return problems;
};
