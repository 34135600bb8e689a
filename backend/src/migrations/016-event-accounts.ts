import { sql, type Kysely } from 'kysely';

export const eventAccounts = {
  async up(database: Kysely<unknown>) {
    // Two people may have one name. Null: of a time before this step.
    await sql`alter table signal_event add column actor_subject text`.execute(database);
  },
};
