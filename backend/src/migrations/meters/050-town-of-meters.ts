import { sql, type Kysely } from 'kysely';

/**
 * Adds a table with the meters of each town in the order of their ids. The meters of a town have neighbouring ids:
 * without this table, the newest meters of a town would be found only after all newer meters of other towns. Triggers
 * keep the table up to date.
 */
export const townOfMeters = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table town_meter (
        town_id bigint not null,
        water_meter_id bigint not null unique references water_meter on delete cascade,
        primary key (town_id, water_meter_id)
      )`.execute(database);
    await sql`
      insert into town_meter (town_id, water_meter_id)
      select a.town_id, m.id from water_meter m join address a on a.id = m.address_id order by 1, 2`.execute(database);
    await addInsertTrigger(database);
    await addUpdateTriggers(database);
    await sql`analyze town_meter`.execute(database);
  },
};

/** The trigger runs once per statement, because an import adds many meters with one statement. */
const addInsertTrigger = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    create function add_town_meters() returns trigger language plpgsql as $$
    begin
      insert into town_meter (town_id, water_meter_id)
        select a.town_id, m.id from new_meters m join address a on a.id = m.address_id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger add_town_meters after insert on water_meter referencing new table as new_meters
      for each statement execute function add_town_meters()`.execute(database);
};

const addUpdateTriggers = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    create function move_town_meter() returns trigger language plpgsql as $$
    begin
      delete from town_meter where water_meter_id = new.id;
      insert into town_meter (town_id, water_meter_id) select town_id, new.id from address where id = new.address_id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger move_town_meter after update of address_id on water_meter
      for each row when (old.address_id is distinct from new.address_id) execute function move_town_meter()`.execute(
    database,
  );
  await sql`
    create function move_town_meters_of_address() returns trigger language plpgsql as $$
    begin
      update town_meter set town_id = new.town_id
        where water_meter_id in (select id from water_meter where address_id = new.id);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger move_town_meters_of_address after update of town_id on address
      for each row when (old.town_id is distinct from new.town_id)
      execute function move_town_meters_of_address()`.execute(database);
};
