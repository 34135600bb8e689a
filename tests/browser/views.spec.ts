/** The operators' views of the list of signals, moving from signal to signal, and the CSV link. */
import { expect, type Page } from '@playwright/test';
import { submitSignal, windowOf } from './people.ts';
import {
  comparisonTimeoutMs,
  firstRow,
  intercept,
  listPath,
  openDatabase,
  openList,
  previewPath,
  repeatComparison,
  rows,
} from './signals.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Изгледи' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name: new RegExp(`^${name}`) });

test.describe("the operator's views of the list", () => {
  test("have counts and URLs; a taken signal is in 'Мои' and not in 'Свободни'", async ({ page, browser }) => {
    const citizen = await windowOf(browser, 'citizen');
    const id = await submitSignal(citizen, 'Мой сигнал');
    await citizen.context().close();
    await openAs(page, 'operator', previewPath(id));
    await page.getByRole('button', { name: 'Поеми' }).click();
    await expect(page.getByText(/\(Вие\)$/)).toBeVisible();
    await page.goto(listPath);
    for (const name of ['Мои', 'Свободни', 'Чакащи', 'Просрочени'])
      await expect(view(page, name)).toHaveText(new RegExp(`^${name}[\\d\\u2009]+$`));
    await view(page, 'Мои').click();
    await expect(page).toHaveURL(/view=MINE/);
    await expect(view(page, 'Мои')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible();
    await expectAccessible(page);
    await view(page, 'Свободни').click();
    await expect(page).toHaveURL(/view=FREE/);
    await expect(page.getByRole('link', { name: id, exact: true })).toBeHidden();
  });

  test('K and J move along the list from which a signal was opened, across its pages too', async ({ page }) => {
    await openList(page, '?sort=id&page=2');
    const ids = await rows(page).locator('a.record').allInnerTexts();
    await rows(page).last().getByRole('link').first().click();
    await expect(topTitle(page)).toContainText(ids.at(-1) ?? '');
    await expect(page.getByText(/^20 от /)).toBeVisible();
    await page.keyboard.press('KeyK');
    await expect(topTitle(page)).toContainText(ids.at(-2) ?? '');
    await expect(page.getByText(/^19 от /)).toBeVisible();
    await page.keyboard.press('KeyJ');
    await expect(topTitle(page)).toContainText(ids.at(-1) ?? '');
    await expect(page.getByText(/^20 от /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Следващ сигнал' })).toBeVisible();
    await page.keyboard.press('KeyJ');
    await expect(page.getByText(/^21 от /)).toBeVisible();
    await page.keyboard.press('Shift+Slash');
    const help = page.getByRole('dialog');
    for (const action of ['Предишен сигнал', 'Следващ сигнал', 'Отговор', 'Изпращане'])
      await expect(help.getByText(action, { exact: true })).toBeVisible();
  });

  test('the position in the list is shown even if the list was left before its count arrived', async ({ page }) => {
    await openAs(page, 'operator', '/dashboard');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await intercept(page, 'SignalCount', async (route) => {
      await released;
      // The page aborts the requests of a list that is left.
      await route.fallback().catch(() => {});
    });
    await page.goto(`${listPath}?sort=id`);
    await rows(page).nth(2).getByRole('link').first().click();
    const position = page.getByRole('link', { name: 'Предишен сигнал' }).locator('xpath=following-sibling::span');
    await expect(position).toHaveText('3');
    release();
    await expect(position).toHaveText(/^3 от /);
  });

  test('the CSV file is requested with the filter and the order of the list', async ({ page }) => {
    await openList(page, '?status=BREAKDOWN&sort=id');
    await expect(firstRow(page)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ]);
    const address = new URL(download.url());
    expect(address.pathname).toBe('/files/signals.csv');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ statuses: ['BREAKDOWN'] });
    expect(JSON.parse(address.searchParams.get('sort') ?? '')).toEqual([{ field: 'ID', direction: 'ASC' }]);
    expect(await download.failure()).toBeNull();
  });
});

test('the view of overdue signals begins with the longest wait, and the explanation of the views can be opened by keyboard', async ({
  page,
}) => {
  const pool = await openDatabase();
  await openAs(page, 'operator', listPath);
  await page
    .getByRole('navigation', { name: 'Изгледи' })
    .getByRole('link', { name: /^Просрочени/ })
    .click();
  const wait = page.getByRole('columnheader', { name: 'Чака', exact: true });
  await expect(wait).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstRow(page)).toContainText('просрочен с');
  await repeatComparison(async () => {
    await page.reload();
    const { rows: longest } = await pool.query<{ id: number }>(
      'select id from signal where waits_since is not null order by waits_since, id desc limit 1',
    );
    await expect(firstRow(page)).toHaveAttribute('data-row', String(longest[0]?.id), { timeout: comparisonTimeoutMs });
  });
  const question = page.getByRole('button', { name: 'Какво значи „просрочен“?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Просрочен е, когато чака повече от 72 ч/)).toBeVisible();
  await expectAccessibleEverywhere(page, [1440]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Просрочен е, когато/)).toBeHidden();
  await pool.end();
});
