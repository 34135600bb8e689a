import { sql, type Kysely } from 'kysely';

export const importFiles = {
  async up(database: Kysely<unknown>) {
    // A column named sha256 refers to a kept file. Null if the file is not kept, as in rows from before this migration.
    await sql`
      alter table import_file
        add column sha256 text,
        add column status text not null default 'SUCCEEDED' check (status in ('RUNNING', 'SUCCEEDED', 'FAILED')),
        drop constraint import_file_check_sum_key`.execute(database);
    // A file is imported once per definition. A failed run can be repeated.
    await sql`
      create unique index import_file_once on import_file (check_sum, definition_id) where status = 'SUCCEEDED'`.execute(
      database,
    );
    await sql`alter table import_error_file add column sha256 text, add column size bigint`.execute(database);
    await sql`create index import_file_sha256 on import_file (sha256)`.execute(database);
    await sql`create index import_error_file_sha256 on import_error_file (sha256)`.execute(database);
    await sql`create index import_file_created on import_file (created_on, id)`.execute(database);
  },
};
