import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const abandonedAfterMilliseconds = 24 * 3_600_000;

/** This process's own part of the staging folder. Parts of processes that have ended are removed with what they hold. */
export const openStaging = async (staging: string): Promise<string> => {
  await mkdir(staging, { recursive: true });
  for (const name of await readdir(staging)) {
    if (await isAbandoned(staging, name)) await rm(join(staging, name), { recursive: true, force: true });
  }
  const own = join(staging, `${hostname()}@${process.pid}@${process.hrtime.bigint()}`);
  await mkdir(own, { mode: 0o700 });
  return own;
};

/** Replicas may share the folder: a part of another host counts as abandoned only after a day without change. */
const isAbandoned = async (staging: string, name: string): Promise<boolean> => {
  const [host, process] = name.split('@');
  if (host === hostname() && process) return !isAlive(Number(process));
  const { mtimeMs } = await stat(join(staging, name));
  return Date.now() - mtimeMs > abandonedAfterMilliseconds;
};

const isAlive = (id: number): boolean => {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
