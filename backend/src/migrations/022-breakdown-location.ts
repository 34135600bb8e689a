import { sql, type Kysely } from 'kysely';

/** Adds the index that finds the breakdowns near a signal. */
export const breakdownLocation = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`create index breakdown_location on breakdown using gist (location)`.execute(database);
  },
};
