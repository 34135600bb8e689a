import { randomBytes } from 'node:crypto';
import { chmod, chown, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../backend/src/embedded-postgres/make-folder.ts';
import { unprivilegedUser } from '../../backend/src/embedded-postgres/place.ts';
import { LaunchSettingsError } from './settings.ts';

/**
 * Creates the data folder, checks that it is writable, and removes other users' access.
 *
 * @throws LaunchSettingsError with instructions.
 */
export const prepareDataFolder = async (folder: string): Promise<void> => {
  await makeFolder(folder, 0o700).catch(refuse(folder, 'cannot be created'));
  await refuseForeignFolder(folder);
  await tryToWrite(folder).catch(refuse(folder, 'cannot be written'));
  await removeOthersAccess(folder).catch((error: Error) => {
    console.error(`DATA_DIR ${folder} stays open to other users of this machine: ${error.message}`);
  });
};

const refuse =
  (folder: string, what: string) =>
  (error: Error): never => {
    throw new LaunchSettingsError([
      `DATA_DIR ${folder} ${what}: ${error.message}. Set DATA_DIR to a folder of your own.`,
    ]);
  };

/** Files and folders that Struma creates in its data folder. */
const ownEntries = new Set(['secrets.json', 'postgres', 'postgres-is-elsewhere.txt', 'attachments', 'struma.log']);

/** Refuses a folder that other programs use, because these programs would lose their access to the folder. */
const refuseForeignFolder = async (folder: string): Promise<void> => {
  const isReserved = reservedFolders.has(await realpath(folder));
  const entries = await readdir(folder).catch(refuse(folder, 'cannot be read'));
  const names = entries.filter((name) => name !== 'lost+found' && !name.startsWith('.'));
  if (!isReserved && (names.length === 0 || names.some((name) => ownEntries.has(name)))) return;
  throw new LaunchSettingsError([
    `DATA_DIR ${folder} ${isReserved ? 'is a system or home folder' : 'holds files that are not of Struma'}. Set DATA_DIR to a new or an empty folder.`,
  ]);
};

/** Folders to which other users or programs must keep their access. */
const reservedFolders = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', tmpdir(), homedir()]);

const tryToWrite = async (folder: string): Promise<void> => {
  const file = join(folder, `.try-${randomBytes(4).toString('hex')}`);
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    // A full disk has a separate message.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await rm(file, { force: true });
  }
};

const othersMayEnter = 0o001;

/**
 * Removes the access of other users. If Struma runs as root, the embedded PostgreSQL runs as an unprivileged user. If
 * the folder already contains PostgreSQL's data and this user could enter the folder until now, the user becomes the
 * owner of the folder.
 */
const removeOthersAccess = async (folder: string): Promise<void> => {
  const { mode } = await stat(folder);
  if ((mode & 0o777) === 0o700) return;
  const user = unprivilegedUser();
  if (user && mode & othersMayEnter && (await exists(join(folder, 'postgres'))))
    await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
};

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
