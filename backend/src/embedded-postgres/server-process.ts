import { spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync } from 'node:fs';
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

export interface StartedServer {
  /** Settled, with the end of the log, if the server exits. */
  exited: Promise<string>;
  /** Ends a server that is not wanted any more; it recovers at its next start. */
  abandon(): void;
}

/**
 * Starts the server, detached: Ctrl-C in the terminal must not reach it, and it outlives a killed parent for the next
 * start to adopt.
 */
export const startServer = (binaries: string, place: Place, folder: string, settings: string[]): StartedServer => {
  const logFile = logFileOf(place);
  const log = openLog(logFile);
  const child = spawn(
    join(binaries, 'bin/postgres'),
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: place.folder,
      env: environment(),
      ...place.user,
    },
  );
  if (typeof log === 'number') closeSync(log);
  child.unref();
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => void endOfFile(logFile).then(resolve));
  });
  return { exited, abandon: () => void child.kill('SIGQUIT') };
};

export const logFileOf = (place: Place): string => join(place.folder, 'postgres.log');

/** PostgreSQL runs without its log if there is no room for one. */
const openLog = (file: string): number | 'ignore' => {
  try {
    const log = openSync(file, 'a', 0o600);
    fchmodSync(log, 0o600);
    return log;
  } catch {
    return 'ignore';
  }
};

/** The product's own environment holds secrets, which any SQL function that reads files could find in /proc. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.has(name))),
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** Programs and libraries are found by these, on Windows sockets too. */
const needed = new Set(['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP']);

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
      env: environment(),
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
