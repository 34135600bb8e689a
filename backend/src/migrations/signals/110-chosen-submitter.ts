import { sql, type Kysely } from 'kysely';

export const chosenSubmitter = {
  async up(database: Kysely<unknown>) {
    // A person whom an operator chose has not written the e-mail: the choice can be corrected.
    await sql`alter table signal add column is_submitter_chosen boolean not null default false`.execute(database);
  },
};
