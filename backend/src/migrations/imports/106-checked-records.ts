import { sql, type Kysely } from 'kysely';

export const checkedRecords = {
  async up(database: Kysely<unknown>) {
    // The stored records that a checked file would change, each with a hash of its values at the time of the check. The
    // import is refused if one of them was changed after the check. Up to a thousand records are in one row.
    await sql`
      create table import_checked_record (
        import_file_id bigint not null references import_file on delete cascade,
        entity text not null,
        batch bigint not null,
        ids bigint[] not null,
        hashes bigint[] not null,
        primary key (import_file_id, entity, batch)
      )`.execute(database);
  },
};
