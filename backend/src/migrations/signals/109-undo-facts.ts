import { sql, type Kysely } from 'kysely';

export const undoFacts = {
  async up(database: Kysely<unknown>) {
    // An undo is refused if a colleague has changed the breakdown since; it keeps a signal that was closed again since.
    await sql`alter table status_change add column breakdown_id_before bigint`.execute(database);
    await sql`alter table signal_link add column merged_at timestamptz`.execute(database);
  },
};
