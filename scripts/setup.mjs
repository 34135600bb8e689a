// Installs the packages if the lockfile or a package.json has changed. This script must run on Node 20 without any
// package; all later scripts run on the Node from node_modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules/.setup-stamp');
const packages = ['.', 'schema', 'packages/demo', 'packages/shared', 'gateway', 'web', 'backend', 'identity', 'tests'];
const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages.map((folder) => `${folder}/package.json`)];

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const hash = createHash('sha256');
for (const input of inputs) hash.update(input).update(read(join(root, input)));
const stamp = hash.update(process.platform).update(process.arch).digest('hex');

if (read(stampFile) !== stamp) {
  const { pnpm } = JSON.parse(read(join(root, 'package.json'))).devDependencies;
  console.log('Installing packages …');
  const install = spawnSync('npx', ['-y', `pnpm@${pnpm}`, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (install.status !== 0) {
    console.error(`${install.stdout ?? ''}${install.stderr ?? ''}`);
    console.error('The packages could not be installed. The reason is in the lines above.');
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
