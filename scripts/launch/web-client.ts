import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const inputs = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/build',
  'CHANGELOG.md',
  'web/package.json',
  'schema/generated',
  'packages/shared/src',
  'pnpm-lock.yaml',
];

const builds = join(root, 'web/dist');
const maxBuilds = 3;

/**
 * Builds the web client unless a build of the current sources exists. Every build has its own folder, whose name is the
 * hash of its sources. The folder gets this name when the build is complete. The two builds before are kept, because a
 * gateway may still serve one of them; older builds are removed. Returns the folder.
 */
export const buildWebClient = async (stopping?: AbortSignal): Promise<string> => {
  const folder = join(builds, await hashOf(inputs.map((path) => join(root, path))));
  if (await isFolder(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await build(draft, stopping);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  await removeOldBuilds();
  return folder;
};

const build = (folder: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'web/node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
      cwd: join(root, 'web'),
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web client could not be built:\n${output}`)),
    );
  });

const removeOldBuilds = async (): Promise<void> => {
  const folders = await Promise.all(
    (await readdir(builds)).map(async (name) => ({ name, made: (await stat(join(builds, name))).mtimeMs })),
  );
  const old = folders.sort((one, other) => other.made - one.made).slice(maxBuilds);
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })));
};

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

const hashOf = async (paths: string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths) for await (const file of filesBelow(path)) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};

async function* filesBelow(path: string): AsyncGenerator<string> {
  const entry = await stat(path).catch(() => null);
  if (entry?.isFile()) yield path;
  if (!entry?.isDirectory()) return;
  for (const name of (await readdir(path)).sort()) yield* filesBelow(join(path, name));
}
