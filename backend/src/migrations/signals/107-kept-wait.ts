import { sql, type Kysely } from 'kysely';

export const keptWait = {
  async up(database: Kysely<unknown>) {
    // Start of the wait that the undo of a merge restores; null: the wait began with the last response.
    await sql`alter table signal add column kept_wait timestamptz`.execute(database);
    await sql`alter table signal drop column waits_since`.execute(database);
    await sql`
      alter table signal add column waits_since timestamptz generated always as (
        case when needs_reply then coalesce(kept_wait, last_response_at, created_at) end
      ) stored`.execute(database);
    await sql`create index signal_waits_since on signal (waits_since, id)`.execute(database);
    await sql`alter table signal_link add column waits_since_before timestamptz`.execute(database);
  },
};
