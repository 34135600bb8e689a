import { sql, type Kysely } from 'kysely';

/** Tables whose changes are announced, with the root fields of their lists in the GraphQL schema. */
const announcedLists = [
  ['client', 'clients'],
  ['address', 'addresses'],
  ['address', 'addressMappings'],
] as const;

export const clients = {
  async up(database: Kysely<unknown>) {
    await sql`create index if not exists client_name_order on client (name collate bulgarian, id)`.execute(database);
    await sql`create index if not exists client_number_start on client (client_number text_pattern_ops)`.execute(
      database,
    );
    await sql`create index if not exists address_order on address (full_address collate bulgarian, id)`.execute(
      database,
    );
    await sql`create index if not exists address_town on address (town_id, id)`.execute(database);
    await sql`create index if not exists address_carnet on address (carnet_id, carnet_page)`.execute(database);
    await sql`create index if not exists street_name_text on street using gin (name gin_trgm_ops)`.execute(database);
    for (const [table, list] of announcedLists)
      await sql`
        create trigger ${sql.ref(`announce_${list.toLowerCase()}`)} after insert or update on ${sql.table(table)}
          for each statement execute function announce_new_rows(${sql.lit(list)})`.execute(database);
  },
};
