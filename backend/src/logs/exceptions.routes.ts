import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { administratorAccess, isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { dateParts } from '../kernel/list/date-parts.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import { partOfText, timeRange } from '../kernel/list/filter.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { traceFilter } from '../kernel/list/trace-filter.ts';
import { personContext, personFilter, type PersonContext } from '../kernel/list/person-filter.ts';
import { withLocalTime } from '../kernel/moment.ts';
import { logExportTexts as exportTexts, logTexts } from './logs.texts.ts';

const ExceptionRow = Type.Object(
  {
    id: Type.Integer(),
    dateCreated: Type.String({ description: 'YYYY-MM-DD HH:mm:ss in UTC.' }),
    dateCreatedLocal: Type.String({ description: 'The same time in Sofia.' }),
    username: nullable(Type.String({ description: 'Name of the person; null if not signed in.' })),
    message: Type.String(),
    stacktrace: nullable(Type.String()),
    traceId: nullable(Type.String()),
  },
  { $id: 'ExceptionRow' },
);

const ExceptionDetail = Type.Object(
  {
    ...ExceptionRow.properties,
    userId: nullable(Type.String({ description: 'Account of the person.' })),
    method: nullable(Type.String({ description: 'HTTP method of the call.' })),
    path: nullable(Type.String({ description: 'Path of the call, without its query.' })),
    statement: nullable(Type.String({ description: 'Text of the failed SQL statement, without values.' })),
  },
  { $id: 'ExceptionDetail' },
);
type ExceptionDetail = Static<typeof ExceptionDetail>;

const { headings } = exportTexts;

const callText = (method: string | null, path: string | null): string => [method, path].filter(Boolean).join(' ');

const exceptionList = declareList<PersonContext, ExceptionDetail>({
  from: sql`from exception_log e`,
  id: sql`e.id`,
  isStaff: isAdministrator,
  defaultSort: { field: 'dateCreated', descending: true },
  columns: {
    dateCreated: { sort: { order: sql`e.created_on` } },
    dateCreatedLocal: { csv: headings.date },
    username: {
      sort: { order: sql`e.username collate bulgarian`, emptyWhere: sql`e.username` },
      csv: headings.username,
    },
    message: { sort: { order: sql`e.message collate bulgarian` }, csv: headings.message },
    stacktrace: { csv: headings.stacktrace },
    call: { csv: { heading: headings.call, value: ({ method, path }) => callText(method, path) } },
    statement: { csv: headings.statement },
    traceId: { csv: headings.traceId },
  },
  filters: [
    personFilter(sql`e.username`),
    dateParts(sql`e.created_on`),
    timeRange({ name: 'dateCreated', column: sql`e.created_on` }),
    partOfText({ name: 'message', column: sql`e.message`, description: 'Part of the message.' }),
    traceFilter(sql`e.trace_id`),
  ],
});

/** LG-2, LG-3: adds the list of exceptions, its CSV file, and the route of one exception with the failed request. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(ExceptionDetail);
  addListRoutes(server, {
    path: '/api/Logs/GetExceptionLogsList',
    exportPath: '/struma/logs/exceptions/export',
    tags: ['logs'],
    access: administratorAccess,
    database,
    list: exceptionList,
    contextOf: personContext(database, { table: 'exception_log', column: 'username' }),
    row: ExceptionRow,
    page: pageOf('ExceptionPage', refTo(ExceptionRow)),
    readRows: (ids) => readExceptions(database, ids),
    rowsName: { singular: 'exception', plural: 'exceptions' },
    fileName: exportTexts.exceptionFile,
  });
  server.get(
    '/struma/logs/exceptions/detail',
    {
      config: { access: administratorAccess },
      schema: {
        tags: ['additions'],
        querystring: Type.Object({ id: RecordId('Id of the exception.') }),
        response: responsesOf(refTo(ExceptionDetail)),
      },
    },
    async ({ query }) => {
      const [exception] = await readExceptions(database, [query.id]);
      if (!exception) throw new HttpFailure(404, logTexts.unknownException);
      return exception;
    },
  );
};

const readExceptions = async (database: Database, ids: readonly number[]): Promise<ExceptionDetail[]> => {
  const { rows } = await sql<Omit<ExceptionDetail, 'dateCreatedLocal'>>`
    select id, created_on as "dateCreated", username, actor_subject as "userId", message, stacktrace,
      trace_id as "traceId", method, path, statement
    from exception_log where id = any(${ids})`.execute(database);
  return rows.map(withLocalTime('dateCreated'));
};
