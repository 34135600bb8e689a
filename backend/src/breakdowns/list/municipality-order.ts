import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

/**
 * Reads the municipalities with breakdowns in the order of their names, those with the same name together. They are few,
 * and the index finds each one without reading its breakdowns.
 */
export const municipalitiesByName = (database: Database): Promise<number[][]> =>
  readOrder(database, sql`municipality.name collate bulgarian`);

/** The same in the order of their regions, those of one region together. */
export const municipalitiesByRegion = (database: Database): Promise<number[][]> =>
  readOrder(database, sql`(select name collate bulgarian from district where district.id = municipality.district_id)`);

const readOrder = async (database: Database, name: ReturnType<typeof sql>): Promise<number[][]> => {
  const { rows } = await sql<{ ids: number[] }>`
    with recursive used (id) as (
      (select min(municipality_id) from breakdown)
      union all
      select (select min(municipality_id) from breakdown where municipality_id > used.id) from used where used.id is not null
    )
    select array_agg(municipality.id) as ids from municipality join used using (id) group by ${name} order by ${name}`.execute(
    database,
  );
  return rows.map(({ ids }) => ids);
};
