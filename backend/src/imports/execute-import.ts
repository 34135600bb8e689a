import { sql } from 'kysely';
import type pg from 'pg';
import type { Principal } from '../kernel/access/access.ts';
import { createDatabaseOn } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { localText } from '../kernel/moment.ts';
import { recordActivities } from '../kernel/observability/activity.ts';
import { checkRows } from './check-rows.ts';
import { nomenclatures } from '../kernel/nomenclatures.ts';
import { createProgress, failRun, storePendingIds, type OpenRun } from './import-run.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';
import {
  compareRows,
  countChangedSinceCheck,
  countRows,
  deleteChanges,
  mergeRows,
  readPendingIds,
  storeExpectedChanges,
  type RowCounts,
} from './merge-rows.ts';
import { FileProblem } from './csv/file-problem.ts';
import { findEncoding } from './csv/find-encoding.ts';
import { shownValue, type ItemCodes } from './read-row.ts';
import { storeRejectedFiles, writeRejectedFiles } from './rejected-files.ts';
import { findKnownRows } from './staging/known-rows.ts';
import { analyzeStaging, createStaging, maxProblems, stageRows, type Staged } from './stage-rows.ts';

/** CHECK writes no records. GOOD_ROWS leaves rejected rows out. ALL_ROWS writes nothing if a row is rejected. */
export type ImportMode = 'CHECK' | 'GOOD_ROWS' | 'ALL_ROWS';

export interface ImportJob {
  principal: Principal;
  fileName: string;
  sha256: string;
  definitionId: number;
  /** True if the file is known to be valid UTF-8. Otherwise its encoding is found first. */
  isUtf8?: boolean;
  mode: ImportMode;
  /** True for the import of a checked file. It is refused if a record that it would change was changed after the check. */
  isConfirmed?: boolean;
}

export interface ImportOutcome {
  /** 1: imported or checked. 0: the same file was imported before. -1: nothing was stored. */
  type: number;
  message: string;
  additionalMessages: string[];
  resultData: { bad: number; invalid: number };
  importFileId: number;
}

/** Executes a run in one transaction. A file that cannot be imported is an outcome; any other error is thrown. */
export const executeImport = async (services: ImportServices, run: OpenRun, job: ImportJob): Promise<ImportOutcome> => {
  try {
    return await inTransaction(run.client, () => importRows(services, run, job));
  } catch (error) {
    return recordFailure(services, run, error);
  }
};

const recordFailure = async (services: ImportServices, run: OpenRun, error: unknown): Promise<ImportOutcome> => {
  const message = error instanceof FileProblem ? error.message : texts.failed;
  await failRun(services.database, run.id, message).catch(() => undefined);
  if (!(error instanceof FileProblem)) throw error;
  return createOutcome(run, error instanceof RepeatedFile ? 0 : -1, message);
};

const createOutcome = (
  run: OpenRun,
  type: number,
  message: string,
  more: Partial<ImportOutcome> = {},
): ImportOutcome => ({
  type,
  message,
  additionalMessages: [],
  resultData: { bad: 0, invalid: 0 },
  importFileId: run.id,
  ...more,
});

const inTransaction = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

class RepeatedFile extends FileProblem {}

