import { sql } from 'kysely';
import { Type, type TProperties } from 'typebox';
import { HttpFailure } from '../http/refusal.ts';
import type { Condition, FilterValues, ListFilter } from './filter.ts';
import { localToday } from '../moment.ts';
import { listTexts } from './list.texts.ts';

type End = 'from' | 'to';

/**
 * Parameters `fromTime`, `fromDay`, `fromMonth`, `fromYear` and the same with `to`: a local time in Sofia, in parts. An
 * end without any part adds no condition. A missing day, month or year is taken from today; a missing time is 00:00 for
 * `from` and 23:59 for `to`. If the local time occurs twice, at the end of summer time, `from` is its first occurrence
 * and `to` its second.
 */
export const dateParts = (column: Condition): ListFilter => ({
  parameters: { ...partsOf('from', '00:00'), ...partsOf('to', '23:59') },
  conditions: (values) => {
    const [from, to] = [readLocalTime(values, 'from', '00:00'), readLocalTime(values, 'to', '23:59')];
    return [
      ...(from === null ? [] : [sql`${column} >= ${firstOccurrence(from)}`]),
      ...(to === null ? [] : [sql`${column} < ${lastOccurrence(to)} + interval '1 minute'`]),
    ];
  },
});

const partsOf = (end: End, time: string): TProperties => ({
  [`${end}Time`]: Type.Optional(
    Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: `HH:mm in Sofia. Default: ${time}.` }),
  ),
  [`${end}Day`]: part(31),
  [`${end}Month`]: part(12),
  [`${end}Year`]: Type.Optional(Type.Integer({ minimum: 1900, maximum: 9999, description: 'Default: this year.' })),
});

const part = (maximum: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, description: 'Default: the value of today.' }));

/** Returns 'YYYY-MM-DD HH:mm'; null if the parameters have no part. */
const readLocalTime = (values: FilterValues, end: End, defaultTime: string): string | null => {
  const yearMonthDay = [values[`${end}Year`], values[`${end}Month`], values[`${end}Day`]] as (number | undefined)[];
  const time = values[`${end}Time`];
  if (time === undefined && yearMonthDay.every((each) => each === undefined)) return null;
  const today = localToday().split('-');
  const date = yearMonthDay
    .map((each, place) => (each === undefined ? today[place] : `${each}`.padStart(2, '0')))
    .join('-');
  if (!isDate(date)) throw new HttpFailure(400, listTexts.noSuchDate(date));
  return `${date} ${(time as string | undefined) ?? defaultTime}`;
};

const isDate = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

/** PostgreSQL interprets a local time that occurs twice as winter time, which is the second occurrence. */
const lastOccurrence = (local: string): Condition => sql`(${local}::timestamp at time zone 'Europe/Sofia')`;

const firstOccurrence = (local: string): Condition => {
  const hourBefore = sql`(${lastOccurrence(local)} - interval '1 hour')`;
  return sql`(case when ${hourBefore} at time zone 'Europe/Sofia' = ${local}::timestamp
    then ${hourBefore} else ${lastOccurrence(local)} end)`;
};
