import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, stat, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { runKeycloak } from './run-keycloak.ts';

const version = '26.7.5';
const neededJava = 17;

/**
 * The cache is outside of the repository, so that a fresh clone on the same machine needs neither a download nor a
 * build.
 */
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'struma');
const preparedFolder = join(cache, `keycloak-${version}`);

/** Why Keycloak cannot run on this machine; null if it can. */
export const keycloakObstacle = (): string | null => {
  const java = /version "(\d+)/.exec(outputOf('java', '-version'))?.[1];
  if (Number(java ?? 0) < neededJava) return `Java ${neededJava} is missing`;
  return outputOf('mvn', '-version').includes('Apache Maven') ? null : 'Maven is missing';
};

/** Runs a command. Returns its output with standard error, to which `java -version` writes. */
const outputOf = (command: string, option: string): string => {
  try {
    return execFileSync('sh', ['-c', `${command} ${option} 2>&1`], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
};

/** Creates a Keycloak folder for one test. Its database has only the realm `master`. */
export const createKeycloakFolder = async (): Promise<string> => {
  await prepareOnce();
  const folder = await temporaryFolder('keycloak');
  for (const name of ['bin', 'conf', 'data'])
    await cp(join(preparedFolder, name), join(folder, name), { recursive: true });
  for (const name of ['lib', 'providers', 'themes']) await symlink(join(preparedFolder, name), join(folder, name));
  await mkdir(join(folder, 'data/import'), { recursive: true });
  return folder;
};

/** Prepares Keycloak once per machine: the process that takes the lock prepares the folder, other processes wait. */
const prepareOnce = async (): Promise<void> => {
  const lock = `${preparedFolder}.lock`;
  await mkdir(cache, { recursive: true });
  while (!(await exists(preparedFolder))) {
    if (await tryToTakeLock(lock)) {
      try {
        await prepare();
      } finally {
        await rm(lock, { recursive: true, force: true });
      }
    } else await pause(500);
  }
};

/** Downloads Keycloak and starts it once: the first start builds its program code and the tables of its database. */
const prepare = async (): Promise<void> => {
  const folder = await mkdtemp(join(cache, 'download-'));
  try {
    const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;
    const mavenArguments = ['-q', '-B', 'dependency:unpack', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`];
    // Maven marks the download by a file in its working folder.
    await promisify(execFile)('mvn', mavenArguments, { cwd: folder });
    const home = join(folder, `keycloak-${version}`);
    await (await runKeycloak(home)).stop();
    await rename(home, preparedFolder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const abandonedMilliseconds = 5 * 60_000;

/** Returns true if it took the lock, and false if another process has it or an abandoned lock was removed. */
const tryToTakeLock = async (lock: string): Promise<boolean> => {
  try {
    await mkdir(lock);
    return true;
  } catch {
    const held = await stat(lock).catch(() => null);
    if (held && Date.now() - held.mtimeMs > abandonedMilliseconds) await rm(lock, { recursive: true, force: true });
    return false;
  }
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
