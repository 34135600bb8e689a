import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Condition } from '../../kernel/list/filter.ts';

/** Up to this number, meters are found by their ids. */
const maxFewMeters = 20_000;

/**
 * SQL on `water_meter m`: if few meters meet all conditions, one condition with their ids, otherwise the conditions
 * themselves. The planner assumes that the matches are spread evenly over the ids. The meters of a street or rectangle
 * have neighbouring ids, so a scan from the newest id could read hundreds of thousands of rows to find ten matches.
 */
export const toIdConditionIfFew = async (
  database: Database,
  conditions: readonly Condition[],
): Promise<readonly Condition[]> => {
  if (conditions.length === 0) return [];
  const meetsAll = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ id: number }>`
    select m.id from water_meter m where ${meetsAll} limit ${sql.lit(maxFewMeters + 1)}`.execute(database);
  if (rows.length > maxFewMeters) return conditions;
  return [sql`m.id = any(${rows.map(({ id }) => id)}::bigint[])`];
};
