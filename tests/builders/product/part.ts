import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integratorToken } from '../people/browser-client.ts';
import { unlimited } from './product.ts';
import type { HttpClient } from '../requests/graphql-request.ts';

const root = join(import.meta.dirname, '../../..');

/** One part of the product as its own process. */
export interface Part {
  url: string;
  pid: number;
  /** The log of the part so far. */
  log(): string;
  isAlive(): boolean;
  /** Sends a message to the part and waits for its response. */
  send(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

export const startPart = async (main: string, env: Record<string, string>): Promise<Part> => {
  const child = fork(join(root, main), [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => (log += bytes.toString()));
  const exited = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), exited.then(() => [{}])]);
  const { ready } = first[0] as { ready?: string };
  if (ready === undefined) throw new Error(`${main} did not start:\n${log}`);
  return {
    url: ready,
    pid: child.pid ?? 0,
    log: () => log,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    send: async (message) => {
      const answered = once(child, 'message');
      child.send(message);
      return (await answered)[0];
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/** The embedded identity provider, with an access token of the demo service account. */
export interface TestIdentity extends Part {
  issuer: string;
  token(): Promise<string>;
  /** Requests a new token, for tests that last longer than a token is valid. */
  freshToken(): Promise<string>;
}

export const startIdentity = async (databaseUrl: string, port: number): Promise<TestIdentity> => {
  const publicUrl = `http://127.0.0.1:${port}`;
  const part = await startPart('identity/src/main.ts', {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    IDENTITY_PORT: String(port),
    DEMO: 'true',
    STRUMA_WEB_SECRET: webSecret,
  });
  let token: Promise<string> | undefined;
  return {
    ...part,
    issuer: `${publicUrl}/realms/struma`,
    token: () => (token ??= integratorToken(part.url)),
    freshToken: () => integratorToken(part.url),
  };
};

/** A gateway in front of the test's REST service. Its `fetch` sends the bearer token of the given `identity`. */
export interface TestGateway extends Part, HttpClient {}

export const startGateway = async (
  restUrl: string,
  identity: Pick<TestIdentity, 'issuer' | 'token'>,
  env: Record<string, string> = {},
): Promise<TestGateway> => {
  const webClient = await mkdtemp(join(tmpdir(), 'struma-web-client-'));
  await writeFile(join(webClient, 'index.html'), '<title>Струма</title>');
  const part = await startPart('gateway/src/main.ts', {
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:1',
    REST_URL: restUrl,
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_SECRET: webSecret,
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    WEB_DIST: webClient,
    READ_TIMEOUT_SECONDS: '1',
    ...unlimited,
    ...env,
  });
  return {
    ...part,
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${await identity.token()}`);
      return fetch(part.url + path, { ...init, headers });
    },
    stop: async () => {
      await part.stop();
      await rm(webClient, { recursive: true, force: true });
    },
  };
};

const webSecret = 'secret-of-the-tests';
