import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { fixedNomenclatures } from './fixed-nomenclatures.texts.ts';

/**
 * Ids up to this one are reserved for lists of the product, also of later versions; lists that the utility adds have
 * higher ids.
 */
const lastFixedId = 100;

/** Adds the reference lists that the product requires. Existing lists and items stay unchanged. */
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
  await sql`select setval(pg_get_serial_sequence('nomenclature', 'id'), greatest(${lastFixedId}, (select max(id) from nomenclature)))`.execute(
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
