import { sql, type Kysely } from 'kysely';

export const originalFiles = {
  async up(database: Kysely<unknown>) {
    // The file as it was uploaded, before its first repair. `import_file.sha256` refers to the repaired file.
    await sql`
      create table import_original (
        import_file_id bigint primary key references import_file on delete cascade,
        sha256 text not null
      )`.execute(database);
    await sql`create index import_original_sha256 on import_original (sha256)`.execute(database);
  },
};
