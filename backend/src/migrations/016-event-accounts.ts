import { sql, type Kysely } from 'kysely';

export const eventAccounts = {
  async up(database: Kysely<unknown>) {
    // Account of the actor, because two persons may have the same name. Null in events from before this migration.
    await sql`alter table signal_event add column actor_subject text`.execute(database);
  },
};
