import { createHash } from 'node:crypto';
import { mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where a private cluster lives and as whom its processes run. */
export interface Place {
  /** Folder of binaries, cluster and log. */
  folder: string;
  /** Folder of the unix socket, short enough for the 107 bytes that a socket path may have; null where there are no unix sockets. */
  socketFolder: string | null;
  /** Unprivileged user for PostgreSQL, which refuses to run as root; null: the present user. */
  user: { uid: number; gid: number } | null;
}

const nobody = { uid: 65534, gid: 65534 };

/**
 * Chooses the place of the cluster that belongs to a data folder. As root the processes drop to an unprivileged user;
 * if that user cannot reach the data folder, the place is below /var/lib and a note in the data folder says so.
 */
export const choosePlace = async (dataFolder: string): Promise<Place> => {
  await mkdir(dataFolder, { recursive: true });
  const real = await realpath(dataFolder);
  const short = createHash('sha256').update(real).digest('hex').slice(0, 12);
  const user = process.getuid?.() === 0 ? nobody : null;
  const reachable = !user || (await isOpenToOthers(real));
  const folder = reachable ? join(real, 'postgres') : `/var/lib/struma-${short}/postgres`;
  await mkdir(folder, { recursive: true });
  if (!reachable) await writeFile(join(real, 'postgres-is-elsewhere.txt'), `${folder}\n`);
  const socketParent = tmpdir().length > 60 ? '/tmp' : tmpdir();
  return { folder, socketFolder: process.platform === 'win32' ? null : join(socketParent, `struma-${short}`), user };
};

const isOpenToOthers = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  if (!(mode & 0o001)) return false;
  return folder === dirname(folder) || isOpenToOthers(dirname(folder));
};
