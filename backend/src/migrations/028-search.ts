import { sql, type Kysely } from 'kysely';

/** The words of a column as `storedWords` in kernel/search selects them. */
const words = (column: string) =>
  sql`array_to_tsvector(string_to_array(btrim(regexp_replace(lower(left(${sql.ref(column)}, 400)), '[^[:alnum:]]+', ' ', 'g')), ' '))`;

export const search = {
  async up(database: Kysely<unknown>) {
    await sql`create index client_name_words on client using gin ((${words('name')}))`.execute(database);
    await sql`create index submitter_name_words on submitter using gin ((${words('name')}))`.execute(database);
    await sql`create index address_words on address using gin ((${words('full_address')}))`.execute(database);
    // Parts of clients' names are not searched any more. The list of signals still searches parts of submitters' names.
    await sql`drop index client_name_text`.execute(database);
  },
};
