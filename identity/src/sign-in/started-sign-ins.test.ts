import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Browser } from '../browser-for-tests.ts';
import { createAdministrator } from '../create-administrator.ts';
import { authorizationUrl, locationOf, startTestIdentity, type TestIdentity } from '../identity-for-tests.ts';

const publicUrl = 'https://struma.example';
const realmUrl = `${publicUrl}/realms/struma`;
const address = authorizationUrl({ redirect_uri: `${publicUrl}/auth/callback` }).replace(/^http:.*?(?=\/realms)/, '');
const form = { username: 'operator', password: 'Struma2!' };
const expired = 'Времето за вход изтече. Започнете отново.';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity({ PUBLIC_URL: publicUrl });
});
beforeEach(async () => {
  await identity.database.query('delete from identity.known_devices');
});
afterAll(() => identity.stop());

const newBrowser = (): Browser => new Browser(identity.innerUrl(), publicUrl);

const start = async (browser: Browser): Promise<string> => locationOf(await browser.open(address));

const resume = async (browser: Browser, answer: Response): Promise<Response> => browser.open(locationOf(answer));

/** Copies the cookies that a sibling subdomain can set: those without the prefix `__Host-`. */
const copyCookies = (victim: Browser, attacker: Browser, prefix = ''): void => {
  for (const [key, cookie] of attacker.cookies) {
    const cookieName = key.slice(key.indexOf(' ') + 1);
    if (cookieName.startsWith('__Host-') || !cookieName.startsWith(prefix)) continue;
    victim.cookies.set(key, cookie);
  }
};

const readSignInTraces = async () => {
  const { rows } = await identity.database.query(
    `select (select sum(failures)::int from identity.users) as failures,
       (select count(*)::int from identity.known_devices) as devices`,
  );
  return rows[0];
};

describe('sign-in started in another browser', () => {
  test.each(['identity_interaction', ''])(
    'AU-1 is refused if a sibling subdomain has set the cookies whose names begin with %p',
    async (name) => {
      const [attacker, victim] = [newBrowser(), newBrowser()];
      const page = await start(attacker);
      copyCookies(victim, attacker, name);
      const answers = [
        await victim.open(page),
        await victim.submit(page, form),
        await victim.submit(page, { ...form, password: 'wrong' }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain(expired);
      }
      expect(await readSignInTraces()).toEqual({ failures: 0, devices: 0 });
      const uid = page.split('/').pop() ?? '';
      expect(locationOf(await attacker.open(`${realmUrl}/protocol/openid-connect/auth/${uid}`))).not.toContain('code=');
    },
  );

  test('AU-1 is refused even if the browser has also started a sign-in of its own', async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const page = await start(attacker);
    const ownPage = await start(victim);
    copyCookies(victim, attacker);
    expect((await victim.open(page)).status).toBe(400);
    expect((await victim.submit(page, form)).status).toBe(400);
    expect((await resume(victim, await victim.submit(ownPage, form))).headers.get('location')).toContain('code=');
  });

  test('AU-1 cannot be resumed: the victim is not signed in as the attacker', async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const answer = await attacker.submit(await start(attacker), form);
    copyCookies(victim, attacker);
    const resumed = await resume(victim, answer);
    expect(resumed.status).toBe(400);
    expect(await resumed.text()).toContain(expired);
    expect([...victim.cookies.keys()].join()).not.toContain('identity_session');
    expect((await resume(attacker, answer)).headers.get('location')).toContain('code=');
  });

  test('AU-1 a session cookie that a sibling subdomain has set does not sign the victim in', async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    await resume(attacker, await attacker.submit(await start(attacker), form));
    for (const [key, cookie] of attacker.cookies) {
      const name = key.slice(key.indexOf(' ') + 1).replace(/^__Host-/, '');
      victim.cookies.set(`/ ${name}`, { ...cookie, path: '/' });
    }
    expect(await start(victim)).toContain('/login-actions/');
    expect(await start(attacker)).toContain('code=');
  });

  test("AU-1 is refused if the browser's cookie has a forged signature or that of another sign-in, and accepted with the right one", async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const page = await start(attacker);
    await start(victim);
    copyCookies(victim, attacker);
    expect((await victim.submit(page, form)).status).toBe(400);
    const key = '/ __Host-identity_sign_ins';
    victim.cookies.set(key, { path: '/', value: 'A'.repeat(43) });
    expect((await victim.submit(page, form)).status).toBe(400);
    victim.cookies.set(key, attacker.cookies.get(key) ?? { path: '/', value: '' });
    expect((await victim.submit(page, form)).status).toBe(303);
  });
});

