import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { locks } from '../../kernel/database/locks.ts';
import { definitions } from '../definitions.ts';
import { importLocalFile, localPrincipal } from './import-local-file.ts';
import type { ImportServices } from '../import-services.ts';
import { importTexts as texts } from '../imports.texts.ts';

const checkEveryMs = 30_000;

/**
 * Imports the CSV files that appear in the subfolders `2` (clients) and `4` (water meters) of the watched folder; the
 * names are ids of import definitions. A file that is imported, or was imported before, is moved to `done`, every other
 * file to `failed`. A file is imported when two consecutive checks of the folder find the same size and time, because
 * the billing system may still be writing the file. If `folder` is null, nothing is watched.
 */
export const watchFolder = (
  services: ImportServices & { log: Pick<Logger, 'info' | 'warn'> },
  folder: string | null,
  everyMs = checkEveryMs,
): { stop(): Promise<void> } => {
  const seen = new Map<string, string>();
  const ending = new AbortController();
  let checking: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const checkAfter = (milliseconds: number): void => {
    if (folder === null) return;
    timer = setTimeout(() => {
      checking = checkFolder(services, folder, seen, ending.signal)
        .catch((error: unknown) => services.log.warn({ err: error }, 'Reading the watched folder failed'))
        .finally(() => ending.signal.aborted || checkAfter(everyMs));
    }, milliseconds).unref();
  };
  checkAfter(0);
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await checking;
    },
  };
};

/** Imports the complete files of the folder. Only one REST service at a time checks the folder. */
const checkFolder = async (
  services: Parameters<typeof watchFolder>[0],
  folder: string,
  seen: Map<string, string>,
  signal: AbortSignal,
): Promise<void> => {
  const connection = await services.importPool.connect();
  try {
    if (!(await tryToLock(connection))) return;
    const present = new Set<string>();
    for (const definitionId of Object.keys(definitions).map(Number))
      for (const path of await csvFilesIn(join(folder, String(definitionId)))) {
        present.add(path);
        const state = await stateOf(path).catch((error: unknown) => {
          // The file name may be no valid UTF-8. The other files are still imported.
          services.log.warn({ err: error, path }, 'Watched file not readable');
          return null;
        });
        const isComplete = state !== null && seen.get(path) === state;
        if (state !== null) seen.set(path, state);
        if (isComplete && !signal.aborted) await importAndMove(services, path, definitionId);
      }
    for (const path of seen.keys()) if (!present.has(path)) seen.delete(path);
  } finally {
    // Closing the connection releases the lock.
    connection.release(true);
  }
};

const tryToLock = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [
    locks.watchedFolder,
  ]);
  return rows[0]?.isLocked === true;
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

const importAndMove = async (
  services: Parameters<typeof watchFolder>[0],
  path: string,
  definitionId: number,
): Promise<void> => {
  const principal = localPrincipal('watched-folder', texts.watchedFolder);
  try {
    const outcome = await importLocalFile(services, { path, definitionId, mode: 'GOOD_ROWS', principal });
    const { importFileId, type } = outcome;
    services.log.info({ path, importFileId, type }, 'Watched file processed');
    await move(path, type >= 0 ? 'done' : 'failed');
  } catch (error) {
    services.log.warn({ err: error, path }, 'Watched file not processed');
    await move(path, 'failed');
  }
};

/**
 * Moves a file into the subfolder `done` or `failed`. Prefixes the file name with the current time, so that a later
 * file of the same name does not overwrite it.
 */
const move = async (path: string, folder: 'done' | 'failed'): Promise<void> => {
  const target = join(path, '..', folder);
  await mkdir(target, { recursive: true });
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await rename(path, join(target, `${time} ${shorten(basename(path))}`));
};

/** Leaves room for the time: file systems limit a name to 255 bytes. */
const maxNameBytes = 200;

const shorten = (name: string): string => {
  const letters = Array.from(name);
  while (Buffer.byteLength(letters.join('')) > maxNameBytes) letters.shift();
  return letters.join('');
};
