/** The list of signals by keyboard, in a narrow window, and with slow or failed responses. */
import { expect, type Page } from '@playwright/test';
import {
  columnOf,
  firstRow,
  head,
  intercept,
  listPath,
  openFilter,
  openList,
  rows,
  sortButton,
  watchQueries,
} from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const refresh = (page: Page) => page.getByRole('button', { name: 'Обнови' });
const error = (page: Page) => page.getByRole('alert').filter({ hasText: 'Списъкът не се зареди' });

test.describe('the list by keyboard', () => {
  test('the table is one tab stop; arrows, J and K move between rows, Space selects, Enter opens', async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Печат' }).focus();
    await page.keyboard.press('Tab');
    await expect(firstRow(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Редове на страница')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('KeyJ');
    await expect(rows(page).nth(2)).toBeFocused();
    await page.keyboard.press('KeyK');
    await page.keyboard.press('ArrowUp');
    await expect(firstRow(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect(rows(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(sortButton(page, 'Сигнал №')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(head(page, 'Приоритет')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('row', { selected: true })).toBeFocused();
    const toPreview = page.getByRole('region', { name: 'Избран ред' }).getByRole('link', { name: 'Преглед' });
    await expect(toPreview).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toPreview).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('row', { selected: true })).toHaveCount(0);
    const [number] = await columnOf(page, 'Сигнал №');
    await page.keyboard.press('Enter');
    await expect(topTitle(page, `Преглед на сигнал ${number} от оператор`)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('row', { selected: true })).toContainText(number ?? '');
  });

  test('F opens the filter, brackets change the page, R refreshes, also on a Cyrillic layout', async ({ page }) => {
    // Without live events, changes by other tests cause no requests: only requests of this test are counted.
    await page.route('**/events*', () => {});
    await openList(page);
    const queries = watchQueries(page);
    await page.keyboard.press('KeyJ');
    await page.keyboard.press('BracketRight');
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(10);
    await page.keyboard.press('BracketRight');
    await page.keyboard.press('BracketLeft');
    await expect(page.getByRole('link', { name: 'Страница 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('BracketLeft');
    await page.keyboard.press('BracketLeft');
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
    await page.keyboard.press('KeyJ');
    await expect(rows(page).locator(':scope:focus')).toHaveCount(1);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    const before = queries.length;
    await pressAs(page, 'KeyR', 'р');
    await expect.poll(() => queries.length).toBe(before + 1);
    await pressAs(page, 'KeyF', 'ф');
    await expect(page.getByRole('textbox', { name: 'Създаден от дата', exact: true })).toBeFocused();
    await page.keyboard.press('KeyR');
    expect(queries).toHaveLength(before + 1);
  });
});

test.describe('the list in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a row is a list item whose waiting time takes one line; sorting and paging stay available; the filter is a sheet', async ({
    page,
  }) => {
    await openAs(page, 'operator', `${listPath}?needsReply=true`);
    const items = page.getByRole('list', { name: 'Сигнали' }).getByRole('listitem');
    await expect(items).toHaveCount(10);
    await expect(page.getByRole('grid')).toHaveCount(0);
    for (const item of await items.all()) {
      const waits = item.getByTitle('Чака отговор');
      const lines = await waits.evaluate((element) => Math.round(element.clientHeight / 20));
      expect(lines, 'lines of the wait').toBe(1);
    }
    await expectAccessibleEverywhere(page, [390]);
    await page.getByLabel('Подредба').selectOption({ label: 'Създаден на, възходящо' });
    await expect(page).toHaveURL(/sort=createdAt/);
    const dates = async () =>
      (await items.allInnerTexts()).map((text) => /\d{4}-\d\d-\d\d [\d:]+/.exec(text)?.[0] ?? '');
    await expect(async () => expect(await dates()).toEqual((await dates()).toSorted())).toPass();
    await page.getByRole('link', { name: 'Следваща страница' }).click();
    await expect(page).toHaveURL(/page=2/);
    const form = await openFilter(page);
    await expect(page.getByRole('dialog', { name: 'Търсене на сигнали' })).toBeVisible();
    await expectAccessibleEverywhere(page, [390]);
    await form.getByLabel('Статус').selectOption({ label: 'Авария' });
    await form.getByRole('button', { name: 'Търси' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Търсене на сигнали, попълнени полета: 2' })).toBeFocused();
    await expect(items.first()).toContainText('Авария');
    await openFilter(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await items.first().getByRole('link').first().click();
    await expect(topTitle(page, /^Сигнал \d+$/)).toBeVisible();
  });
});

test.describe('the list with slow or failed responses', () => {
  test('the old rows stay until the next page has loaded', async ({ page }) => {
    await openList(page);
    const shown = await columnOf(page, 'Сигнал №');
    const answer = Promise.withResolvers<void>();
    const stop = await intercept(page, 'Signals', async (route) => {
      await answer.promise;
      await route.fallback();
    });
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(await columnOf(page, 'Сигнал №')).toEqual(shown);
    answer.resolve();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await expect(async () => expect(await columnOf(page, 'Сигнал №')).not.toEqual(shown)).toPass();
    await stop();
  });

  test('FI-5 the next page is read once, also on a slow machine', async ({ page }) => {
    await openList(page, '?size=100');
    await expect(rows(page)).toHaveCount(100);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const queries = watchQueries(page);
    await page.getByRole('link', { name: 'Следваща страница' }).click();
    await expect(page.getByRole('link', { name: 'Страница 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(rows(page)).toHaveCount(100);
    expect(queries.map((query) => query.page?.number)).toEqual([2]);
  });

  test('before the first response placeholders have the final row height', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await intercept(page, 'Signals', async (route) => {
      await answer.promise;
      await route.fallback();
    });
    await openAs(page, 'operator', listPath);
    const skeleton = page.locator('tbody tr[aria-hidden]');
    await expect(skeleton).toHaveCount(10);
    const height = (await skeleton.first().boundingBox())?.height;
    answer.resolve();
    await expect(rows(page)).toHaveCount(10);
    expect((await firstRow(page).boundingBox())?.height).toBe(height);
  });

  test('RQ-1 a failed response is shown in place of the rows and in one toast, both with its line break and trace id; retry reads the rows', async ({
    page,
  }) => {
    const stop = await intercept(page, 'Signals', (route) =>
      route.fulfill({
        status: 200,
        headers: { 'x-trace-id': trace },
        json: {
          errors: [
            {
              message: 'Първи ред\nВтори ред',
              path: ['signals'],
              extensions: { code: 'INTERNAL_SERVER_ERROR', traceId: trace },
            },
          ],
          data: null,
        },
      }),
    );
    await openAs(page, 'operator', `${listPath}?status=BREAKDOWN`);
    const toast = page.getByRole('region', { name: 'Известия' }).getByRole('alert');
    await expect(toast).toHaveCount(1);
    for (const shown of [error(page), toast]) {
      await expect(shown).toContainText(trace.slice(0, 8));
      expect(await shown.innerText()).toContain('Първи ред\nВтори ред');
    }
    await expect(error(page).getByRole('button', { name: 'Копирай номера' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await stop();
    await error(page).getByRole('button', { name: 'Опитай отново' }).click();
    await expect(rows(page)).toHaveCount(10);
    await expect(error(page)).toHaveCount(0);
    await expect(toast).toHaveCount(1);
    expect(new Set(await columnOf(page, 'Статус'))).toEqual(new Set(['Авария']));
  });

  test('after a plain 500 and a broken response the rows stay, the failure is shown and the list recovers by itself', async ({
    page,
  }) => {
    await openList(page);
    for (const answer of [
      { status: 500, headers: { 'x-trace-id': trace }, body: 'gone' },
      { status: 200, contentType: 'application/json', body: '{"data":' },
    ]) {
      const stop = await intercept(page, 'Signals', (route) => route.fulfill(answer));
      await refresh(page).click();
      await expect(page.getByText('Страницата опитва отново сама.')).toBeVisible();
      await expect(rows(page)).toHaveCount(10);
      await stop();
      await expect(page.getByText('Страницата опитва отново сама.')).toBeHidden();
    }
  });

  test('without a connection the rows stay, a banner reports the lost connection, and the list recovers automatically', async ({
    page,
    context,
  }) => {
    await openList(page);
    const shown = await columnOf(page, 'Сигнал №');
    await context.setOffline(true);
    await refresh(page).click();
    await expect(page.getByText('Няма връзка.', { exact: true })).toBeVisible();
    expect(await columnOf(page, 'Сигнал №')).toEqual(shown);
    await expectAccessibleEverywhere(page, [1440]);
    await page.getByRole('link', { name: 'Следваща страница' }).click();
    await expect(error(page)).toContainText('Няма връзка със сървъра.');
    await page.goBack();
    await context.setOffline(false);
    await expect(page.getByText('Няма връзка.', { exact: true })).toBeHidden();
    await expect(page.getByText('Свързано')).toBeVisible();
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await expect(async () => expect(await columnOf(page, 'Сигнал №')).not.toEqual(shown)).toPass();
  });
});

const trace = '0123456789abcdef0123456789abcdef';

/** Presses a key as a Cyrillic layout sends it. */
const pressAs = (page: Page, code: string, key: string): Promise<void> =>
  page.evaluate(
    (init) => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)),
    { code, key, bubbles: true, cancelable: true },
  );
