import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, openAs, openWithOwnSession, test, topTitle } from './support.ts';

const version = 'v1.0.2 - 19-02-2024';
const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Основно меню' });
const userMenu = (page: Page) => page.getByRole('button', { name: /Огнян Операторов/ });
const isFocusOnPageBeneath = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
const widthOf = async (place: Locator) => Math.round((await place.boundingBox())?.width ?? 0);

const operatorsMenu =
  'Начало, Сигнали, Сигнали по е-поща, Подай сигнал, Аварии, Нова авария, Тематична карта, Водомери, Добавяне на водомери, Клиенти, Адреси, Адреси по карнет'.split(
    ', ',
  );

test.describe('the application shell', () => {
  test("SH-1 SH-2 SH-7 '/' opens the dashboard; tab and top bar name each page, all in Bulgarian", async ({ page }) => {
    await openAs(page, 'operator');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await expectTitles(page, 'Начало');
    await expectBulgarian(page);
    await menu(page).getByRole('link', { name: 'Сигнали', exact: true }).click();
    await expectTitles(page, 'Сигнали');
    await page.goto('/signals_oper/list?sort=id'); // Another test may delete the newest signal meanwhile.
    await expect(page.getByRole('link', { name: '1', exact: true })).toBeVisible();
    await expectBulgarian(page);
    await page.getByRole('link', { name: '1', exact: true }).click();
    await expectTitles(page, 'Преглед на сигнал 1 от оператор');
    await page.goto('/');
    await expectTitles(page, 'Начало');
    await page.goBack();
    await expectTitles(page, 'Преглед на сигнал 1 от оператор');
  });

  test('SH-1 dates are written YYYY-MM-DD HH:mm:ss', async ({ page }) => {
    await openAs(page, 'operator', '/signals_oper/list');
    await expect(page.getByRole('columnheader', { name: 'Създаден на' })).toBeVisible();
    const texts = await page.getByRole('columnheader').allInnerTexts();
    const index = texts.findIndex((text) => text.includes('Създаден на'));
    const cell = page.getByRole('row').nth(1).locator('th, td').nth(index);
    await expect(cell).toHaveText(/^\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d$/, { useInnerText: true });
  });

  test('SH-3 the top bar has menu, page title and user; the user menu has one item, the sign-out', async ({ page }) => {
    await openWithOwnSession(page, 'operator', '/signals_oper/list');
    await expect(menuButton(page)).toBeVisible();
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
    await userMenu(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Изход']);
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toBeHidden();
    await expect(userMenu(page)).toBeFocused();
    await userMenu(page).click();
    await userMenu(page).click();
    await expect(page.getByRole('menuitem')).toBeHidden();
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Изход' }).click();
    await expect(page.getByLabel('Парола', { exact: true })).toBeVisible();
    await page.goto('/signals_oper/list');
    await expect(page.getByLabel('Парола', { exact: true })).toBeVisible();
  });

  test('SH-4 SH-10 SH-14 the drawer is 320 px wide, lists the permitted pages and the version; as a rail it stays usable', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1535, height: 900 });
    await openAs(page, 'operator');
    await expect.poll(() => widthOf(menu(page))).toBe(56);
    await page.setViewportSize({ width: 1536, height: 900 });
    await expect.poll(() => widthOf(menu(page))).toBe(320);
    await expect(menu(page).getByRole('link')).toHaveText(operatorsMenu);
    await expect(menu(page).getByRole('link', { name: 'Начало' })).toHaveAttribute('aria-current', 'page');
    await expect(menu(page)).toContainText(version);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => widthOf(menu(page))).toBe(56);
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => widthOf(menu(page))).toBe(56);
    await expectAccessibleEverywhere(page, [1440]);
    await menu(page).getByRole('link', { name: 'Сигнали', exact: true }).click();
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
  });

  test('SH-4 SH-5 below 960 px the drawer overlays the page, traps the focus and closes by Esc, × and a selection', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await openAs(page, 'operator');
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(menu(page)).toBeHidden();
    const drawer = page.getByRole('dialog', { name: 'Основно меню' });
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect.poll(() => widthOf(drawer)).toBe(320);
    await expect(drawer).toContainText(version);
    await expect(drawer).toContainText(`© ${new Date().getFullYear()}`);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusOnPageBeneath(page)).toBe(false);
    }
    await expectAccessibleEverywhere(page, [390]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await page.getByRole('button', { name: 'Затвори менюто' }).click();
    await expect(drawer).toBeHidden();
    await menuButton(page).click();
    await drawer.getByRole('link', { name: 'Сигнали', exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
  });

  test('SH-5 the footer shows the year', async ({ page }) => {
    await openAs(page, 'operator');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  });

  test('SH-7 the narrow top bar shows the whole short title beside the badge of a test installation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'operator', '/signals_oper/preview/1');
    for (const width of [720, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(topTitle(page, 'Сигнал 1')).toBeVisible();
      const cut = () => topTitle(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(cut).toBeLessThanOrEqual(0);
    }
  });

  test('SH-16 a test installation is marked, on wide and narrow screens', async ({ page }) => {
    await openAs(page, 'operator');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByText('Тестова среда').filter({ visible: true })).toHaveCount(1);
    }
  });

  test('the selected theme overrides the theme of the system and is stored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openAs(page, 'operator');
    const background = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Тъмна тема' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect.poll(background).not.toBe(light);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Светла тема' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
});

