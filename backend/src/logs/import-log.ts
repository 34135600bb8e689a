import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import { administratorAccess, isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { named, nullable } from '../kernel/http/schema.ts';
import { declareList, type ListContext } from '../kernel/list/declare-list.ts';
import { anyOfIds, exactText, ignoredText, partOfText, timeRange } from '../kernel/list/filter.ts';
import { addExportRoute, addListRoute } from '../kernel/list/list-routes.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { localText, utcText } from '../kernel/moment.ts';
import { logExportTexts as texts } from './logs.texts.ts';

const LogRow = Type.Object(
  {
    id: Type.Integer(),
    errorMessage: Type.String(),
    modulName: Type.String(),
    procedureName: nullable(Type.String()),
    createdOn: Type.String({ description: 'YYYY-MM-DD HH:mm:ss in UTC.' }),
    createdOnLocal: Type.String({ description: 'The same time in Sofia.' }),
    importFileId: nullable(Type.Integer()),
    signalId: nullable(Type.Integer({ description: 'The signal that the entry names.' })),
    traceId: nullable(Type.String()),
  },
  { $id: 'LogRow' },
);
type LogRow = Static<typeof LogRow>;

const LogPage = pageOf('LogPage', named(LogRow));

const { headings } = texts;
const largest = Number.MAX_SAFE_INTEGER;

const importLog = declareList<ListContext, LogRow>({
  from: sql`from log_entry l`,
  id: sql`l.id`,
  isStaff: isAdministrator,
  columns: {
    id: { sort: { order: sql`l.id` }, csv: { heading: headings.id, value: ({ id }) => id } },
    errorMessage: {
      sort: { order: sql`l.error_message collate bulgarian` },
      csv: { heading: headings.errorMessage, value: ({ errorMessage }) => errorMessage },
    },
    modulName: {
      sort: { order: sql`l.module_name collate bulgarian` },
      csv: { heading: headings.module, value: ({ modulName }) => modulName },
    },
    procedureName: {
      sort: { order: sql`l.procedure_name collate bulgarian`, emptyWhere: sql`l.procedure_name` },
      csv: { heading: headings.procedure, value: ({ procedureName }) => procedureName },
    },
    createdOn: {
      sort: { order: sql`l.created_on` },
      csv: { heading: headings.createdOn, value: ({ createdOnLocal }) => createdOnLocal },
    },
    importFileId: {
      sort: { order: sql`l.import_file_id`, emptyWhere: sql`l.import_file_id` },
      csv: { heading: headings.importFile, value: ({ importFileId }) => importFileId },
    },
    signalId: { csv: { heading: headings.signal, value: ({ signalId }) => signalId } },
    traceId: { csv: { heading: headings.traceId, value: ({ traceId }) => traceId } },
  },
  filters: [
    anyOfIds({ name: 'id', column: sql`l.id`, description: 'Id of the entry.', largest }),
    partOfText({ name: 'errorMessage', column: sql`l.error_message`, description: 'Part of the description.' }),
    partOfText({ name: 'modulName', column: sql`l.module_name`, description: 'Part of the name of the module.' }),
    partOfText({ name: 'procedureName', column: sql`l.procedure_name`, description: 'Part of the procedure name.' }),
    timeRange({
      name: 'createdOn',
      column: sql`l.created_on`,
      from: 'Created at or after this time, YYYY-MM-DD HH:mm:ss in UTC.',
      to: 'Created at or before this time, including the whole second.',
    }),
    anyOfIds({ name: 'importFileId', column: sql`l.import_file_id`, description: 'Id of the file.', largest }),
    exactText({ name: 'traceId', column: sql`l.trace_id`, description: 'Trace id.' }),
    ignoredText('userId', 'Id of the caller; accepted and ignored.'),
  ],
});

export const addImportLogRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(LogRow);
  server.addSchema(LogPage);
  const common = {
    database,
    list: importLog,
    access: administratorAccess,
    contextOf: (principal: Principal) => ({ principal }),
    readRows: (ids: readonly number[]) => readLogs(database, ids),
  };
  addListRoute(server, { ...common, path: '/api/Logs/GetLogsList', tags: ['logs'], page: LogPage });
  addExportRoute(server, {
    ...common,
    path: '/struma/logs/export',
    tags: ['additions'],
    rowsName: { singular: 'entry', plural: 'entries' },
    fileName: texts.logFile,
  });
};

const readLogs = async (database: Database, ids: readonly number[]): Promise<LogRow[]> => {
  const { rows } = await sql<Omit<LogRow, 'createdOnLocal'>>`
    select id, error_message as "errorMessage", module_name as "modulName", procedure_name as "procedureName",
      created_on as "createdOn", import_file_id as "importFileId", signal_id as "signalId", trace_id as "traceId"
    from log_entry where id = any(${ids})`.execute(database);
  return rows.map((row) => ({
    ...row,
    createdOn: utcText(row.createdOn),
    createdOnLocal: localText(row.createdOn),
  }));
};
