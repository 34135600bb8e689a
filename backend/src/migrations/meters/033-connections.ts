import { sql, type Kysely } from 'kysely';

export const connections = {
  async up(database: Kysely<unknown>) {
    await sql`
      create index water_meter_without_svo on water_meter (id) include (address_id)
      where ownership_type_id = 2 and svo_id is null and closed_on is null`.execute(database);
    // Finds addresses with an equal description. A description can be too long for a B-tree.
    await sql`create index address_description on address using hash (address_description)`.execute(database);
  },
};
