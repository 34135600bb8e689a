import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A running Keycloak for one test, with the account `root` (password `root`) in its realm `master`. */
export interface Keycloak {
  url: string;
  stop(): Promise<void>;
}

const readyMilliseconds = 240_000;

const testSettings = {
  JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx256m',
  JAVA_OPTS_APPEND: '-XX:-UseG1GC -XX:+UseSerialGC -XX:TieredStopAtLevel=1',
  // Passwords are hashed as in production, but with less work, because a test run signs in a hundred times.
  KC_SPI_PASSWORD_HASHING__ARGON2__ITERATIONS: '1',
  KC_SPI_PASSWORD_HASHING__ARGON2__MEMORY: '64',
};

/**
 * Starts the Keycloak that is installed in the folder `home`, on a free port. The command line must stay the same: with
 * other build options Keycloak builds its program code again.
 */
export const runKeycloak = (home: string, env: Record<string, string> = {}): Promise<Keycloak> =>
  runUntilReady(join(home, 'bin/kc.sh'), [...developmentMode, '--import-realm'], { ...process.env, ...env });

/** The production mode needs a certificate and a host name. */
export const developmentMode = ['start-dev', '--http-host=127.0.0.1', '--http-port=0'];

/** Runs a command that starts Keycloak and waits until it listens. */
export const runUntilReady = async (command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Keycloak> => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...testSettings, KC_BOOTSTRAP_ADMIN_USERNAME: 'root', KC_BOOTSTRAP_ADMIN_PASSWORD: 'root' },
  });
  const exited = once(child, 'exit');
  const end = (): boolean => child.kill('SIGTERM');
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    if (child.exitCode === null && child.signalCode === null) end();
    await exited;
  };
  try {
    return { url: await readUrl(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const readUrl = (child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Keycloak was not ready in time:\n${output}`)), readyMilliseconds);
    const read = (bytes: Buffer): void => {
      output += bytes.toString();
      const url = /Listening on: (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Keycloak ended with ${code}:\n${output}`));
    });
  });
