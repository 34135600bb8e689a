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

const location = (response: Response): string | null => response.headers.get('location');

describe('sign-in', () => {
  test('AU-1 redirects to the provider and returns to the requested page', async () => {
    const browser = gateway.browser();
    const begun = await browser.follow('/auth/login?returnTo=%2Fsignals_oper%2Flist%3Fpage%3D2');
    const requested = new URL(location(begun) ?? '');
    expect(begun.status).toBe(302);
    expect(requested.origin + requested.pathname).toBe('https://struma.example/realms/struma/auth');
    expect(Object.fromEntries(requested.searchParams)).toMatchObject({
      client_id: 'struma-web',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://struma.example/auth/callback',
    });
    const result = gateway.provider.approve(requested, operator);
    const back = await browser.follow(`/auth/callback?${result}`);
    expect([back.status, location(back)]).toEqual([302, '/signals_oper/list?page=2']);
    const session = await browser.call('/auth/session');
    expect(session.status).toBe(200);
    expect(await session.json()).toEqual({
      name: 'Мария Оператор',
      expiresAt: expect.any(Number),
      now: expect.any(Number),
    });
  });

  test('AU-2 stores the token in a sealed persistent cookie; the principal of a request has the token as its bearer', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    expect(browser.attributes.get(sessionName)).toBe('Path=/; Max-Age=1800; HttpOnly; SameSite=Strict; Secure');
    expect(browser.cookies.get(sessionName)).not.toContain('eyJhbGciOiJSUzI1NiI');
    const principal = await (await browser.call('/graphql', { method: 'POST', body: '{}' })).json();
    expect(principal).toMatchObject({
      subject: operator.sub,
      name: 'Мария Оператор',
      actions: ['OPERATOR', 'USER'],
      groups: ['TestMainGroup'],
      bearer: expect.stringMatching(/^eyJ.*\..*\./),
      hasCookieSession: true,
      hasAdHocRole: false,
    });
  });

  test("AU-2 replaces an attacker's session that was set in the browser", async () => {
    const attacker = gateway.browser();
    await signIn(gateway, attacker, { ...operator, sub: 'attacker', name: 'Друг Човек' });
    const planted = attacker.cookies.get(sessionName) ?? '';
    const browser = gateway.browser();
    browser.cookies.set(sessionName, planted);
    await signIn(gateway, browser);
    expect(browser.cookies.get(sessionName)).not.toBe(planted);
    expect(await (await browser.call('/auth/session')).json()).toMatchObject({ name: 'Мария Оператор' });
    expect(await (await attacker.call('/auth/session')).json()).toMatchObject({ name: 'Друг Човек' });
  });

  test('AU-2 the cookie of a pending sign-in is SameSite=Lax, because the callback is cross-site', async () => {
    const browser = gateway.browser();
    await browser.follow('/auth/login');
    const [name] = [...browser.cookies.keys()];
    expect(name).toMatch(/^__Host-Http-struma-tx-/);
    expect(browser.attributes.get(name ?? '')).toBe('Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure');
  });

  test('AU-6 the sign-in of a user without an allowed action is refused, and no session is created', async () => {
    const browser = gateway.browser();
    const refused = await signIn(gateway, browser, { ...operator, roles: ['нещо друго'] });
    expect(location(refused)).toBe('/authentication?error=no-actions');
    expect([...browser.cookies.keys()]).toEqual([`${sessionName}-refused`]);
    expect((await browser.call('/auth/session')).status).toBe(401);
    expect(gateway.logged()).toContain('Authentication Failed');
  });

  test('AU-6 a refused user can sign in as another user or sign out at the provider', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser, { ...operator, roles: [] });
    const again = new URL(location(await browser.follow('/auth/login?prompt=login')) ?? '');
    expect(again.searchParams.get('prompt')).toBe('login');
    const { redirect } = (await (await browser.call('/auth/logout', { method: 'POST' })).json()) as {
      redirect: string;
    };
    const hint = new URL(redirect).searchParams.get('id_token_hint') ?? '';
    expect(JSON.parse(atob(hint.split('.')[1] ?? ''))).toMatchObject({ sub: operator.sub, typ: 'ID' });
    expect(browser.cookies.has(`${sessionName}-refused`)).toBe(false);
    const other = new URL(location(await browser.follow('/auth/login')) ?? '');
    expect(other.searchParams.has('prompt')).toBe(false);
  });

  test('AU-13 without TLS, when browsers keep no session cookie, sign-in shows an error instead of a redirect loop', async () => {
    const plain = await startTestGateway({ publicUrl: 'http://struma.example', provider: gateway.provider });
    const browser = plain.browser();
    expect(location(await browser.follow('/auth/login?returnTo=%2Fdashboard'))).toBe('/authentication?error=insecure');
    expect(browser.cookies.size).toBe(0);
    await plain.stop();
    for (const publicUrl of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
      const local = await startTestGateway({ publicUrl, provider: gateway.provider });
      expect(location(await local.browser().follow('/auth/login'))).toContain('/realms/struma/auth');
      await local.stop();
    }
  });

  test('AU-1 a callback without a transaction, or a repeated callback, creates no session', async () => {
    const attacker = gateway.browser();
    const begun = await attacker.follow('/auth/login');
    const result = gateway.provider.approve(new URL(location(begun) ?? ''), operator);
    const victim = gateway.browser();
    expect(location(await victim.follow(`/auth/callback?${result}`))).toBe('/authentication?error=cookies');
    expect(victim.cookies.size).toBe(0);
    await attacker.follow(`/auth/callback?${result}`);
    expect(location(await attacker.follow(`/auth/callback?${result}`))).toBe('/authentication?error=expired');
  });

  test('AU-1 several tabs may sign in at once: a browser keeps the latest five transactions', async () => {
    const browser = gateway.browser();
    const tabs = [];
    for (let tab = 0; tab < 7; tab += 1) tabs.push(new URL(location(await browser.follow('/auth/login')) ?? ''));
    expect(browser.cookies.size).toBe(5);
    for (const requested of [...tabs.slice(2, 3), ...tabs.slice(6)]) {
      const result = gateway.provider.approve(requested, operator);
      expect(location(await browser.follow(`/auth/callback?${result}`))).toBe('/');
    }
  });

  test('AU-1 a changed nonce or an unknown state is refused', async () => {
    const browser = gateway.browser();
    const requested = new URL(location(await browser.follow('/auth/login')) ?? '');
    requested.searchParams.set('nonce', 'another');
    const result = gateway.provider.approve(requested, operator);
    expect(location(await browser.follow(`/auth/callback?${result}`))).toBe('/authentication?error=failed');
    await browser.follow('/auth/login');
    expect(location(await browser.follow('/auth/callback?code=x&state=y'))).toBe('/authentication?error=expired');
    expect(browser.cookies.has(sessionName)).toBe(false);
  });

  test('AU-13 a browser that keeps no cookie gets an error after two sign-ins', async () => {
    const browser = gateway.browser();
    for (let round = 0; round < 2; round += 1) {
      expect(location(await signIn(gateway, browser))).toBe('/signals_oper/list?page=2');
      browser.cookies.delete(sessionName);
      expect((await browser.call('/auth/session')).status).toBe(401);
    }
    expect(location(await browser.follow('/auth/login'))).toBe('/authentication?error=cookies');
    expect(location(await browser.follow('/auth/login'))).toContain('/realms/struma/auth');
  });

  test('AU-13 a working session resets the number of sign-ins without a session', async () => {
    const browser = gateway.browser();
    for (let round = 0; round < 4; round += 1) {
      await signIn(gateway, browser);
      expect((await browser.call('/auth/session')).status).toBe(200);
    }
    expect([...browser.cookies.keys()]).toEqual([sessionName]);
  });

  test('AU-13 after an expired login page, sign-in starts again for the requested page; a denied sign-in shows the error', async () => {
    const browser = gateway.browser();
    const requested = new URL(location(await browser.follow('/auth/login?returnTo=%2Fsignals_oper%2Flist')) ?? '');
    const state = requested.searchParams.get('state');
    const again = await browser.follow(`/auth/callback?error=temporarily_unavailable&state=${state}`);
    expect(location(again)).toBe('/auth/login?returnTo=%2Fsignals_oper%2Flist');
    const requested2 = new URL(location(await browser.follow('/auth/login')) ?? '');
    const denied = await browser.follow(
      `/auth/callback?error=access_denied&state=${requested2.searchParams.get('state')}`,
    );
    expect(location(denied)).toBe('/authentication?error=failed');
  });

  test('AU-3 failures are logged with a fixed phrase and without secrets', async () => {
    const browser = gateway.browser();
    expect((await browser.call('/auth/session')).status).toBe(401);
    expect(gateway.logged()).toContain('"Not Authenticated"');
    const requested = new URL(location(await browser.follow('/auth/login')) ?? '');
    const state = requested.searchParams.get('state') ?? '';
    await browser.follow(`/auth/callback?code=planted-code&state=${state}`);
    expect(gateway.logged()).toContain('"Authentication Failed"');
    gateway.provider.state.tokenLife = 10;
    await signIn(gateway, browser);
    gateway.provider.endSessions();
    expect((await browser.call('/auth/refresh', { method: 'POST' })).status).toBe(401);
    expect(gateway.logged()).toContain('"Failed to refresh token"');
    for (const secret of ['planted-code', 'code=', 'eyJ', state]) {
      expect(gateway.logged()).not.toContain(secret);
    }
  });

  test('AU-1 while the provider is unavailable, sign-in redirects to the error page', async () => {
    gateway.provider.state.isDown = true;
    const browser = gateway.browser();
    expect(location(await browser.follow('/auth/login'))).toBe('/authentication?error=failed');
    gateway.provider.state.isDown = false;
    expect(location(await browser.follow('/auth/login'))).toContain('/realms/struma/auth');
  });
});
