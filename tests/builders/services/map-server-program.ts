import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** MapServer's CGI program, and its environment. */
export interface MapServerProgram {
  path: string;
  env: Record<string, string>;
}

/** The reason why tests of a real map server are skipped. */
export const withoutMapServer = 'MapServer is neither installed nor available from apt';

/**
 * Finds the `mapserv` of MAPSERV_PATH or an installed one. Otherwise downloads Debian's packages with apt and unpacks
 * them into a cache folder; neither step needs root. Returns null without apt or network, or if MAPSERV_PATH is `none`.
 */
export const findMapServer = async (): Promise<MapServerProgram | null> => {
  const configuredPath = process.env.MAPSERV_PATH;
  if (configuredPath === 'none') return null;
  const candidates = [configuredPath, '/usr/lib/cgi-bin/mapserv', '/usr/bin/mapserv'];
  const installed = candidates.find((path) => path && existsSync(path));
  if (installed) return { path: installed, env: {} };
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  if (!existsSync(program)) await downloadPackages().catch(() => undefined);
  return existsSync(program) ? { path: program, env: await programEnvironment() } : null;
};

const folder = join(import.meta.dirname, '../../../.cache/mapserver');
const program = join(folder, 'usr/bin/mapserv');
/** Time limit for all steps in milliseconds; after it the tests continue without a map server. */
const timeLimitMs = 120_000;

const downloadPackages = async (): Promise<void> => {
  const draft = `${folder}.${process.pid}`;
  const deadline = AbortSignal.timeout(timeLimitMs);
  const apt = (...args: string[]) => runCommand('apt-get', [...aptOptions(draft), ...args], deadline);
  try {
    for (const part of ['lists/partial', 'cache/archives/partial', 'root'])
      await mkdir(join(draft, part), { recursive: true });
    await apt('update');
    await apt('install', '--download-only', '--no-install-recommends', 'mapserver-bin');
    const archives = join(draft, 'cache/archives');
    for (const name of await readdir(archives))
      if (name.endsWith('.deb'))
        await runCommand('dpkg-deb', ['-x', join(archives, name), join(draft, 'root')], deadline);
    await rename(join(draft, 'root'), folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** The system's apt is not modified, so no lock is needed. */
const aptOptions = (draft: string): string[] =>
  [
    `Dir::State::lists=${draft}/lists`,
    `Dir::Cache=${draft}/cache`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'Acquire::Retries=0',
    'Acquire::http::Timeout=10',
    'Acquire::https::Timeout=10',
    'Acquire::Languages=none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
  ]
    .flatMap((option) => ['-o', option])
    .concat('-q', '-y');

const runCommand = (command: string, args: readonly string[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      signal,
      killSignal: 'SIGKILL',
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });

/** Some packages have libraries in separate folders, for which an installation would create links. */
const programEnvironment = async (): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const libraries = entries.filter(({ name }) => /\.so(\.|$)/.test(name)).map(({ parentPath }) => parentPath);
  return { LD_LIBRARY_PATH: [...new Set(libraries)].join(':'), PROJ_DATA: join(folder, 'usr/share/proj') };
};
