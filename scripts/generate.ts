// Writes all generated files: registries of features, types of tables, the REST contract, the schema, types and hooks.
// With --check the script writes no file and fails if a committed file would change.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { registryFiles } from './generate/registries.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const runCommand = (command: string, args: string[], folder = root): void => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  process.exit(1);
};

const checkFlag = isCheck ? ['--check'] : [];
for (const { path, text } of registryFiles(root)) write(path, text);
runCommand('node', ['backend/src/app/write-table-types.ts', ...checkFlag]);
runCommand('node', ['backend/src/app/write-contract.ts', ...checkFlag]);
runCommand('node', ['gateway/src/app/schema/print-schema.ts', ...checkFlag]);
writeRestTypes();
runCommand('graphql-codegen', ['--config', 'codegen.config.js', ...checkFlag]);

function writeRestTypes(): void {
  const folder = mkdtempSync(join(tmpdir(), 'struma-generate-'));
  const draft = join(folder, 'rest.ts');
  runCommand(
    'node',
    [join(root, 'schema/node_modules/openapi-typescript/bin/cli.js'), 'rest.openapi.json', '-o', draft],
    join(root, 'schema'),
  );
  const text = readFileSync(draft, 'utf8');
  rmSync(folder, { recursive: true });
  write(join(root, 'schema/generated/rest.ts'), text);
}

function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  if (!isCheck) return writeFileSync(path, text);
  console.error(`${relative(root, path)} is stale: run npm run generate.`);
  process.exit(1);
}
