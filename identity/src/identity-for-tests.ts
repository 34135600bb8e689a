import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { pino, type Logger } from 'pino';
import { createEmptyDatabase, openTestPool } from '../../tests/builders/database/test-database.ts';
import { readSettings } from './settings.ts';
import { startIdentity } from './start.ts';
import { createPkcePair, type PkcePair } from './pkce-for-tests.ts';
import { Browser } from './browser-for-tests.ts';

export const publicUrl = 'http://struma.example:8080';
export const issuer = `${publicUrl}/realms/struma`;
export const redirectUri = `${publicUrl}/auth/callback`;
export const protocolUrl = `${issuer}/protocol/openid-connect`;

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  refresh_expires_in: number;
}

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

/** Starts the provider on its own database. Tests use it over HTTP. */
export const startTestIdentity = async (env: Record<string, string> = {}) => {
  const testDatabase = await createEmptyDatabase();
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  let running = await serve(testDatabase.url, log, env);
  const database = openTestPool(testDatabase.url);

  return {
    database,
    databaseUrl: testDatabase.url,
    lines,
    innerUrl: () => running.innerUrl,
    newBrowser: () => new Browser(running.innerUrl, publicUrl),
    restart: async (changes: Record<string, string> = {}) => {
      await running.stop();
      running = await serve(testDatabase.url, log, { ...env, ...changes });
    },
    stop: async () => {
      await database.end();
      await running.stop();
      await testDatabase.drop();
    },
  };
};

const serve = async (url: string, log: Logger, env: Record<string, string>) => {
  const settings = readSettings({ DATABASE_URL: url, PUBLIC_URL: publicUrl, DEMO: 'true', ...env });
  const { server, stop } = await startIdentity(settings, log);
  const { port } = server.address() as AddressInfo;
  return { stop, innerUrl: `http://127.0.0.1:${port}` };
};

export const authorizationUrl = (
  changes: Record<string, string | undefined> = {},
  pair: PkcePair = createPkcePair(),
): string => {
  const params = {
    client_id: 'struma-web',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    state: 'state-of-the-test',
    nonce: 'nonce-of-the-test',
    code_challenge: pair.challenge,
    code_challenge_method: 'S256',
    ...changes,
  };
  const definedParams = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${protocolUrl}/auth?${new URLSearchParams(definedParams).toString()}`;
};

/** Starts a sign-in and returns the address of the sign-in page. */
export const openSignIn = async (browser: Browser, address = authorizationUrl()): Promise<string> => {
  const response = await browser.open(address);
  return locationOf(response);
};

export const locationOf = (response: Response): string => {
  const location = response.headers.get('location');
  if (!location) throw new Error(`Expected a redirect, received status ${response.status}.`);
  return location;
};

/** Signs in with the form and returns the address of the client's callback. */
export const signIn = async (
  browser: Browser,
  username: string,
  password: string,
  pair: PkcePair = createPkcePair(),
): Promise<URL> => {
  const page = await openSignIn(browser, authorizationUrl({}, pair));
  return new URL(await followToClient(browser, await browser.submit(page, { username, password })));
};

export const followToClient = async (browser: Browser, response: Response): Promise<string> => {
  let location = new URL(locationOf(response), publicUrl).href;
  while (location.startsWith(issuer)) location = new URL(locationOf(await browser.open(location)), publicUrl).href;
  return location;
};

export const requestToken = (
  { innerUrl }: Pick<TestIdentity, 'innerUrl'>,
  fields: Record<string, string>,
  [client, secret]: [string, string] = ['struma-web', 'demo-web-secret'],
): Promise<Response> =>
  fetch(`${innerUrl()}/realms/struma/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` },
  });

export const exchange = async (identity: TestIdentity, callback: URL, pair: PkcePair): Promise<Tokens> => {
  const code = callback.searchParams.get('code') ?? '';
  const response = await requestToken(identity, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: pair.verifier,
  });
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Tokens;
};

export const obtainTokens = async (
  identity: TestIdentity,
  username: string,
  password: string,
  browser = identity.newBrowser(),
): Promise<Tokens> => {
  const pair = createPkcePair();
  return exchange(identity, await signIn(browser, username, password, pair), pair);
};

export const claimsOf = (token: string): Record<string, unknown> => decodeJwt(token);
