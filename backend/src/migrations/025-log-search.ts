import { sql, type Kysely } from 'kysely';

/** Columns that are searched for a part of their text. */
const searchedColumns = [
  ['exception_log', 'message'],
  ['log_entry', 'module_name'],
  ['log_entry', 'procedure_name'],
] as const;

/** Tables whose new rows are announced, with the root field of their list in the GraphQL schema. */
const announcedLists = [
  ['log_entry', 'logEntries'],
  ['exception_log', 'exceptions'],
  ['activity_log', 'activities'],
] as const;

const personalNumber = String.raw`(?<![[:alnum:]])\d{2}(?:[024][1-9]|[135][0-2])(?:0[1-9]|[12]\d|3[01])\d{4}(?![[:alnum:]])`;
const mask = '••••••••••';

export const logSearch = {
  async up(database: Kysely<unknown>) {
    for (const [table, column] of searchedColumns)
      await sql`create index ${sql.ref(`${table}_${column}_text`)} on ${sql.table(table)}
        using gin (${sql.ref(column)} gin_trgm_ops)`.execute(database);
    // Breakdowns sorted by municipality are read one municipality after the other, in the order of the ids.
    await sql`create index breakdown_municipality_id on breakdown (municipality_id, id)`.execute(database);
    // A trigger announces the rows of every writer, also those that an import copies into the table.
    await sql`
      create function announce_new_rows() returns trigger language plpgsql as $$
      begin
        perform pg_notify('struma_list_changes', json_build_object('list', tg_argv[0])::text);
        return null;
      end $$`.execute(database);
    for (const [table, list] of announcedLists)
      await sql`
        create trigger announce_new_rows after insert on ${sql.table(table)}
          for each statement execute function announce_new_rows(${sql.lit(list)})`.execute(database);
    // An import copies its errors into the table, so the database masks personal numbers of ten plain digits. Migration
    // 051 adds the other notations of personal-data.ts.
    await sql`
      create function mask_personal_numbers() returns trigger language plpgsql as $$
      begin
        new.error_message := regexp_replace(new.error_message, ${sql.lit(personalNumber)}, ${sql.lit(mask)}, 'g');
        return new;
      end $$`.execute(database);
    await sql`
      create trigger mask_personal_numbers before insert on log_entry
        for each row execute function mask_personal_numbers()`.execute(database);
  },
};
