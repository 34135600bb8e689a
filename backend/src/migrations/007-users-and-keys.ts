import { sql, type Kysely } from 'kysely';

export const usersAndKeys = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table user_setting (
        subject text primary key,
        name text,
        last_map_center point,
        map_last_zoom double precision,
        modified_on timestamptz not null default now()
      )`.execute(database);
    // One row per write with a key: a repeated request with the same key and person returns the stored response.
    await sql`
      create table idempotency_key (
        subject text not null,
        key uuid not null,
        request_hash text not null,
        status integer not null,
        body text not null,
        created_on timestamptz not null default now(),
        primary key (subject, key)
      )`.execute(database);
    await sql`create index idempotency_key_created on idempotency_key (created_on)`.execute(database);
    await sql`
      create table installation (
        name text primary key,
        value text not null
      )`.execute(database);
  },
};
