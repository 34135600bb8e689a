import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Condition } from '../../kernel/list/filter.ts';

/** Up to this number, meters are found by their ids. */
const maxFewMeters = 20_000;

/**
 * SQL on `water_meter m` that finds the meters of all conditions by their ids, if they are few. The
 * planner assumes that the meters of a condition are spread evenly over the ids. Those of a street or of a rectangle are
 * neighbours, so it would read the newest meters one by one, often hundreds of thousands, before it found ten of them.
 */
export const byIdsIfFew = async (
  database: Database,
  conditions: readonly Condition[],
): Promise<readonly Condition[]> => {
  if (conditions.length === 0) return [];
  const all = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ id: number }>`
    select m.id from water_meter m where ${all} limit ${sql.lit(maxFewMeters + 1)}`.execute(database);
  if (rows.length > maxFewMeters) return conditions;
  return [sql`m.id = any(${rows.map(({ id }) => id)}::bigint[])`];
};
