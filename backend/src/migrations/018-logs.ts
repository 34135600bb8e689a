import { sql, type Kysely } from 'kysely';

export const logs = {
  async up(database: Kysely<unknown>) {
    // The account of the user and the failed request. Null in rows from before this migration.
    await sql`
      alter table exception_log add column actor_subject text, add column method text, add column path text,
        add column statement text`.execute(database);
    await sql`create index exception_log_username on exception_log (username collate bulgarian, id)`.execute(database);
    await sql`create index exception_log_trace on exception_log (trace_id)`.execute(database);
    await sql`create index activity_log_actor on activity_log (actor collate bulgarian, id)`.execute(database);
    await sql`create index log_entry_import_file on log_entry (import_file_id, id)`.execute(database);
    await sql`create index log_entry_message_text on log_entry using gin (error_message gin_trgm_ops)`.execute(
      database,
    );
  },
};