describe('sign-in in the browser that started it', () => {
  test('AU-1 all cookies except those of one interaction have the prefix __Host- on https', async () => {
    const browser = newBrowser();
    const lines = (await browser.open(address)).headers.getSetCookie();
    const page = await start(browser);
    const answer = await browser.submit(page, form);
    lines.push(...answer.headers.getSetCookie(), ...(await resume(browser, answer)).headers.getSetCookie());
    const names = lines.map((line) => line.slice(0, line.indexOf('=')));
    const otherNames = names.filter((name) => !/^identity_(interaction|resume)(\.sig)?$/.test(name));
    expect(new Set(otherNames)).toEqual(
      new Set([
        '__Host-identity_sign_ins',
        '__Host-identity_device',
        '__Host-identity_session',
        '__Host-identity_session.sig',
      ]),
    );
    for (const line of lines) {
      expect(line).toMatch(/; secure/i);
      expect(line).toMatch(/; httponly/i);
      expect(line).toMatch(/; samesite=lax/i);
      expect(line).not.toMatch(/domain=/i);
      if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/(;|$)/i);
    }
  });

  test('AU-1 the session ends at sign-out on https', async () => {
    const browser = newBrowser();
    await resume(browser, await browser.submit(await start(browser), form));
    const answer = await browser.submit(`${realmUrl}/protocol/openid-connect/logout`, {});
    const lines = answer.headers.getSetCookie().filter((line) => line.startsWith('__Host-identity_session'));
    expect(lines.map((line) => line.replace(/=.*?;.*Max-Age=0;.*Secure.*/, ''))).toEqual([
      '__Host-identity_session',
      '__Host-identity_session.sig',
    ]);
    expect(await start(browser)).toContain('/login-actions/');
  });

  test('AU-1 continues after a reload and in several tabs; of six started sign-ins, the first is dropped', async () => {
    const browser = newBrowser();
    const pages = [];
    for (let tab = 0; tab < 6; tab += 1) pages.push(await start(browser));
    const [forgotten = '', first = '', second = ''] = pages;
    expect((await browser.open(forgotten)).status).toBe(400);
    for (const page of [first, first, second]) expect((await browser.open(page)).status).toBe(200);
    expect(await (await browser.submit(second, { ...form, password: '' })).text()).not.toContain(expired);
    for (const page of [first, second]) {
      const tab = browser.copy();
      expect((await resume(tab, await tab.submit(page, form))).headers.get('location')).toContain('code=');
    }
  });

  test('AU-10 a required password change works in the browser that started the sign-in, and is refused in another one', async () => {
    const newcomer = { username: 'second.admin', email: 'second@struma.example', firstName: 'А', lastName: 'Б' };
    const { password } = await createAdministrator(identity.database, newcomer);
    const [browser, other] = [newBrowser(), newBrowser()];
    const page = locationOf(await browser.submit(await start(browser), { username: 'second.admin', password }));
    copyCookies(other, browser);
    const change = { 'password-new': 'Changed1!', 'password-confirm': 'Changed1!' };
    expect((await other.open(page)).status).toBe(400);
    expect((await other.submit(page, change)).status).toBe(400);
    expect(await (await browser.open(page)).text()).toContain('Смяна на паролата');
    expect((await resume(browser, await browser.submit(page, change))).headers.get('location')).toContain('code=');
  });
});
