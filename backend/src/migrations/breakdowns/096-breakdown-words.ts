import { sql, type Kysely } from 'kysely';

export const breakdownWords = {
  async up(database: Kysely<unknown>) {
    // The index has the expression of `storedWords` in kernel/search, with the columns that the filter by words searches.
    await sql`create index breakdown_words on breakdown using gin
      ((array_to_tsvector(string_to_array(btrim(regexp_replace(lower(left(${columns}, 400)), '[^[:alnum:]]+', ' ', 'g')), ' '))))`.execute(
      database,
    );
  },
};

const columns = sql`work_card_no || ' ' || coalesce(street_name, '') || ' ' || coalesce(town_name, '') || ' ' || coalesce(street_description, '')`;
