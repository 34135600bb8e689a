import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { locks } from '../kernel/database/locks.ts';
import { installBinaries } from './binaries.ts';
import { choosePlace, type Place } from './place.ts';
import { initialiseCluster, logFileOf, prepareSocketFolder, startServer } from './server-process.ts';

/** A running private PostgreSQL, owned by this process until it is stopped. */
export interface Cluster {
  /** Connection string of the product's database. */
  url: string;
  /** True if the server was still running after its owner was killed. */
  isAdopted: boolean;
  /** Resolves when the connection to the server ends: unexpectedly, or by `stop`. */
  lost: Promise<void>;
  /** Folder of binaries, data and log. */
  folder: string;
  /** PostgreSQL's own log. */
  logFile: string;
  /** Stops the server and waits until it has ended. At the time limit the server is killed. */
  stop(withinMs?: number): Promise<void>;
}

export interface ClusterOptions {
  /** Data folder of the installation. */
  dataFolder: string;
  /** If false, fsync is off, for temporary clusters of tests. */
  isDurable?: boolean;
  /** Cancels the start. */
  stopping?: AbortSignal;
}

/** Thrown if the cluster is unavailable. The message is for the person who started the product. */
export class ClusterError extends Error {}

const major = '18';
const readyTimeoutMs = 60_000;
const usualStopMs = 8_000;

/**
 * Starts the private cluster of a data folder, or adopts one whose owner was killed. The owner holds an advisory lock
 * on one connection: the lock ends with the process, so a held lock means that the owner is running.
 */
export const openCluster = async ({ dataFolder, isDurable = true, stopping }: ClusterOptions): Promise<Cluster> => {
  const place = await choosePlace(dataFolder).catch(explain(dataFolder));
  const folder = join(place.folder, 'cluster');
  await refuseOtherVersion(folder);
  const password = await readOrCreatePassword(place);
  const port = await choosePort(place);
  const url = (database: string) => connectionString(place, port, password, database);

  const isAdopted = await isRunning(url('postgres'), folder);
  if (!isAdopted) {
    const binaries = await installBinaries(place).catch(explain(dataFolder));
    await prepareSocketFolder(place);
    if (!(await exists(folder))) await initialiseCluster(binaries, place, folder, password).catch(explain(dataFolder));
    const server = startServer(binaries, place, folder, serverSettings(place, port, isDurable));
    await waitUntilReady(url('postgres'), server.exited, stopping).catch((error: unknown) => {
      server.abandon();
      throw error;
    });
  }
  const owner = await lockCluster(url('postgres'), dataFolder);
  const lost = new Promise<void>((resolve) => owner.once('end', resolve));
  return {
    url: url('struma'),
    isAdopted,
    lost,
    folder: place.folder,
    logFile: logFileOf(place),
    async stop(withinMs = usualStopMs) {
      await Promise.race([owner.end().catch(() => undefined), wait(withinMs / 4, undefined, { ref: false })]);
      await stopServer(folder, withinMs);
      if (place.socketFolder) await rm(place.socketFolder, { recursive: true, force: true });
    },
  };
};

/** Returns the connection string of a data folder's cluster; null if the cluster is not running. */
export const runningCluster = async (dataFolder: string): Promise<string | null> => {
  const place = await choosePlace(dataFolder);
  const password = await readFile(join(place.folder, 'password'), 'utf8').catch(() => null);
  if (password === null) return null;
  const url = connectionString(place, await choosePort(place), password, 'struma');
  return (await isRunning(url, join(place.folder, 'cluster'))) ? url : null;
};

const lockCluster = async (url: string, dataFolder: string): Promise<pg.Client> => {
  const owner = new pg.Client({ connectionString: url });
  owner.on('error', () => undefined);
  await owner.connect();
  const { rows } = await owner.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    locks.embeddedCluster,
  ]);
  if (!rows[0]?.mine) {
    await owner.end();
    throw new ClusterError(`Another Struma is using ${dataFolder}. Stop it, or set DATA_DIR to another folder.`);
  }
  const existing = await owner.query(`select from pg_database where datname = 'struma'`);
  if (existing.rowCount === 0) await owner.query('create database struma');
  return owner;
};

