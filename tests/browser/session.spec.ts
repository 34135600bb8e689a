/** Sign-in, token refresh and the end of a session in the browser. */
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, openAs, sendSignInForm, signIn, test, topTitle } from './support.ts';

const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла.' });

test.describe('signing in', () => {
  test('AU-1 AU-3 after the sign-in the requested page opens with its filter', async ({ page }) => {
    const logged = logOf(page);
    await signIn(page, 'operator', '/signals_oper/list?status=BREAKDOWN&size=5');
    await expect(page).toHaveURL(/\/signals_oper\/list\?status=BREAKDOWN&size=5$/);
    await expect(page.getByRole('row')).toHaveCount(6);
    expect(logged).toContain('Not Authenticated');
  });

  test('AU-2 the token is in a cookie that scripts cannot read and that survives a restart of the browser', async ({
    page,
    browser,
    context,
    baseURL,
  }) => {
    await signIn(page, 'operator');
    await expect(topTitle(page)).toBeVisible();
    const sessionCookies = (await context.cookies()).filter(({ name }) => name.includes('struma'));
    const halfAnHour = 30 * 60;
    expect(sessionCookies.length).toBeGreaterThan(0);
    const longLivedCookies = sessionCookies.filter(({ name }) => !name.endsWith('-rounds'));
    for (const { httpOnly, secure, sameSite, expires } of longLivedCookies) {
      expect({ httpOnly, secure, sameSite }).toEqual({ httpOnly: true, secure: true, sameSite: 'Strict' });
      expect(expires - Date.now() / 1000).toBeGreaterThan(halfAnHour - 60);
    }
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const cookies = (await context.cookies()).filter(({ expires }) => expires > 0);
    const next = await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies, origins: [] } });
    const reopened = await next.newPage();
    await reopened.goto('/signals_oper/list');
    await expect(topTitle(reopened, 'Сигнали')).toBeVisible();
    await next.close();
  });

  test('AU-6 AU-13 a person without allowed actions is refused without a redirect loop, and can sign out', async ({
    page,
  }) => {
    let signInCount = 0;
    page.on('request', (request) => void (request.url().includes('/auth/login') && (signInCount += 1)));
    await signIn(page, 'newcomer', '/signals_oper/list');
    await expect(page.getByRole('alert')).toHaveText('Нямате приложени позволени действия към Вашата роля!');
    await expect(page.getByRole('link', { name: 'Вход' })).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    expect(signInCount).toBe(1);
    await expectAccessibleEverywhere(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toHaveText('Нямате приложени позволени действия към Вашата роля!');
    expect(signInCount).toBe(2);
    await page.getByRole('button', { name: 'Изход' }).click();
    await sendSignInForm(page, 'operator');
    await expect(topTitle(page, 'Начало')).toBeVisible();
  });

  test('AU-6 AU-13 after a person without actions was refused, another person may sign in at once', async ({
    page,
  }) => {
    await signIn(page, 'newcomer');
    await page.getByRole('link', { name: 'Вход' }).click();
    await sendSignInForm(page, 'operator');
    await expect(topTitle(page, 'Начало')).toBeVisible();
  });

  for (const [address, message] of [
    ['/authentication', 'Не сте влезли.'],
    ['/authentication?error=expired', 'Сесията Ви е изтекла.'],
    ['/authentication?error=failed', 'Входът не беше успешен. Опитайте отново.'],
    ['/authentication?error=cookies', 'Браузърът не приема бисквитките на приложението. Разрешете ги и влезте отново.'],
    [
      '/authentication?error=insecure',
      'Този адрес не е защитен (http) и браузърът не пази входа. Отворете приложението на адрес, който започва с https://.',
    ],
    ['/authentication?error=нещо', 'Входът не беше успешен. Опитайте отново.'],
  ] as const)
    test(`AU-5 AU-13 ${address} shows '${message}' and waits for the person`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('button', { name: 'Изход' })).toBeVisible();
      await page.getByRole('link', { name: 'Вход' }).click();
      await sendSignInForm(page, 'operator');
      await expect(topTitle(page, 'Начало')).toBeVisible();
    });

  test('AU-13 /authentication redirects a signed-in person to the product', async ({ page }) => {
    await openAs(page, 'operator');
    await page.goto('/authentication');
    await expect(topTitle(page, 'Начало')).toBeVisible();
  });

  test('AU-13 if the browser rejects the session cookie, the sign-in ends with a reason, without a loop', async ({
    page,
  }) => {
    const refusal = { status: 401, json: { code: 'UNAUTHENTICATED', message: 'Сесията Ви е изтекла.' } };
    await page.route('**/auth/session', (route) => route.fulfill(refusal));
    await signIn(page, 'operator', '/dashboard');
    await expect(page.getByRole('alert')).toContainText('браузърът не приема бисквитките');
    await expect(page).toHaveURL(/\/authentication\?error=repeated$/);
  });
});

test.describe('keeping the session', () => {
  test('AU-3 the token is checked every 6 seconds and refreshed once when fewer than 70 seconds are left', async ({
    page,
  }) => {
    const refreshes = await watchRefreshes(page);
    await page.clock.install();
    await openAs(page, 'operator');
    await page.clock.runFor(6000);
    expect(refreshes.count()).toBe(0);
    const answered = page.waitForResponse('**/auth/refresh*');
    await passTimeUntil(page, () => refreshes.count() > 0);
    expect((await answered).status()).toBe(200);
    expect(new URL((await answered).url()).searchParams.get('minValidity')).toBe('70');
    await page.clock.runFor(60_000);
    expect(refreshes.count()).toBe(1);
    await expect(expired(page)).toBeHidden();
  });

  test('AU-3 a failed refresh is logged and retried while the person continues', async ({ page }) => {
    const logged = logOf(page);
    const refreshes = await watchRefreshes(page, 503);
    await page.clock.install();
    await openAs(page, 'operator');
    await passTimeUntil(page, () => logged.includes('Failed to refresh token'));
    await expect(expired(page)).toBeHidden();
    await passTimeUntil(page, () => refreshes.count() > 1);
  });

  test('AU-3 AU-5 a refused refresh shows the end of the session over the page', async ({ page }) => {
    const logged = logOf(page);
    await watchRefreshes(page, 401);
    await page.clock.install();
    await openAs(page, 'operator');
    await passTimeUntil(page, () => expired(page).isVisible());
    await expect.poll(() => logged).toContain('Failed to refresh token');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

/**
 * Advances the page's clock by 6 seconds, the interval of the session checks, until the condition holds. On a busy
 * machine the first check starts later.
 */
const passTimeUntil = (page: Page, isReached: () => boolean | Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(6000);
      return isReached();
    })
    .toBe(true);

const logOf = (page: Page): string[] => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
};

/**
 * Fakes a session that ends in 110 seconds, and in 60 seconds when it is read again. Counts the token refreshes. If
 * `failure` is given, each refresh gets this status.
 */
const watchRefreshes = async (page: Page, failure?: number): Promise<{ count: () => number }> => {
  let [reads, refreshes] = [0, 0];
  await page.route('**/auth/session', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const state = (await response.json()) as { now: number };
    reads += 1;
    return route.fulfill({ response, json: { ...state, expiresAt: state.now + (reads === 1 ? 110_000 : 60_000) } });
  });
  await page.route('**/auth/refresh*', (route) => {
    refreshes += 1;
    const json = { code: 'UNAUTHENTICATED', message: 'Сесията Ви е изтекла.' };
    return failure ? route.fulfill({ status: failure, json }) : route.continue();
  });
  return { count: () => refreshes };
};
