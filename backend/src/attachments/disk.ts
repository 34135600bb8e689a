import { open, statfs } from 'node:fs/promises';

/** What the store needs of the operating system beyond files. */
export interface Disk {
  /** Bytes that may still be written on the disk of a folder. */
  freeBytes(folder: string): Promise<number>;
  /** Settles when the names in a folder are on the disk. */
  syncFolder(folder: string): Promise<void>;
}

export const thisDisk: Disk = {
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async syncFolder(folder) {
    // Windows neither needs nor allows it.
    if (process.platform === 'win32') return;
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};
