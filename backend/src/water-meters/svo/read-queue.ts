import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../kernel/database/database.ts';
import type { SvoQueue } from './svo.schemas.ts';

/** The condition of the index `water_meter_without_svo`. */
const isWithoutSvo = sql`m.ownership_type_id = 2 and m.svo_id is null and m.closed_on is null`;

/** SQL: the meters of the queue. A meter without coordinates of its address cannot be connected on the map (WM-2). */
const queue = sql`
  from water_meter m join address a on a.id = m.address_id and a.location is not null where ${isWithoutSvo}`;

/**
 * Reads the position and the neighbours of a meter in the queue, which is sorted by id. The meter itself may have a
 * connection.
 */
export const readQueue = async (database: Database, waterMeterId: number): Promise<Static<typeof SvoQueue>> => {
  const { rows } = await sql<Static<typeof SvoQueue>>`
    select (select count(*)::integer ${queue}) as total,
      (select count(*)::integer + 1 ${queue} and m.id < ${waterMeterId}) as position,
      (select max(m.id) ${queue} and m.id < ${waterMeterId}) as "previousId",
      (select min(m.id) ${queue} and m.id > ${waterMeterId}) as "nextId"`.execute(database);
  const [row] = rows;
  return row ?? { total: 0, position: 1, previousId: null, nextId: null };
};
