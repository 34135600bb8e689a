import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createAdministrator } from '../create-administrator.ts';
import type { Browser } from '../browser-for-tests.ts';
import {
  authorizationUrl,
  claimsOf,
  followToClient,
  issuer,
  locationOf,
  obtainTokens,
  openSignIn,
  publicUrl,
  redirectUri,
  startTestIdentity,
  type TestIdentity,
} from '../identity-for-tests.ts';

const wrong = 'Грешно потребителско име или парола.';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
beforeEach(async () => {
  await identity.database.query('update identity.users set failures = 0, locked_until = null');
  await identity.database.query('delete from identity.known_devices');
});
afterAll(() => identity.stop());

const tryPassword = async (browser: Browser, username: string, password: string): Promise<Response> =>
  browser.submit(await openSignIn(browser), { username, password });

describe('sign-in page', () => {
  test('AU-1 is Bulgarian for an English browser too, and has no inline scripts or styles', async () => {
    const browser = identity.newBrowser();
    const page = await browser.open(await openSignIn(browser, authorizationUrl({ ui_locales: 'en' })), {
      headers: { 'accept-language': 'en-US,en;q=0.9' },
    });
    const text = await page.text();
    expect(text).toContain('<html lang="bg">');
    expect(text).toContain('<title>Вход в Струма</title>');
    expect(text.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/[A-Za-z]{2,}/);
    expect(text).toContain('aria-label="Покажи паролата"');
    expect(text).not.toMatch(/ style=|<style| on\w+=/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });

  test('AU-1 all resources of the page exist', async () => {
    const browser = identity.newBrowser();
    const page = await (await browser.open(await openSignIn(browser))).text();
    const addresses = [...page.matchAll(/(?:href|src)="(\/realms[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const address of [...addresses, `${issuer}/resources/latin.woff2`, `${issuer}/resources/network.svg`]) {
      expect((await browser.open(address)).status).toBe(200);
    }
    expect((await browser.open(`${issuer}/resources/..%2f..%2fserver.ts`)).status).toBe(404);
  });

  test('AU-1 a wrong password shows an error and keeps the user name, escaped', async () => {
    const response = await tryPassword(identity.newBrowser(), '"><b>x', 'wrong');
    const text = await response.text();
    expect(text).toContain(wrong);
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="&#34;&#62;&#60;b&#62;x"');
    expect(text).not.toContain('<b>x');
  });

  test('AU-1 cookies are HttpOnly and limited to the realm', async () => {
    const browser = identity.newBrowser();
    const answer = await browser.open(authorizationUrl());
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/path=\/realms\/struma/i);
      expect(cookie).toMatch(/httponly/i);
      expect(cookie).toMatch(/samesite=lax/i);
      expect(cookie).not.toMatch(/secure/i);
    }
  });

  test('AU-1 cookies are Secure if the public address is https', async () => {
    await identity.restart({ PUBLIC_URL: 'https://struma.example' });
    const address = authorizationUrl({ redirect_uri: 'https://struma.example/auth/callback' });
    const answer = await identity.newBrowser().open(address);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    await identity.restart();
  });

  test('AU-1 a form that is sent twice redirects to the product, an expired form shows that its time is over', async () => {
    const browser = identity.newBrowser();
    const page = await openSignIn(browser);
    const earlierBrowser = browser.copy();
    const form = { username: 'operator', password: 'Struma2!' };
    expect(await followToClient(browser, await browser.submit(page, form))).toContain(redirectUri);
    const again = await browser.submit(page, form);
    expect(locationOf(again)).toBe(`${publicUrl}/`);
    const stale = await earlierBrowser.submit(page, form);
    expect(stale.status).toBe(400);
    expect(await stale.text()).toContain('Времето за вход изтече. Започнете отново.');
  });

  test('AU-1 a form of another site or another browser is refused', async () => {
    const browser = identity.newBrowser();
    const page = await openSignIn(browser);
    const body = new URLSearchParams({ username: 'operator', password: 'Struma2!' });
    const foreign = await browser.open(page, { method: 'POST', body, headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(400);
    const stranger = await identity.newBrowser().submit(page, { username: 'operator', password: 'Struma2!' });
    expect(stranger.status).toBe(400);
  });

  test('AU-1 password, code, state and tokens are not logged', async () => {
    identity.lines.length = 0;
    const tokens = await obtainTokens(identity, 'operator', 'Struma2!');
    await tryPassword(identity.newBrowser(), 'operator', 'secret-typed-wrong');
    const all = identity.lines.join('');
    expect(all).toContain('signed in');
    expect(all).toContain('sign-in refused');
    expect(all).not.toMatch(/Struma2!|secret-typed-wrong|state-of-the-test|code=|redirect_uri/);
    expect(all).not.toContain(tokens.refresh_token);
    expect(all).not.toContain(tokens.access_token.slice(0, 60));
    expect(all).not.toMatch(/login-actions\/(?!:id)/);
  });
});

const devicesOfOperator = `select from identity.known_devices
  where user_id = (select id from identity.users where username = 'operator')`;

const lockedUsers = async (): Promise<string[]> => {
  const { rows } = await identity.database.query('select username from identity.users where locked_until > now()');
  return rows.map(({ username }) => username as string);
};

describe('brute force', () => {
  test('AU-1 after five wrong passwords the correct password is refused with the same message', async () => {
    const browser = identity.newBrowser();
    for (let count = 0; count < 5; count += 1) {
      expect(await (await tryPassword(browser, 'operator', `wrong ${count}`)).text()).toContain(wrong);
    }
    const refused = await tryPassword(browser, 'operator', 'Struma2!');
    expect(refused.status).toBe(200);
    expect(await refused.text()).toContain(wrong);
    const { rows } = await identity.database.query(
      "select extract(epoch from locked_until - now()) as seconds from identity.users where username = 'operator'",
    );
    expect(Number(rows[0].seconds)).toBeGreaterThan(880);
    expect(Number(rows[0].seconds)).toBeLessThanOrEqual(900);
    await identity.database.query("update identity.users set locked_until = now() where username = 'operator'");
    expect((await tryPassword(browser, 'operator', 'Struma2!')).status).toBe(303);
  });

  test('AU-1 four wrong passwords do not lock the user, and a correct password resets the count', async () => {
    const browser = identity.newBrowser();
    for (const password of ['1', '2', '3', '4', 'Struma2!']) await tryPassword(browser, 'operator', password);
    for (const password of ['5', '6']) await tryPassword(identity.newBrowser(), 'operator', password);
    const { rows } = await identity.database.query(
      "select failures, locked_until from identity.users where username = 'operator'",
    );
    expect(rows[0]).toEqual({ failures: 2, locked_until: null });
  });

  test('AU-1 parallel attempts do not exceed the limit, and user name and e-mail share one count', async () => {
    const attempts = Array.from({ length: 20 }, (_value, index) =>
      tryPassword(identity.newBrowser(), index % 2 ? 'operator' : 'operator@struma.example', 'wrong'),
    );
    await Promise.all(attempts);
    const { rows } = await identity.database.query(
      "select failures, locked_until > now() as locked from identity.users where username = 'operator'",
    );
    expect(rows[0]).toEqual({ failures: 5, locked: true });
  });

  test('AU-1 wrong passwords of a stranger do not lock out the browser that the user has signed in with', async () => {
    const knownBrowser = identity.newBrowser();
    await tryPassword(knownBrowser, 'operator', 'Struma2!');
    for (let count = 0; count < 6; count += 1) await tryPassword(identity.newBrowser(), 'operator', 'wrong');
    expect(await (await tryPassword(identity.newBrowser(), 'operator', 'Struma2!')).text()).toContain(wrong);
    expect((await tryPassword(knownBrowser, 'operator', 'Struma2!')).status).toBe(303);
    expect(await (await tryPassword(identity.newBrowser(), 'operator', 'Struma2!')).text()).toContain(wrong);
  });

  test('AU-1 five wrong passwords in a known browser lock the user in this browser only; for another user the browser counts as unknown', async () => {
    const browser = identity.newBrowser();
    await tryPassword(browser, 'operator', 'Struma2!');
    const attempts = Array.from({ length: 8 }, () => tryPassword(browser.copy(), 'operator', 'wrong'));
    await Promise.all(attempts);
    const { rows } = await identity.database.query(
      `select failures from identity.known_devices where locked_until > now()`,
    );
    expect(rows).toEqual([{ failures: 5 }]);
    expect(await (await tryPassword(browser.copy(), 'operator', 'Struma2!')).text()).toContain(wrong);
    expect((await tryPassword(identity.newBrowser(), 'operator', 'Struma2!')).status).toBe(303);
    for (let count = 0; count < 5; count += 1) await tryPassword(browser.copy(), 'editor', 'wrong');
    expect(await lockedUsers()).toEqual(['editor']);
  });

  test('AU-1 a user has at most 20 known browsers; repeated sign-ins in one browser keep one entry', async () => {
    const browser = identity.newBrowser();
    for (let count = 0; count < 3; count += 1) await tryPassword(identity.newBrowser(), 'operator', 'Struma2!');
    await tryPassword(browser, 'operator', 'Struma2!');
    await tryPassword(browser, 'operator', 'Struma2!');
    const count = async (): Promise<number> => (await identity.database.query(devicesOfOperator)).rows.length;
    expect(await count()).toBe(4);
    for (let signIns = 0; signIns < 20; signIns += 1) await tryPassword(identity.newBrowser(), 'operator', 'Struma2!');
    expect(await count()).toBe(20);
  });

  test('AU-1 many correct sign-ins of one person at the same time all succeed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tryPassword(identity.newBrowser(), 'operator', 'Struma2!')),
    );
    expect(answers.every(({ status }) => status === 303)).toBe(true);
  });
});

