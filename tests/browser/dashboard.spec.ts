import { expect, type Page } from '@playwright/test';
import { addSignal, comparisonTimeoutMs, expectTotal, openDatabase, previewPath, repeatComparison } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const recent = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Последно посетени' }) });
const figureLink = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'В момента' }) })
    .getByRole('link', { name });
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Работа', exact: true }) })
    .getByRole('listitem');
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name });

test.describe('the dashboard', () => {
  test('another account in the same tab does not see the pages of the one before', async ({ page }) => {
    const address = '/signals_oper/list?words=Тайна';
    await openAs(page, 'operator', address);
    await openAs(page, 'operator', '/dashboard');
    await expect(recent(page).getByRole('link')).toHaveCount(1);
    await openAs(page, 'admin', '/dashboard');
    await expect(tiles(page).first()).toBeVisible();
    await expect(recent(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain('words=');
  });

  test('DA-1 DA-2 SH-10 a tile with an icon opens its page in this window; external tools without an address are not shown', async ({
    page,
  }) => {
    await openAs(page, 'operator');
    await expect(page.getByRole('heading', { name: 'Външни инструменти' })).toBeHidden();
    await expect(tiles(page)).toHaveText([
      'Сигнали',
      'Сигнали по е-поща',
      'Подай сигнал',
      'Аварии',
      'Тематична карта',
      'Водомери',
      'Клиенти',
      'Адреси',
    ]);
    const tile = tiles(page).getByRole('link', { name: 'Сигнали', exact: true });
    await expect(tile.locator('svg').first()).toBeVisible();
    await expect(tile).not.toHaveAttribute('target');
    await tile.click();
    await expect(page).toHaveURL(/\/signals_oper\/list$/);
  });

  for (const figure of ['Чакащи', 'Просрочени', 'Свободни', 'С авария'])
    test(`the number '${figure}' equals the total of the list's view with the same name and URL`, async ({ page }) => {
      await openAs(page, 'operator');
      const link = figureLink(page, figure);
      await repeatComparison(async () => {
        await page.goto('/dashboard');
        await expect(link).toContainText(/\d/);
        const [count = ''] = (await link.innerText()).split('\n');
        const number = Number(count.replaceAll(/\D/g, ''));
        await link.click();
        await expectTotal(page, number, comparisonTimeoutMs);
      });
      const view = page.getByRole('navigation', { name: 'Изгледи' }).getByRole('link', { name: figure });
      await expect(view).toHaveAttribute('aria-current', 'page');
      const { pathname, search } = new URL(page.url());
      await expect(view).toHaveAttribute('href', pathname + search);
    });

  test('the number of e-mails that wait equals the total of their view in the e-mail list', async ({ page }) => {
    await openAs(page, 'operator');
    await repeatComparison(async () => {
      await page.goto('/dashboard');
      const link = figureLink(page, 'Чакат по е-поща');
      await expect(link).toContainText(/\d/);
      const [count = ''] = (await link.innerText()).split('\n');
      await link.click();
      await expectTotal(page, Number(count.replaceAll(/\D/g, '')), comparisonTimeoutMs);
    });
    await expect(page).toHaveURL(/\/signals_email\/list\?needsReply=true$/);
  });

  test('each figure tells when it was read; a failed read keeps the time of its numbers', async ({ page }) => {
    await page.clock.install();
    await openAs(page, 'operator');
    const figures = page.getByRole('main').getByRole('link', { name: /към \d\d:\d\d$/ });
    await expect(figures).toHaveCount(8);
    const readAt = async (): Promise<string> => (await figures.first().innerText()).slice(-5);
    const first = await readAt();
    await page.route('**/graphql', (route) => route.abort());
    await page.route('**/readyz', (route) => route.abort());
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('alert').filter({ hasText: 'Броят не се зареди.' })).toHaveCount(2);
    expect(await readAt()).toBe(first);
    await page.unroute('**/graphql');
    await page.unroute('**/readyz');
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('alert').filter({ hasText: 'Броят не се зареди.' })).toHaveCount(0);
    await expect.poll(readAt).not.toBe(first);
  });

  test('the menu shows how many signals wait: as a number in the drawer, and as a dot in the rail', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await openAs(page, 'operator');
    const entry = menuLink(page, 'Сигнали').first();
    await repeatComparison(async () => {
      await page.reload();
      await expect(figureLink(page, 'Чакащи')).toContainText(/\d/);
      const [count = ''] = (await figureLink(page, 'Чакащи').innerText()).split('\n');
      await expect(entry).toHaveAccessibleDescription(`чакащи: ${count.trim()}`, { timeout: comparisonTimeoutMs });
      await expect(entry.locator('[data-count]')).toHaveAttribute('data-count', count.trim());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(entry.locator('[data-count]')).toHaveAttribute('data-count', '');
    await expect(entry.locator('[data-count]')).toBeVisible();
    await expectAccessibleEverywhere(page, [1440]);
  });

  test('the number of open breakdowns equals the total of its list; each figure of breakdowns leads to its list', async ({
    page,
  }) => {
    await openAs(page, 'operator');
    const figures = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Аварии', exact: true }) });
    await repeatComparison(async () => {
      await page.goto('/dashboard');
      const open = figures.getByRole('link', { name: 'Отворени аварии' });
      await expect(open).toContainText(/\d/);
      const [count = ''] = (await open.innerText()).split('\n');
      await open.click();
      await expectTotal(page, Number(count.replaceAll(/\D/g, '')), comparisonTimeoutMs);
    });
    await page.goto('/dashboard');
    await figures.getByRole('link', { name: 'Хора без вода сега' }).click();
    await expect(page).toHaveURL(/view=WITHOUT_WATER$/);
    await page.goto('/dashboard');
    await figures.getByRole('link', { name: 'Следващо пускане на водата' }).click();
    await expect(page).toHaveURL(/view=WITHOUT_WATER&sort=waterStopEnd$/);
  });

  test('the dashboard shows the five signals that have waited longest, and the signals that the person has taken', async ({
    page,
  }) => {
    const pool = await openDatabase();
    const id = String(await addSignal(pool));
    await pool.end();
    await openAs(page, 'operator', previewPath(id));
    await page.getByRole('button', { name: 'Поеми', exact: true }).click();
    await expect(page.getByText(/\(Вие\)$/)).toBeVisible();
    await menuLink(page, 'Начало').click();
    const ownWork = page.getByRole('region', { name: 'Мои' });
    await expect(ownWork.getByRole('link').first()).toBeVisible();
    const ids = await ownWork.getByRole('listitem').locator('b').allInnerTexts();
    const all = ownWork.getByRole('link', { name: /^Всички мои: / });
    expect(ids.includes(id) || (await all.isVisible())).toBe(true);
    const waits = page.getByRole('region', { name: 'Чакат най-дълго' }).getByRole('listitem');
    await expect(waits).toHaveCount(5);
    const longest = waits.first();
    const [number, time] = [await longest.locator('b').innerText(), await longest.locator('time').innerText()];
    await expect(figureLink(page, 'Чакащи')).toContainText(`най-дълго: ${time}`);
    await longest.getByRole('link').click();
    await expect(topTitle(page, `Преглед на сигнал ${number} от оператор`)).toBeVisible();
  });

  test('a failure to load the counts is shown, and a button loads them again', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/list');
    await page.route('**/graphql', (route) => route.abort());
    // Otherwise the page retries automatically as soon as the gateway responds.
    await page.route('**/readyz', (route) => route.abort());
    await menuLink(page, 'Начало').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Броят не се зареди.' })).toHaveCount(2);
    await expectAccessibleEverywhere(page);
    await page.unroute('**/graphql');
    const retry = page.getByRole('main').getByRole('button', { name: 'Опитай отново' });
    await retry.first().click();
    await expect(figureLink(page, 'Чакащи')).toContainText(/\d/);
    await expect(retry).toHaveCount(1);
    await retry.click();
    await expect(page.getByText('Броят не се зареди.')).toBeHidden();
  });

  test('the dashboard with recent pages is accessible', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/preview/1');
    await menuLink(page, 'Начало').click();
    await expect(recent(page).getByRole('link')).toHaveCount(1);
    await expect(figureLink(page, 'Чакащи')).toContainText(/\d/);
    await expectAccessibleEverywhere(page);
  });
});

