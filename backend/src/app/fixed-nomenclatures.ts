import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { fixedNomenclatures } from './fixed-nomenclatures.texts.ts';

/** Numbers up to here stay for lists that a later version brings; a utility's own begin after them. */
const lastFixedNumber = 100;

/** Adds the reference lists that the product needs. What is there stays as the utility's administrators made it. */
export const addFixedNomenclatures = async (database: Database): Promise<void> => {
  await database
    .insertInto('nomenclature')
    .values(fixedNomenclatures.map(({ id, name }) => ({ id, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('nomenclature_item')
    .values(fixedItems)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select setval(pg_get_serial_sequence('nomenclature', 'id'), greatest(${lastFixedNumber}, (select max(id) from nomenclature)))`.execute(
    database,
  );
};

const fixedItems = fixedNomenclatures.flatMap(({ id, items }) =>
  Object.entries(items).map(([number, name]) => ({
    nomenclature_id: id,
    id: Number(number),
    code: number,
    name_bg: name,
  })),
);
