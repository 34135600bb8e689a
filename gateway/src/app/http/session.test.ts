import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { operator } from '../../testing/people.texts.ts';

const sessionName = '__Host-Http-struma';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const post = { method: 'POST' };
const ownPage = { 'x-struma': '1', origin: 'https://struma.example', 'sec-fetch-site': 'same-origin' };

describe('a session', () => {
  test('AU-3 a token that is valid for more than 70 s is kept, a token that expires earlier is refreshed', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    const before = browser.cookies.get(sessionName);
    await browser.call('/auth/refresh?minValidity=70', post);
    expect([gateway.provider.state.refreshes, browser.cookies.get(sessionName)]).toEqual([0, before]);

    gateway.provider.state.tokenLife = 60;
    await signIn(gateway, browser);
    gateway.provider.state.tokenLife = 300;
    const response = await browser.call('/graphql', { ...post, body: '{}' });
    expect(response.status).toBe(200);
    expect(gateway.provider.state.refreshes).toBe(1);
    const { expiresAt, now } = (await (await browser.call('/auth/session')).json()) as Record<string, number>;
    expect((expiresAt ?? 0) - (now ?? 0)).toBeGreaterThan(200_000);
    expect(gateway.provider.state.refreshes).toBe(1);
  });

  test('AU-2 a session continues after its browser was closed for longer than the token is valid', async () => {
    const browser = gateway.browser();
    gateway.provider.state.tokenLife = 1;
    await signIn(gateway, browser);
    gateway.provider.state.tokenLife = 300;
    const realNow = Date.now;
    Date.now = () => realNow() + 20_000;
    try {
      expect((await browser.call('/auth/session')).status).toBe(200);
    } finally {
      Date.now = realNow;
    }
  });

  test('AU-3 concurrent requests refresh once, and a later request with the old cookie is accepted', async () => {
    const browser = gateway.browser();
    gateway.provider.state.tokenLife = 60;
    await signIn(gateway, browser);
    gateway.provider.state.tokenLife = 300;
    const old = browser.cookies.get(sessionName) ?? '';
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => {
        browser.cookies.set(sessionName, old);
        return browser.call('/auth/refresh', post);
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    browser.cookies.set(sessionName, old);
    expect((await browser.call('/auth/session')).status).toBe(200);
    expect(gateway.provider.state.refreshes).toBe(1);
  });

  test('AU-3 a request that needs a refresh while the provider is unavailable is 503, and the cookie stays', async () => {
    const browser = gateway.browser();
    gateway.provider.state.tokenLife = 3;
    await signIn(gateway, browser);
    gateway.provider.state.isDown = true;
    const realNow = Date.now;
    Date.now = () => realNow() + 20_000;
    try {
      const response = await browser.call('/auth/refresh', post);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        code: 'UPSTREAM_FAILED',
        traceId: expect.stringMatching(/^\w{32}$/),
      });
      expect(browser.cookies.has(sessionName)).toBe(true);
      const graphql = await browser.call('/graphql', { ...post, body: '{}' });
      expect([graphql.status, await graphql.json()]).toEqual([
        503,
        {
          errors: [
            { message: expect.any(String), extensions: { code: 'UPSTREAM_FAILED', traceId: expect.any(String) } },
          ],
        },
      ]);
    } finally {
      Date.now = realNow;
    }
  });

  test('AU-3 a session with a valid token works while the provider is unavailable', async () => {
    const browser = gateway.browser();
    gateway.provider.state.tokenLife = 60;
    await signIn(gateway, browser);
    gateway.provider.state.isDown = true;
    expect((await browser.call('/auth/session')).status).toBe(200);
  });

  test('a changed cookie and a cookie of another gateway are refused', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    const value = browser.cookies.get(sessionName) ?? '';
    browser.cookies.set(sessionName, `${value.slice(0, -10)}AAAAAAAAAA`);
    expect((await browser.call('/auth/session')).status).toBe(401);
    expect(browser.cookies.has(sessionName)).toBe(false);

    const other = await startTestGateway({ provider: gateway.provider });
    const stranger = other.browser();
    await signIn(other, stranger);
    browser.cookies.set(sessionName, stranger.cookies.get(sessionName) ?? '');
    expect((await browser.call('/graphql', post)).status).toBe(401);
    await other.stop();
  });

  test('AU-2 a session with a hundred roles uses several cookies; a missing, changed or foreign cookie ends the session', async () => {
    const roles = Array.from({ length: 100 }, () => `роля ${randomBytes(30).toString('base64')}`);
    const important = { ...operator, roles: ['Оператор', ...roles] };
    const [browser, other] = [gateway.browser(), gateway.browser()];
    await signIn(gateway, browser, important);
    await signIn(gateway, other, important);
    const whole = new Map(browser.cookies);
    const second = `${sessionName}.1`;
    expect(whole.has(second)).toBe(true);
    for (const [name, value] of whole) expect(name.length + value.length).toBeLessThan(4000);
    expect((await browser.call('/auth/session')).status).toBe(200);
    const swapped = other.cookies.get(second) ?? '';
    for (const tamper of [
      () => browser.cookies.delete(second),
      () => browser.cookies.set(second, swapped),
      () => browser.cookies.set(second, `${swapped.slice(0, -8)}AAAAAAAA`),
      () => browser.cookies.set(sessionName, swapped),
    ]) {
      for (const [name, value] of whole) browser.cookies.set(name, value);
      tamper();
      expect((await browser.call('/auth/session')).status).toBe(401);
      expect([...browser.cookies.keys()].filter((name) => /struma(\.\d)?$/.test(name))).toEqual([]);
    }
  });

  test('AU-2 the first key seals sessions, any key opens them; gateways may order the keys differently', async () => {
    const { provider } = gateway;
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const before = await startTestGateway({ provider, sessionKeys: [old] });
    const user = before.browser();
    await signIn(before, user);
    const sealedByOld = user.cookies.get(sessionName) ?? '';
    const oldFirst = await startTestGateway({ provider, sessionKeys: [old, fresh] });
    const freshFirst = await startTestGateway({ provider, sessionKeys: [fresh, old] });
    const after = await startTestGateway({ provider, sessionKeys: [fresh] });
    const statusAt = async ({ url }: TestGateway, cookie: string): Promise<number> =>
      (await fetch(`${url}/auth/session`, { headers: { cookie: `${sessionName}=${cookie}` } })).status;
    const statuses = (cookie: string) =>
      Promise.all([before, oldFirst, freshFirst, after].map((each) => statusAt(each, cookie)));

    expect(await statuses(sealedByOld)).toEqual([200, 200, 200, 401]);
    const newcomer = freshFirst.browser();
    await signIn(freshFirst, newcomer);
    expect(await statuses(newcomer.cookies.get(sessionName) ?? '')).toEqual([401, 200, 200, 200]);

    // Only a refresh seals the session with the new key.
    provider.state.tokenLife = 60;
    const worker = before.browser();
    await signIn(before, worker);
    provider.state.tokenLife = 300;
    const headers = { ...ownPage, cookie: `${sessionName}=${worker.cookies.get(sessionName)}` };
    const refreshed = await fetch(`${freshFirst.url}/auth/refresh`, { ...post, headers });
    const refreshedCookie = /=([^;]+)/.exec(refreshed.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    expect(await statuses(refreshedCookie)).toEqual([401, 200, 200, 200]);
    for (const each of [before, oldFirst, freshFirst, after]) await each.stop();
  });

  test('AU-3 a second change of rights within a minute takes effect, also with the old cookie', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    const old = browser.cookies.get(sessionName) ?? '';
    const notifyOfChangedRights = async (): Promise<void> => {
      const iat = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const claims = { aud: 'struma-web', jti: randomUUID(), sub: operator.sub, iat, events };
      const body = new URLSearchParams({ logout_token: await gateway.provider.sign(claims, { typ: 'logout+jwt' }) });
      expect((await fetch(`${gateway.url}/auth/backchannel-logout`, { ...post, body })).status).toBe(200);
    };
    await notifyOfChangedRights();
    expect((await browser.call('/auth/session')).status).toBe(200);
    expect(gateway.provider.state.refreshes).toBe(1);
    await notifyOfChangedRights();
    browser.cookies.set(sessionName, old);
    await browser.call('/auth/session');
    expect(gateway.provider.state.refreshes).toBe(2);
  });

  test('a sealed sign-in transaction is no session', async () => {
    const browser = gateway.browser();
    await browser.follow('/auth/login');
    browser.cookies.set(sessionName, `1.${[...browser.cookies.values()][0]}`);
    expect((await browser.call('/auth/session')).status).toBe(401);
  });

  test('logout ends the session, returns the logout URL of the provider, and revokes a copied cookie', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    const copied = browser.cookies.get(sessionName) ?? '';
    const response = await browser.call('/auth/logout', post);
    const { redirect } = (await response.json()) as { redirect: string };
    const end = new URL(redirect);
    expect(end.origin + end.pathname).toBe('https://struma.example/realms/struma/logout');
    expect(end.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe('https://struma.example/');
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set(sessionName, copied);
    expect((await browser.call('/graphql', { ...post, body: '{}' })).status).toBe(401);
  });

  test('a back-channel logout token ends the session; any other token is refused', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    const { bearer } = (await (await browser.call('/graphql', post)).json()) as { bearer: string };
    const { sid } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const validClaims = { aud: 'struma-web', jti: randomUUID(), sid, events };
    const notify = async (claims: Record<string, unknown>) => {
      const body = new URLSearchParams({ logout_token: await gateway.provider.sign(claims, { typ: 'logout+jwt' }) });
      return (await fetch(`${gateway.url}/auth/backchannel-logout`, { ...post, body })).status;
    };
    expect(await notify({ ...validClaims, nonce: 'x' })).toBe(400);
    expect(await notify({ ...validClaims, events: undefined })).toBe(400);
    expect(await notify({ ...validClaims, aud: 'another' })).toBe(400);
    expect(await notify({ ...validClaims, iss: 'https://evil.example' })).toBe(400);
    expect((await browser.call('/graphql', post)).status).toBe(200);
    expect(await notify(validClaims)).toBe(200);
    expect((await browser.call('/graphql', post)).status).toBe(401);
  });

  test('AU-2 the cookies of a request with an Authorization header are ignored', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    const robot = { ...operator, sub: 'integrator', name: 'Integrator' };
    const token = await gateway.provider.sign(gateway.provider.accessClaims(robot, 'none'));
    const asRobot = { ...post, body: '{}', headers: { authorization: `Bearer ${token}` } };
    expect(await (await browser.bare('/graphql', asRobot)).json()).toMatchObject({
      subject: 'integrator',
      hasCookieSession: false,
      hasAdHocRole: false,
    });
    for (const authorization of ['Bearer abc', 'Basic eDp5', '']) {
      expect((await browser.call('/graphql', { ...post, headers: { authorization } })).status).toBe(401);
    }
  });
});

