import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type ReadOrder = (database: Database) => Promise<number[][]>;

/** Reads the ids of the items of a reference list, sorted by name; items of the same name are in one array. */
export const orderByName =
  (nomenclature: number): ReadOrder =>
  async (database) => {
    const { rows } = await sql<{ ids: number[] }>`
      select array_agg(id order by id) as ids from nomenclature_item where nomenclature_id = ${nomenclature}
      group by name_bg collate bulgarian order by name_bg collate bulgarian`.execute(database);
    return rows.map((row) => row.ids);
  };

/** Reads the ids of the items of a reference list in ascending order. */
export const orderByNumber =
  (nomenclature: number): ReadOrder =>
  async (database) => {
    const { rows } = await sql<{ id: number }>`
      select id from nomenclature_item where nomenclature_id = ${nomenclature} order by id`.execute(database);
    return rows.map(({ id }) => [id]);
  };
