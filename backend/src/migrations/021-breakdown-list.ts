import { sql, type Kysely } from 'kysely';

/** Sort expressions of the list of breakdowns; the id is the last sort key of each. */
const sortColumns = {
  started: 'signal_timestamp',
  repair_start: 'repair_start',
  repair_end: 'repair_end',
  water_stop_start: 'water_stop_start',
  water_stop_end: 'water_stop_end',
  people: 'water_stop_people',
  town: 'town_name collate bulgarian',
  street: 'street_name collate bulgarian',
};

export const breakdownList = {
  async up(database: Kysely<unknown>) {
    await sql`alter table breakdown add column finished_at timestamptz`.execute(database);
    await sql`update breakdown set finished_at = coalesce(modified_on, repair_end) where finished`.execute(database);
    for (const [name, expression] of Object.entries(sortColumns))
      await sql`create index ${sql.ref(`breakdown_sort_${name}`)} on breakdown (${sql.raw(expression)}, id)`.execute(
        database,
      );
    // Few breakdowns are open, and most views show only open breakdowns.
    await sql`create index breakdown_open on breakdown (id) where not finished`.execute(database);
    await sql`create index breakdown_finished_at on breakdown (finished_at) where finished`.execute(database);
  },
};
