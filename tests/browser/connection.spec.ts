import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const banner = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Няма връзка.' });
const dataTime = /Показано е състоянието към \d\d:\d\d:\d\d\./;
const visibleText = { useInnerText: true };

/** Waits for the code that a list loads after its rows: Chromium before 150 never requests code again after a failure. */
const expectLateParts = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('link', { name: 'Подай сигнал' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Запазени изгледи' })).toBeVisible();
};

test.describe('without a connection', () => {
  test('a banner shows the time of the displayed data, and the page recovers automatically', async ({
    page,
    context,
  }) => {
    await openAs(page, 'operator', '/signals_oper/list');
    await expect(page.getByRole('row')).toHaveCount(11);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Обнови' }).click();
    await expect(banner(page)).toContainText(dataTime, visibleText);
    await expect(page.getByRole('contentinfo')).toContainText('Няма връзка');
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectAccessibleEverywhere(page);
    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('contentinfo')).toContainText('Свързано');
  });

  test('a page stays usable if the code of the filter is not loaded yet; the filter loads when the connection is back', async ({
    page,
    context,
  }) => {
    await page.route(/\/assets\/filter-card[^/]*\.js$/, (route) => route.abort());
    await openAs(page, 'operator', '/signals_oper/list');
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectLateParts(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.getByRole('button', { name: /Търсене на сигнали/ }).click();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.unroute(/\/assets\/filter-card[^/]*\.js$/);
    await context.setOffline(false);
    await expect(page.getByLabel('Авария №')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test('a page whose code is not loaded yet opens when the connection is back', async ({ page, context }) => {
    await page.route(/\/assets\/signal-preview-page[^/]*\.js$/, (route) => route.abort());
    await page.clock.install();
    await openAs(page, 'operator', '/signals_oper/list');
    const link = page.getByRole('row').nth(1).getByRole('link').first();
    await expect(link).toBeVisible();
    await expectLateParts(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await link.click();
    await expect(banner(page)).toBeVisible();
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText('Моля изчакайте...')).toBeHidden();
    await expect(banner(page)).toContainText('Страницата опитва отново сама.');
    await page.unroute(/\/assets\/signal-preview-page[^/]*\.js$/);
    await context.setOffline(false);
    await expect(topTitle(page, /^Преглед на сигнал/)).toBeVisible();
  });

  test('the banner shows no time if the page has no data yet', async ({ page }) => {
    await openAs(page, 'operator', '/dashboard');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await page.route('**/readyz', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Основно меню' })
      .getByRole('link', { name: 'Сигнали', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Списъкът не се зареди' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).not.toContainText(dataTime, visibleText);
    await page.unrouteAll();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expect(banner(page)).toBeHidden();
  });
});
