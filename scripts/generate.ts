// Writes everything that is generated from the schema and from the REST routes. With --check nothing is written: it
// fails if a committed file would change.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const run = (command: string, args: string[], folder = root): void => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  process.exit(1);
};

const checkFlag = check ? ['--check'] : [];
run('node', ['backend/src/app/write-contract.ts', ...checkFlag]);
run('node', ['gateway/src/app/schema/print-schema.ts', ...checkFlag]);
writeWireTypes();
run('graphql-codegen', checkFlag);

function writeWireTypes(): void {
  const target = join(root, 'schema/generated/rest.ts');
  const folder = mkdtempSync(join(tmpdir(), 'struma-generate-'));
  const draft = join(folder, 'rest.ts');
  run(
    'node',
    [join(root, 'schema/node_modules/openapi-typescript/bin/cli.js'), 'rest.openapi.json', '-o', draft],
    join(root, 'schema'),
  );
  const text = readFileSync(draft, 'utf8');
  rmSync(folder, { recursive: true });
  if (!check) return writeFileSync(target, text);
  if (readFileSync(target, 'utf8') === text) return;
  console.error('schema/generated/rest.ts is stale: run npm run generate.');
  process.exit(1);
}
