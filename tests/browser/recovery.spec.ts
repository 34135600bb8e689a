/**
 * Open pages recover after outages and restarts, and after the user loses the session or a role. Also links to external
 * tools, because only this product has the address of one.
 */
import { expect, type Page } from '@playwright/test';
import { startAdministrator, type Administrator } from '../builders/people/administrator.ts';
import { startOutageHarness, type OutageHarness } from '../builders/product/outage-harness.ts';
import { openTestPool } from '../builders/database/test-database.ts';
import { paragraph, queryOf } from './signals.ts';
import { expectAccessibleEverywhere, signIn, test, topTitle } from './support.ts';

const banner = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Страницата опитва отново' });
const footer = (page: Page) => page.getByRole('contentinfo');
const refresh = (page: Page) => page.getByRole('button', { name: 'Обнови' }).click();
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name, exact: true });
const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла.' });
/** The longest time from the end of an outage to a loaded page. */
const soon = { timeout: 5000 };

test.describe('recovery', () => {
  // One product for all tests of this file.
  test.describe.configure({ mode: 'default' });
  let harness: OutageHarness;
  let administrator: Administrator;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    harness = await startOutageHarness('recovery', {
      REPORTS_URL: 'https://reports.example.bg/{zoom}/:lat/lng?z=:zoom',
    });
    administrator = startAdministrator(harness.databaseUrl, harness.product.address);
  });
  test.afterAll(async () => {
    await administrator?.stop();
    await harness?.stop();
  });

  const open = async (page: Page, path: string, user: 'operator' | 'admin' = 'operator'): Promise<void> => {
    await signIn(page, user, harness.product.address + path);
    await expect(topTitle(page)).toBeVisible();
  };

  test('the REST service stops: the rows stay, one banner reports the outage, and everything is loaded again automatically', async ({
    page,
  }) => {
    await open(page, '/signals_oper/list');
    await expect(page.getByRole('row')).toHaveCount(11);
    await harness.stopService();
    await refresh(page);
    await expect(banner(page)).toContainText('Услугата не отговаря.');
    await expect(footer(page)).toContainText('Услугата не отговаря');
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectAccessibleEverywhere(page);

    await menu(page, 'Подай сигнал').click();
    await expect(topTitle(page, 'Подай сигнал')).toBeVisible();
    await menu(page, 'Аварии').click();
    await expect(page.getByRole('heading', { name: 'Списъкът не се зареди' })).toBeVisible();
    await page.getByRole('button', { name: /^Търсене на аварии/ }).click();
    const choices = page.getByText('Изборът не се зареди');
    await expect(choices.first()).toBeVisible();
    await expect(footer(page)).not.toContainText('Свързано');
    await expect(banner(page)).toHaveCount(1);

    await harness.startService();
    await expect(page.locator('tbody').getByRole('row').first()).toBeVisible(soon);
    await expect(choices).toHaveCount(0, soon);
    await expect(banner(page)).toBeHidden(soon);
    await expect(footer(page)).toContainText('Свързано');
  });

  test('the database stops: a signal that is opened meanwhile is loaded automatically afterwards, with its notes', async ({
    page,
  }) => {
    await open(page, '/signals_oper/list');
    await addNote(harness.databaseUrl, 'Бележка преди прекъсването');
    await page.getByRole('row').nth(1).getByRole('link').first().hover();
    await harness.stopDatabase();
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(banner(page)).toBeVisible();
    await expect(footer(page)).not.toContainText('Свързано');
    await harness.startDatabase();
    await expect(page.getByRole('article').first()).toBeVisible(soon);
    await expect(page.getByRole('article').filter({ hasText: 'Бележка преди прекъсването' })).toBeVisible(soon);
    await expect(page.getByRole('button', { name: /^Поеми/ })).toBeVisible(soon);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(banner(page)).toBeHidden(soon);
  });

  test.describe('the map', () => {
    test.use({ drawsMaps: true });

    test('a layer of the map that is chosen while the REST service is stopped is loaded automatically afterwards', async ({
      page,
    }) => {
      await open(page, '/signals_oper/list');
      await expect(page.getByRole('row')).toHaveCount(11);
      await menu(page, 'Тематична карта').click();
      await expect(page.locator('[data-map-ready]')).toBeVisible();
      await page.locator('body').press('l');
      const layers = page.getByRole('complementary', { name: 'Слоеве' });
      await expect(layers.getByLabel('Нови')).toBeVisible();
      await harness.stopService();
      await layers.getByLabel('Нови').check();
      await expect(banner(page)).toBeVisible();
      await expect(footer(page)).not.toContainText('Свързано');
      let isLoaded = false;
      page.on('response', async (response) => {
        if (queryOf(response.request())?.operationName !== 'MapSignals') return;
        isLoaded ||= /"items":\[\{/.test(await response.text().catch(() => ''));
      });
      await harness.startService();
      await expect.poll(() => isLoaded, soon).toBe(true);
      await expect(page.getByText('Сигналите не се заредиха.')).toBeHidden(soon);
      await expect(footer(page)).toContainText('Свързано', soon);
    });
  });

  test('the whole product restarts: the page reports the outage, and continues automatically', async ({ page }) => {
    await open(page, '/signals_oper/list');
    await expect(page.getByRole('row')).toHaveCount(11);
    const restarted = harness.product.restart();
    await expect(banner(page)).toBeVisible();
    await expect(footer(page)).not.toContainText('Свързано');
    await restarted;
    await expect(banner(page)).toBeHidden(soon);
    await expect(footer(page)).toContainText('Свързано');
    await expect(page.getByRole('row')).toHaveCount(11);
  });

  test('offline, a link to a page whose code cannot load is reported at once', async ({ page, context }) => {
    await page.route(/\/assets\/breakdown-list-page[^/]*\.js$/, (route) => route.abort());
    await open(page, '/signals_oper/list');
    await expect(page.getByRole('row')).toHaveCount(11);
    await context.setOffline(true);
    await refresh(page);
    await expect(banner(page)).not.toContainText('Избраната страница');
    await menu(page, 'Аварии').click();
    await expect(banner(page)).toContainText('Избраната страница не може да се зареди сега.');
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.unroute(/\/assets\/breakdown-list-page[^/]*\.js$/);
    await context.setOffline(false);
    await expect(topTitle(page, 'Аварии')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test('the page that was opened offline is loaded although the outage aborted the loading of code of the page before', async ({
    page,
    context,
  }) => {
    let abortLoading = (): void => {};
    const isOffline = new Promise<void>((resolve) => (abortLoading = resolve));
    // Chromium before 150 never requests code again after a failure, so that this part fails for good.
    await page.route(/\/assets\/list-parts[^/]*\.js$/, async (route) => {
      await isOffline;
      await route.abort('internetdisconnected');
    });
    await open(page, '/signals_oper/list');
    await expect(page.getByRole('row')).toHaveCount(11);
    await context.setOffline(true);
    abortLoading();
    await refresh(page);
    await menu(page, 'Аварии').click();
    await expect(banner(page)).toContainText('Избраната страница не може да се зареди сега.');
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(topTitle(page, 'Аварии')).toBeVisible();
    await expect(page).toHaveURL(/\/breakdowns\/list$/);
  });

  test('AU-5 a session that ended elsewhere: each page hides its data and reports no presence', async ({
    page,
    context,
  }) => {
    await open(page, '/signals_oper/preview/1');
    await expect(page.getByRole('article').first()).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${harness.product.address}/dashboard`);
    const third = await context.newPage();
    await third.goto(`${harness.product.address}/thematic_map`);
    await expect(topTitle(third)).toBeVisible();
    await other.getByRole('button', { name: /Огнян/ }).click();
    const operations: string[] = [];
    page.on('request', (request) => void operations.push(queryOf(request)?.operationName ?? ''));
    await other.getByRole('menuitem', { name: 'Изход' }).click();
    for (const covered of [page, third]) {
      await expect(expired(covered)).toBeVisible(soon);
      expect(await backdropOf(covered)).toMatch(/^(rgb\(|color\(srgb \S+ \S+ \S+\))/);
    }
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(operations.filter((name) => name === 'ReportPresence')).toEqual([]);
    await expectAccessibleEverywhere(page);
  });

  test('SH-10 DA-2 DA-3 an external tool with an address is in the menu and a tile, and opens a new window at the last map view', async ({
    page,
  }) => {
    await open(page, '/dashboard');
    const places = [
      page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name: 'Справки' }),
      page.getByRole('main').getByRole('link', { name: 'Справки' }),
    ];
    for (const link of places) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute(
        'href',
        /^https:\/\/reports\.example\.bg\/\d+(\.\d+)?\/4\d\.\d+\/2\d\.\d+\?z=\d+(\.\d+)?$/,
      );
      await expect(link.locator('svg').first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Редактор на карта' })).toHaveCount(0);
  });

  test('AU-11 a removed role: at the first refusal the page drops its data, and the menu is rebuilt', async ({
    page,
  }) => {
    await open(page, '/signals_oper/list', 'admin');
    await expect(page.getByRole('row')).toHaveCount(11);
    await administrator.removeRole('admin', 'Оператор');
    try {
      await expect(async () => {
        // The button is gone as soon as the page has dropped its data.
        const button = page.getByRole('button', { name: 'Обнови' });
        await button.click({ timeout: 1000 }).catch(() => undefined);
        await expect(topTitle(page, 'Начало')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByText(/^Правата Ви са променени\./)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(0);
      await expect(menu(page, 'Сигнали')).toHaveCount(0);
      await expect(menu(page, 'Моите сигнали')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
    } finally {
      await administrator.giveRole('admin', 'Оператор');
    }
  });
});

/** Adds a note to each of the newest signals. */
const addNote = async (databaseUrl: string, text: string): Promise<void> => {
  const pool = openTestPool(databaseUrl);
  await pool.query(
    `insert into response (signal_id, message, kind, author, responded_at)
     select id, $1, 'INTERNAL_NOTE', 'Мария Димитрова', now() from signal order by id desc limit 10`,
    [paragraph(text)],
  );
  await pool.end();
};

/** The colour behind the dialog. A colour without an alpha value is opaque. */
const backdropOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => getComputedStyle(document.querySelector('dialog[open]') ?? document.body, '::backdrop').backgroundColor,
  );
