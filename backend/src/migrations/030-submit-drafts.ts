import { sql, type Kysely } from 'kysely';

export const submitDrafts = {
  async up(database: Kysely<unknown>) {
    // A person may fill in several forms at once: one row per form, by its idempotency key.
    await sql`
      create table submit_draft (
        subject text not null,
        idempotency_key uuid not null,
        content jsonb not null,
        saved_at timestamptz not null default now(),
        primary key (subject, idempotency_key)
      )`.execute(database);
    await sql`create index submit_draft_saved on submit_draft (saved_at)`.execute(database);
  },
};
