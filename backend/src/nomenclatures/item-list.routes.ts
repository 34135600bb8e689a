import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import { administratorAccess, isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { declareList, type ListContext, type ListValues } from '../kernel/list/declare-list.ts';
import { partOfText, yesOrNo } from '../kernel/list/filter.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { nomenclatureExportTexts as exportTexts, nomenclatureTexts } from './nomenclatures.texts.ts';

const ItemRow = Type.Object(
  {
    id: Type.Integer({ description: 'Unique within the nomenclature.' }),
    nomenclatureId: Type.Integer(),
    code: Type.String(),
    nameBg: Type.String(),
    nameEn: nullable(Type.String()),
    isActive: Type.Boolean(),
  },
  { $id: 'NomenclatureItemRow' },
);
type ItemRow = Static<typeof ItemRow>;

export const NomenclatureIdQuery = Type.Object({ nomenclatureId: RecordId('Id of the nomenclature.') });

export const ItemIdQuery = Type.Object({
  ...NomenclatureIdQuery.properties,
  itemNomenclatureid: RecordId('Id of the item.'),
});

interface ItemContext extends ListContext {
  nomenclatureId: number;
}

const { headings, yes, no } = exportTexts;

const itemList = declareList<ItemContext, ItemRow>({
  from: sql`from nomenclature_item i`,
  id: sql`i.id`,
  isStaff: isAdministrator,
  columns: {
    id: { sort: { order: sql`i.id` }, csv: headings.id },
    code: { sort: { order: sql`i.code collate bulgarian` }, csv: headings.code },
    nameBg: { sort: { order: sql`i.name_bg collate bulgarian` }, csv: headings.nameBg },
    nameEn: { sort: { order: sql`i.name_en collate bulgarian`, emptyWhere: sql`i.name_en` }, csv: headings.nameEn },
    isActive: {
      sort: { order: sql`i.is_active` },
      csv: { heading: headings.isActiveItem, value: ({ isActive }) => (isActive ? yes : no) },
    },
  },
  filters: [
    {
      parameters: NomenclatureIdQuery.properties,
      conditions: (_values, { nomenclatureId }) => [sql`i.nomenclature_id = ${nomenclatureId}`],
    },
    partOfText({ name: 'code', column: sql`i.code`, description: 'Part of the code; letter case is ignored.' }),
    partOfText({ name: 'nameBg', column: sql`i.name_bg`, description: 'Part of the Bulgarian name.' }),
    partOfText({ name: 'nameEn', column: sql`i.name_en`, description: 'Part of the English name.' }),
    yesOrNo({
      name: 'isActive',
      yes: sql`i.is_active`,
      no: sql`not i.is_active`,
      description: 'If true, only active items; if false, only inactive items.',
    }),
  ],
});

/** NO-2, NO-3: adds the list of the items of a nomenclature, its CSV file and the route of one item. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  addListRoutes(server, {
    path: '/api/nomenclatures/getItemsNomenclatureList',
    exportPath: '/struma/nomenclatures/items/export',
    tags: ['nomenclatures'],
    access: administratorAccess,
    database,
    list: itemList,
    contextOf: async (principal: Principal, { nomenclatureId }: ListValues): Promise<ItemContext> => {
      await requireNomenclature(database, nomenclatureId as number);
      return { principal, nomenclatureId: nomenclatureId as number };
    },
    row: ItemRow,
    page: pageOf('NomenclatureItemPage', refTo(ItemRow)),
    readRows: (ids, { nomenclatureId }) => readItems(database, nomenclatureId, ids),
    rowsName: { singular: 'item', plural: 'items' },
    fileName: exportTexts.itemsFile,
  });
  server.get(
    '/api/nomenclatures/GetItemNomenclatureByNomenclatureIdByItemNomenclatureId',
    {
      config: { access: administratorAccess },
      schema: { tags: ['nomenclatures'], querystring: ItemIdQuery, response: responsesOf(refTo(ItemRow)) },
    },
    ({ query }) => readItem(database, query.nomenclatureId, query.itemNomenclatureid),
  );
};

/** Reads one item, active or not. Throws 404 if there is none. */
export const readItem = async (database: Database, nomenclatureId: number, itemId: number): Promise<ItemRow> => {
  const [item] = await readItems(database, nomenclatureId, [itemId]);
  if (!item) throw new HttpFailure(404, nomenclatureTexts.unknownItem);
  return item;
};

const readItems = async (database: Database, nomenclatureId: number, ids: readonly number[]): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select i.id, i.nomenclature_id as "nomenclatureId", i.code, i.name_bg as "nameBg", i.name_en as "nameEn",
      i.is_active as "isActive"
    from nomenclature_item i where i.nomenclature_id = ${nomenclatureId} and i.id = any(${ids}::bigint[])`.execute(
    database,
  );
  return rows;
};

const requireNomenclature = async (database: Database, id: number): Promise<void> => {
  const known = await database.selectFrom('nomenclature').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new HttpFailure(404, nomenclatureTexts.unknownList);
};
