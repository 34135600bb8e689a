import { sql, type Kysely } from 'kysely';

export const undoState = {
  async up(database: Kysely<unknown>) {
    // While an import is being undone, its records are still stored: the same file is not imported meanwhile.
    await sql`
      alter table import_file
        drop constraint import_file_status_check,
        add constraint import_file_status_check
          check (status in ('RUNNING', 'CHECKED', 'SUCCEEDED', 'FAILED', 'UNDOING', 'UNDONE'))`.execute(database);
    await sql`drop index import_file_once`.execute(database);
    await sql`
      create unique index import_file_once on import_file (check_sum, definition_id)
        where status in ('SUCCEEDED', 'UNDOING')`.execute(database);
    await sql`create index import_file_undoing on import_file (id) where status = 'UNDOING'`.execute(database);
  },
};
