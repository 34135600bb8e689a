import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { csvLines, csvStart } from '../http/csv.ts';
import { HttpFailure } from '../http/refusal.ts';
import { localToday } from '../moment.ts';
import type { DeclaredList, ListContext, ListValues } from './declare-list.ts';
import { inOrderOf } from './list.ts';
import { listTexts } from './list.texts.ts';
import { walkList } from './walk.ts';

export interface CsvSource<Context extends ListContext, Row extends { id: number }> {
  database: Database;
  list: DeclaredList<Context, Row>;
  /** Reads the rows with these ids, in any order. */
  readRows: (ids: readonly number[], context: Context) => Promise<readonly Row[]>;
  /** Returns the name of the file for a day, such as `2026-11-18`. */
  fileName: (day: string) => string;
}

export type SendCsv<Context> = (reply: FastifyReply, context: Context, values: ListValues) => Promise<FastifyReply>;

/** Subjects of the persons to whom a CSV file of any list is being sent, by database. */
const exportingSubjects = new WeakMap<Database, Set<string>>();

/**
 * Returns the function that sends all rows of a list as CSV. Each transfer uses a database connection, so only three
 * transfers of all lists may run at once, at most one per person.
 */
export const createCsvExport = <Context extends ListContext, Row extends { id: number }>(
  source: CsvSource<Context, Row>,
): SendCsv<Context> => {
  const exporting = exportingSubjects.get(source.database) ?? new Set<string>();
  exportingSubjects.set(source.database, exporting);
  return async (reply, context, values) => {
    const { subject } = context.principal;
    if (exporting.has(subject)) throw new HttpFailure(429, listTexts.ownExportBusy);
    if (exporting.size >= maxConcurrentExports) throw new HttpFailure(429, listTexts.exportBusy);
    exporting.add(subject);
    const lines = Readable.from(linesOf(source, context, values), { objectMode: false });
    lines.once('close', () => exporting.delete(subject));
    // A client that stops reading would keep the database connection busy.
    reply.raw.setTimeout(idleMilliseconds, () => reply.raw.destroy());
    // Waits for the first line, so that an early error becomes an error response and not a truncated file.
    await once(lines, 'readable');
    return reply
      .headers({
        'content-disposition': contentDisposition(source.fileName(localToday())),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type('text/csv; charset=utf-8')
      .send(lines);
  };
};

const maxConcurrentExports = 3;
const idleMilliseconds = 60_000;

async function* linesOf<Context extends ListContext, Row extends { id: number }>(
  { database, list, readRows }: CsvSource<Context, Row>,
  context: Context,
  values: ListValues,
): AsyncGenerator<string> {
  const columns = list.csvColumns(context.principal);
  let start = csvStart(columns);
  for await (const ids of walkList(database, await list.select(database, context, values))) {
    const rows = inOrderOf(ids, await readRows(ids, context));
    yield start + csvLines(columns, rows);
    start = '';
  }
  if (start) yield start;
}
