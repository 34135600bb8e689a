import { sql } from 'kysely';
import type pg from 'pg';
import type { Principal } from '../kernel/access/access.ts';
import type { Database } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import type { ImportServices } from './import-services.ts';
import { importTexts as texts } from './imports.texts.ts';

export interface NewRun {
  principal: Principal;
  fileName: string;
  contentType: string;
  definitionId: number;
}

/** A run that this process executes. The connection has a lock, which shows other processes that the run is alive. */
export interface OpenRun {
  id: number;
  client: pg.PoolClient;
  /** Closes the connection, which ends its transaction and its lock. */
  close(): void;
}

/** Records a new run and locks the run. */
export const startRun = async (services: ImportServices, run: NewRun): Promise<OpenRun> => {
  await failInterrupted(services.database);
  const client = await services.importPool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>(
      `insert into import_file (file_name, content_mime_type, file_size, attached_by_user, actor_subject, check_sum,
         definition_id, status, stage, created_on)
       values ($1, $2, 0, $3, $4, '', $5, 'RUNNING', 'UPLOAD', clock_timestamp()) returning id`,
      [run.fileName, run.contentType, run.principal.name, run.principal.subject, run.definitionId],
    );
    const id = rows[0]?.id ?? 0;
    await client.query('select pg_advisory_lock($1, $2)', [locks.importRun, id]);
    await client.query('commit');
    return { id, client, close: () => client.release(true) };
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/** Locks a checked run to execute it again. Returns null if the run is not checked or another process executes it. */
export const reopenRun = (services: ImportServices, id: number): Promise<OpenRun | null> =>
  lockRun(services, id, `status = 'RUNNING', stage = 'CHECK', message = null where status = 'CHECKED'`);

/** Locks a stored import to undo it. Returns null if the import is not stored or another process undoes it. */
export const lockUndo = (services: ImportServices, id: number): Promise<OpenRun | null> =>
  lockRun(services, id, `status = 'UNDOING', bytes_read = 0 where status = 'SUCCEEDED'`);

const lockRun = async (services: ImportServices, id: number, changeSql: string): Promise<OpenRun | null> => {
  const client = await services.importPool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [
      locks.importRun,
      id,
    ]);
    const { rowCount } = rows[0]?.locked
      ? await client.query(`update import_file set ${changeSql} and id = $1`, [id])
      : { rowCount: 0 };
    await client.query('commit');
    if (rowCount === 1) return { id, client, close: () => client.release(true) };
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release(true);
  return null;
};

/**
 * Corrects the status of runs whose lock is free: their process has ended, and their transactions were rolled back. A
 * running import has failed; an import whose undo was interrupted is still stored.
 */
export const failInterrupted = async (database: Database): Promise<void> => {
  await sql`
    update import_file set status = 'SUCCEEDED', message = ${texts.undoInterrupted}
    where status = 'UNDOING' and pg_try_advisory_xact_lock(${sql.lit(locks.importRun)}, id::integer)`.execute(database);
  await sql`
    update import_file set status = 'FAILED', stage = null, message = ${texts.interrupted}, finished_on = clock_timestamp()
    where status = 'RUNNING' and pg_try_advisory_xact_lock(${sql.lit(locks.importRun)}, id::integer)`.execute(database);
};

/** Marks a run as failed unless it has already ended. */
export const failRun = async (database: Database, id: number, message: string): Promise<void> => {
  await sql`
    update import_file set status = 'FAILED', stage = null, message = ${maskPersonalNumbers(message)},
      finished_on = clock_timestamp()
    where id = ${id} and status = 'RUNNING'`.execute(database);
};

/** Stores the first and last id of the rows that a run adds, by table. Lists use them only while the run is running. */
export const storePendingIds = async (
  database: Database,
  id: number,
  pending: Readonly<Record<string, [number, number]>>,
): Promise<void> => {
  await sql`update import_file set pending_ids = ${JSON.stringify(pending)}::jsonb where id = ${id}`.execute(database);
};

/** Stores the finished share of an undo, from 0 to 1. A failed write is ignored: the next report follows. */
export const reportUndo = async (database: Database, id: number, share: number): Promise<void> => {
  await sql`
    update import_file set bytes_read = (file_size * ${share}::float8)::bigint
    where id = ${id} and status = 'UNDOING'`
    .execute(database)
    .catch(() => undefined);
};

export interface Progress {
  stage: 'UPLOAD' | 'CHECK' | 'MERGE';
  rows?: number;
  bytes?: number;
  /** Finished share of the stage, from 0 to 1; used instead of `bytes`. */
  share?: number;
}

const writeEveryMilliseconds = 500;

/**
 * Returns a function that stores the progress of a run: at most twice a second, or when the stage changes. Progress
 * that is reported during a write is left out, and a failed write is ignored: the next report follows.
 */
export const createProgress = (database: Database, id: number): ((progress: Progress) => void) => {
  let [last, stage] = [0, ''];
  let isWriting = false;
  return (progress) => {
    const now = performance.now();
    if (isWriting || (progress.stage === stage && now - last < writeEveryMilliseconds)) return;
    [last, stage, isWriting] = [now, progress.stage, true];
    void sql`
      update import_file set stage = ${progress.stage}, rows_read = coalesce(${progress.rows ?? null}::integer, rows_read),
        bytes_read = coalesce(${progress.bytes ?? null}::bigint, (file_size * ${progress.share ?? null}::float8)::bigint,
          bytes_read)
      where id = ${id} and status = 'RUNNING'`
      .execute(database)
      .catch(() => undefined)
      .finally(() => (isWriting = false));
  };
};