test.describe('ways back', () => {
  test('SH-8 the back link leads to the last visited page in its state, if that page has a label for the link', async ({
    page,
  }) => {
    await openAs(page, 'operator', '/signals_oper/list?status=SIGNAL&size=5');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(topTitle(page, /^Преглед на сигнал/)).toBeVisible();
    await page.getByRole('link', { name: 'Назад: Сигнали' }).click();
    await expect(page).toHaveURL(/\/signals_oper\/list\?status=SIGNAL&size=5$/);
    await expect(page.getByRole('link', { name: /^Назад/ })).toBeHidden();
  });

  test('SH-8 the back link of a page opened from the dashboard leads to the dashboard', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/preview/2');
    await menuLink(page, 'Начало').click();
    await recent(page).getByRole('link', { name: 'Преглед на сигнал 2 от оператор' }).click();
    await page.getByRole('link', { name: 'Назад: Начало' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('SH-8 the back link of a page that was opened first leads to the default page', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/preview/1');
    await page.getByRole('link', { name: 'Назад', exact: true }).click();
    await expect(page).toHaveURL(/\/signals_oper\/list$/);
  });

  test('SH-8 the last five pages are remembered, also after a reload', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/list?sort=id');
    for (const index of [1, 2, 3]) {
      await page.getByRole('row').nth(index).getByRole('link').first().click();
      await expect(topTitle(page, /^Преглед на сигнал/)).toBeVisible();
      await page.getByRole('link', { name: 'Назад: Сигнали' }).click();
      await expect(topTitle(page, 'Сигнали')).toBeVisible();
    }
    await menuLink(page, 'Начало').click();
    // Of the eight visits the last five are kept: two previews, the list twice (shown once) and this page (not shown).
    const shown = ['Сигнали', /^Преглед на сигнал \d+ от оператор$/, /^Преглед на сигнал \d+ от оператор$/];
    await expect(recent(page).getByRole('listitem')).toHaveText(shown);
    await page.reload();
    await expect(recent(page).getByRole('listitem')).toHaveText(shown);
  });

  test('a page whose record does not exist is not offered as a visited page', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/preview/2');
    await page.goto('/signals_oper/preview/999999999');
    await expect(page.getByText('Няма такъв сигнал').first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(tiles(page).first()).toBeVisible();
    await expect(recent(page)).toBeHidden();
  });
});
