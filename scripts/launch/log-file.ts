import { fchmodSync, fstatSync, openSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { descriptorLog, type LogDestination } from '../../packages/shared/src/log-destination.ts';
import type { LogFailures } from '../../packages/shared/src/log-failures.ts';
import { LaunchSettingsError } from './settings.ts';

export interface LogFileOptions {
  path: string;
  /** Number of files, including the current one. */
  files: number;
  /** Size in bytes at which the next file starts. */
  bytes: number;
  failures: LogFailures;
}

type OpenLog = ReturnType<typeof descriptorLog>;

/**
 * The log of all parts: `struma.log` is the current file, `struma.log.1` the previous one. If writing fails at run time,
 * lines are lost, but the product continues.
 *
 * @throws LaunchSettingsError if the file cannot be opened, unless the error is one of `temporaryErrors`.
 */
export const openLogFile = ({ path, files, bytes, failures }: LogFileOptions): LogDestination => {
  let size = 0;
  let current: OpenLog | null = null;
  let nextTryAt = 0;

  const openCurrent = (): void => {
    const fd = openSync(path, 'a', 0o600);
    fchmodSync(fd, 0o600);
    size = fstatSync(fd).size;
    current = descriptorLog(fd, failures, (written) => void (size += written));
  };
  const retryLater = (error: unknown): void => {
    failures.add(codeOf(error));
    nextTryAt = Date.now() + retryEveryMs;
  };
  const tryToOpen = (): void => {
    try {
      openCurrent();
    } catch (error) {
      retryLater(error);
    }
  };
  const rotate = async (): Promise<void> => {
    const ended = current;
    shift(path, files);
    current = null;
    size = 0;
    tryToOpen();
    await ended?.flush();
    ended?.close();
  };

  try {
    openCurrent();
  } catch (error) {
    if (!temporaryErrors.has(codeOf(error))) throw new LaunchSettingsError([unusable(path, error)]);
    retryLater(error);
  }
  removeFrom(path, files);
  return {
    write(line) {
      if (size >= bytes) void rotate();
      if (!current && Date.now() >= nextTryAt) tryToOpen();
      if (current) current.write(line);
      else failures.add('DROPPED');
    },
    flush: async () => current?.flush(),
  };
};

const retryEveryMs = 1_000;

/** Errors of the disk or of the system, which may be temporary. Other errors mean that LOG_FILE is wrong. */
const temporaryErrors = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';

const unusable = (path: string, error: unknown): string =>
  `LOG_FILE ${path} cannot be written: ${(error as Error).message}. Set LOG_FILE to a file of your own, or to - for standard output.`;

/**
 * Renames struma.log to struma.log.1 and so on; the oldest is removed. The file is emptied instead if LOG_FILES is 1, or
 * if renaming fails, for example in a read-only folder.
 */
const shift = (path: string, files: number): void => {
  try {
    if (files === 1) return truncateSync(path);
    for (let number = files - 2; number >= 1; number -= 1) moveIfThere(`${path}.${number}`, `${path}.${number + 1}`);
    moveIfThere(path, `${path}.1`);
  } catch {
    emptyInPlace(path);
  }
};

const emptyInPlace = (path: string): void => {
  try {
    truncateSync(path);
  } catch {
    // Further writes fail too and are counted.
  }
};

const moveIfThere = (from: string, to: string): void => {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
};

/** Removes files with a higher number than allowed, which remain after LOG_FILES was reduced. */
const removeFrom = (path: string, files: number): void => {
  for (let number = files; isThere(`${path}.${number}`); number += 1) rmSync(`${path}.${number}`, { force: true });
};

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;
