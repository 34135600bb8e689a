import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** Generous: a PostgreSQL of the tests has 74 MB, and each product that a test starts has one of its own. */
const neededBytes = 4 * 2 ** 30;

/**
 * Creates a folder that every user can enter, because a database that root starts runs as another user inside the
 * folder.
 */
export const temporaryFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `struma-${name}-`));
  await chmod(folder, 0o755);
  return folder;
};

/**
 * Creates such a folder in memory, if this machine has enough. A test database has 900 files: ext4 creates them in
 * 700 ms if other databases have just been deleted, memory in 50 ms.
 */
export const folderInMemory = async (name: string): Promise<string> => {
  if (!(await hasMemoryFolder())) return temporaryFolder(name);
  await removeAbandoned();
  const folder = await mkdtemp(join(memoryFolder, `struma-${name}-${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
};

/** PostgreSQL's programs are started from the folder, so a file system that forbids programs is of no use. */
const hasMemoryFolder = async (): Promise<boolean> => {
  try {
    const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' '));
    const [, , type, options = ''] = mounts.findLast(([, folder]) => folder === memoryFolder) ?? [];
    if (type !== 'tmpfs' || /\b(noexec|ro)\b/.test(options)) return false;
    const { bavail, bsize } = await statfs(memoryFolder);
    return bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes;
  } catch {
    return false;
  }
};

/** Removes the folders of processes that were killed: they would use memory until the machine's next start. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(memoryFolder)) {
    const owner = /^struma-[a-z]+-(\d+)-/.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    await rm(join(memoryFolder, name), { recursive: true, force: true }).catch(() => undefined);
  }
};

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};