const importRows = async (services: ImportServices, run: OpenRun, requested: ImportJob): Promise<ImportOutcome> => {
  const { database, store } = services;
  const { client } = run;
  const report = createProgress(database, run.id);
  report({ stage: 'CHECK', rows: 0, bytes: 0 });
  // The temporary tables need no exact statistics: the planner needs only the number of their rows.
  await client.query(`set local work_mem = '64MB'; set local default_statistics_target = 10`);
  if (requested.mode !== 'CHECK') await client.query('select pg_advisory_xact_lock($1)', [locks.importOrder]);
  await refuseRepeated(client, requested);
  const encoding = requested.isUtf8 ? 'utf-8' : await findEncoding(() => store.read(requested.sha256));
  await createStaging(client, requested.definitionId);
  const staged = await stageRows(client, {
    bytes: await store.read(requested.sha256),
    encoding,
    definitionId: requested.definitionId,
    codes: await readItemCodes(client),
    townCodes: await readTownCodes(client),
    onProgress: (progress) => report({ stage: 'CHECK', ...progress }),
  });
  report({ stage: 'MERGE', rows: staged.rows, share: 0 });
  const checked = await checkStaged(client, staged, requested, run.id);
  // A refused import is a new check: the run has the present changes, and can be confirmed after they have been read.
  const job: ImportJob = checked.changedSinceCheck > 0 ? { ...requested, mode: 'CHECK' } : requested;
  const { bad, invalid, rows, counts, isRefused, isEmpty, isWritten } = checked;
  const files = await writeRejectedFiles(client, {
    store,
    ...job,
    layout: staged.layout,
    badRows: bad,
    invalidRows: invalid,
  });
  if (isWritten) await storePendingIds(database, run.id, await readPendingIds(client, job.definitionId));
  const onProgress = (share: number): void => report({ stage: 'MERGE', share });
  await deleteChanges(client, run.id);
  const mask = isWritten ? await mergeRows(client, job.definitionId, run.id, onProgress) : 0;
  if (job.mode === 'CHECK' && checked.isCompared) await storeExpectedChanges(client, job.definitionId, run.id);
  await storeProblems(client, run.id, staged, job);
  await storeRejectedFiles(client, run.id, job.fileName, files);
  const message = messageOf(job, checked);
  const status = job.mode === 'CHECK' ? 'CHECKED' : isWritten ? 'SUCCEEDED' : 'FAILED';
  await client.query(
    `update import_file set status = $2, stage = null, message = $3, processed_mask = $4, rows_read = $5, rows_new = $6,
       rows_changed = $7, rows_unchanged = $8, rows_bad = $9, rows_invalid = $10, finished_on = clock_timestamp()
     where id = $1`,
    [run.id, status, message, mask, rows, counts.new, counts.changed, counts.unchanged, bad, invalid],
  );
  if (isWritten)
    await recordActivities(createDatabaseOn(client), job.principal, [
      { entity: 'importFile', entityId: run.id, action: 'CREATE', field: 'fileName', newValue: job.fileName },
    ]);
  // Keep the error files as the last step: a rollback cannot remove files. Files without a database row are cleaned up.
  for (const { file } of files) await file.keep();
  const isStopped = isRefused || isEmpty || checked.changedSinceCheck > 0;
  return createOutcome(run, isStopped ? -1 : 1, message, {
    additionalMessages: countTexts(counts),
    resultData: { bad, invalid },
  });
};

const countTexts = (counts: RowCounts): string[] => [
  texts.rowsNew(counts.new),
  texts.rowsChanged(counts.changed),
  texts.rowsUnchanged(counts.unchanged),
];

interface Checked {
  rows: number;
  bad: number;
  invalid: number;
  counts: RowCounts;
  isRefused: boolean;
  isEmpty: boolean;
  isWritten: boolean;
  /** True if the differences from the stored data are known. */
  isCompared: boolean;
  /** Number of records that were changed after the check of a confirmed import. */
  changedSinceCheck: number;
}

/** Checks the staged rows against the stored data. Compares both, if the counts or the writing need the differences. */
const checkStaged = async (
  client: pg.ClientBase,
  staged: Staged,
  job: ImportJob,
  importFileId: number,
): Promise<Checked> => {
  const { badRows: bad, rows, facts } = staged;
  const { definitionId, mode } = job;
  await analyzeStaging(client, definitionId);
  const { count: known, hasKnown } = await findKnownRows(client, definitionId);
  const columns = new Set(staged.layout.columns.flatMap(({ name, column }) => (column ? [name] : [])));
  const invalid = await checkRows(client, definitionId, { facts, columns });
  const isRefused = mode === 'ALL_ROWS' && bad + invalid > 0;
  const isEmpty = bad + invalid === rows;
  const isWanted = mode !== 'CHECK' && !isRefused && !isEmpty;
  const isCompared = isWanted || hasKnown;
  if (isCompared) await compareRows(client, definitionId, facts);
  const counts = await countRows(client, { definitionId, rows: rows - bad - invalid, known });
  const isConfirmed = isWanted && job.isConfirmed === true;
  const changedSinceCheck = isConfirmed ? await countChangedSinceCheck(client, definitionId, importFileId) : 0;
  const isWritten = isWanted && changedSinceCheck === 0;
  return { rows, bad, invalid, counts, isRefused, isEmpty, isWritten, isCompared, changedSinceCheck };
};

