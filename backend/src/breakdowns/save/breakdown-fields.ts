import { Type, type Static } from 'typebox';
import { Refusal } from '../../kernel/http/refusal.ts';
import { nullable } from '../../kernel/http/schema.ts';
import { withPlainDashes } from '../../kernel/list/look-alike-letters.texts.ts';
import { isDateTime } from '../../kernel/moment.ts';
import { breakdownTexts as texts } from '../breakdowns.texts.ts';
import type { BreakdownRow } from '../list/breakdown-row.ts';

/** Parses a non-empty value to the text that is compared and recorded. Throws a refusal if the value is invalid. */
type Parse = (value: string, label: string) => string;

const text =
  (maxLength: number): Parse =>
  (value, label) => {
    const clean = value.replaceAll(/[\p{Cc}--\n]/gv, ' ').trim();
    if (clean.length > maxLength) throw new Refusal(texts.tooLong(label, maxLength));
    return clean;
  };

const integer =
  (from: number, to: number): Parse =>
  (value, label) => {
    const number = /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (!(number >= from && number <= to)) throw new Refusal(texts.notInteger(label, from, to));
    return String(number);
  };

/** Also accepts `T` between date and time. Seconds are dropped, because forms have none (BR-9). */
const time: Parse = (value, label) => {
  const local = `${value.trim().replace('T', ' ').slice(0, 16)}:00`;
  if (!isDateTime(local) || local < '1900-01-02' || !/^.{16}(:\d\d)?$/.test(value.trim()))
    throw new Refusal(texts.notTime(label));
  return local;
};

const boolean: Parse = (value, label) => {
  if (value !== 'true' && value !== 'false') throw new Refusal(texts.notBoolean(label));
  return value;
};

const degrees =
  (limit: number): Parse =>
  (value) => {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!(Math.abs(number) <= limit)) throw new Refusal(texts.wrongPlace);
    return String(number);
  };

const choice: Parse = (value, label) => {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Refusal(texts.unknownChoice(label));
  return value;
};

/** At most `maxIds` ids, separated by commas. */
const ids =
  (maxIds: number): Parse =>
  (value, label) => {
    const list = value.replaceAll(' ', '').split(',');
    if (!list.every((id) => /^[1-9]\d{0,15}$/.test(id) && Number.isSafeInteger(Number(id))) || list.length > maxIds)
      throw new Refusal(texts.notIds(label, maxIds));
    return list.join(',');
  };

/** Spaces and dashes that look the same become one character, so that a number cannot be stored in two spellings. */
const workCardNumber: Parse = (value, label) => {
  const plain = withPlainDashes(value.normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  if (plain === '' || /[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(plain)) throw new Refusal(texts.invisible(label));
  return text(50)(plain, label);
};

/** The fields that a person can set, named as in the contract. */
const parsers = {
  workCardNo: workCardNumber,
  finished: boolean,
  signalTimestamp: time,
  repairStart: time,
  repairEnd: time,
  waterStopStart: time,
  waterStopEnd: time,
  waterStopPeople: integer(0, 10_000_000),
  computedPeople: integer(0, 10_000_000),
  affectedStreets: text(4000),
  zonePipes: ids(500),
  // `isolationPlan` accepts at most 100 valves.
  brokenValves: ids(100),
  kevrCategory1Id: choice,
  kevrCategory2Id: choice,
  priorityId: choice,
  municipalityId: choice,
  townName: text(100),
  streetName: text(150),
  streetDescription: text(500),
  description: text(4000),
  latitude: degrees(90),
  longitude: degrees(180),
  visoftId: text(50),
  osmId: integer(1, Number.MAX_SAFE_INTEGER),
  checked: boolean,
} satisfies Record<string, Parse>;

export type FieldName = keyof typeof parsers;

export const fieldNames = Object.keys(parsers) as readonly FieldName[];

/** Values as text; null if empty. */
export type FieldValues = Record<FieldName, string | null>;

const Field = Type.Optional(nullable(Type.String({ maxLength: 20_000 })));
const fields = Object.fromEntries(fieldNames.map((name) => [name, Field])) as Record<FieldName, typeof Field>;

/** All fields as text. Local times are 'YYYY-MM-DD HH:mm:ss'. */
export const BreakdownFields = Type.Object(fields);

export const requiredFields: readonly FieldName[] = [
  'workCardNo',
  'signalTimestamp',
  'waterStopPeople',
  'kevrCategory1Id',
  'kevrCategory2Id',
  'priorityId',
  'finished',
  'checked',
];

/** BR-9: parses the fields. Null or absent means unchanged, an empty text clears the field. */
export const readFields = (input: Static<typeof BreakdownFields>): Partial<FieldValues> => {
  const values: Partial<FieldValues> = {};
  for (const name of fieldNames) {
    const value = input[name];
    if (value === undefined || value === null) continue;
    values[name] = (value.trim() && parsers[name](value, texts.fields[name])) || null;
  }
  return values;
};

/** Throws a refusal if one of these fields is empty. */
export const requireFilled = (values: Partial<FieldValues>, names: readonly FieldName[]): void => {
  const missing = names.find((name) => values[name] === null || values[name] === undefined);
  if (missing) throw new Refusal(texts.required(texts.fields[missing]));
};

/** Throws a refusal if a place lacks one coordinate, or a period ends before it starts. */
export const requireConsistent = (values: FieldValues, changed: readonly FieldName[] = fieldNames): void => {
  if ((values.latitude === null) !== (values.longitude === null)) throw new Refusal(texts.wrongPlace);
  for (const [start, end] of periods.filter((period) => period.some((field) => changed.includes(field)))) {
    const [from, to] = [values[start], values[end]];
    if (from !== null && to !== null && to < from)
      throw new Refusal(texts.wrongOrder(texts.fields[start], texts.fields[end]));
  }
};

const periods = [
  ['signalTimestamp', 'repairEnd'],
  ['signalTimestamp', 'waterStopEnd'],
  ['repairStart', 'repairEnd'],
  ['waterStopStart', 'waterStopEnd'],
] as const;

/** Returns the stored values in the form in which `readFields` returns sent values. */
export const storedFields = (row: BreakdownRow): FieldValues => ({
  ...row,
  finished: String(row.finished),
  checked: String(row.checked),
  waterStopPeople: textOf(row.waterStopPeople),
  computedPeople: textOf(row.computedPeople),
  zonePipes: row.zonePipes?.join(',') || null,
  brokenValves: row.brokenValves?.join(',') || null,
  kevrCategory1Id: textOf(row.kevrCategory1?.id),
  kevrCategory2Id: textOf(row.kevrCategory2?.id),
  priorityId: textOf(row.priorityId),
  municipalityId: textOf(row.municipalityId),
  latitude: textOf(row.latitude),
  longitude: textOf(row.longitude),
  osmId: textOf(row.osmId),
  ...cutSeconds(row),
});

const textOf = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const times = ['signalTimestamp', 'repairStart', 'repairEnd', 'waterStopStart', 'waterStopEnd'] as const;

/** Sets the seconds to zero, so that a time from a form, which shows only minutes, counts as unchanged. */
const cutSeconds = (row: BreakdownRow) =>
  Object.fromEntries(times.map((name) => [name, row[name] && `${row[name].slice(0, 16)}:00`])) as Pick<
    FieldValues,
    (typeof times)[number]
  >;
