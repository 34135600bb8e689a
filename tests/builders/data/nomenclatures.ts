import type pg from 'pg';

/** Id of the nomenclature 'Материали'. */
export const materials = 200;

/** Stores the nomenclature of materials with three items, the last of them inactive, and an inactive nomenclature. */
export const insertNomenclatures = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    insert into nomenclature (id, name, description, is_active, last_modified_on)
      values (${materials}, 'Материали', 'На тръбите', true, '2026-10-25T00:30:00Z'), (201, 'архив', null, false, null);
    insert into nomenclature_item (nomenclature_id, id, code, name_bg, name_en, is_active) values
      (${materials}, 1, 'ПЕ10', 'Полиетилен', 'Polyethylene', true), (${materials}, 2, 'ПЕ9', 'Чугун', null, true),
      (${materials}, 3, 'СТ', 'стомана', 'Steel', false)`);
};
