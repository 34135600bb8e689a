import { sql, type Kysely } from 'kysely';

export const statusUndo = {
  async up(database: Kysely<unknown>) {
    // The latest change of each signal's status, with the values before it.
    await sql`
      create table status_change (
        signal_id bigint primary key references signal on delete cascade,
        status_before integer not null,
        needs_reply_before boolean not null,
        closed_at_before timestamptz,
        changed_by_subject text not null,
        changed_on timestamptz not null default now()
      )`.execute(database);
  },
};
