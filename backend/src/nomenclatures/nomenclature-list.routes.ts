import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import { administratorAccess, isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { named, nullable } from '../kernel/http/schema.ts';
import { declareList, type ListContext } from '../kernel/list/declare-list.ts';
import { partOfText, yesOrNo } from '../kernel/list/filter.ts';
import { addExportRoute, addListRoute } from '../kernel/list/list-routes.ts';
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
    hasFixedItems: Type.Boolean({ description: 'True: items are neither added nor deactivated.' }),
    createdOn: Moment,
    createdOnLocal: LocalMoment,
    lastModifiedOn: nullable(Moment),
    lastModifiedOnLocal: nullable(LocalMoment),
  },
  { $id: 'NomenclatureRow' },
);
type NomenclatureRow = Static<typeof NomenclatureRow>;

const NomenclaturePage = pageOf('NomenclaturePage', named(NomenclatureRow));

const { headings, yes, no } = texts;

const nomenclatureList = declareList<ListContext, NomenclatureRow>({
  from: sql`from nomenclature n`,
  id: sql`n.id`,
  isStaff: isAdministrator,
  columns: {
    id: { sort: { order: sql`n.id` }, csv: { heading: headings.id, value: ({ id }) => id } },
    name: {
      sort: { order: sql`n.name collate bulgarian` },
      csv: { heading: headings.name, value: ({ name }) => name },
    },
    description: {
      sort: { order: sql`n.description collate bulgarian`, emptyWhere: sql`n.description` },
      csv: { heading: headings.description, value: ({ description }) => description },
    },
    isActive: {
      sort: { order: sql`n.is_active` },
      csv: { heading: headings.isActive, value: ({ isActive }) => (isActive ? yes : no) },
    },
    createdOn: {
      sort: { order: sql`n.created_on` },
      csv: { heading: headings.createdOn, value: ({ createdOnLocal }) => createdOnLocal },
    },
    lastModifiedOn: {
      sort: { order: sql`n.last_modified_on`, emptyWhere: sql`n.last_modified_on` },
      csv: { heading: headings.modifiedOn, value: ({ lastModifiedOnLocal }) => lastModifiedOnLocal },
    },
  },
  filters: [
    partOfText({ name: 'name', column: sql`n.name`, description: 'Part of the name; letter case is ignored.' }),
    partOfText({ name: 'description', column: sql`n.description`, description: 'Part of the description.' }),
    yesOrNo({ name: 'isActive', yes: sql`n.is_active`, no: sql`not n.is_active`, description: 'True: active.' }),
  ],
});

export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(NomenclatureRow);
  server.addSchema(NomenclaturePage);
  const common = {
    database,
    list: nomenclatureList,
    access: administratorAccess,
    contextOf: (principal: Principal) => ({ principal }),
    readRows: (ids: readonly number[]) => readNomenclatures(database, ids),
  };
  addListRoute(server, {
    ...common,
    path: '/api/nomenclatures/GetNomenclaturesList',
    tags: ['nomenclatures'],
    page: NomenclaturePage,
  });
  addExportRoute(server, {
    ...common,
    path: '/struma/nomenclatures/export',
    tags: ['additions'],
    rowsName: { singular: 'nomenclature', plural: 'nomenclatures' },
    fileName: texts.listsFile,
  });
};

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
