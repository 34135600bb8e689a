import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import type { Condition } from '../../kernel/list/filter.ts';
import { waterMeterTexts } from '../water-meters.texts.ts';

/** A rectangle with at least this number of rows is large. */
const manyRows = 10_000;

/**
 * SQL on `water_meter m`: the meter or its address is in a rectangle, `south,west,north,east`. PostgreSQL has no
 * statistics of points: it would read even a rectangle over the whole country from the index and sort the result. For a
 * large rectangle, `is true` keeps the planner from using that index, so that PostgreSQL reads the rows in the order of
 * the list.
 */
export const readRectangle = async (
  database: Database,
  table: 'water_meter' | 'address',
  text: unknown,
): Promise<{ condition: Condition; isLarge: boolean } | null> => {
  if (typeof text !== 'string' || text === '') return null;
  const box = parseRectangle(text);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from ${sql.table(table)} where location <@ ${box} limit ${sql.lit(manyRows)}) found`.execute(database);
  const isLarge = (rows[0]?.count ?? 0) >= manyRows;
  const isInside = (column: Condition): Condition =>
    isLarge ? sql`(${column} <@ ${box}) is true` : sql`${column} <@ ${box}`;
  const condition =
    table === 'water_meter'
      ? isInside(sql`m.location`)
      : sql`m.address_id in (select id from address where ${isInside(sql`location`)})`;
  return { condition, isLarge };
};

const parseRectangle = (text: string): Condition => {
  const sides = text.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)));
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = sides;
  const isValid = south <= north && west <= east && south >= -90 && north <= 90 && west >= -180 && east <= 180;
  if (sides.length !== 4 || !isValid) throw new HttpFailure(400, waterMeterTexts.noRectangle);
  return sql`box(point(${west}, ${south}), point(${east}, ${north}))`;
};
