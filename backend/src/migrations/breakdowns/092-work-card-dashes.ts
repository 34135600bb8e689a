import { sql, type Kysely } from 'kysely';

export const workCardDashes = {
  async up(database: Kysely<unknown>) {
    await sql`drop index breakdown_work_card_no_shapes`.execute(database);
    // The index has the expression of `plainShapes`, with which numbers that look the same are equal. Stored numbers
    // may already look the same, so the index is not unique.
    await sql`create index breakdown_work_card_no_shapes on breakdown
      (translate(work_card_no, ${sql.lit(similar)}, ${sql.lit(plain)}))`.execute(database);
  },
};

const dashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
const spaces = '\u00A0\u2002\u2003\u2007\u2009\u202F';
const similar = `ABCEHKMOPTXYabcehkmoptxy${dashes}${spaces}`;
const plain = `АВСЕНКМОРТХУавсенкмортху${'-'.repeat(dashes.length)}${' '.repeat(spaces.length)}`;
