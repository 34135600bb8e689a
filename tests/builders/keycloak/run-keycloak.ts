import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A Keycloak of its own for a test, with the account `root` (password `root`) in its realm `master`. */
export interface Keycloak {
  url: string;
  stop(): Promise<void>;
}

const readyMilliseconds = 240_000;

const smallJava = {
  JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx256m',
  JAVA_OPTS_APPEND: '-XX:-UseG1GC -XX:+UseSerialGC -XX:TieredStopAtLevel=1',
};

/**
 * Starts the Keycloak in this folder on a free port. The command line must stay the same: with other build options
 * Keycloak builds its program code again.
 */
export const runKeycloak = (home: string, env: Record<string, string> = {}): Promise<Keycloak> =>
  untilReady('bin/kc.sh', ['start-dev', '--http-host=127.0.0.1', '--http-port=0', '--import-realm'], home, env);

const untilReady = async (
  command: string,
  args: string[],
  home: string,
  env: Record<string, string>,
): Promise<Keycloak> => {
  const child = spawn(join(home, command), args, {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...smallJava,
      KC_BOOTSTRAP_ADMIN_USERNAME: 'root',
      KC_BOOTSTRAP_ADMIN_PASSWORD: 'root',
      ...env,
    },
  });
  const exited = once(child, 'exit');
  const end = (): boolean => child.kill('SIGTERM');
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    if (child.exitCode === null && child.signalCode === null) end();
    await exited;
  };
  let output = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`Keycloak was not ready in time:\n${output}`)),
        readyMilliseconds,
      );
      const read = (bytes: Buffer): void => {
        output += bytes.toString();
        const found = /Listening on: (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`Keycloak ended with ${code}:\n${output}`)));
    });
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
