import { sql, type Kysely } from 'kysely';

export const cutOffs = {
  async up(database: Kysely<unknown>) {
    // Revoked tokens that have not expired: all tokens of a session, or the tokens of an account that were issued up to
    // a time (`until`, seconds since 1970).
    await sql`
      create table cut_off (
        kind text not null check (kind in ('session', 'subject')),
        value text not null,
        until bigint not null,
        created_on timestamptz not null default now(),
        primary key (kind, value)
      )`.execute(database);
    await sql`create index cut_off_created on cut_off (created_on)`.execute(database);
  },
};
