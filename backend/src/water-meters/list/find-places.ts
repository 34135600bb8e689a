import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Condition } from '../../kernel/list/filter.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { findStreetIds } from '../../kernel/search/streets.ts';

interface TownCondition {
  description: string;
  condition: (text: string) => Condition;
}

/** Creates a condition for a text: an id of the lookup list, or a part of the name. */
const byName = (table: 'district' | 'municipality'): TownCondition => ({
  description: 'Key of the entry in the lookup list, or a part of its name.',
  condition: (text) =>
    /^\d{1,9}$/.test(text)
      ? sql`${sql.ref(`${table}.id`)} = ${Number(text)}`
      : sql`${sql.ref(`${table}.name`)} ilike ${toContainsPattern(text)}`,
});

/** Filter parameters that choose towns, each with its condition. */
export const townConditions: Readonly<Record<string, TownCondition>> = {
  district: byName('district'),
  municipality: byName('municipality'),
  townGraoCode: {
    description: 'GRAO code of the town, whole.',
    condition: (text) => sql`town.grao_code = ${text.trim()}`,
  },
  town: {
    description: 'Part of the name of the town.',
    condition: (text) => sql`town.name ilike ${toContainsPattern(text)}`,
  },
};

/** SQL on `water_meter m`: the address is in one of the towns that the parameters choose; null if none is set. */
export const findTowns = async (
  database: Database,
  values: Readonly<Record<string, unknown>>,
): Promise<Condition | null> => {
  const conditions = Object.entries(townConditions).flatMap(([name, { condition }]) =>
    values[name] ? [condition(values[name] as string)] : [],
  );
  if (conditions.length === 0) return null;
  const { rows } = await sql<{ id: number }>`
    select town.id from town join municipality on municipality.id = town.municipality_id
    join district on district.id = municipality.district_id
    where ${sql.join(conditions, sql` and `)}`.execute(database);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return sql`false`;
  const isInTown = sql`town_id ${ids.length === 1 ? sql`= ${ids[0]}::bigint` : sql`= any(${ids}::bigint[])`}`;
  // The planner assumes that the meters of a town are spread evenly over all ids. The limits prevent it from reading the
  // newer meters of other towns first.
  return sql`(m.id in (select water_meter_id from town_meter where ${isInTown})
    and m.id <= (select max(water_meter_id) from town_meter where ${isInTown})
    and m.id >= (select min(water_meter_id) from town_meter where ${isInTown}))`;
};

/** SQL on `water_meter m`: the address is in a street with this name or a part of it; null without a text. */
export const findStreets = async (
  database: Database,
  { street }: Readonly<Record<string, unknown>>,
): Promise<Condition | null> => {
  if (!street) return null;
  const ids = await findStreetIds(database, street as string);
  return ids.length === 0 ? sql`false` : sql`m.address_id in (select id from address where street_id = any(${ids}))`;
};
