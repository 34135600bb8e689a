import { sql, type Kysely } from 'kysely';

/** The identity provider has the names of users and groups, so the log stores them. Null in rows of other records. */
export const namesOfAccounts = {
  async up(database: Kysely<unknown>) {
    await sql`alter table activity_log add column entity_name text`.execute(database);
  },
};
