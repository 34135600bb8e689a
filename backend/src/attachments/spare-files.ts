import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { placeOf } from './folder-store.ts';

export interface SpareFilesOptions {
  /** Folder of the store. */
  folder: string;
  /** Which of these checksums a row names. */
  named: (checksums: string[]) => Promise<Set<string>>;
  /** Files that were kept, or kept again, later than this are left alone: their rows may still be on their way. */
  keptBefore: Date;
  signal: AbortSignal;
}

/**
 * Removes files that no row names: bytes whose transaction failed after they were kept, or whose rows were removed.
 * Answers how many. A file goes aside first and is looked at again there, because somebody may have kept the same bytes
 * anew in between: then it comes back.
 */
export const removeSpareFiles = async ({ folder, named, keptBefore, signal }: SpareFilesOptions): Promise<number> => {
  const aside = join(folder, 'leaving');
  await mkdir(aside, { recursive: true });
  for (const sha256 of await readdir(aside)) await putBack(folder, aside, sha256);
  let removed = 0;
  for await (const old of oldFiles(folder, keptBefore)) {
    if (signal.aborted) break;
    const inUse = await named(old);
    for (const sha256 of old) {
      if (inUse.has(sha256)) continue;
      await rename(placeOf(folder, sha256), join(aside, sha256));
      if ((await stat(join(aside, sha256))).mtime >= keptBefore) await putBack(folder, aside, sha256);
      else {
        await rm(join(aside, sha256));
        removed += 1;
      }
    }
  }
  return removed;
};

const putBack = async (folder: string, aside: string, sha256: string): Promise<void> => {
  const place = placeOf(folder, sha256);
  await mkdir(dirname(place), { recursive: true });
  await rename(join(aside, sha256), place);
};

/** Checksums of files that are old enough, one folder of the store at a time. */
const oldFiles = async function* (folder: string, keptBefore: Date): AsyncGenerator<string[]> {
  const files = join(folder, 'files');
  for (const first of await namesIn(files))
    for (const second of await namesIn(join(files, first))) {
      const part = join(files, first, second);
      const old = [];
      for (const name of await namesIn(part))
        if (isChecksum(name) && (await stat(join(part, name))).mtime < keptBefore) old.push(name);
      if (old.length > 0) yield old;
    }
};

const namesIn = async (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const isChecksum = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);
