import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const heading = "## The utility's own Keycloak";

/** The shell commands that docs/operating.md gives for the utility's own Keycloak, one text for each step. */
export const readRecipe = (): string[] => {
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const section = guide.slice(guide.indexOf(heading)).split('\n## ')[0] ?? '';
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block.replaceAll(/^ +/gm, ''));
};

export interface ExecutedStep {
  /** The environment after the step, with the variables that it exports. */
  env: Record<string, string>;
  output: string;
}

/** Executes the commands of one step in the project's folder. */
export const executeStep = async (step: string, env: Record<string, string>): Promise<ExecutedStep> => {
  const file = join(tmpdir(), `struma-recipe-${randomUUID()}`);
  const script = `set -e\n${step}\nenv -0 > ${file}`;
  const options = { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...env } };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], options);
  const lines = (await readFile(file, 'utf8')).split('\0').filter((line) => line.includes('='));
  await rm(file);
  const pairs = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf('=')),
    line.slice(line.indexOf('=') + 1),
  ]);
  return { env: Object.fromEntries(pairs), output: stdout };
};
