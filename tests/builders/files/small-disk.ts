import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@jest/globals';

/** A small disk in memory, mounted at a folder. */
export interface SmallDisk {
  folder: string;
  /** Fills the remaining space. */
  fill(): void;
  /** Removes what `fill` has written. */
  makeRoom(): void;
  /** Makes the disk read-only. Files that are open for writing must be closed before. */
  makeReadOnly(): void;
  unmount(): void;
}

export const mountSmallDisk = (folder: string, size: string): SmallDisk => {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder], { stdio: 'pipe' });
  const ballast = join(folder, '.ballast');
  return {
    folder,
    fill: () => fillDisk(ballast),
    makeRoom: () => rmSync(ballast, { force: true }),
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'pipe' }),
    unmount: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
};

const fillDisk = (file: string): void => {
  const ballast = openSync(file, 'a');
  for (const size of [4 * 1024 * 1024, 4096]) {
    try {
      for (;;) writeSync(ballast, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(ballast);
};

/** True if this process may mount a disk: root on Linux may, unless a container forbids it. */
const canMount = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'struma-mount-'));
  try {
    mountSmallDisk(folder, '64k').unmount();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
};

const canMountDisks = canMount();

/** Added to titles of tests that need a separate disk. */
export const smallDiskNote = canMountDisks ? '' : ' (skipped: only root may mount a small disk)';

export const testWithSmallDisk = canMountDisks ? test : test.skip;
