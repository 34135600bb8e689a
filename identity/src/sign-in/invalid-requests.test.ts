import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { authorizationUrl, issuer, openSignIn, startTestIdentity, type TestIdentity } from '../identity-for-tests.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
beforeEach(() => void (identity.lines.length = 0));
afterAll(() => identity.stop());

interface Line {
  level: number;
  msg: string;
  path?: string;
  status?: number;
}
const errorsInLog = (): Line[] =>
  identity.lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level >= 50);

const protocol = '/realms/struma/protocol/openid-connect';
const unpairedSurrogate = '%ED%A0%BD';
const basic = (name: string, secret: string) => `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const webClientAuthorization = basic('struma-web', 'demo-web-secret');

const call = (path: string, init: RequestInit = {}) =>
  fetch(identity.innerUrl() + path, { redirect: 'manual', ...init });
const sendForm = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });

/** Text that reveals internals: a stack trace, or a name of our code, a library or the database. */
const internals = /\.ts|\.js|node_modules|at \w+ |Error:|invalid byte|syntax|PostgreSQL|undefined/;

const expectRefused = async (response: Response, status = 400): Promise<void> => {
  const body = await response.text();
  expect([response.status, body]).toEqual([status, expect.not.stringMatching(internals)]);
  expect(errorsInLog()).toEqual([]);
};

describe('AU-1 an invalid request is refused without an error in the log', () => {
  const address = new URL(authorizationUrl());
  const withParameter = (name: string, value: string) => {
    const search = new URLSearchParams(address.searchParams);
    search.delete(name);
    return `${search.toString()}&${name}=${value}`;
  };

  test.each(
    ['client_id', 'state', 'nonce', 'login_hint', 'redirect_uri', 'scope', 'code_challenge', 'prompt', 'x'].flatMap(
      (name) => [
        [name, 'a%00'],
        [name, unpairedSurrogate],
      ],
    ),
  )('the parameter %s=%s of a sign-in', async (name, value) => {
    await expectRefused(await call(`${address.pathname}?${withParameter(name, value)}`));
  });

  test('a sign-in with a long state is refused: the state would be stored for half an hour', async () => {
    await expectRefused(await call(`${address.pathname}?${withParameter('state', 'a'.repeat(4000))}`));
  });

  test('a page shows the error in Bulgarian', async () => {
    const page = await call(`${address.pathname}?${withParameter('state', '%00')}`, {
      headers: { accept: 'text/html' },
    });
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('Невалидна заявка.')]);
  });

  test.each([
    '//',
    '//a:b',
    '/\\',
    '/%00',
    `/${unpairedSurrogate}`,
    '/realms/struma/%00',
    '/realms/struma/login-actions/%00',
  ])('the path %s is refused with 400 or 404', async (path) => {
    const socket = connect(Number(new URL(identity.innerUrl()).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toMatch(internals);
    expect(errorsInLog()).toEqual([]);
  });

  test.each(['/%', '/realms/struma/%', '/realms/struma/%zz', '/realms/struma/%ff', `${protocol}/auth/%zz`])(
    'the path %s, which cannot be decoded, is refused',
    async (path) => {
      const response = await call(path);
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(internals);
      expect(errorsInLog()).toEqual([]);
    },
  );

  test.each([
    ['a user name with a NUL', 'username=a%00&password=b'],
    ['a user name with an unencoded NUL', 'username=a\0&password=b'],
    ['a password with a NUL', 'username=operator&password=a%00'],
    ['an unpaired surrogate in a user name', `username=${unpairedSurrogate}&password=b`],
    ['bytes that are not UTF-8', Buffer.from([...Buffer.from('username=a'), 0xed, 0xa0, 0xbd])],
  ])('%s at sign-in', async (_name, body) => {
    const browser = identity.newBrowser();
    const page = await openSignIn(browser);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(issuer).origin };
    const answer = await browser.open(page, { method: 'POST', body, headers });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Невалидна заявка.')]);
    expect(errorsInLog()).toEqual([]);
    const { rows } = await identity.database.query('select 1 from identity.users where failures > 0');
    expect(rows).toEqual([]);
  });

  test.each([
    ['client_id in the form', 'grant_type=client_credentials&client_id=a%00&client_secret=b', {}],
    ['client_secret in the form', 'grant_type=client_credentials&client_id=a&client_secret=%00', {}],
    ['grant_type', 'grant_type=%00', { authorization: webClientAuthorization }],
    [
      'a code',
      'grant_type=authorization_code&code=%00&redirect_uri=a&code_verifier=b',
      { authorization: webClientAuthorization },
    ],
    [
      'a code verifier',
      'grant_type=authorization_code&code=a&code_verifier=%00',
      { authorization: webClientAuthorization },
    ],
    ['a refresh token', 'grant_type=refresh_token&refresh_token=%00', { authorization: webClientAuthorization }],
    ['a scope', 'grant_type=client_credentials&scope=%00', { authorization: webClientAuthorization }],
    ['the name of a client', 'grant_type=client_credentials', { authorization: basic('a%00', 'b') }],
    ['the secret of a client', 'grant_type=client_credentials', { authorization: basic('struma-web', '%00') }],
    ['the name of a client, unencoded,', 'grant_type=client_credentials', { authorization: basic('a\0', 'b') }],
    [
      'the name in an assertion',
      `grant_type=client_credentials&client_assertion_type=urn:ietf:params:oauth:client-assertion-type:jwt-bearer&client_assertion=${assertion('a\0')}`,
      {},
    ],
  ])('NUL in %s at the token endpoint', async (_name, body, headers) => {
    const response = await sendForm(`${protocol}/token`, body, headers);
    expect([400, 401]).toContain(response.status);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/^(invalid|unauthorized)_/),
      error_description: expect.any(String),
    });
    expect(errorsInLog()).toEqual([]);
  });

  test.each([
    '{"a":"\\u0000"}',
    '{"a":1e999}',
    `${'['.repeat(50_000)}`,
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ])('JSON instead of a form: %#', async (body) => {
    for (const path of [`${protocol}/token`, `${protocol}/revoke`]) {
      const headers = { 'content-type': 'application/json', authorization: webClientAuthorization };
      await expectRefused(await call(path, { method: 'POST', body, headers }));
    }
  });

  test.each([
    'state=%00',
    'client_id=%00',
    'post_logout_redirect_uri=%00',
    'id_token_hint=%00',
    `state=${unpairedSurrogate}`,
  ])('%s of a sign-out, in the address or in a form', async (search) => {
    const more = '&client_id=struma-web&post_logout_redirect_uri=x';
    await expectRefused(await call(`${protocol}/logout?${search}${more}`));
    await expectRefused(await sendForm(`${protocol}/logout`, search + more));
  });

  test('a token with NUL at the revocation endpoint', async () => {
    const response = await sendForm(`${protocol}/revoke`, 'token=%00', { authorization: webClientAuthorization });
    await expectRefused(response);
  });
});

function assertion(name: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ iss: name, sub: name, aud: issuer, jti: '1', exp: 9e9 })}.AAAA`;
}

