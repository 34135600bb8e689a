import { copyFile, rm, stat, truncate } from 'node:fs/promises';

/**
 * Limits the size of PostgreSQL's own log: a larger file is copied to `….1` and truncated. Renaming would not help:
 * PostgreSQL keeps the file open and would write to the renamed file. PostgreSQL writes its log itself, so that it can
 * log even after the launcher was killed.
 */
export const capLog = async (file: string, bytes: number): Promise<void> => {
  const current = await stat(file).catch(() => null);
  if (!current || current.size <= bytes) return;
  const older = `${file}.1`;
  // A full disk has no space for the copy; truncating the log frees some.
  await copyFile(file, older).catch(() => rm(older, { force: true }));
  await truncate(file);
};
