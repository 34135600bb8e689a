import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AttachmentStore, StagedFile } from './attachment-store.ts';
import { openStaging } from './staging.ts';

/**
 * Attachments in a folder: `files/ab/cd/<checksum>`, received in `staging` first and renamed when they are kept, so that a
 * file is there whole or not at all. What an ended process left in staging is removed.
 */
export const openFolderStore = async (folder: string): Promise<AttachmentStore> => {
  const staging = await openStaging(join(folder, 'staging'));
  const place = (sha256: string): string => placeOf(folder, sha256);
  await mkdir(join(folder, 'files'), { recursive: true });
  return {
    receive: async (bytes) => {
      await mkdir(staging, { recursive: true, mode: 0o700 });
      const staged = join(staging, randomUUID());
      try {
        return toStagedFile(staged, await write(bytes, staged), place);
      } catch (error) {
        await rm(staged, { force: true });
        throw error;
      }
    },
    read: async (sha256) => {
      const file = await open(place(sha256));
      return file.createReadStream();
    },
  };
};

/** Where the store in a folder keeps the file of that checksum. */
export const placeOf = (folder: string, sha256: string): string =>
  join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), checked(sha256));

const write = async (bytes: Readable, file: string): Promise<{ sha256: string; size: number }> => {
  const checksum = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  // flush: the bytes are on the disk before a row can name them.
  await pipeline(bytes, measure, createWriteStream(file, { flags: 'wx', flush: true, mode: 0o600 }));
  return { sha256: checksum.digest('hex'), size };
};

const toStagedFile = (
  staged: string,
  file: { sha256: string; size: number },
  place: (sha256: string) => string,
): StagedFile => ({
  ...file,
  keep: async () => {
    const kept = place(file.sha256);
    if ((await sizeOf(kept)) === file.size && (await isTouched(kept))) return rm(staged, { force: true });
    await mkdir(dirname(kept), { recursive: true });
    await rename(staged, kept);
    await syncFolder(dirname(kept));
  },
  discard: () => rm(staged, { force: true }),
});

const sizeOf = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).size;
  } catch {
    return null;
  }
};

/**
 * Makes a kept file young again, so that a clean-up which has found it without a row leaves it alone. False if it has
 * just been taken away.
 */
const isTouched = async (file: string): Promise<boolean> => {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
};

/** A rename lasts once its folder is on the disk; Windows neither needs nor allows it. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const checked = (sha256: string): string => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('A file is asked for by something else than its checksum.');
  return sha256;
};
