/** Sign-in and sessions, with gateway and embedded identity provider as processes. */
import { randomBytes } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { passwords, type DemoUser } from '../builders/people/demo-users.ts';
import { integratorToken, BrowserClient } from '../builders/people/browser-client.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };
const children: ChildProcess[] = [];
let database: TestDatabase;
let address: string;
let gatewayLog = '';

const start = async (main: string, env: Record<string, string>, listener?: ReturnType<typeof createServer>) => {
  const child = fork(join(root, main), [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      if (main.startsWith('gateway')) gatewayLog = output;
    });
  }
  if (listener) child.send('listen', listener);
  const exited = once(child, 'exit').then(() => ({ failed: output }));
  const message = (await Promise.race([once(child, 'message').then(([first]) => first as unknown), exited])) as {
    ready?: string;
    failed?: string;
  };
  if (message.ready === undefined) throw new Error(`${main}: ${message.failed}`);
  return { child, url: message.ready };
};

/** Writes a realm with tokens of 60 s. The minimum validity is 70 s, and so each request refreshes the token. */
const shortLivedRealm = (folder: string): string => {
  const realm = JSON.parse(readFileSync(join(root, 'identity/struma-realm.json'), 'utf8')) as object;
  const file = join(folder, 'realm.json');
  writeFileSync(file, JSON.stringify({ ...realm, accessTokenLifespan: 60 }));
  return file;
};

beforeAll(async () => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  database = await createTestDatabase();
  const common = { PUBLIC_URL: address, STRUMA_WEB_SECRET: 'web-secret_1' };
  const folder = await temporaryFolder('session');
  const identity = await start('identity/src/main.ts', {
    ...common,
    DATABASE_URL: database.url,
    DEMO: 'true',
    REALM_FILE: shortLivedRealm(folder),
  });
  writeFileSync(join(folder, 'index.html'), '<title>Струма</title>');
  const gateway = await start(
    'gateway/src/main.ts',
    {
      ...common,
      LISTEN_HANDLE: '1',
      REST_URL: 'http://127.0.0.1:9',
      OIDC_ISSUER: `${address}/realms/struma`,
      OIDC_INTERNAL_URL: `${identity.url}/realms/struma`,
      OIDC_CLIENT_SECRET: 'web-secret_1',
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      IDENTITY_PROXY: identity.url,
      WEB_DIST: folder,
    },
    listener,
  );
  listener.close();
  expect(gateway.url).toBe(address);
}, 120_000);

afterAll(async () => {
  for (const child of children.reverse()) {
    if (child.exitCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  await database.drop();
});

/** Fills in the provider's form, which posts to its own address. */
const signIn = async (person: BrowserClient, username: DemoUser, returnTo = '/'): Promise<string> => {
  const form = await person.follow(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  const end = await person.follow(form.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: address },
    body: new URLSearchParams({ username, password: passwords[username] }).toString(),
  });
  return end.url;
};

const session = async (person: BrowserClient) => {
  const response = await person.fetch('/auth/session', { headers: pageHeaders });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('sign-in with the product’s own provider', () => {
  test('AU-1 AU-2 leads through the form of the provider back to the requested page, and creates a session', async () => {
    const person = new BrowserClient(address);
    expect((await session(person)).status).toBe(401);
    const end = await signIn(person, 'operator', '/signals_oper/list?page=2');
    expect(end).toBe(`${address}/signals_oper/list?page=2`);
    const { status, body } = await session(person);
    expect([status, body]).toEqual([
      200,
      { name: expect.any(String), expiresAt: expect.any(Number), now: expect.any(Number) },
    ]);
    expect(Number(body['expiresAt']) - Number(body['now'])).toBeLessThanOrEqual(60_000);
  });

  test('AU-3 a token with less than 70 s left is refreshed, also by concurrent requests, which all succeed', async () => {
    const person = new BrowserClient(address);
    await signIn(person, 'operator');
    for (let round = 0; round < 3; round += 1) {
      const before = person.cookies.get('__Host-Http-struma');
      const answers = await Promise.all(Array.from({ length: 10 }, () => session(person)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(person.cookies.get('__Host-Http-struma')).not.toBe(before);
    }
    const answer = await person.fetch('/auth/refresh?minValidity=70', { method: 'POST', headers: pageHeaders });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-Http-struma=.*; Max-Age=\d{4,}; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test('AU-6 a person without actions gets no session', async () => {
    const person = new BrowserClient(address);
    const end = await signIn(person, 'newcomer');
    expect(end).toBe(`${address}/authentication?error=no-actions`);
    expect((await session(person)).status).toBe(401);
    expect(gatewayLog).toContain('"Authentication Failed"');
  });

  test('a sign-out ends the session, also for a copy of its cookie', async () => {
    const person = new BrowserClient(address);
    await signIn(person, 'operator');
    const copied = person.cookies.get('__Host-Http-struma') ?? '';
    const answer = await person.fetch('/auth/logout', { method: 'POST', headers: pageHeaders });
    const { redirect } = (await answer.json()) as { redirect: string };
    expect(redirect).toContain(`${address}/realms/struma/`);
    const page = await person.follow(redirect);
    expect(page.status).toBe(200);
    expect((await session(person)).status).toBe(401);
    const copyResponse = await fetch(`${address}/auth/session`, {
      headers: { ...pageHeaders, cookie: `__Host-Http-struma=${copied}` },
    });
    expect(copyResponse.status).toBe(401);
  });

  test('AU-2 an integrator is accepted with its own bearer', async () => {
    const authorization = `Bearer ${await integratorToken(address)}`;
    const answer = await fetch(`${address}/auth/session`, { headers: { authorization } });
    expect(answer.status).toBe(200);
  });

  test('RQ-3 the log has no secrets', () => {
    expect(gatewayLog).not.toMatch(/code=|state=|eyJ|web-secret|Struma2!/);
  });
});

describe('the gateway as a process', () => {
  test('prints each invalid setting in one line and exits', async () => {
    await expect(start('gateway/src/main.ts', { PORT: 'x', PUBLIC_URL: '' })).rejects.toThrow(
      /PORT: a whole number[^\n]*\n(.*\n)*REST_URL: /,
    );
  });

  test('ends when its parent has ended', async () => {
    const gateway = children.find((child) => child.spawnargs.some((arg) => arg.includes('gateway')) && child.connected);
    const exited = once(gateway ?? children[0] ?? process, 'exit');
    gateway?.disconnect();
    expect((await exited)[0]).toBe(0);
  });
});
