/** The pages that each demo user may open. */
import { expect, type Page } from '@playwright/test';
import type { DemoUser } from '../builders/people/demo-users.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const entries = (page: Page) => page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link');
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Работа', exact: true }) })
    .getByRole('listitem');

const meters = ['Водомери', 'Добавяне на водомери', 'Клиенти', 'Адреси', 'Адреси по карнет'];
const meterTiles = ['Водомери', 'Клиенти', 'Адреси'];
const operators = {
  menu: [
    'Начало',
    'Сигнали',
    'Сигнали по е-поща',
    'Подай сигнал',
    'Аварии',
    'Нова авария',
    'Тематична карта',
    ...meters,
  ],
  tiles: ['Сигнали', 'Сигнали по е-поща', 'Подай сигнал', 'Аварии', 'Тематична карта', ...meterTiles],
};
const administrationPages = ['Номенклатури', 'Импортирани файлове', 'Логове', 'Грешки', 'Действия', 'Версии'];
/** An administrator of TestMainGroup who is an operator too. */
const administrators = {
  menu: [...operators.menu, ...administrationPages, 'Потребители', 'Добавяне на потребител', 'Групи'],
  tiles: [...operators.tiles, ...administrationPages, 'Потребители'],
};
const otherGroup = {
  menu: ['Начало', 'Тематична карта', ...meters, ...administrationPages],
  tiles: ['Тематична карта', ...meterTiles, ...administrationPages],
};
const citizens = { menu: ['Начало', 'Моите сигнали', 'Подай сигнал'], tiles: ['Моите сигнали', 'Подай сигнал'] };
/** A person who may add users, by the action 'Създаване'. */
const creators = { ...citizens, menu: [...citizens.menu, 'Добавяне на потребител'] };
const noAccess = { menu: ['Начало'], tiles: [] };

/** The entries of menu and dashboard that each demo user sees. */
const people: readonly { user: DemoUser; why: string; sees: { menu: string[]; tiles: string[] } }[] = [
  { user: 'admin', why: 'is an administrator and an operator', sees: administrators },
  { user: 'operator', why: 'has the action Оператор and the group TestMainGroup', sees: operators },
  { user: 'dummy', why: 'is an administrator of the other group', sees: otherGroup },
  { user: 'valves', why: 'has the action Оператор but not the group TestMainGroup', sees: noAccess },
  { user: 'citizen', why: 'has the group TestMainGroup but not the action Оператор', sees: citizens },
  { user: 'editor', why: 'has two groups but not the action Оператор', sees: creators },
  { user: 'creator', why: 'may add users but is no operator', sees: creators },
];

test.describe('access to pages', () => {
  // The rail of narrower windows has icons only.
  test.use({ viewport: { width: 1600, height: 900 } });

  for (const { user, why, sees } of people) {
    const mayOpen = sees === operators || sees === administrators;

    test(`AU-7 AU-8 AU-9 AU-10 SH-6 DA-1 ${user}, who ${why}, ${mayOpen ? 'may' : 'may not'} open the operator's signals`, async ({
      page,
    }) => {
      await openAs(page, user);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(entries(page)).toHaveText(sees.menu);
      await expect(tiles(page)).toHaveText(sees.tiles);
      await expect(page.getByText('Няма страници, които можете да отваряте.')).toBeVisible({
        visible: sees === noAccess,
      });
      await expect(page.getByRole('heading', { name: 'В момента' })).toBeVisible({ visible: mayOpen });
      for (const address of ['/signals_oper/list', '/signals_oper/preview/1']) {
        await page.goto(address);
        await expect(topTitle(page, mayOpen ? /сигнал/i : 'Начало')).toBeVisible();
        await expect(page).toHaveURL(mayOpen ? new RegExp(`${address}$`) : /\/dashboard$/);
      }
    });
  }

  test('SH-15 /signals opens the list of the operator', async ({ page }) => {
    await openAs(page, 'operator', '/signals');
    await expect(page).toHaveURL(/\/signals_oper\/list$/);
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
  });

  test('SH-15 /signals opens the list of own signals for a citizen', async ({ page }) => {
    await openAs(page, 'citizen', '/signals');
    await expect(page).toHaveURL(/\/signals\/list$/);
  });

  test('SH-15 SH-6 /signals opens the dashboard for a person without a list of signals', async ({ page }) => {
    await openAs(page, 'valves', '/signals');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectAccessibleEverywhere(page);
  });
});

test.describe('unknown addresses', () => {
  for (const user of ['operator', 'citizen'] as const)
    test(`SH-11 show ${user} a 404 page that links to the first available page`, async ({ page }) => {
      await openAs(page, user);
      for (const address of ['/error/404', '/няма-такава', '/signals_oper/preview', '/dashboard/1/2']) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { name: 'Грешка 404' })).toBeVisible();
        await expect(page.getByText('Страницата не е намерена')).toBeVisible();
        await expect(page).toHaveTitle(/^Грешка 404/);
        await page.getByRole('main').getByRole('link', { name: 'Към Начало' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
      }
    });

  test('SH-11 the page for unknown addresses is accessible', async ({ page }) => {
    await openAs(page, 'operator', '/error/404');
    await expect(page.getByText('Страницата не е намерена')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('SH-6 a page whose code fails to load falls back to the first permitted one, with a message', async ({
    page,
  }) => {
    await openAs(page, 'operator');
    await expect(page.getByRole('heading', { name: 'В момента' })).toBeVisible();
    await page.route(/\/assets\/signal-list-page[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('navigation').getByRole('link', { name: 'Сигнали', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Страницата не се зареди' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(topTitle(page, 'Начало')).toBeVisible();
  });
});

test('the code of a page loads while the session is read', async ({ page }) => {
  await openAs(page, 'operator', '/error/404');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/auth/session', async (route) => {
    await released;
    await route.fallback();
  });
  await Promise.all([page.waitForResponse(/\/assets\/signal-list-page[^/]*\.js$/), page.goto('/signals_oper/list')]);
  await expect(topTitle(page)).toHaveCount(0);
  release();
  await expect(topTitle(page, 'Сигнали')).toBeVisible();
});