const messageOf = (
  { fileName, mode }: ImportJob,
  { isRefused, isEmpty, changedSinceCheck }: Pick<Checked, 'isRefused' | 'isEmpty' | 'changedSinceCheck'>,
): string => {
  if (changedSinceCheck > 0) return texts.changedSinceCheck(changedSinceCheck);
  if (mode === 'CHECK') return texts.checked(fileName);
  if (isEmpty) return texts.nothingStored(fileName);
  return isRefused ? texts.hasBadRows : texts.imported(fileName);
};

/** The same file with the same definition is imported once. The lock `importOrder` makes a simultaneous import wait. */
const refuseRepeated = async (client: pg.ClientBase, { sha256, definitionId }: ImportJob): Promise<void> => {
  const { rows } = await client.query<{ id: number; attached_by_user: string; created_on: string }>(
    `select id, attached_by_user, created_on from import_file
     where check_sum = $1 and definition_id = $2 and status in ('SUCCEEDED', 'UNDOING')`,
    [sha256, definitionId],
  );
  const [first] = rows;
  if (first) throw new RepeatedFile(texts.repeated(first.id, localText(first.created_on), first.attached_by_user));
};

const readItemCodes = async (client: pg.ClientBase): Promise<ItemCodes> => {
  const { clientTypes, ownershipTypes, waterMeterTypes, manufacturers } = nomenclatures;
  const { rows } = await client.query<{ nomenclature_id: number; id: number; code: string }>(
    'select nomenclature_id, id, lower(code) as code from nomenclature_item where nomenclature_id = any($1)',
    [[clientTypes, ownershipTypes, waterMeterTypes, manufacturers]],
  );
  const codes = new Map<number, Map<string, number>>();
  for (const { nomenclature_id: list, id, code } of rows)
    codes.set(list, (codes.get(list) ?? new Map<string, number>()).set(code, id));
  return codes;
};

const readTownCodes = async (client: pg.ClientBase): Promise<Set<string>> => {
  const { rows } = await client.query<{ code: string }>('select grao_code as code from town');
  return new Set(rows.map(({ code }) => code));
};

/** Stores the first problems of each kind for the screen and the import log. Personal numbers in values are masked. */
const storeProblems = async (client: pg.ClientBase, id: number, staged: Staged, { mode }: ImportJob): Promise<void> => {
  const { rows: invalid } = await client.query<{
    line: number;
    column_name: string | null;
    value: string | null;
    reason: string;
  }>('select line, column_name, value, reason from rejected order by line, column_name, reason limit $1', [
    maxProblems,
  ]);
  const problems = [
    ...staged.problems.map((problem) => ({ kind: 'BAD', ...problem })),
    ...invalid.map(({ column_name: column, value, ...problem }) => ({
      kind: 'INVALID',
      ...problem,
      column,
      value: value === null ? null : shownValue(column ?? '', value),
    })),
  ];
  await client.query('delete from import_problem where import_file_id = $1', [id]);
  await client.query(
    `insert into import_problem (import_file_id, kind, line, column_name, value, reason)
     select $1, p.kind, p.line, p."column", p.value, p.reason
     from jsonb_to_recordset($2::jsonb) as p (kind text, line integer, "column" text, value text, reason text)
     order by p.line, p."column", p.reason`,
    [id, JSON.stringify(problems)],
  );
  if (mode === 'CHECK') return;
  const entries = problems.map(({ line, column, reason }) => texts.badRow(line, column, reason));
  await client.query(
    `insert into log_entry (error_message, module_name, procedure_name, import_file_id, created_on)
     select unnest($2::text[]), $3, $4, $1, clock_timestamp()`,
    [id, entries, texts.logModule, 'ImportFile'],
  );
};

/** Reads the file, the definition and the status of a run. Throws 404 if its file is not stored. */
export const readJob = async (
  { database }: Pick<ImportServices, 'database'>,
  id: number,
): Promise<Pick<ImportJob, 'fileName' | 'sha256' | 'definitionId'> & { status: string }> => {
  const { rows } = await sql<{ fileName: string; sha256: string | null; definitionId: number; status: string }>`
    select file_name as "fileName", sha256, status, definition_id as "definitionId" from import_file where id = ${id}`.execute(
    database,
  );
  const [job] = rows;
  if (!job) throw new HttpFailure(404, texts.unknownFile);
  if (!job.sha256) throw new HttpFailure(404, texts.notKept);
  return { ...job, sha256: job.sha256 };
};
