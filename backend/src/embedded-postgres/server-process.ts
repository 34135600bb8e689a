import { spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place.ts';

const initdbArguments = [
  '--username=struma',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // Without a UTF-8 ctype, pg_trgm silently creates no Cyrillic trigrams.
  '--locale=C',
  '--lc-ctype=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

/** Creates a cluster in `folder` atomically. Throws an error with the output of initdb. */
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
    // The first process to rename wins; the other one removes its draft.
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
};

export interface StartedServer {
  /** Resolves with the last lines of the log when the server exits. */
  exited: Promise<string>;
  /** Kills a server whose start failed. The data recovers at the next start. */
  abandon(): void;
}

/**
 * Starts the server detached, so that Ctrl-C in the terminal does not reach it. If the parent is killed, the server
 * keeps running, and the next start takes it over.
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
    child.once('exit', () => void readLastLines(logFile).then(resolve));
  });
  return { exited, abandon: () => void child.kill('SIGQUIT') };
};

export const logFileOf = (place: Place): string => join(place.folder, 'postgres.log');

/** Opens the log. If that fails, for example on a full disk, PostgreSQL runs without a log. */
const openLog = (file: string): number | 'ignore' => {
  try {
    const log = openSync(file, 'a', 0o600);
    fchmodSync(log, 0o600);
    return log;
  } catch {
    return 'ignore';
  }
};

/** Environment of PostgreSQL without the product's secrets, which SQL functions could read from /proc. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => neededVariables.has(name))),
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** Environment variables that PostgreSQL needs to find programs and libraries, on Windows also for sockets. */
const neededVariables = new Set(['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP']);

/** Creates the folder of the Unix socket; refuses a folder of another user. */
export const prepareSocketFolder = async (place: Place): Promise<void> => {
  if (!place.socketFolder) return;
  await mkdir(place.socketFolder, { recursive: true, mode: 0o700 });
  const owner = place.user?.uid ?? process.getuid?.();
  const entry = await lstat(place.socketFolder);
  if (!entry.isDirectory() || (entry.uid !== owner && entry.uid !== process.getuid?.()))
    throw new Error(`${place.socketFolder} belongs to another user: remove it, or set TMPDIR to another folder.`);
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

const readLastLines = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
