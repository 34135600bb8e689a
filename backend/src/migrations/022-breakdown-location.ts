import { sql, type Kysely } from 'kysely';

/** Finds the breakdowns near a signal. */
export const breakdownLocation = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`create index breakdown_location on breakdown using gist (location)`.execute(database);
  },
};