describe('the gateway checks the origin of requests with a session cookie', () => {
  const pageHeaders = { 'x-struma': '1', origin: 'https://struma.example', 'sec-fetch-site': 'same-origin' };
  test.each<[string, Record<string, string>, number]>([
    ['a page of the web client', pageHeaders, 200],
    ['a client without fetch metadata', { 'x-struma': '1' }, 200],
    ['a page without x-struma', { ...pageHeaders, 'x-struma': '' }, 403],
    ['a foreign origin', { ...pageHeaders, origin: 'https://evil.example' }, 403],
    ['a hidden origin', { ...pageHeaders, origin: 'null' }, 403],
    ['a foreign site', { ...pageHeaders, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling host', { ...pageHeaders, 'sec-fetch-site': 'same-site' }, 403],
    ['the address bar', { ...pageHeaders, 'sec-fetch-site': 'none' }, 403],
  ])('AU-11 a request that changes data, with the headers of %s', async (_who, headers, status) => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    expect((await browser.bare('/graphql', { ...post, headers, body: '{}' })).status).toBe(status);
    expect((await browser.bare('/auth/refresh', { ...post, headers })).status).toBe(status);
    expect((await browser.bare('/files/signals/1/responses', { ...post, headers })).status).toBe(
      status === 200 ? 400 : status,
    );
    expect((await browser.bare('/auth/logout', { ...post, headers })).status).toBe(status);
  });

  test.each<[string, Record<string, string>, number]>([
    ['the page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ])('AU-11 a request that only reads, with the headers of %s', async (_who, headers, status) => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    expect((await browser.bare('/auth/session', { headers })).status).toBe(status);
  });
});
