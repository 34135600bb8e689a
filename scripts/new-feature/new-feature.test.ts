import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tests/builders/files/temporary-folder.ts';
import { singularOf } from './write-feature.ts';

const root = join(import.meta.dirname, '../..');
const packages = ['schema', 'gateway', 'backend', 'identity', 'web', 'tests', 'packages/demo', 'packages/shared'];
const leftOut = new Set(['node_modules', '.git', 'dist', '.cache', 'test-results']);

let copy: string;

/**
 * Copies the repository without build results. Installed packages are linked to the original; packages of the workspace
 * are linked to the copy.
 */
const copyRepository = async (): Promise<string> => {
  const folder = join(await temporaryFolder('new-feature'), 'struma');
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => path !== join(root, 'data') && !leftOut.has(basename(path)),
  });
  for (const part of ['.', ...packages]) {
    const installed = join(root, part, 'node_modules');
    if (!existsSync(installed)) continue;
    if (part === '.' || part === 'schema') symlinkSync(installed, join(folder, part, 'node_modules'));
    else cpSync(installed, join(folder, part, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
};

const run = (...command: [string, ...string[]]): string => {
  const [name, ...args] = command;
  const bin = join(root, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(join(bin, name), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PATH: `${bin}:${process.env['PATH']}` },
  });
  return status === 0 ? '' : `${command.join(' ')}\n${stdout}${stderr}`;
};

describe('npm run new:feature', () => {
  beforeAll(async () => {
    copy = await copyRepository();
    const names = ['--singular', 'Проба', '--plural', 'Проби'];
    expect(run('node', 'scripts/new-feature.ts', 'sample-records', '--table', 'submitter', ...names)).toBe('');
    expect(run('node', 'scripts/generate.ts')).toBe('');
  }, 180_000);

  test('writes ten files and two tests: a list, a record page, and their data', () => {
    const files = [
      'schema/sample-records.graphql',
      'gateway/src/sample-records/sample-records.resolvers.ts',
      'gateway/src/sample-records/sample-records.rest.ts',
      'backend/src/sample-records/sample-records.routes.ts',
      'backend/src/sample-records/sample-records.routes.test.ts',
      'backend/src/sample-records/sample-records.texts.ts',
      'web/src/sample-records/sample-records.graphql',
      'web/src/sample-records/sample-records.screens.ts',
      'web/src/sample-records/sample-records.texts.ts',
      'web/src/sample-records/sample-record-list-page.tsx',
      'web/src/sample-records/sample-record-page.tsx',
      'web/src/sample-records/sample-record-page.test.tsx',
    ];
    expect(files.filter((file) => !existsSync(join(copy, file)))).toEqual([]);
    const texts = readFileSync(join(copy, 'web/src/sample-records/sample-records.texts.ts'), 'utf8');
    expect(texts).toContain("const singular = 'Проба';");
    expect(texts).toContain("const plural = 'Проби';");
  });

  test.each(['gateway', 'backend', 'web'])(
    '%s compiles without type errors',
    (part) => expect(run('tsc', '-p', part)).toBe(''),
    180_000,
  );

  test('the tests of the new feature pass, and its rows are in the access table', () => {
    const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
    expect(run('node', ...jest, 'backend/src/sample-records', 'web/src/sample-records')).toBe('');
    const table = readFileSync(join(copy, 'tests/contract/access-matrix.table.ts'), 'utf8');
    expect(table).toContain("'query sampleRecords': operators,");
    expect(table).toContain("'query sampleRecord': operators,");
    expect(table).toContain('SampleRecord: operators,');
    expect(table).toContain("'GET /api/sampleRecord/GetSampleRecordList': operators,");
    expect(table).toContain("'GET /api/sampleRecord/GetSampleRecordDetails': operators,");
  }, 180_000);

  test('refuses a used name', () => {
    expect(run('node', 'scripts/new-feature.ts', 'sample-records')).toContain('exists already');
  });
});

test.each([
  ['water-meters', 'water-meter'],
  ['addresses', 'address'],
  ['categories', 'category'],
  ['boxes', 'box'],
  ['breakdowns', 'breakdown'],
])('the singular of %s is %s', (names, name) => expect(singularOf(names)).toBe(name));
