import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { isAdministrator } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import { MomentText, refTo, nullable } from '../kernel/http/schema.ts';
import { declareList, type ListContext } from '../kernel/list/declare-list.ts';
import {
  anyOfIds,
  anyOfWords,
  maxInteger,
  partOfText,
  searchedText,
  timeRange,
  yesOrNo,
} from '../kernel/list/filter.ts';
import { pageOf } from '../kernel/list/paging.ts';
import { toContainsPattern } from '../kernel/list/text.ts';
import { localText, withLocalTime } from '../kernel/moment.ts';
import { recordKindBits } from './definitions.ts';
import { exportTexts as texts, importTypeNames } from './imports.texts.ts';

const Count = nullable(Type.Integer());

const runStatuses = ['RUNNING', 'CHECKED', 'SUCCEEDED', 'FAILED', 'UNDOING', 'UNDONE'];

export const ImportFileRow = Type.Object(
  {
    id: Type.Integer(),
    fileName: Type.String(),
    contentMimeType: Type.String(),
    fileSize: Type.Integer({ description: 'Bytes.' }),
    attachedByUser: Type.String(),
    createdOn: MomentText,
    createdOnLocal: MomentText,
    checkSum: Type.String({ description: 'SHA-256 of the content; empty while the file is uploaded.' }),
    downloaded: Type.Boolean(),
    processedMask: Type.Integer(),
    definitionId: Type.Integer(),
    status: Type.Union(runStatuses.map((status) => Type.Literal(status))),
    stage: nullable(Type.String({ description: 'UPLOAD, CHECK or MERGE while the run is running.' })),
    message: nullable(Type.String()),
    finishedOn: nullable(MomentText),
    finishedOnLocal: nullable(MomentText),
    isKept: Type.Boolean({ description: 'True if the file can be downloaded.' }),
    hasOriginal: Type.Boolean({ description: 'True if the file was repaired and the uploaded file is kept.' }),
    isUndoable: Type.Boolean(),
    bytesRead: Count,
    rowsRead: Count,
    rowsNew: Count,
    rowsChanged: Count,
    rowsUnchanged: Count,
    rowsBad: Count,
    rowsInvalid: Count,
    badFile: nullable(Type.String({ description: 'Name of the file with the rows in a wrong format.' })),
    invalidFile: nullable(
      Type.String({
        description: 'Name of the file with the unprocessed rows, which contradict the stored data or each other.',
      }),
    ),
  },
  { $id: 'ImportFileRow' },
);
export type ImportFileRow = Static<typeof ImportFileRow>;

export const ImportFilePage = pageOf('ImportFilePage', refTo(ImportFileRow));

const { headings, yes, no } = texts;

