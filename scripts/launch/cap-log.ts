import { copyFile, rm, stat, truncate } from 'node:fs/promises';

/**
 * Keeps PostgreSQL's own log small: what is beyond the limit moves to `….1`. PostgreSQL outlives a killed launcher, so it
 * writes the file itself, for appending, and the file is emptied in its place.
 */
export const capLog = async (file: string, bytes: number): Promise<void> => {
  const found = await stat(file).catch(() => null);
  if (!found || found.size <= bytes) return;
  const older = `${file}.1`;
  // A full disk has no room for the copy, and emptying the log makes some.
  await copyFile(file, older).catch(() => rm(older, { force: true }));
  await truncate(file);
};
