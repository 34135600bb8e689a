import { sql, type Kysely } from 'kysely';

/** Sort expressions of the list of water meters; the id is the last sort key of each. */
const sortColumns = [
  ['fabric_no', sql`fabric_no collate bulgarian`],
  ['last_repair', sql`last_date_of_repair`],
  ['last_check', sql`last_date_of_check`],
  ['next_check', sql`next_date_of_check`],
  ['reading', sql`check_value`],
  ['created', sql`created_on`],
  ['modified', sql`modified_on`],
  ['ownership', sql`ownership_type_id`],
  ['type', sql`water_meter_type_id`],
  ['customers', sql`customers_total`],
  ['apartments', sql`apartments_total`],
] as const;

export const waterMeters = {
  async up(database: Kysely<unknown>) {
    for (const [name, expression] of sortColumns)
      await sql`create index ${sql.ref(`water_meter_by_${name}`)} on water_meter (${expression}, id)`.execute(database);
    // Few meters lack coordinates or are closed. These indexes find such meters in the order of the id.
    await sql`create index water_meter_not_geocoded on water_meter (id) where location is null`.execute(database);
    await sql`create index water_meter_closed on water_meter (id) where closed_on is not null`.execute(database);
    // The indexes of migration 017 do not contain the id, so the list cannot be read in their order.
    await sql`drop index water_meter_ownership_type`.execute(database);
    await sql`drop index water_meter_water_meter_type`.execute(database);
    await sql`create index client_number_text on client using gin (client_number gin_trgm_ops)`.execute(database);
    await sql`create index client_by_number on client (client_number collate bulgarian, id)`.execute(database);
    await sql`create index client_by_name on client (name collate bulgarian, id)`.execute(database);
    await sql`create index address_by_description on address (address_description collate bulgarian, id)`.execute(
      database,
    );
    await sql`create index address_town on address (town_id)`.execute(database);
    await sql`create index address_carnet on address (carnet_id, carnet_page)`.execute(database);
    await sql`create index address_carnet_page on address (carnet_page)`.execute(database);
    await sql`create index address_created on address (created_on)`.execute(database);
    await sql`create index address_modified on address (modified_on)`.execute(database);
    for (const part of ['block', 'entrance', 'floor', 'apartment', 'zip_code'])
      await sql`create index ${sql.ref(`address_${part}`)} on address (lower(${sql.ref(part)}))`.execute(database);
    await sql`
      create trigger announce_new_rows after insert or update on water_meter
        for each statement execute function announce_new_rows('waterMeters')`.execute(database);
  },
};
