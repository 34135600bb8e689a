import { sql, type Kysely } from 'kysely';

export const fasterImports = {
  async up(database: Kysely<unknown>) {
    await dropSpareIndexes(database);
    await announceByStatement(database);
    await removeTownsByStatement(database);
  },
};

/** Drops or reduces indexes that are not needed, because each index slows down imports. */
const dropSpareIndexes = async (database: Kysely<unknown>): Promise<void> => {
  // The index client_name_order has the same columns.
  await sql`drop index client_by_name`.execute(database);
  // Few meters have a value in these columns, and imports do not write them.
  for (const column of ['svo_id', 'main_water_meter_id']) {
    const name = column === 'svo_id' ? 'water_meter_svo' : 'water_meter_main';
    await sql`drop index ${sql.ref(name)}`.execute(database);
    await sql`create index ${sql.ref(name)} on water_meter (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      database,
    );
  }
};

/** Announces new and deleted rows to the map once per statement. Before, every row was announced. */
const announceByStatement = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    create function announce_rows_to_map() returns trigger language plpgsql as $$
    begin
      perform pg_notify('struma_network', tg_table_name || ' ' || block)
        from (select distinct id >> 8 as block from changed_rows) blocks;
      return null;
    end $$`.execute(database);
  for (const table of ['address', 'water_meter'].map((name) => sql.table(name))) {
    await sql`drop trigger announce_to_map on ${table}`.execute(database);
    await sql`
      create trigger announce_to_map after insert on ${table} referencing new table as changed_rows
        for each statement execute function announce_rows_to_map()`.execute(database);
    await sql`
      create trigger announce_deleted_to_map after delete on ${table} referencing old table as changed_rows
        for each statement execute function announce_rows_to_map()`.execute(database);
  }
};

/**
 * Removes the rows of deleted meters from town_meter once per statement. The foreign key, which did this before, was
 * checked for every new and every deleted meter.
 */
const removeTownsByStatement = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table town_meter drop constraint town_meter_water_meter_id_fkey`.execute(database);
  await sql`
    create function remove_town_meters() returns trigger language plpgsql as $$
    begin
      delete from town_meter t using deleted_meters m where t.water_meter_id = m.id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger remove_town_meters after delete on water_meter referencing old table as deleted_meters
      for each statement execute function remove_town_meters()`.execute(database);
};
