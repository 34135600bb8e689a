import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { locks } from '../../kernel/database/locks.ts';
import { definitions } from '../definitions.ts';
import { importLocalFile, localPrincipal } from './import-local-file.ts';
import type { ImportServices } from '../import-services.ts';
import { importTexts as texts } from '../imports.texts.ts';

const lookEveryMs = 30_000;

/**
 * Imports the CSV files that appear in the folders `2` and `4` of the watched folder, named after the definitions. An
 * imported file is moved to `done`, every other one to `failed`. Files are taken after their size has not changed
 * between two looks, because the billing system may still be writing them. Without a folder nothing is watched.
 */
export const watchFolder = (
  services: ImportServices & { log: Pick<Logger, 'info' | 'warn'> },
  folder: string | null,
  everyMs = lookEveryMs,
): { stop(): Promise<void> } => {
  const seen = new Map<string, string>();
  const ending = new AbortController();
  let looking: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const lookAfter = (milliseconds: number): void => {
    if (folder === null) return;
    timer = setTimeout(() => {
      looking = look(services, folder, seen, ending.signal)
        .catch((error: unknown) => services.log.warn({ err: error }, 'The watched folder was not read'))
        .finally(() => ending.signal.aborted || lookAfter(everyMs));
    }, milliseconds).unref();
  };
  lookAfter(0);
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await looking;
    },
  };
};

/** One REST service at a time looks into the folder. */
const look = async (
  services: Parameters<typeof watchFolder>[0],
  folder: string,
  seen: Map<string, string>,
  signal: AbortSignal,
): Promise<void> => {
  const lock = await services.importPool.connect();
  try {
    if (!(await isLocked(lock))) return;
    const present = new Set<string>();
    for (const definitionId of Object.keys(definitions).map(Number))
      for (const path of await csvFilesIn(join(folder, String(definitionId)))) {
        present.add(path);
        const state = await stateOf(path);
        const isComplete = seen.get(path) === state;
        seen.set(path, state);
        if (isComplete && !signal.aborted) await take(services, path, definitionId);
      }
    for (const path of seen.keys()) if (!present.has(path)) seen.delete(path);
  } finally {
    // Closing the connection releases the lock.
    lock.release(true);
  }
};

const isLocked = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    locks.watchedFolder,
  ]);
  return rows[0]?.mine === true;
};

const csvFilesIn = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name));
  return files.map(({ name }) => join(folder, name)).toSorted();
};

const stateOf = async (path: string): Promise<string> => {
  const { size, mtimeMs } = await stat(path);
  return `${size} ${mtimeMs}`;
};

const take = async (services: Parameters<typeof watchFolder>[0], path: string, definitionId: number): Promise<void> => {
  const principal = localPrincipal('watched-folder', texts.watchedFolder);
  try {
    const outcome = await importLocalFile(services, { path, definitionId, mode: 'GOOD_ROWS', principal });
    const { importFileId, type } = outcome;
    services.log.info({ path, importFileId, type }, 'File of the watched folder imported');
    await move(path, type >= 0 ? 'done' : 'failed');
  } catch (error) {
    services.log.warn({ err: error, path }, 'File of the watched folder not imported');
    await move(path, 'failed');
  }
};

/** Into a folder beside the file. The time keeps the names of later files apart. */
const move = async (path: string, folder: 'done' | 'failed'): Promise<void> => {
  const target = join(path, '..', folder);
  await mkdir(target, { recursive: true });
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await rename(path, join(target, `${time} ${path.split(/[/\\]/).at(-1)}`));
};
