import { sql, type Kysely } from 'kysely';

export const breakdownStreet = {
  async up(database: Kysely<unknown>) {
    // Breakdowns without a place are found by the street of a signal.
    await sql`create index breakdown_street_unplaced on breakdown (street_id) where location is null`.execute(database);
  },
};
