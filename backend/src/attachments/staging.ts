import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const abandonedAfterMilliseconds = 24 * 3_600_000;

/** Creates a staging folder for this process and removes the folders of ended processes. */
export const openStaging = async (staging: string): Promise<string> => {
  await mkdir(staging, { recursive: true });
  // A folder that has the id of this process was left by an ended process with the same id.
  await cleanUpStaging(staging, { isStarting: true });
  const ownFolder = join(staging, `${hostname()}@${process.pid}@${process.hrtime.bigint()}`);
  await mkdir(ownFolder, { mode: 0o700 });
  return ownFolder;
};

/**
 * Removes staging folders of ended processes, and files that were not written to for a day in folders of running ones.
 * Returns the number of removed files.
 */
export const cleanUpStaging = async (staging: string, { isStarting = false } = {}): Promise<number> => {
  let removed = 0;
  for (const name of await readdir(staging).catch(() => [])) {
    const part = join(staging, name);
    const files = await readdir(part).catch(() => []);
    if (await isAbandoned(staging, name, isStarting)) {
      await rm(part, { recursive: true, force: true });
      removed += files.length;
      continue;
    }
    for (const file of files) {
      if (!(await isOld(join(part, file)))) continue;
      await rm(join(part, file), { force: true });
      removed += 1;
    }
  }
  return removed;
};

/** Replicas may share the folder: a folder of another host is abandoned after a day without changes. */
const isAbandoned = async (staging: string, name: string, isStarting: boolean): Promise<boolean> => {
  const [host, id] = name.split('@');
  if (host === hostname() && id) return Number(id) === process.pid ? isStarting : !isAlive(Number(id));
  return isOld(join(staging, name));
};

const isOld = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > abandonedAfterMilliseconds;
};

const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
