import { sql } from 'kysely';
import { Type } from 'typebox';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import type { Condition, ListFilter } from '../../kernel/list/filter.ts';
import { isDay } from '../../kernel/moment.ts';
import { waterMeterTexts } from '../water-meters.texts.ts';

interface Range {
  /** Start of both parameters' names. */
  name: string;
  column: Condition;
}

const minDay = '1900-01-01';

/** Parameters `<name>From` and `<name>To`: days, `YYYY-MM-DD`. A time after the day is ignored. */
export const dayRange = ({ name, column }: Range): ListFilter =>
  range(name, Type.String({ maxLength: 19, description: 'YYYY-MM-DD; inclusive.' }), (value, operator) => {
    const day = String(value).slice(0, 10);
    if (!isDay(day) || day < minDay) throw new HttpFailure(400, waterMeterTexts.noSuchDay(day));
    return sql`${column} ${sql.raw(operator)} ${day}::date`;
  });

const anyNumber = Type.Number({ minimum: -1e12, maximum: 1e12, description: 'Inclusive.' });

/** Parameters `<name>From` and `<name>To`: numbers. */
export const numberRange = ({ name, column }: Range): ListFilter =>
  range(name, anyNumber, (value, operator) => sql`${column} ${sql.raw(operator)} ${value}::numeric`);

/** Like `numberRange`, but rounds to integers: PostgreSQL uses the index of an integer column for integers only. */
export const countRange = ({ name, column }: Range): ListFilter =>
  range(name, anyNumber, (value, operator) => {
    const whole = operator === '>=' ? Math.ceil(Number(value)) : Math.floor(Number(value));
    return sql`${column} ${sql.raw(operator)} ${whole}::bigint`;
  });

const range = (
  name: string,
  schema: ReturnType<typeof Type.String> | ReturnType<typeof Type.Number>,
  condition: (value: unknown, operator: '>=' | '<=') => Condition,
): ListFilter => {
  const [fromName, toName] = [`${name}From`, `${name}To`];
  return {
    parameters: { [fromName]: Type.Optional(schema), [toName]: Type.Optional(schema) },
    conditions: ({ [fromName]: from, [toName]: to }) => [
      ...(isGiven(from) ? [condition(from, '>=')] : []),
      ...(isGiven(to) ? [condition(to, '<=')] : []),
    ],
  };
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';
