import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place.ts';

const initdbArguments = [
  '--username=struma',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // Without a ctype of UTF-8, pg_trgm makes no trigrams of Cyrillic, silently.
  '--locale=C',
  '--lc-ctype=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

/** Makes a cluster in `folder`, whole or not at all. Throws with initdb's own words. */
export const initialiseCluster = async (
  binaries: string,
  place: Place,
  folder: string,
  password: string,
): Promise<void> => {
  const draft = `${folder}.${process.pid}.new`;
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    await mkdir(draft, { mode: 0o700 });
    if (place.user) {
      await chown(passwordFile, place.user.uid, place.user.gid);
      await chown(draft, place.user.uid, place.user.gid);
    }
    await run(join(binaries, 'bin/initdb'), ['-D', draft, `--pwfile=${passwordFile}`, ...initdbArguments], place);
    // Whoever renames first has made the cluster; the other one's draft goes.
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
};

/**
 * Starts the server, detached: Ctrl-C in the terminal must not reach it, and it outlives a killed parent for the next
 * start to adopt. Answers a promise that is settled, with the end of the log, if the server exits.
 */
export const startServer = (binaries: string, place: Place, folder: string, settings: string[]): Promise<string> => {
  const logFile = join(place.folder, 'postgres.log');
  const log = openSync(logFile, 'a');
  const child = spawn(
    join(binaries, 'bin/postgres'),
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: place.folder,
      ...place.user,
    },
  );
  closeSync(log);
  child.unref();
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => void endOfFile(logFile).then(resolve));
  });
};

/** Makes the folder of the unix socket; refuses one that somebody else has put there. */
export const prepareSocketFolder = async (place: Place): Promise<void> => {
  if (!place.socketFolder) return;
  await mkdir(place.socketFolder, { recursive: true, mode: 0o700 });
  const owner = place.user?.uid ?? process.getuid?.();
  const entry = await lstat(place.socketFolder);
  if (!entry.isDirectory() || (entry.uid !== owner && entry.uid !== process.getuid?.()))
    throw new Error(`${place.socketFolder} belongs to somebody else: remove it, or set TMPDIR to another folder.`);
  await chmod(place.socketFolder, 0o700);
  if (place.user) await chown(place.socketFolder, place.user.uid, place.user.gid);
};

const run = (command: string, args: string[], place: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: place.folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...place.user,
    });
    let output = '';
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim().slice(-2000)))));
  });

const endOfFile = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
