import { sql, type Kysely } from 'kysely';

export const workCardShapes = {
  async up(database: Kysely<unknown>) {
    // The expression of `cyrillicShapes`: numbers that look the same are equal in it. Old numbers may look the same, so
    // the index is not unique.
    await sql`create index breakdown_work_card_no_shapes on breakdown
      (translate(work_card_no, 'ABCEHKMOPTXYabcehkmoptxy', 'АВСЕНКМОРТХУавсенкмортху'))`.execute(database);
  },
};
