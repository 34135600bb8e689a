import { sql, type Kysely } from 'kysely';

export const endedWait = {
  async up(database: Kysely<unknown>) {
    // Start of the wait that a reply has ended, so that the undo of a closing can restore it; null: the client did not wait.
    await sql`alter table response add column ended_wait timestamptz`.execute(database);
  },
};
