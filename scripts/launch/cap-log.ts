import { copyFile, rm, stat, truncate } from 'node:fs/promises';

/**
 * Limits the size of PostgreSQL's own log: above the limit it moves to `….1`. PostgreSQL outlives a killed launcher, so it
 * writes the file itself in append mode, and the file is truncated in place.
 */
export const capLog = async (file: string, bytes: number): Promise<void> => {
  const found = await stat(file).catch(() => null);
  if (!found || found.size <= bytes) return;
  const older = `${file}.1`;
  // A full disk has no space for the copy; truncating the log frees some.
  await copyFile(file, older).catch(() => rm(older, { force: true }));
  await truncate(file);
};