describe('temporary password', () => {
  const newcomer = { username: 'First.Admin', email: 'first@struma.example', firstName: 'Иван', lastName: 'Първи' };

  test('AU-10 must be changed by the first administrator, who then has the administrator role', async () => {
    const { password: temporary } = await createAdministrator(identity.database, newcomer);
    const browser = identity.newBrowser();
    const page = await openSignIn(browser);
    const formUrl = locationOf(await browser.submit(page, { username: 'first.admin', password: temporary }));
    expect(await (await browser.open(formUrl)).text()).toContain('Смяна на паролата');
    expect(locationOf(await browser.open(authorizationUrl()))).toContain('/login-actions/');

    const change = async (password: string, repeated = password) =>
      browser.submit(changePage, { 'password-new': password, 'password-confirm': repeated });
    const changePage = locationOf(
      await browser.submit(await openSignIn(browser), { username: 'first.admin', password: temporary }),
    );
    const cases = [
      ['Aa1!', 'Паролата трябва да е поне 6 символа.'],
      ['АБВГД1!', 'Паролата трябва да съдържа поне 1 малка буква.'],
      ['abcdef!', 'Паролата трябва да съдържа поне 1 цифра.'],
      ['abcdef1', 'Паролата трябва да съдържа поне един от знаците !@#$%^&amp;*.'],
      [temporary, 'Новата парола трябва да е различна от досегашната.'],
    ];
    for (const [password = '', message] of cases) {
      const text = (await (await change(password)).text()).replaceAll('&#38;', '&amp;');
      expect(text).toContain(message);
    }
    expect(await (await change('Changed1!', 'Changed2!')).text()).toContain('Паролите не съвпадат.');
    expect(await followToClient(browser, await change('Changed1!'))).toContain(`${redirectUri}?code=`);

    const { access_token: token } = await obtainTokens(identity, 'first.admin', 'Changed1!');
    expect(claimsOf(token)).toMatchObject({
      name: 'Иван Първи',
      groups: ['TestMainGroup'],
      resource_access: { 'struma-app': { roles: ['Администратор', 'Оператор', 'Потребител'] } },
    });
  });

  test('AU-10 a second administrator with the same user name is refused', async () => {
    await expect(createAdministrator(identity.database, newcomer)).rejects.toThrow('users_username_key');
  });
});