const serverSettings = (place: Place, port: number, isDurable: boolean): string[] => [
  ...(place.socketFolder
    ? [`unix_socket_directories=${place.socketFolder}`, 'unix_socket_permissions=0700', 'listen_addresses=']
    : ['listen_addresses=127.0.0.1']),
  `port=${port}`,
  'shared_buffers=256MB',
  'effective_cache_size=1GB',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
];

const waitUntilReady = async (url: string, exited: Promise<string>, stopping?: AbortSignal): Promise<void> => {
  const failedStart = exited.then((log) => {
    throw new ClusterError(`PostgreSQL did not start:\n${log}`);
  });
  failedStart.catch(() => undefined);
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await Promise.race([canConnect(url), failedStart]))) {
    if (Date.now() > deadline) throw new ClusterError('PostgreSQL did not respond within a minute.');
    if (stopping?.aborted) throw new ClusterError('PostgreSQL was stopped before it was ready.');
    await Promise.race([wait(15), failedStart]);
  }
};

/** True if the cluster is running. Waits up to 5 seconds for a live process, which may be starting or busy. */
const isRunning = async (url: string, folder: string): Promise<boolean> => {
  const deadline = Date.now() + 5_000;
  while (!(await canConnect(url))) {
    if (Date.now() > deadline || !(await isServerAlive(folder))) return false;
    await wait(50);
  }
  return true;
};

const isServerAlive = async (folder: string): Promise<boolean> => {
  const pid = await serverPid(folder);
  if (!pid || !(await mayBeServer(pid, folder))) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** False if the process id of a killed server belongs to another program now, which must not be signalled. */
const mayBeServer = async (pid: number, folder: string): Promise<boolean> => {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return !command || command.includes(folder);
};

const serverPid = async (folder: string): Promise<number> =>
  Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => ''), 10) || 0;

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/**
 * Requests a fast shutdown. If the server still runs after two thirds of the time limit, requests an immediate
 * shutdown; at the limit, kills the server.
 */
const stopServer = async (folder: string, withinMs: number): Promise<void> => {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = await serverPid(folder);
  if (!pid) return;
  const began = performance.now();
  const steps: [afterMs: number, name: NodeJS.Signals][] = [
    [0, 'SIGINT'],
    [(withinMs * 2) / 3, 'SIGQUIT'],
    [withinMs, 'SIGKILL'],
  ];
  // A pid file alone proves nothing: a killed server leaves it behind.
  while ((await exists(pidFile)) && (await isServerAlive(folder))) {
    const [next] = steps;
    if (!next) return;
    if (performance.now() - began >= next[0]) signal(pid, steps.shift()?.[1] ?? 'SIGKILL');
    await wait(10);
  }
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const readOrCreatePassword = async (place: Place): Promise<string> => {
  const file = join(place.folder, 'password');
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  if (place.user) await chown(place.folder, place.user.uid, place.user.gid);
  return readFile(file, 'utf8');
};

const choosePort = async (place: Place): Promise<number> => {
  if (place.socketFolder) return 5432;
  const file = join(place.folder, 'port');
  const storedPort = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (storedPort) return storedPort;
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await mkdir(place.folder, { recursive: true });
  await writeFile(file, String(port));
  return port;
};

const connectionString = (place: Place, port: number, password: string, database: string): string =>
  place.socketFolder
    ? `postgresql://struma:${password}@localhost:${port}/${database}?host=${encodeURIComponent(place.socketFolder)}`
    : `postgresql://struma:${password}@127.0.0.1:${port}/${database}`;

const refuseOtherVersion = async (folder: string): Promise<void> => {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => major)).trim();
  if (version !== major)
    throw new ClusterError(
      `The data in ${folder} were written by PostgreSQL ${version}; this version of Struma contains PostgreSQL ${major}. ` +
        'Start the version of Struma that wrote them, or set DATA_DIR to another folder.',
    );
};

/** Returns an error handler that throws a ClusterError with advice for the person who started the product. */
const explain =
  (dataFolder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOSPC' || error.message.includes('No space left on device'))
      throw new ClusterError(`The disk of ${dataFolder} is full. Free some space and start again.`);
    if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
      throw new ClusterError(
        `${dataFolder} cannot be written: ${error.message}. Set DATA_DIR to a folder of your own.`,
      );
    throw new ClusterError(`The database could not be set up in ${dataFolder}: ${error.message}`);
  };

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
