import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The result of a command. */
export interface CommandResult {
  status: number | null;
  output: string;
}

/** Runs a program of the folder `scripts`. */
export const runCommand = (script: string, args: string[], env: Record<string, string>): Promise<CommandResult> => {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
};
