import { sql, type Kysely } from 'kysely';

export const signalSearch = {
  async up(database: Kysely<unknown>) {
    await sql.raw(searchWords).execute(database);
    // Internal notes are not searched. waits_since: null unless the signal waits for a reply.
    await sql`
      alter table signal
        add column words text not null generated always as (search_words(title) || search_words(message)) stored,
        add column waits_since timestamptz generated always as (
          case when needs_reply then coalesce(last_response_at, created_at) end
        ) stored`.execute(database);
    await sql`
      alter table response add column words text generated always as (
        case when kind <> 'INTERNAL_NOTE' then search_words(message) end
      ) stored`.execute(database);
    await sql`create index signal_words on signal using gin (words gin_trgm_ops)`.execute(database);
    await sql`create index response_words on response using gin (words gin_trgm_ops)`.execute(database);
    await sql`create index signal_waits_since on signal (waits_since, id)`.execute(database);
  },
};

/**
 * SQL function: the words of a text, in lower case between single spaces. A message is a ProseMirror document or plain
 * text. Latin letters are replaced by Cyrillic letters of the same shape, because both look the same on screen.
 */
const searchWords = String.raw`
  create function search_words(message text) returns text language sql immutable strict parallel safe as $$
    select ' ' || translate(
      lower(regexp_replace(content, '[^[:alnum:]]+', ' ', 'g')), 'abcehkmoptxy', 'авсенкмортху'
    ) || ' '
    from (
      select case
        when message ~ '^\s*\{.*"type"\s*:\s*"doc"' then coalesce((
          select string_agg(coalesce(regexp_replace(part[1], '\\[bfnrt]', ' ', 'g'), ' '), '')
          from regexp_matches(
            message,
            '"type"\s*:\s*"(?:paragraph|heading|listItem|hardBreak)"|"text"\s*:\s*"((?:[^"\\]|\\.)*)"',
            'g'
          ) part
        ), '')
        else message
      end as content
    ) plain
  $$`;