/** The list of imported files (IM-1, IM-8). */
export const importFileList = declareList<ListContext, ImportFileRow>({
  from: sql`from import_file f`,
  id: sql`f.id`,
  isStaff: isAdministrator,
  columns: {
    id: { sort: { order: sql`f.id` }, csv: headings.id },
    fileName: { sort: { order: sql`f.file_name collate bulgarian` }, csv: headings.fileName },
    contentMimeType: { sort: { order: sql`f.content_mime_type` }, csv: headings.contentMimeType },
    fileSize: {
      sort: { order: sql`f.file_size` },
      csv: { heading: headings.fileSize, value: ({ fileSize }) => Math.ceil(fileSize / 1024) },
    },
    attachedByUser: { sort: { order: sql`f.attached_by_user collate bulgarian` }, csv: headings.attachedByUser },
    createdOn: {
      sort: { order: sql`f.created_on` },
      csv: { heading: headings.createdOn, value: ({ createdOnLocal }) => createdOnLocal },
    },
    checkSum: { sort: { order: sql`f.check_sum` }, csv: headings.checkSum },
    downloaded: {
      sort: { order: sql`f.downloaded` },
      csv: { heading: headings.downloaded, value: ({ downloaded }) => (downloaded ? yes : no) },
    },
    processedMask: {
      sort: { order: sql`f.processed_mask` },
      csv: { heading: headings.processed, value: ({ processedMask }) => typeNamesOf(processedMask).join(', ') },
    },
  },
  filters: [
    partOfText({
      name: 'fileName',
      column: sql`f.file_name`,
      description: 'Part of the name; letter case is ignored.',
    }),
    searchedText({
      name: 'contentMimeType',
      description: 'End of the file name, such as .csv, or the exact content type.',
      matches: (text) =>
        sql`(f.file_name ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}`} or f.content_mime_type = ${text})`,
    }),
    timeRange({ name: 'createdOn', column: sql`f.created_on` }),
    searchedText({
      name: 'attachedByUser',
      description: 'Part of the name of the person.',
      matches: (text) => sql`f.attached_by_user ilike ${toContainsPattern(text)}`,
    }),
    yesOrNo({
      name: 'downloaded',
      yes: sql`f.downloaded`,
      no: sql`not f.downloaded`,
      description: 'If true, files that were downloaded; if false, files that were not.',
    }),
    {
      parameters: anyOfIds({
        name: 'processedMask',
        column: sql`f.processed_mask`,
        description:
          'Types of records that the import has written, as a bit mask: 1 addresses, 2 clients, 4 water meters, 8 auditors, 16 readings, 32 carnets.',
        max: maxInteger,
      }).parameters,
      conditions: ({ processedMask }) => {
        const bits = ((processedMask as readonly number[] | undefined) ?? []).filter((bit) => bit <= allTypes);
        const mask = bits.reduce((sum, bit) => sum | bit, 0);
        return mask === 0 ? [] : [sql`f.processed_mask & ${mask} <> 0`];
      },
    },
    anyOfWords({
      name: 'status',
      column: sql`f.status`,
      description: 'Status of the run.',
      words: runStatuses,
    }),
  ],
});

const allTypes = Object.values(recordKindBits).reduce<number>((sum, bit) => sum | bit, 0);

const typeNamesOf = (mask: number): string[] =>
  Object.entries(recordKindBits).flatMap(([name, bit]) =>
    (mask & bit) === 0 ? [] : [importTypeNames[name as keyof typeof recordKindBits]],
  );

export const readImportFiles = async (database: Database, ids: readonly number[]): Promise<ImportFileRow[]> => {
  const { rows } = await sql<Omit<ImportFileRow, 'createdOnLocal' | 'finishedOnLocal'>>`
    select id, file_name as "fileName", content_mime_type as "contentMimeType", file_size as "fileSize",
      attached_by_user as "attachedByUser", created_on as "createdOn", check_sum as "checkSum", downloaded,
      processed_mask as "processedMask", definition_id as "definitionId", status, stage, message,
      finished_on as "finishedOn", sha256 is not null as "isKept",
      status = 'SUCCEEDED' and exists (select from import_change c where c.import_file_id = f.id) as "isUndoable",
      exists (select from import_original o where o.import_file_id = f.id) as "hasOriginal",
      bytes_read as "bytesRead", rows_read as "rowsRead", rows_new as "rowsNew", rows_changed as "rowsChanged",
      rows_unchanged as "rowsUnchanged", rows_bad as "rowsBad", rows_invalid as "rowsInvalid",
      (select file_name from import_error_file e where e.import_file_id = f.id and kind = 'BAD') as "badFile",
      (select file_name from import_error_file e where e.import_file_id = f.id and kind = 'INVALID') as "invalidFile"
    from import_file f where id = any(${ids})`.execute(database);
  return rows.map((row) => ({
    ...withLocalTime('createdOn')(row),
    finishedOn: row.finishedOn && row.finishedOn.slice(0, 19),
    finishedOnLocal: row.finishedOn && localText(row.finishedOn),
  }));
};
