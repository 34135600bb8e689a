import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import type { Life } from './keep-alive.ts';

const root = join(import.meta.dirname, '../..');

/** A part of the product that could not start. */
class ChildError extends Error {}

export interface Child extends Life {
  /** Address that it serves. */
  url: string;
  /** Asks it to end; ends it by force after nine seconds. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  name: string;
  main: string;
  env: Record<string, string>;
  /** File for its log; '-' is this process's standard output. */
  logFile: string;
  /** Listening socket to hand over. */
  listener?: Server | undefined;
  /** Aborted when it is no longer wanted, even before it serves. */
  stopping: AbortSignal;
}

/**
 * Starts a part as a process of its own and waits until it serves. It has its own process group, so that Ctrl-C reaches
 * this process alone; it ends when the channel to this process breaks.
 */
export const startChild = async (options: ChildOptions): Promise<Child> => {
  const { name, main, env, logFile, listener, stopping } = options;
  const log = logFile === '-' ? 'inherit' : openSync(logFile, 'a');
  const process_ = fork(join(root, main), [], {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  if (typeof log === 'number') closeSync(log);
  if (listener) process_.send('listen', listener);
  stopping.addEventListener('abort', () => void end(process_), { once: true });
  const ended = new Promise<string>((resolve) => {
    process_.once('error', (error) => resolve(`The ${name} could not start: ${error.message}.`));
    process_.once('exit', (code, signal) =>
      resolve(`The ${name} ended unexpectedly (${signal ?? `exit ${code}`}). Its log: ${logFile}.`),
    );
  });
  const failed = ended.then((reason) => Promise.reject(new ChildError(reason)));
  failed.catch(() => undefined);
  const url = await Promise.race([readiness(process_, name), failed]);
  return { url, ended, stop: () => end(process_) };
};

const readiness = (child: ChildProcess, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: string; failed?: string }) => {
      if (message.ready !== undefined) resolve(message.ready);
      if (message.failed !== undefined) reject(new ChildError(`The ${name} could not start: ${message.failed}`));
    });
  });

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 9_000);
  await exited;
  clearTimeout(force);
};
