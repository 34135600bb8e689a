import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storedFilePath } from './folder-store.ts';

export interface OrphanedFilesOptions {
  /** The folder of the store. */
  folder: string;
  /** Returns the checksums that rows refer to. */
  findReferenced: (checksums: string[]) => Promise<Set<string>>;
  /** Files kept or refreshed after this time are not removed: their transactions may be uncommitted. */
  keptBefore: Date;
  signal: AbortSignal;
}

/**
 * Removes files without rows: their transaction failed after they were kept, or their rows were deleted. Returns the
 * number of removed files. Each file is first moved aside and checked again. It is restored if the same content was
 * kept meanwhile.
 */
export const removeOrphanedFiles = async ({
  folder,
  findReferenced,
  keptBefore,
  signal,
}: OrphanedFilesOptions): Promise<number> => {
  const aside = join(folder, 'leaving');
  await mkdir(aside, { recursive: true });
  for (const sha256 of await readdir(aside)) await putBack(folder, aside, sha256);
  let removed = 0;
  for await (const old of oldFiles(folder, keptBefore)) {
    if (signal.aborted) break;
    const inUse = await findReferenced(old);
    for (const sha256 of old) {
      if (inUse.has(sha256)) continue;
      await rename(storedFilePath(folder, sha256), join(aside, sha256));
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
  const path = storedFilePath(folder, sha256);
  await mkdir(dirname(path), { recursive: true });
  await rename(join(aside, sha256), path);
};

/** Yields checksums of files that are old enough, one folder of the store at a time. */
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
