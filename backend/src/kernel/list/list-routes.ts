import type { TSchema } from 'typebox';
import { requirePrincipal, type AccessRule, type Principal } from '../access/access.ts';
import type { Database } from '../database/database.ts';
import type { Server } from '../http/http.ts';
import { HttpFailure } from '../http/refusal.ts';
import { responsesOf, bytesResponses, refTo } from '../http/schema.ts';
import { createCsvExport } from './csv-export.ts';
import type { DeclaredList, ListContext, ListValues } from './declare-list.ts';
import type { Condition } from './filter.ts';
import { inOrderOf, type ListWindow } from './list.ts';
import { listTexts } from './list.texts.ts';
import { countViews, type ListViews } from './views.ts';

interface ListRoute<Context extends ListContext, CsvRow, Row> {
  path: string;
  tags: string[];
  access: AccessRule;
  database: Database;
  list: DeclaredList<Context, CsvRow>;
  /** Returns the context of a request. Throws if the list does not exist or the principal may not read it. */
  contextOf: (principal: Principal, values: ListValues) => Context | Promise<Context>;
  /** Schema of a page. It needs an `$id`. */
  page: TSchema;
  /** Reads the rows with these ids, in any order. */
  readRows: (ids: readonly number[], context: Context) => Promise<readonly Row[]>;
  /** Path of a POST route for the same list, with the parameters in the body. */
  bodyPath?: string;
  /** A parameter with personal numbers. It is accepted only in a body, because proxies log URLs. */
  bodyParameter?: string;
}

/** Adds the route that returns one page of a list. */
export const addListRoute = <Context extends ListContext, CsvRow, Row extends { id: number }>(
  server: Server,
  {
    path,
    bodyPath,
    bodyParameter,
    tags,
    access,
    database,
    list,
    contextOf,
    page,
    readRows,
  }: ListRoute<Context, CsvRow, Row>,
): void => {
  const config = { access };
  const response = responsesOf(refTo(page));
  const read = async (principal: Principal, query: ListValues & ListWindow) => {
    const context = await contextOf(principal, query);
    const { ids, totalCount } = await list.readPage(database, context, query);
    return { items: ids.length === 0 ? [] : inOrderOf(ids, await readRows(ids, context)), totalCount };
  };
  server.get(path, { config, schema: { tags, querystring: list.pageQuery, response } }, (request) => {
    refuseInUrl(bodyParameter, request.query);
    return read(requirePrincipal(request), request.query);
  });
  if (bodyPath === undefined) return;
  server.post(bodyPath, { config, schema: { tags: ['additions'], body: list.pageQuery, response } }, (request) =>
    read(requirePrincipal(request), request.body),
  );
};

const refuseInUrl = (parameter: string | undefined, query: ListValues): void => {
  if (parameter !== undefined && query[parameter]) throw new HttpFailure(400, listTexts.onlyInBody);
};

type ExportRoute<Context extends ListContext, Row> = Omit<ListRoute<Context, Row, Row>, 'page'> & {
  /** Names of one row and of several rows, for the contract. */
  rowsName: { singular: string; plural: string };
  fileName: (day: string) => string;
};

/** Adds the route that returns a whole list as CSV. */
export const addExportRoute = <Context extends ListContext, Row extends { id: number }>(
  server: Server,
  { path, bodyParameter, tags, access, rowsName, contextOf, ...source }: ExportRoute<Context, Row>,
): void => {
  const sendCsv = createCsvExport(source);
  server.get(
    path,
    {
      config: { access },
      schema: {
        tags,
        description: `All ${rowsName.plural} of a list as CSV in UTF-8, separated by semicolons. 429: too many exports at once.`,
        querystring: source.list.query,
        response: bytesResponses('text/csv', `Headings, then one line per ${rowsName.singular}.`),
      },
    },
    async (request, reply) => {
      refuseInUrl(bodyParameter, request.query);
      return sendCsv(reply, await contextOf(requirePrincipal(request), request.query), request.query);
    },
  );
};

type ListRoutes<Context extends ListContext, Row> = ListRoute<Context, Row, Row> &
  Pick<ExportRoute<Context, Row>, 'rowsName' | 'fileName'> & {
    /** Path of the CSV file. It is an addition to the specification. */
    exportPath: string;
    /** Schema of a row. It needs an `$id`. */
    row: TSchema;
  };

/** Adds both routes of a list, the pages and the CSV file, with the schemas of row and page. */
export const addListRoutes = <Context extends ListContext, Row extends { id: number }>(
  server: Server,
  { exportPath, row, rowsName, fileName, ...list }: ListRoutes<Context, Row>,
): void => {
  server.addSchema(row);
  server.addSchema(list.page);
  addListRoute(server, list);
  addExportRoute(server, { ...list, path: exportPath, tags: ['additions'], rowsName, fileName });
};

interface ViewCountsRoute<Name extends string, Context> {
  path: string;
  tags: string[];
  access: AccessRule;
  database: Database;
  from: Condition;
  views: ListViews<Name, Context>;
  contextOf: (principal: Principal) => Context;
  /** Schema of the counts. It needs an `$id`. */
  counts: TSchema;
  /** Reads further values that are sent with the counts. */
  readFacts?: () => object | Promise<object>;
}

/** Adds the route that counts the rows of each view. */
export const addViewCountsRoute = <Name extends string, Context>(
  server: Server,
  { path, tags, access, database, from, views, contextOf, counts, readFacts }: ViewCountsRoute<Name, Context>,
): void => {
  server.get(path, { config: { access }, schema: { tags, response: responsesOf(refTo(counts)) } }, async (request) => ({
    ...(await readFacts?.()),
    ...(await countViews(database, { from, views }, contextOf(requirePrincipal(request)))),
  }));
};