test.describe('overlays', () => {
  test('SH-9 a pending request shows an overlay after 400 ms until the response arrives', async ({ page }) => {
    await page.clock.install();
    await openAs(page, 'operator', '/signals_oper/list');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const waitNotice = page.getByText('Моля изчакайте...');
    const answers = await holdRequests(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByRole('button', { name: 'Обнови' }).click();
    await answers.arrived();
    await page.clock.runFor(390);
    await expect(waitNotice).toBeHidden();
    await page.clock.runFor(20);
    await expect(waitNotice).toBeVisible();
    await expectClicksPassThrough(waitNotice);
    await page.clock.resume();
    await page.getByRole('button', { name: /Търсене на сигнали/ }).click();
    await page.getByLabel('Авария №').fill('12');
    await expect(waitNotice).toBeVisible();
    answers.release();
    await expect(waitNotice).toBeHidden();
  });

  test('SH-12 a toast is bottom right for 20 seconds, longer under the pointer, and closes by its button', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/auth/logout', (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(page, 'operator');
    const toast = page.getByRole('alert').filter({ hasText: 'Изходът не беше успешен' });
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Изход' }).click();
    await expect(toast).toBeVisible();
    await page.clock.pauseAt(Date.now() + 10_000);
    await expect(() => expectBottomRight(toast)).toPass();
    // After this, the toast has been visible for 16 seconds plus the time of the steps above.
    await page.clock.runFor(6_000);
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.clock.runFor(30_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 300);
    await page.clock.runFor(11_000);
    await expect(toast).toBeHidden();
    await page.clock.resume();
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Изход' }).click();
    await toast.getByRole('button', { name: 'Затвори' }).focus();
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Enter');
    await expect(toast).toBeHidden();
  });
});

test.describe('without a mouse', () => {
  test('a person signs in, finds a signal, opens it and returns by keyboard', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Потребителско име')).toBeFocused();
    await page.keyboard.type('operator');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Struma2!');
    await page.keyboard.press('Enter');
    await expect(topTitle(page, 'Начало')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Към съдържанието' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('KeyG');
    await page.keyboard.press('KeyS');
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('KeyJ');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('row').nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(topTitle(page, /^Преглед на сигнал/)).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Назад: Сигнали' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
  });

  test('? opens the list of shortcuts, where shortcuts of one letter can be switched off', async ({ page }) => {
    await openAs(page, 'operator');
    await page.keyboard.press('Shift+Slash');
    const help = page.getByRole('dialog', { name: 'Клавишни комбинации' });
    await expect(help).toContainText('Отиди на');
    await expectAccessibleEverywhere(page);
    await help.getByRole('checkbox', { name: /Клавиши с една буква/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('Shift+Slash');
    await expect(help).toBeHidden();
    await page.getByRole('button', { name: 'Клавишни комбинации' }).click();
    await expect(help.getByRole('checkbox', { name: /Клавиши с една буква/ })).not.toBeChecked();
  });
});

const expectTitles = async (page: Page, title: string): Promise<void> => {
  await expect(topTitle(page, title)).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Струма`);
};

/** Besides the version, the only Latin words on the page are CSV and Ctrl. */
const expectBulgarian = async (page: Page): Promise<void> => {
  const words = (await page.locator('body').innerText()).replace(version, '').match(/[A-Za-z]{2,}/g) ?? [];
  expect(words.filter((word) => !['CSV', 'Ctrl'].includes(word))).toEqual([]);
};

/** Holds GraphQL requests back until they are released. */
const holdRequests = async (page: Page): Promise<{ arrived: () => Promise<unknown>; release: () => void }> => {
  const release = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    arrived.resolve();
    await release.promise;
    await route.continue();
  });
  return { arrived: () => arrived.promise, release: () => release.resolve() };
};

const expectClicksPassThrough = async (place: Locator): Promise<void> => {
  const isHit = await place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isHit).toBe(false);
};

const expectBottomRight = async (place: Locator): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  expect(Math.round(1440 - x - width)).toBe(16);
  expect(900 - y - height).toBeLessThan(64);
};

const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
};
