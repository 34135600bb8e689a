import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { referencedFilesQuery } from '../attachments/referenced-files.ts';
import { removeOrphanedFiles } from '../attachments/orphaned-files.ts';
import { cleanUpStaging } from '../attachments/staging.ts';
import { createPool } from '../kernel/database/database.ts';
import { locks } from '../kernel/database/locks.ts';
import { counter } from '@struma/shared/metrics.ts';
import { removeOldRows, type KeptDays } from './old-rows.ts';

export interface CleanUpOptions {
  databaseUrl: string;
  attachmentsFolder: string;
  keptDays: KeptDays;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Numbers of removed rows by table, of abandoned staged files, and of stored files without rows. */
export interface CleanedUp {
  rows: Record<string, number>;
  staged: number;
  files: number;
}

const removedTotal = counter('struma_cleaned_up_total', 'Rows and files that the clean-up removed.', 'kind');

/** Younger files are kept: the transactions that refer to them may be uncommitted. */
const minAgeMilliseconds = 24 * 3_600_000;
/** Maximum delay before the first clean-up. */
const firstMilliseconds = 60_000;

/** Runs the clean-up repeatedly in the background until it is stopped. With zero minutes it never runs. */
export const startCleanUp = (options: CleanUpOptions & { everyMinutes: number }): { stop(): Promise<void> } => {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const everyMilliseconds = options.everyMinutes * 60_000;
  const runAfter = (milliseconds: number): void => {
    timer = setTimeout(() => {
      running = cleanUp(options, ending.signal)
        .catch((error: unknown) => options.log.warn({ err: error }, 'Clean-up failed'))
        .finally(() => ending.signal.aborted || runAfter(everyMilliseconds));
    }, milliseconds).unref();
  };
  if (everyMilliseconds > 0) runAfter(Math.min(firstMilliseconds, everyMilliseconds));
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
};

/** Runs the clean-up once. Returns null if another REST service runs it, or during a backup. */
export const cleanUp = async (options: CleanUpOptions, signal: AbortSignal): Promise<CleanedUp | null> => {
  const { databaseUrl, attachmentsFolder, keptDays, log } = options;
  const onError = (error: Error): void => log.warn({ error: error.message }, 'Database connection lost');
  const pool = createPool({ url: databaseUrl, size: 1, onError });
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        locks.cleanUp,
      ]);
      if (!rows[0]?.mine) return null;
      const began = performance.now();
      const referencedFiles = await referencedFilesQuery(client);
      const removed: CleanedUp = {
        rows: await removeOldRows(client, keptDays, signal),
        staged: await cleanUpStaging(join(attachmentsFolder, 'staging')),
        files: await removeOrphanedFiles({
          folder: attachmentsFolder,
          keptBefore: new Date(Date.now() - minAgeMilliseconds),
          signal,
          findReferenced: async (checksums) => {
            const found = await client.query<{ sha256: string }>(
              `select sha256 from (${referencedFiles}) as named where sha256 = any ($1)`,
              [checksums],
            );
            return new Set(found.rows.map(({ sha256 }) => sha256));
          },
        }),
      };
      // PostgreSQL notices a closed connection only a moment later.
      await client.query('select pg_advisory_unlock($1)', [locks.cleanUp]);
      count(removed);
      log.info({ removed, milliseconds: Math.round(performance.now() - began) }, 'Clean-up completed');
      return removed;
    } finally {
      // After a failure, closing the connection releases the lock.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
};

const count = ({ rows, staged, files }: CleanedUp): void => {
  for (const [kind, amount] of Object.entries({ ...rows, staged, files })) removedTotal.addAmount(amount, kind);
};
