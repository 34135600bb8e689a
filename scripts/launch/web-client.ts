import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const inputs = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'schema/generated',
  'pnpm-lock.yaml',
];

/** Builds the web client unless the build in web/dist was made from the present sources. Answers its folder. */
export const builtWebClient = async (): Promise<string> => {
  const folder = join(root, 'web/dist');
  const stampFile = join(folder, '.stamp');
  const stamp = await hashOf(inputs.map((path) => join(root, path)));
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return folder;
  await build();
  await writeFile(stampFile, stamp);
  return folder;
};

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'web/node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
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

const hashOf = async (paths: string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths) for await (const file of filesBelow(path)) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
};

async function* filesBelow(path: string): AsyncGenerator<string> {
  const entry = await stat(path).catch(() => null);
  if (entry?.isFile()) yield path;
  if (!entry?.isDirectory()) return;
  for (const name of (await readdir(path)).sort()) yield* filesBelow(join(path, name));
}
