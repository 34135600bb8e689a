// `npm run mutation -- <file[:line-line]>… [--tests=<glob>…]`: changes the files in many small ways (mutants), runs
// their tests against each mutant and prints the mutants with which all tests pass.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { setup, teardown } from '../tests/builders/database/test-cluster.ts';
import { bundleLibraries } from '../tests/builders/jest/bundled-libraries.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', multiple: true } },
});
const projects = new Set(files.map((file) => (file.startsWith('web/') ? 'web' : 'server')));
const [project] = projects;
if (project === undefined || projects.size > 1) {
  console.error(
    'Usage: npm run mutation -- <file[:line-line]>… [--tests=<glob>…]; run files of web and files of the servers separately.',
  );
  process.exit(1);
}
const tests = values.tests ?? files.flatMap(nearestTests);

await Promise.all([setup(), bundleLibraries()]);
const stryker = spawn('stryker', ['run', 'scripts/mutation/stryker.config.js', '--mutate', files.join(',')], {
  cwd: root,
  env: { ...process.env, MUTATION_PROJECT: project, MUTATION_TESTS: tests.join(' ') },
  stdio: 'inherit',
});
// Ctrl-C reaches StrykerJS too: wait for its end, then stop PostgreSQL.
process.on('SIGINT', () => undefined);
const [status] = (await once(stryker, 'close')) as [number | null];
await teardown();
process.exit(status ?? 1);

/** The test with the name of the file; without such a test, all tests in its folder and below. */
function nearestTests(mutated: string): string[] {
  const file = mutated.replace(/:[\d:-]+$/, '');
  const sameName = globSync(`${file.replace(/\.tsx?$/, '')}.test.{ts,tsx}`, { cwd: root });
  return sameName.length > 0 ? sameName : [`${dirname(file)}/**/*.test.{ts,tsx}`];
}
