import { sql, type Kysely } from 'kysely';

/** Columns that refer to items of a nomenclature: the product's nomenclatures have fixed ids. */
const references = [
  { table: 'breakdown', column: 'priority_id', nomenclature: 2 },
  { table: 'breakdown', column: 'kevr_category1_id', nomenclature: 3 },
  { table: 'breakdown', column: 'kevr_category2_id', nomenclature: 4 },
  { table: 'water_meter', column: 'ownership_type_id', nomenclature: 6 },
  { table: 'water_meter', column: 'water_meter_type_id', nomenclature: 7 },
  { table: 'water_meter', column: 'manufacturer_id', nomenclature: 8 },
];

export const referenceListsInUse = {
  async up(database: Kysely<unknown>) {
    await sql`create index nomenclature_item_code on nomenclature_item (nomenclature_id, code collate bulgarian, id)`.execute(
      database,
    );
    await sql`create index nomenclature_item_name on nomenclature_item (nomenclature_id, name_bg collate bulgarian, id)`.execute(
      database,
    );
    for (const reference of references) await addReference(database, reference);
    await sql`create index client_type on client (client_type_id)`.execute(database);
  },
};

/**
 * Adds a foreign key to the items of a nomenclature. The first column of the key is generated and contains the id of
 * the nomenclature. Missing items to which rows refer are added.
 */
const addReference = async (
  database: Kysely<unknown>,
  { table, column, nomenclature }: (typeof references)[number],
): Promise<void> => {
  const list = sql.ref(column.replace(/_id$/, '_list'));
  const [from, item, listId] = [sql.table(table), sql.ref(column), sql.lit(nomenclature)];
  await sql`
    insert into nomenclature_item (nomenclature_id, id, code, name_bg)
    select ${listId}, missing.id, '#' || missing.id, 'Неописан № ' || missing.id
    from (select distinct ${item} as id from ${from} where ${item} is not null
          except select id from nomenclature_item where nomenclature_id = ${listId}) missing`.execute(database);
  await sql`
    alter table ${from} add column ${list} smallint generated always as (${listId}) stored,
    add foreign key (${list}, ${item}) references nomenclature_item (nomenclature_id, id)`.execute(database);
  await sql`create index ${sql.ref(`${table}_${column.replace(/_id$/, '')}`)} on ${from} (${item})`.execute(database);
};
