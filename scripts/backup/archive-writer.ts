import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { appendChecksum } from './checksum.ts';
import { BackupError } from './backup-format.ts';

/** A backup that is being written. Entries keep the order in which they are added. */
export interface Archive {
  add(name: string, bytes: Buffer): Promise<void>;
  addStream(name: string, size: number, bytes: Readable): Promise<void>;
}

/**
 * Writes a backup: a tar archive and its checksum. Until the backup is completely on the disk, the file is named
 * `<file>.<process id>.part`; after a failure it is removed. Only the owner of the file can read it.
 */
export const writeArchive = async (
  file: string,
  signal: AbortSignal,
  fill: (archive: Archive) => Promise<void>,
): Promise<void> => {
  if (await exists(file)) throw new BackupError(`${file} exists already. Give another name, or remove it first.`);
  const partFile = `${file}.${process.pid}.part`;
  const tar = pack();
  // flush: the bytes are on the disk before the file gets its final name.
  const target = createWriteStream(partFile, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(Readable.from(tar), appendChecksum(), target, { signal });
  const filled = fill(archiveOf(tar)).then(() => tar.finalize());
  try {
    await Promise.all([written, Promise.race([filled, written])]);
    await rename(partFile, file);
    await syncFolder(dirname(file));
  } catch (error) {
    tar.destroy();
    // `fill` fails too, because its archive is destroyed. Only the first error is thrown.
    filled.catch(() => undefined);
    await written.catch(() => undefined);
    await rm(partFile, { force: true });
    throw error;
  }
};

const archiveOf = (tar: Pack): Archive => ({
  add: (name, bytes) =>
    new Promise((resolve, reject) => {
      const entry = tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
      entry?.once('error', reject);
    }),
  async addStream(name, size, bytes) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // The promise may be rejected before it is awaited.
    promise.catch(() => undefined);
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    entry.once('error', reject);
    for await (const chunk of bytes) if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), promise]);
    entry.end(null);
    await promise;
  },
});

const exists = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};