test('AU-1 valid text of any script is accepted', async () => {
  const browser = identity.newBrowser();
  const page = await openSignIn(browser, authorizationUrl({ state: '👨‍👩‍👧 \u{20BB7}', login_hint: 'e\u0301 👍' }));
  expect(await (await browser.open(page)).text()).toContain('value="e\u0301 👍"');
  const answer = await browser.submit(page, { username: 'e\u0301 👍 \u{10FFFD}', password: '👨‍👩‍👧 \u{20BB7}' });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Грешно потребителско име')]);
});

test.each([
  ['the form of a sign-in', async () => openSignInPath()],
  ['the token endpoint', async () => ({ path: `${protocol}/token`, cookie: '' })],
])(
  'AU-1 a client that disconnects while it sends a request to %s is not logged as an error',
  async (_name, prepare) => {
    const { path, cookie } = await prepare();
    const socket = connect(Number(new URL(identity.innerUrl()).port), '127.0.0.1');
    await once(socket, 'connect');
    const headers = [
      'host: a',
      `cookie: ${cookie}`,
      'content-type: application/x-www-form-urlencoded',
      'content-length: 900',
    ];
    identity.lines.length = 0;
    socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\nusername=a`);
    // The response to a later request proves that the first one has arrived.
    await call('/realms/struma/resources/sign-in.css');
    socket.resetAndDestroy();
    const line = await eventually(
      async () => identity.lines.map((each) => JSON.parse(each) as Line).find(({ status }) => status === 499),
      (found) => found !== undefined,
    );
    expect(line?.msg).toBe('request');
    expect(errorsInLog()).toEqual([]);
  },
);

const openSignInPath = async () => {
  const browser = identity.newBrowser();
  const path = await openSignIn(browser);
  return { path, cookie: [...browser.cookies].map(([key, { value }]) => `${key.split(' ')[1]}=${value}`).join('; ') };
};
