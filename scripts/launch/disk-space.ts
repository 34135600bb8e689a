import { statfs } from 'node:fs/promises';
import { LaunchSettingsError } from './settings.ts';

/** A disk with at most this free space counts as full. */
const fullDiskBytes = 16 * 1024 * 1024;

/**
 * The reason of a failure as a text for the terminal. On a full disk every part fails with a different error, so the
 * free space is checked too.
 */
export const describeFailure = async (error: unknown, dataFolder: string): Promise<string> => {
  const message = error instanceof Error ? error.message : String(error);
  if (
    error instanceof LaunchSettingsError ||
    message.includes('is full') ||
    !(await hasLess(dataFolder, fullDiskBytes))
  )
    return message;
  return `The disk of ${dataFolder} is full. Free some space and start again.\n${message}`;
};

/** Free space that the database needs for the next segment of PostgreSQL's write-ahead log and further files. */
const databaseBytes = 64 * 1024 * 1024;

/**
 * Returns a function that returns true while the disk is too full for the database. The function reports a full disk on
 * standard error, once until there is free space again.
 */
export const createDiskWatch = (folder: string): (() => Promise<boolean>) => {
  let isReported = false;
  return async () => {
    const isFull = await hasLess(folder, databaseBytes);
    if (isFull && !isReported)
      console.error(
        `The disk of ${folder} is full: the database cannot run. It is started again when there is free space.`,
      );
    isReported = isFull;
    return isFull;
  };
};

const hasLess = async (folder: string, bytes: number): Promise<boolean> => {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize <= bytes;
};
