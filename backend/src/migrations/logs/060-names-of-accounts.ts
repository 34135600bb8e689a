import { sql, type Kysely } from 'kysely';

/** Only the identity provider stores names of users and groups, so the log repeats them. Null for other records. */
export const namesOfAccounts = {
  async up(database: Kysely<unknown>) {
    await sql`alter table activity_log add column entity_name text`.execute(database);
  },
};
