// `npm test` runs every check and test, `npm run check` the checks, `npm test -- signals` the tests of one feature.
// The last line has the total numbers; a stage without a test runner counts as one test.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { folderInMemory } from '../tests/builders/files/temporary-folder.ts';
import { findFeatureTests } from './test/feature-tests.ts';

interface Stage {
  name: string;
  commands: [command: string, ...args: string[]][];
  env?: Record<string, string>;
  /** Report of a test runner, read for its counts. */
  report?: string;
}

interface Counts {
  passed: number;
  failed: number;
  /** Names of tests that neither passed nor failed. */
  skipped: string[];
  /** Names of tests that passed only on their second run, and why the first one failed. They count as passed. */
  flaky: string[];
}

interface UnitFile {
  name: string;
  assertionResults: { fullName: string; status: string; invocations?: number; retryReasons?: string[] }[];
}

interface BrowserRun {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: { title: string; file: string; tests: { status: string; results?: BrowserRun[] }[] }[];
}

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const jestReport = join(cache, 'jest.json');
const browserReport = join(cache, 'playwright.json');
const browserData = await folderInMemory('browser');
const projects = ['.', 'schema', 'packages/demo', 'packages/shared', 'gateway', 'backend', 'identity', 'web', 'tests'];

const checks: Stage[] = [
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--max-warnings', '0']] },
  { name: 'folders', commands: [['node', 'lint/folder-sizes.ts']] },
  { name: 'abandoned words', commands: [['node', 'lint/check-words.ts']] },
  { name: 'types', commands: projects.map((project) => ['tsc', '-p', project]) },
  { name: 'nothing unused', commands: [['knip']] },
  { name: 'generated files', commands: [['node', 'scripts/generate.ts', '--check']] },
];

const unitTests = (...selection: string[]): Stage => ({
  name: 'unit and contract tests',
  commands: [['jest', '--json', `--outputFile=${jestReport}`, '--silent', ...selection]],
  env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  report: jestReport,
});

const browserTests = (...selection: string[]): Stage => ({
  name: 'browser tests',
  commands: [['tests/node_modules/.bin/playwright', 'test', '-c', 'tests/playwright.config.ts', ...selection]],
  env: { STRUMA_TEST_DATA: browserData },
  report: browserReport,
});

const size: Stage = { name: 'web client and its size', commands: [['node', 'scripts/web-size.ts']] };

const total: Counts = { passed: 0, failed: 0, skipped: [], flaky: [] };
mkdirSync(cache, { recursive: true });
for (const stage of selectStages(process.argv[2])) {
  const counts = await runStage(stage);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped.push(...counts.skipped);
  total.flaky.push(...counts.flaky);
}
rmSync(browserData, { recursive: true, force: true });
printNames(`${total.flaky.length} flaky, passed on the second run only`, total.flaky);
printNames(`${total.skipped.length} skipped, neither passed nor failed`, total.skipped);
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);

function selectStages(selection: string | undefined): Stage[] {
  if (selection === undefined) return [...checks, unitTests(), size, browserTests()];
  if (selection === 'check') return checks;
  const { files, titlePattern } = findFeatureTests(root, selection);
  if (files.length === 0) {
    console.error(
      `There are no tests of a feature "${selection}". Use the name of a feature's folder, such as signals.`,
    );
    process.exit(1);
  }
  return [
    unitTests('--runTestsByPath', ...files),
    ...(titlePattern === null ? [] : [browserTests('--grep', titlePattern)]),
  ];
}

async function runStage({ name, commands, env, report }: Stage): Promise<Counts> {
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  const outcomes = await runTwoAtATime(commands, env);
  const failed = outcomes.filter(({ status }) => status !== 0);
  for (const { output } of failed) console.log(output);
  const counts = report
    ? readReport(report, failed.length > 0)
    : { passed: failed.length ? 0 : 1, failed: failed.length ? 1 : 0, skipped: [], flaky: [] };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${counts.failed ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

async function runTwoAtATime(
  commands: Stage['commands'],
  env?: Record<string, string>,
): Promise<{ status: number; output: string }[]> {
  const waiting = [...commands];
  const outcomes: { status: number; output: string }[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await runCommand(next, env));
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

function runCommand(
  [command, ...args]: string[],
  env?: Record<string, string>,
): Promise<{ status: number; output: string }> {
  const child = spawn(command ?? '', args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(cache, 'compiled-code'), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

function readReport(file: string, failed: boolean): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const counts: Counts = report.stats
      ? {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          skipped: report.suites.flatMap(browserTestNames('skipped')),
          flaky: report.suites.flatMap(browserTestNames('flaky')),
        }
      : {
          passed: report.numPassedTests,
          failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
          skipped: report.testResults.flatMap(unitTestNames(({ status }) => status === 'pending')),
          flaky: report.testResults.flatMap(
            unitTestNames(({ status, invocations = 1 }) => status === 'passed' && invocations > 1),
          ),
        };
    return counts.failed === 0 && failed ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: [], flaky: [] };
  }
}

function unitTestNames(
  condition: (result: UnitFile['assertionResults'][number]) => boolean,
): (file: UnitFile) => string[] {
  return ({ name, assertionResults }) =>
    assertionResults
      .filter(condition)
      .map(({ fullName, retryReasons }) => `${relative(root, name)}: ${fullName}${reasonOf(retryReasons?.[0])}`);
}

function browserTestNames(outcome: string): (suite: BrowserSuite) => string[] {
  return ({ suites = [], specs }) => {
    const found = specs.filter(({ tests: runs }) => runs.some(({ status }) => status === outcome));
    const names = found.map(({ file, title, tests: runs }) => {
      const failed = runs.flatMap(({ results = [] }) => results).find(({ error }) => error);
      return `${file}: ${title}${reasonOf(failed?.error?.message)}${pageOf(failed)}`;
    });
    return [...names, ...suites.flatMap(browserTestNames(outcome))];
  };
}

/** The first lines of a message, as lines below the name of its test. */
function reasonOf(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return indent(lines.slice(0, 12));
}

/** What the page showed when a browser test failed, without its menu. */
function pageOf(run: BrowserRun | undefined): string {
  const path = run?.attachments?.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return '';
  const [, shown = ''] = /\n- main:\n([^`]*)/.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = shown.split('\n').filter((line) => !line.includes('- /'));
  return indent(lines.slice(0, 80));
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `\n      ${line}`).join('');
}

function printNames(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`${title}:`);
  for (const name of names) console.log(`  ${name}`);
}
