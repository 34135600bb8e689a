import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** `npm start` as a process, with a small reference utility. */
export interface LaunchRun {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the product is ready; rejects if the process ends before. */
  ready: Promise<void>;
  exit: Promise<number | NodeJS.Signals | null>;
}

export const launch = (dataFolder: string, env: Record<string, string>, ...args: string[]): LaunchRun => {
  const child = spawn(process.execPath, ['scripts/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataFolder, SCALE: '200', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  const read = (bytes: Buffer) => {
    output += bytes.toString();
    if (output.includes('Struma is ready')) resolve();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exit = new Promise<number | NodeJS.Signals | null>((resolveExit) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      reject(new Error(output));
      resolveExit(code ?? signal);
    };
    // 'close' comes after the launcher's last output. After a kill of the launcher 'close' is missing, because the parts
    // keep the streams open: then 'exit' ends the run.
    child.once('exit', (code, signal) => signal && end(code, signal));
    child.once('close', end);
  });
  return { child, output: () => output, ready: promise, exit };
};
