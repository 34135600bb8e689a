import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process whose processor time is measured. */
export interface MeasuredProcess {
  url: string;
  child: ChildProcess;
  /** Processor time of all its threads so far, in milliseconds. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Starts a program, waits until it is ready, and reads its log from a pipe, as the launcher does. */
export const startMeasured = async (
  main: string,
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<MeasuredProcess> => {
  const child = fork(join(root, main), [], {
    execArgv: [...execArgv],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  child.stdout?.resume();
  const exited = once(child, 'exit');
  const [{ ready }] = (await Promise.race([once(child, 'message'), exited.then(() => [{}])])) as [{ ready?: string }];
  if (ready === undefined) throw new Error(`${main} did not start.`);
  return {
    url: ready,
    child,
    cpu: () => processorTime(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};

export const startUpstream = async () => {
  const upstream = await startMeasured('tests/bench/gateway/upstream.ts', {});
  const setChanging = async (isChanging: boolean): Promise<void> => {
    upstream.child.send({ isChanging });
    await once(upstream.child, 'message');
  };
  return { ...upstream, setChanging, stop: () => Promise.resolve(upstream.child.disconnect()) };
};

interface ProviderUrls {
  issuer: string;
  internalUrl: string;
}

/** Starts the product's gateway with the same main file as `npm start`. */
export const startGateway = async (
  restUrl: string,
  { issuer, internalUrl }: ProviderUrls,
  execArgv: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> => {
  const webClient = mkdtempSync(join(tmpdir(), 'struma-bench-client-'));
  writeFileSync(join(webClient, 'index.html'), '<title>Struma</title>');
  const env = {
    PORT: '0',
    PUBLIC_URL: 'https://struma.example',
    REST_URL: restUrl,
    OIDC_ISSUER: issuer,
    OIDC_INTERNAL_URL: internalUrl,
    OIDC_CLIENT_SECRET: 'web secret',
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    WEB_DIST: webClient,
    // Limits are checked but never reached.
    REQUESTS_PER_SECOND: '1000000',
    REQUEST_BURST: '1000000',
    CONCURRENT_REQUESTS: '10000',
    ...settings,
  };
  const gateway = await startMeasured('gateway/src/main.ts', env, execArgv);
  return { ...gateway, stop: () => gateway.stop().then(() => rmSync(webClient, { recursive: true })) };
};

const root = join(import.meta.dirname, '../../..');

/** Processor time of all threads of a process so far, in milliseconds. Linux counts nanoseconds for each thread. */
export const processorTime = (pid: number): number => {
  let nanoseconds = 0;
  for (const task of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]);
  return nanoseconds / 1e6;
};
