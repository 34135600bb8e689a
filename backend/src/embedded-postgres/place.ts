import { createHash } from 'node:crypto';
import { chown, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** The folders of a private cluster and the user of its processes. */
export interface Place {
  /** Folder of binaries, cluster and log. */
  folder: string;
  /**
   * Folder of the Unix socket, within the limit of 107 bytes for socket paths; null on systems without Unix sockets.
   */
  socketFolder: string | null;
  /** Unprivileged user for PostgreSQL, which refuses to run as root; null for the current user. */
  user: { uid: number; gid: number } | null;
}

const nobody = { uid: 65534, gid: 65534 };

/** The user for PostgreSQL if the product runs as root; else null. */
export const unprivilegedUser = (): Place['user'] => (process.getuid?.() === 0 ? nobody : null);

/**
 * Chooses the folders of a data folder's cluster. If the product runs as root, PostgreSQL runs as an unprivileged user.
 * The cluster is below /var/lib in two cases: the user may not enter a folder above the data folder; or the user may not
 * enter the data folder, and an earlier version created the cluster below /var/lib. In both cases, a text file in the
 * data folder contains the path of the cluster. Otherwise, if the user may not enter the data folder, the user becomes
 * its owner.
 */
export const choosePlace = async (dataFolder: string): Promise<Place> => {
  await makeFolder(dataFolder);
  const real = await realpath(dataFolder);
  const shortHash = createHash('sha256').update(real).digest('hex').slice(0, 12);
  const user = unprivilegedUser();
  const elsewhere = `/var/lib/struma-${shortHash}/postgres`;
  const isInside = !user || (await canBeInside(real, elsewhere));
  const folder = isInside ? join(real, 'postgres') : elsewhere;
  if (isInside && user && !(await isEnterable(real))) await chown(real, user.uid, user.gid);
  await makeFolder(folder);
  if (!isInside) await writeFile(join(real, 'postgres-is-elsewhere.txt'), `${folder}\n`);
  const socketParent = tmpdir().length > 60 ? '/tmp' : tmpdir();
  return {
    folder,
    socketFolder: process.platform === 'win32' ? null : join(socketParent, `struma-${shortHash}`),
    user,
  };
};

const canBeInside = async (folder: string, elsewhere: string): Promise<boolean> => {
  if (!(await isOpenToOthers(dirname(folder)))) return false;
  return (await isEnterable(folder)) || !(await exists(join(elsewhere, 'cluster')));
};

const isEnterable = async (folder: string): Promise<boolean> => {
  const { mode, uid } = await stat(folder);
  return (mode & (uid === nobody.uid ? 0o100 : 0o001)) !== 0;
};

const isOpenToOthers = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  if (!(mode & 0o001)) return false;
  return folder === dirname(folder) || isOpenToOthers(dirname(folder));
};

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
