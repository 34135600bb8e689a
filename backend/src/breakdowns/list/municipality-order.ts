import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';

/**
 * Reads the ids of the municipalities that have breakdowns, sorted by name. Ids with the same name form one group. The
 * recursive query finds each id by the index, without reading all breakdowns.
 */
export const municipalitiesByName = (database: Database): Promise<number[][]> =>
  readOrder(database, sql`municipality.name collate bulgarian`);

/** Like `municipalitiesByName`, but sorted and grouped by the name of the region. */
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
