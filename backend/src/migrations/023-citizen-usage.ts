import { sql, type Kysely } from 'kysely';

/** Adds the table with the number of signals and bytes that each citizen stores per day, for the daily limits. */
export const citizenUsage = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table citizen_usage (
        subject text not null,
        day date not null,
        signals integer not null,
        bytes bigint not null,
        primary key (subject, day)
      )`.execute(database);
  },
};
