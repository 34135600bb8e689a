import { sql, type Kysely } from 'kysely';

/** Adds the table of what each citizen has stored on a day, for the daily limits. */
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
