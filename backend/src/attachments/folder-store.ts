import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { failureTexts } from '../kernel/http/refusal.texts.ts';
import type { AttachmentStore, StagedFile, StoredFile } from './attachment-store.ts';
import { attachmentTexts } from './attachments.texts.ts';
import { localDisk, type Disk } from './disk.ts';
import { openStaging } from './staging.ts';

export interface StoreLimits {
  /** Bytes of the disk to keep free: writes into this reserve are refused. */
  reserveBytes: number;
  /** Maximum file size; 0: unlimited. */
  maxBytes: number;
}

interface StoreOptions extends Partial<StoreLimits> {
  disk?: Disk;
}

/**
 * Stores attachments in a folder as `files/ab/cd/<checksum>`. Files are received in `staging` and renamed when they are
 * kept, so that no partial file is visible. Staged files of ended processes are removed.
 */
export const openFolderStore = async (folder: string, options: StoreOptions = {}): Promise<AttachmentStore> => {
  const { disk = localDisk, reserveBytes = 0, maxBytes = 0 } = options;
  const staging = await openStaging(join(folder, 'staging'));
  const pathOf = (sha256: string): string => storedFilePath(folder, sha256);
  await mkdir(join(folder, 'files'), { recursive: true });
  const requireSpace = async (): Promise<void> => {
    if (reserveBytes > 0 && (await disk.freeBytes(folder)) < reserveBytes)
      throw new HttpFailure(507, failureTexts.diskFull);
  };
  return {
    receive: async (bytes) => {
      await requireSpace();
      await mkdir(staging, { recursive: true, mode: 0o700 });
      const staged = join(staging, randomUUID());
      try {
        return toStagedFile(staged, await write(bytes, staged, { maxBytes, requireSpace }), { pathOf, disk });
      } catch (error) {
        await rm(staged, { force: true });
        throw error;
      }
    },
    read: async (sha256) => {
      const file = await open(pathOf(sha256));
      return file.createReadStream();
    },
  };
};

/** Returns the path of the stored file with a checksum. */
export const storedFilePath = (folder: string, sha256: string): string =>
  join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), requireChecksum(sha256));

/** Syncs the directory entries of a file's path. Another process may have just created the folders. */
export const syncParentFolders = async (path: string, disk: Disk = localDisk): Promise<void> => {
  const leaf = dirname(path);
  for (const folder of [leaf, dirname(leaf), dirname(dirname(leaf))]) await disk.syncFolder(folder);
};

/** The free disk space is checked again after this many bytes. */
const checkEveryBytes = 4 * 1024 * 1024;

const write = async (
  bytes: Readable,
  file: string,
  { maxBytes, requireSpace }: { maxBytes: number; requireSpace: () => Promise<void> },
): Promise<StoredFile> => {
  const checksum = createHash('sha256');
  let size = 0;
  let checkedSize = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum.update(chunk);
      size += chunk.length;
      if (maxBytes > 0 && size > maxBytes)
        return done(new HttpFailure(413, attachmentTexts.tooLarge(maxBytes / 1024 / 1024)));
      if (size - checkedSize < checkEveryBytes) return done(null, chunk);
      checkedSize = size;
      requireSpace().then(() => done(null, chunk), done);
    },
  });
  // flush: the content must be on the disk before a row can refer to it.
  await pipeline(bytes, measure, createWriteStream(file, { flags: 'wx', flush: true, mode: 0o600 }));
  return { sha256: checksum.digest('hex'), size };
};

const toStagedFile = (
  staged: string,
  file: StoredFile,
  { pathOf, disk }: { pathOf: (sha256: string) => string; disk: Disk },
): StagedFile => ({
  ...file,
  keep: async () => {
    const target = pathOf(file.sha256);
    if ((await sizeOf(target)) === file.size && (await refreshTimestamp(target))) {
      await syncParentFolders(target, disk);
      return rm(staged, { force: true });
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
    await syncParentFolders(target, disk);
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
 * Updates the modification time of a kept file, so that a running clean-up does not remove it. Returns false if the
 * file has just been removed.
 */
const refreshTimestamp = async (file: string): Promise<boolean> => {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
};

const requireChecksum = (sha256: string): string => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('A stored file was requested without a valid checksum.');
  return sha256;
};
