import { open, statfs } from 'node:fs/promises';

/** Operating system calls of the store in addition to file access. */
export interface Disk {
  /** Free bytes on the disk of a folder. */
  freeBytes(folder: string): Promise<number>;
  /** Resolves when the directory entries of a folder are on the disk (fsync). */
  syncFolder(folder: string): Promise<void>;
}

export const localDisk: Disk = {
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async syncFolder(folder) {
    // Windows neither requires nor supports fsync of a folder.
    if (process.platform === 'win32') return;
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};
