import { sql, type Kysely } from 'kysely';

export const workCardShapes = {
  async up(database: Kysely<unknown>) {
    // The expression replaces Latin letters by the Cyrillic letters of the same shape, so that numbers that look the
    // same are equal. Stored numbers may already look the same, so the index is not unique.
    await sql`create index breakdown_work_card_no_shapes on breakdown
      (translate(work_card_no, 'ABCEHKMOPTXYabcehkmoptxy', 'АВСЕНКМОРТХУавсенкмортху'))`.execute(database);
  },
};
