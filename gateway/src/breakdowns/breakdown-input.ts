import type { BreakdownChanges, InputProblemCode } from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { toLocalText, toUtcText } from '../kernel/input/moment.ts';
import type { Moment } from '../kernel/input/moment.ts';
import type { Problem } from '../kernel/failures.ts';
import type { BreakdownRecord } from './breakdowns.rest.ts';
import { breakdownTexts as texts } from './breakdowns.texts.ts';

export type Field = keyof BreakdownChanges;

/**
 * Values in the format of the REST service, by the field names of the schema. '' stands for no value. A location is
 * 'latitude,longitude'.
 */
export type FieldTexts = Partial<Record<Field, string>>;

/** The REST name of each field; null for `location`, which has two names (see `toRest`). */
const restNames = {
  workCardNo: 'workCardNo',
  isFinished: 'finished',
  startedAt: 'signalTimestamp',
  repairStart: 'repairStart',
  repairEnd: 'repairEnd',
  waterStopStart: 'waterStopStart',
  waterStopEnd: 'waterStopEnd',
  affectedPeople: 'waterStopPeople',
  computedPeople: 'computedPeople',
  affectedStreets: 'affectedStreets',
  zonePipeIds: 'zonePipes',
  brokenValveIds: 'brokenValves',
  kevrCategory1Id: 'kevrCategory1Id',
  kevrCategory2Id: 'kevrCategory2Id',
  priorityId: 'priorityId',
  municipalityId: 'municipalityId',
  townName: 'townName',
  streetName: 'streetName',
  streetDescription: 'streetDescription',
  description: 'description',
  location: null,
  externalId: 'visoftId',
  pipeId: 'osmId',
  isChecked: 'checked',
} as const satisfies Record<Field, string | null>;

const fields = Object.keys(restNames) as Field[];

const times: ReadonlySet<Field> = new Set(['startedAt', 'repairStart', 'repairEnd', 'waterStopStart', 'waterStopEnd']);

/** Converts the given fields to texts. Null becomes '', absent fields stay absent. */
export const toTexts = (values: BreakdownChanges): FieldTexts =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      return value === undefined ? [] : [[field, textOf(field, value)]];
    }),
  );

const textOf = (field: Field, value: BreakdownChanges[Field]): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object') return `${value.latitude},${value.longitude}`;
  if (times.has(field)) return toRestTime(toLocalText(toUtcText(String(value))));
  return String(value).trim();
};

/** BR-9: a time in the format of the REST service, with zero seconds: `2026-10-25 03:30:00`. */
const toRestTime = (local: string): string => `${local.replace('T', ' ').slice(0, 16)}:00`;

/** The values of a stored breakdown, in the format of `toTexts`. */
export const storedTexts = (record: BreakdownRecord): Record<Field, string> => {
  const { kevrCategory1, kevrCategory2, priority, location, ...others } = record;
  return {
    ...pickTexts(others, ['workCardNo', 'isFinished', 'affectedPeople', 'municipalityId', 'isChecked']),
    ...pickTexts(others, ['townName', 'streetName', 'streetDescription', 'description', 'externalId', 'pipeId']),
    ...pickTexts(others, ['computedPeople', 'affectedStreets']),
    zonePipeIds: (others.zonePipeIds ?? []).join(','),
    brokenValveIds: (others.brokenValveIds ?? []).join(','),
    startedAt: timeOf(record.startedAt),
    repairStart: timeOf(record.repairStart),
    repairEnd: timeOf(record.repairEnd),
    waterStopStart: timeOf(record.waterStopStart),
    waterStopEnd: timeOf(record.waterStopEnd),
    kevrCategory1Id: kevrCategory1?.id ?? '',
    kevrCategory2Id: kevrCategory2?.id ?? '',
    priorityId: priority?.id ?? '',
    location: location ? `${location.latitude},${location.longitude}` : '',
  };
};

