import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import { administratorAccess, isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { refTo, nullable } from '../kernel/http/schema.ts';
import { declareList, type ListContext } from '../kernel/list/declare-list.ts';
import { anyOfIds, ignoredText, partOfText, timeRange } from '../kernel/list/filter.ts';
import { addListRoutes } from '../kernel/list/list-routes.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { traceFilter } from '../kernel/list/trace-filter.ts';
import { withLocalTime } from '../kernel/moment.ts';
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

const { headings } = texts;
const [moduleName, procedureName, importFile] = [sql`l.module_name`, sql`l.procedure_name`, sql`l.import_file_id`];
const max = Number.MAX_SAFE_INTEGER;

const importLog = declareList<ListContext, LogRow>({
  from: sql`from log_entry l`,
  id: sql`l.id`,
  isStaff: isAdministrator,
  columns: {
    id: { sort: { order: sql`l.id` }, csv: headings.id },
    errorMessage: { sort: { order: sql`l.error_message collate bulgarian` }, csv: headings.errorMessage },
    modulName: { sort: { order: sql`${moduleName} collate bulgarian` }, csv: headings.module },
    procedureName: {
      sort: { order: sql`${procedureName} collate bulgarian`, emptyWhere: procedureName },
      csv: headings.procedure,
    },
    createdOn: { sort: { order: sql`l.created_on` } },
    createdOnLocal: { csv: headings.createdOn },
    importFileId: { sort: { order: importFile, emptyWhere: importFile }, csv: headings.importFile },
    signalId: { csv: headings.signal },
    traceId: { csv: headings.traceId },
  },
  filters: [
    anyOfIds({ name: 'id', column: sql`l.id`, description: 'Id of the entry.', max }),
    partOfText({ name: 'errorMessage', column: sql`l.error_message`, description: 'Part of the description.' }),
    partOfText({ name: 'modulName', column: moduleName, description: 'Part of the name of the module.' }),
    partOfText({ name: 'procedureName', column: procedureName, description: 'Part of the procedure name.' }),
    timeRange({ name: 'createdOn', column: sql`l.created_on` }),
    anyOfIds({ name: 'importFileId', column: importFile, description: 'Id of the file.', max }),
    traceFilter(sql`l.trace_id`),
    ignoredText('userId', 'Id of the signed-in user; accepted and ignored.'),
  ],
});

/** LG-1: adds the list of the import log and its CSV file. */
export const addRoutes = (server: Server, { database }: { database: Database }): void =>
  addListRoutes(server, {
    path: '/api/Logs/GetLogsList',
    exportPath: '/struma/logs/export',
    tags: ['logs'],
    access: administratorAccess,
    database,
    list: importLog,
    contextOf: (principal: Principal) => ({ principal }),
    row: LogRow,
    page: pageOf('LogPage', refTo(LogRow)),
    readRows: (ids) => readLogs(database, ids),
    rowsName: { singular: 'entry', plural: 'entries' },
    fileName: texts.logFile,
  });

const readLogs = async (database: Database, ids: readonly number[]): Promise<LogRow[]> => {
  const { rows } = await sql<Omit<LogRow, 'createdOnLocal'>>`
    select id, error_message as "errorMessage", module_name as "modulName", procedure_name as "procedureName",
      created_on as "createdOn", import_file_id as "importFileId", signal_id as "signalId", trace_id as "traceId"
    from log_entry where id = any(${ids})`.execute(database);
  return rows.map(withLocalTime('createdOn'));
};
