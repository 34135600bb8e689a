import { sql, type Kysely } from 'kysely';

export const withheldMessages = {
  async up(database: Kysely<unknown>) {
    // The last response from before the present submitter; 0 if only the first message is. Null: all messages are visible.
    await sql`alter table signal add column withheld_up_to bigint`.execute(database);
  },
};
