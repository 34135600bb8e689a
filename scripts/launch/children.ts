import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PartRun } from './supervise.ts';
import type { PartsLog } from './parts-log.ts';
import { readLines } from './read-lines.ts';
import { watchEventLoop } from './watchdog.ts';

const root = join(import.meta.dirname, '../..');

/** Folder of Node's compile cache. Without the cache, a part needs twice the processor time to start. */
const compiledCode = join(root, '.cache/compiled-code');

/** Thrown if a part of the product could not start. */
class ChildError extends Error {}

export interface Child extends PartRun {
  /** Address of the part. */
  url: string;
}

export interface ChildOptions {
  name: string;
  main: string;
  env: Record<string, string>;
  nodeOptions?: readonly string[];
  log: PartsLog;
  /** The part is killed if its event loop does not respond for this time; 0: never. */
  hangMs: number;
  /** Listening socket that the part takes over from the launcher. */
  listener?: Server | undefined;
  /** Aborting this signal ends a part that is still starting. A part that is ready is ended with `stop`. */
  stopping: AbortSignal;
  /** Called with a line for the user while the part prepares its start. */
  onProgress?: ((line: string) => void) | undefined;
}

/**
 * Starts a part as its own process and waits until it is ready. The part has its own process group, so that Ctrl-C
 * reaches only the launcher. The part ends when its channel to the launcher closes.
 */
export const startChild = async (options: ChildOptions): Promise<Child> => {
  const { name, main, env, log, listener, stopping } = options;
  const output = log.isFile ? 'pipe' : 'inherit';
  const child = fork(join(root, main), [], {
    detached: true,
    execArgv: [...(options.nodeOptions ?? [])],
    stdio: ['ignore', output, output, 'ipc'],
    env: { NODE_COMPILE_CACHE: compiledCode, ...process.env, NODE_OPTIONS: '', ...env },
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) readLines(stream, (lines) => log.write(lines));
  if (listener) child.send('listen', listener);
  let isServing = false;
  stopping.addEventListener('abort', () => void (isServing || end(child, startingGraceMs)), { once: true });
  let hangReason: string | null = null;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The ${name} could not start: ${error.message}.`));
    child.once('exit', (code, signal) =>
      resolve(hangReason ?? `The ${name} ended unexpectedly (${signal ?? `exit ${code}`}). Its log: ${log.name}.`),
    );
  });
  const failed = ended.then((reason) => Promise.reject(new ChildError(reason)));
  failed.catch(() => undefined);
  const url = await Promise.race([waitUntilReady(child, options), failed]);
  isServing = true;
  const stopWatching = watchEventLoop(child, {
    ...log.exchangeWith(name),
    limitMs: options.hangMs,
    onHang: () => {
      hangReason = `The ${name} did not answer for ${options.hangMs / 1000} s and was killed.`;
      child.kill('SIGKILL');
    },
  });
  return {
    url,
    ended,
    stop: (withinMs) => {
      stopWatching();
      return end(child, withinMs);
    },
  };
};

const waitUntilReady = (child: ChildProcess, { name, onProgress }: ChildOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: string; failed?: string; progress?: string }) => {
      if (message.progress !== undefined) onProgress?.(message.progress);
      if (message.ready !== undefined) resolve(message.ready);
      if (message.failed !== undefined) reject(new ChildError(`The ${name} could not start: ${message.failed}`));
    });
  });

const lastLinesMs = 200;

/**
 * When a part is stopped while it is still starting, it is killed after this time, because it has no requests to
 * finish.
 */
const startingGraceMs = 1_000;

const end = async (child: ChildProcess, withinMs: number): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const outputRead = once(child, 'close');
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await exited;
  clearTimeout(killTimer);
  // The pipe may still contain the last lines of the part.
  await Promise.race([outputRead, pause(lastLinesMs, undefined, { ref: false })]);
};
