import { sql, type Kysely } from 'kysely';

export const changesOfRecords = {
  async up(database: Kysely<unknown>) {
    // The history of a record names the imports that changed it.
    await sql`create index import_change_record on import_change (entity, batch)`.execute(database);
  },
};
