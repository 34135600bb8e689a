import { copyFile, rm, stat, truncate } from 'node:fs/promises';

/**
 * Limits the size of PostgreSQL's own log: a larger file is copied to `….1` and truncated. It cannot be renamed,
 * because PostgreSQL itself keeps it open in append mode: PostgreSQL must be able to log after the launcher was killed.
 */
export const capLog = async (file: string, bytes: number): Promise<void> => {
  const found = await stat(file).catch(() => null);
  if (!found || found.size <= bytes) return;
  const older = `${file}.1`;
  // A full disk has no space for the copy; truncating the log frees some.
  await copyFile(file, older).catch(() => rm(older, { force: true }));
  await truncate(file);
};
