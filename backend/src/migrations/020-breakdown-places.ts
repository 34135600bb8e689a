import { sql, type Kysely } from 'kysely';

export const breakdownPlaces = {
  async up(database: Kysely<unknown>) {
    // Names are kept as typed, beside the ids of known places. created_by is a name; created_by_subject the account.
    await sql`
      alter table breakdown add column town_name text, add column street_name text, add column created_by_subject text`.execute(
      database,
    );
    await sql`
      update breakdown b set
        town_name = (select name from town where town.id = b.town_id),
        street_name = (select name from street where street.id = b.street_id)`.execute(database);
    await sql`create index breakdown_town_name_text on breakdown using gin (town_name gin_trgm_ops)`.execute(database);
    await sql`create index breakdown_street_name_text on breakdown using gin (street_name gin_trgm_ops)`.execute(
      database,
    );
    // Finds the newest meter of an address. The index replaces `water_meter_address`.
    await sql`create index water_meter_newest on water_meter (address_id, created_on desc, id desc)`.execute(database);
    await sql`drop index water_meter_address`.execute(database);
  },
};
