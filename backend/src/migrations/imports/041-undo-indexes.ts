import { sql, type Kysely } from 'kysely';

export const undoIndexes = {
  async up(database: Kysely<unknown>) {
    // Undoing an import deletes auditors. Without these indexes, each deletion reads both tables.
    await sql`create index water_meter_auditor on water_meter (auditor_id)`.execute(database);
    await sql`create index audit_auditor on audit (auditor_id)`.execute(database);
  },
};
