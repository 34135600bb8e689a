import { sql, type Kysely } from 'kysely';

export const workCardShapes = {
  async up(database: Kysely<unknown>) {
    // Cyrillic letters in place of the Latin letters of the same shape: numbers that look the same are equal in it. Old numbers may look the same, so
    // the index is not unique.
    await sql`create index breakdown_work_card_no_shapes on breakdown
      (translate(work_card_no, 'ABCEHKMOPTXYabcehkmoptxy', 'АВСЕНКМОРТХУавсенкмортху'))`.execute(database);
  },
};
