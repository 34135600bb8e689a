import { expect, type Page } from '@playwright/test';
import { expectTotal, repeatComparison, comparisonTimeoutMs } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const recent = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Последно посетени' }) });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name });

test.describe('the dashboard', () => {
  test('DA-1 DA-2 SH-10 a tile with an icon opens its page in this window; tools without an address have no tile', async ({
    page,
  }) => {
    await openAs(page, 'operator');
    await expect(page.getByRole('heading', { name: 'Външни инструменти' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Сигнали',
      'Сигнали по е-поща',
      'Аварии',
      'Тематична карта',
    ]);
    const tile = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Сигнали', exact: true });
    await expect(tile.locator('svg').first()).toBeVisible();
    await expect(tile).not.toHaveAttribute('target');
    await tile.click();
    await expect(page).toHaveURL(/\/signals_oper\/list$/);
  });

  for (const [figure, chip] of [
    ['Чакат отговор', /Чака отговор/],
    ['Нови сигнали днес', /Създаден от/],
    ['Сигнали с авария', /Статус/],
  ] as const)
    test(`the number '${figure}' equals that of the list which it opens`, async ({ page }) => {
      await openAs(page, 'operator');
      const link = page.getByRole('main').getByRole('link', { name: figure });
      await repeatComparison(async () => {
        await page.goto('/dashboard');
        await expect(link).toContainText(/\d/);
        const number = Number((await link.innerText()).replaceAll(/\D/g, ''));
        await link.click();
        await expectTotal(page, number, comparisonTimeoutMs);
      });
      await expect(page.getByRole('region', { name: 'Търсене на сигнали' })).toContainText(chip);
    });

  test('counts that fail to load show the failure, and load again on demand', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/list');
    await page.route('**/graphql', (route) => route.abort());
    // Otherwise the page retries automatically as soon as the gateway responds.
    await page.route('**/healthz', (route) => route.abort());
    await menuLink(page, 'Начало').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Броят не се зареди.' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.unroute('**/graphql');
    await page.getByRole('main').getByRole('button', { name: 'Опитай отново' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Чакат отговор' })).toContainText(/\d/);
    await expect(page.getByText('Броят не се зареди.')).toBeHidden();
  });

  test('the dashboard is accessible, with and without recent pages', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/preview/1');
    await menuLink(page, 'Начало').click();
    await expect(recent(page).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Чакат отговор' })).toContainText(/\d/);
    await expectAccessibleEverywhere(page);
  });
});

test.describe('ways back', () => {
  test('SH-8 back leads to the last visited page in its state, if it has a back title', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/list?status=SIGNAL&size=5');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(topTitle(page, /^Преглед на сигнал/)).toBeVisible();
    await page.getByRole('link', { name: 'Назад: Сигнали' }).click();
    await expect(page).toHaveURL(/\/signals_oper\/list\?status=SIGNAL&size=5$/);
    await expect(page.getByRole('link', { name: /^Назад/ })).toBeHidden();
  });

  test('SH-8 back from a page opened from the dashboard leads to the dashboard', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/preview/2');
    await menuLink(page, 'Начало').click();
    await recent(page).getByRole('link', { name: 'Преглед на сигнал 2 от оператор' }).click();
    await page.getByRole('link', { name: 'Назад: Начало' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('SH-8 back without a page before leads to the default page', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/preview/1');
    await page.getByRole('link', { name: 'Назад', exact: true }).click();
    await expect(page).toHaveURL(/\/signals_oper\/list$/);
  });

  test('SH-8 the last five pages are remembered, over a reload too', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/list?sort=id');
    for (const index of [1, 2, 3]) {
      await page.getByRole('row').nth(index).getByRole('link').first().click();
      await expect(topTitle(page, /^Преглед на сигнал/)).toBeVisible();
      await page.getByRole('link', { name: 'Назад: Сигнали' }).click();
      await expect(topTitle(page, 'Сигнали')).toBeVisible();
    }
    await menuLink(page, 'Начало').click();
    // Of eight visited pages the last five are kept: here two previews and the list.
    const shown = ['Сигнали', /^Преглед на сигнал \d+ от оператор$/, /^Преглед на сигнал \d+ от оператор$/];
    await expect(recent(page).getByRole('listitem')).toHaveText(shown);
    await page.reload();
    await expect(recent(page).getByRole('listitem')).toHaveText(shown);
  });
});