const pickTexts = <Name extends keyof BreakdownRecord>(
  record: Readonly<Record<Name, string | number | boolean | null>>,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(record[name] ?? '')])) as Record<Name, string>;

const timeOf = (moment: Moment | null): string => (moment ? toRestTime(moment.local ?? toLocalText(moment.utc)) : '');

/** Converts texts to REST parameters. */
export const toRest = (values: FieldTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]): [string, string][] => {
      const name = restNames[field as Field];
      if (name !== null) return [[name, value]];
      const [latitude = '', longitude = ''] = value.split(',');
      return [
        ['latitude', latitude],
        ['longitude', longitude],
      ];
    }),
  );

const required: readonly Field[] = ['workCardNo', 'affectedPeople', 'kevrCategory1Id', 'kevrCategory2Id', 'priorityId'];

/** BR-8: the mandatory fields that a new breakdown lacks. */
export const missingFields = (values: FieldTexts): Problem[] =>
  fields.flatMap((field) =>
    required.includes(field) && !values[field] ? [problem(field, 'REQUIRED', texts.required)] : [],
  );

/** Problems of changes that clear a field which must have a value. */
export const clearedFields = (changes: FieldTexts): Problem[] =>
  fields.flatMap((field) =>
    changes[field] === '' && [...required, 'startedAt', 'isFinished', 'isChecked'].includes(field)
      ? [problem(field, 'REQUIRED', texts.required)]
      : [],
  );

const limits: Partial<Record<Field, number>> = {
  workCardNo: 50,
  townName: 100,
  streetName: 150,
  streetDescription: 500,
  affectedStreets: 4000,
  description: 4000,
  externalId: 50,
};

/** Problems that each value has by itself, such as its length; `wrongOrders` compares values. */
export const invalidFields = (values: FieldTexts): Problem[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const field = name as Field;
    const limit = limits[field];
    if (value === '') return [];
    if (limit !== undefined && value.length > limit) return [problem(field, 'LENGTH', texts.tooLong(limit))];
    if (field.endsWith('People') && !(Number(value) >= 0 && Number(value) <= maxPeople))
      return [problem(field, 'RANGE', texts.people)];
    if (field === 'location' && !isOnEarth(value)) return [problem(field, 'RANGE', texts.locationRange)];
    if (field.endsWith('Ids')) return isIdList(value) ? [] : [problem(field, 'RANGE', texts.ids(maxIds))];
    if (field.endsWith('Id') && field !== 'externalId' && readId(value) === null)
      return [problem(field, 'UNKNOWN', texts.unknownChoice)];
    return [];
  });

const maxIds = 500;

const isIdList = (value: string): boolean => {
  const ids = value.split(',');
  return ids.length <= maxIds && ids.every((id) => readId(id) !== null);
};

const maxPeople = 10_000_000;

const isOnEarth = (location: string): boolean => {
  const [latitude = 0, longitude = 0] = location.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};

/** Problems of end times that are before their start times, if one of the two was changed. */
export const wrongOrders = (values: FieldTexts, changed: FieldTexts = values): Problem[] =>
  (
    [
      ['startedAt', 'repairEnd', texts.beforeBreakdown],
      ['startedAt', 'waterStopEnd', texts.beforeBreakdown],
      ['repairStart', 'repairEnd', texts.order],
      ['waterStopStart', 'waterStopEnd', texts.order],
    ] as const
  ).flatMap(([start, end, text]) => {
    const [from, to] = [values[start], values[end]];
    const isNew = changed[start] !== undefined || changed[end] !== undefined;
    return isNew && from && to && to < from ? [problem(end, 'ORDER', text)] : [];
  });

const problem = (field: Field, code: InputProblemCode, message: string): Problem => ({ field, code, message });

/** Returns the given values that differ from the stored ones. */
export const findDifferences = (given: FieldTexts, stored: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(given).filter(([field, value]) => value !== stored[field as Field]));
