import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import { administratorAccess, isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { refTo, nullable } from '../kernel/http/schema.ts';
import { declareList, type ListContext } from '../kernel/list/declare-list.ts';
import { partOfText, yesOrNo } from '../kernel/list/filter.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { localText, utcText } from '../kernel/moment.ts';
import { hasFixedItems } from '../kernel/nomenclatures.ts';
import { nomenclatureExportTexts as texts } from './nomenclatures.texts.ts';

const Moment = Type.String({ description: 'YYYY-MM-DD HH:mm:ss in UTC.' });
const LocalMoment = Type.String({
  description: 'The time of the field without `Local` in its name, as local time in Sofia.',
});

const NomenclatureRow = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    description: nullable(Type.String()),
    isActive: Type.Boolean(),
    hasFixedItems: Type.Boolean({ description: 'True if items can be neither added nor deactivated.' }),
    createdOn: Moment,
    createdOnLocal: LocalMoment,
    lastModifiedOn: nullable(Moment),
    lastModifiedOnLocal: nullable(LocalMoment),
  },
  { $id: 'NomenclatureRow' },
);
type NomenclatureRow = Static<typeof NomenclatureRow>;

const { headings, yes, no } = texts;

const nomenclatureList = declareList<ListContext, NomenclatureRow>({
  from: sql`from nomenclature n`,
  id: sql`n.id`,
  isStaff: isAdministrator,
  columns: {
    id: { sort: { order: sql`n.id` }, csv: headings.id },
    name: { sort: { order: sql`n.name collate bulgarian` }, csv: headings.name },
    description: {
      sort: { order: sql`n.description collate bulgarian`, emptyWhere: sql`n.description` },
      csv: headings.description,
    },
    isActive: {
      sort: { order: sql`n.is_active` },
      csv: { heading: headings.isActive, value: ({ isActive }) => (isActive ? yes : no) },
    },
    createdOn: { sort: { order: sql`n.created_on` } },
    createdOnLocal: { csv: headings.createdOn },
    lastModifiedOn: { sort: { order: sql`n.last_modified_on`, emptyWhere: sql`n.last_modified_on` } },
    lastModifiedOnLocal: { csv: headings.modifiedOn },
  },
  filters: [
    partOfText({ name: 'name', column: sql`n.name`, description: 'Part of the name; letter case is ignored.' }),
    partOfText({ name: 'description', column: sql`n.description`, description: 'Part of the description.' }),
    yesOrNo({
      name: 'isActive',
      yes: sql`n.is_active`,
      no: sql`not n.is_active`,
      description: 'If true, only active nomenclatures; if false, only inactive ones.',
    }),
  ],
});

/** NO-1: adds the list of nomenclatures and its CSV file. */
export const addRoutes = (server: Server, { database }: { database: Database }): void =>
  addListRoutes(server, {
    path: '/api/nomenclatures/GetNomenclaturesList',
    exportPath: '/struma/nomenclatures/export',
    tags: ['nomenclatures'],
    access: administratorAccess,
    database,
    list: nomenclatureList,
    contextOf: (principal: Principal) => ({ principal }),
    row: NomenclatureRow,
    page: pageOf('NomenclaturePage', refTo(NomenclatureRow)),
    readRows: (ids) => readNomenclatures(database, ids),
    rowsName: { singular: 'nomenclature', plural: 'nomenclatures' },
    fileName: texts.listsFile,
  });

const readNomenclatures = async (database: Database, ids: readonly number[]): Promise<NomenclatureRow[]> => {
  const rows = await database.selectFrom('nomenclature').selectAll().where('id', 'in', ids).execute();
  return rows.map(({ id, name, description, is_active, created_on, last_modified_on }) => ({
    id,
    name,
    description,
    isActive: is_active,
    hasFixedItems: hasFixedItems(id),
    createdOn: utcText(created_on),
    createdOnLocal: localText(created_on),
    lastModifiedOn: last_modified_on && utcText(last_modified_on),
    lastModifiedOnLocal: last_modified_on && localText(last_modified_on),
  }));
};
