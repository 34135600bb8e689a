import { Type } from 'typebox';
import { requirePrincipal } from '../kernel/access/access.ts';
import { listViewAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, nullable } from '../kernel/http/schema.ts';
import {
  DeleteListView,
  deleteListView,
  ListViewRow,
  ListViews,
  ListViewsQuery,
  readListViews,
  SaveListView,
  saveListView,
  SetListColumns,
  setListColumns,
} from './list-views.ts';

const Stored = Type.Object(
  { id: nullable(Type.Integer()), refusal: nullable(Type.String({ description: 'Why nothing was stored.' })) },
  { $id: 'ListViewStored' },
);

const ChosenColumns = Type.Object({ columns: Type.Array(Type.String()) }, { $id: 'ChosenColumns' });

/** Adds the routes for saved views of lists and for the columns that a person has chosen. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [ListViewRow, ListViews, Stored, ChosenColumns]) server.addSchema(schema);
  const config = { access: listViewAccess };
  const tags = ['additions'];
  server.get(
    '/struma/list-views',
    { config, schema: { tags, querystring: ListViewsQuery, response: responsesOf(refTo(ListViews)) } },
    (request) => readListViews(database, requirePrincipal(request), request.query.list),
  );
  server.post(
    '/struma/list-views',
    { config, schema: { tags, body: SaveListView, response: responsesOf(refTo(Stored)) } },
    (request) => saveListView(database, requirePrincipal(request), request.body),
  );
  server.post(
    '/struma/list-views/delete',
    { config, schema: { tags, body: DeleteListView, response: responsesOf(refTo(Stored)) } },
    (request) => deleteListView(database, requirePrincipal(request), request.body.id),
  );
  server.post(
    '/struma/list-views/columns',
    { config, schema: { tags, body: SetListColumns, response: responsesOf(refTo(ChosenColumns)) } },
    async (request) => {
      await setListColumns(database, requirePrincipal(request), request.body);
      return { columns: request.body.columns };
    },
  );
};
