import { sql, type Kysely } from 'kysely';

export const pendingIds = {
  async up(database: Kysely<unknown>) {
    // First and last id of the rows that a running import adds, by table: {"water_meter": [1001, 2000]}.
    await sql`alter table import_file add column pending_ids jsonb`.execute(database);
  },
};
