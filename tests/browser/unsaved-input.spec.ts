/** Unsaved input, and input at the end of a session. Each test has its own signal, because its draft stays stored. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, listPath, openDatabase, previewPath } from './signals.ts';
import { expectAccessibleEverywhere, openAs, openByLink, sendSignInForm, test, topTitle } from './support.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Описание на сигнала' });
const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла.' });

let pool: pg.Pool;
test.beforeAll(async () => {
  pool = await openDatabase();
});
test.afterAll(() => pool.end());

/** Opens a new signal as the operator. Returns the path of its page. */
const openNewSignal = async (page: Page): Promise<string> => {
  const path = previewPath(await addSignal(pool));
  await openAs(page, 'operator', path);
  return path;
};

test.describe('the end of the session', () => {
  test('AU-5 after the end of the session the page keeps its input, and continues after the sign-in', async ({
    page,
    context,
  }) => {
    const preview = await openNewSignal(page);
    await editor(page).click();
    await page.keyboard.type('Екипът тръгва.');
    await context.clearCookies();
    // Sends by key: the dialog may cover the button if a part of the page loads after the end of the session.
    await page.keyboard.press('Control+Enter');
    await expect(expired(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(expired(page)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await expect(editor(page)).toHaveText('Екипът тръгва.');
    const opened = page.waitForEvent('popup');
    await expired(page).getByRole('button', { name: 'Вход' }).click();
    const window = await opened;
    const closed = window.waitForEvent('close');
    await sendSignInForm(window, 'operator');
    await closed;
    await expect(expired(page)).toBeHidden();
    await expect(editor(page)).toHaveText('Екипът тръгва.');
    await expect(page).toHaveURL(new RegExp(`${preview}$`));
    await page.getByRole('button', { name: /Изпрати/ }).click();
    await expect(page.getByText('Съобщението е изпратено.')).toBeVisible();
  });

  test('AU-5 after a sign-in as another person, who has no access to the page, the start page opens', async ({
    page,
    context,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await openNewSignal(page);
    await editor(page).click();
    await page.keyboard.type('Екипът тръгва.');
    await context.clearCookies();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.keyboard.press('Control+Enter');
    const opened = page.waitForEvent('popup');
    await expired(page).getByRole('button', { name: 'Вход' }).click();
    await page.route(/\/assets\/dashboard-page[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await sendSignInForm(await opened, 'citizen');
    await expect(page.getByRole('button', { name: /Гергана Гражданска/ })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-hidden] > span').first()).toBeVisible();
    await expect(page.getByText('Екипът тръгва.')).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(topTitle(page, 'Начало')).toBeVisible();
  });

  test('AU-5 with blocked windows the sign-in leads back to the page with its input', async ({ page, context }) => {
    await page.addInitScript(() => void (window.open = () => null));
    const preview = await openNewSignal(page);
    await editor(page).click();
    await page.keyboard.type('Екипът тръгва.');
    await expect(page.getByText(/Черновата е запазена/)).toBeVisible();
    await context.clearCookies();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.keyboard.press('Control+Enter');
    await expired(page).getByRole('button', { name: 'Вход' }).click();
    await sendSignInForm(page, 'operator');
    await expect(page).toHaveURL(new RegExp(`${preview}$`));
    await expect(editor(page)).toHaveText('Екипът тръгва.');
  });
});

test.describe('unsaved input', () => {
  test('SH-13 SH-16 with an unsaved reply, a question is shown before another page is opened', async ({ page }) => {
    const id = await addSignal(pool);
    await openAs(page, 'operator', `${listPath}?number=${id}`);
    await page.getByRole('link', { name: String(id), exact: true }).click();
    await editor(page).click();
    await page.keyboard.type('Недовършено');
    const question = page.getByRole('alertdialog', { name: 'Незаписани промени' });
    const home = page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name: 'Начало' });
    await home.click();
    await expect(question.getByRole('button')).toHaveText(['Откажи', 'Продължи']);
    await expect(question.getByRole('button', { name: 'Продължи' })).toBeFocused();
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(editor(page)).toHaveText('Недовършено');
    await page.goBack();
    await question.getByRole('button', { name: 'Откажи' }).click();
    await expect(page).toHaveURL(/\/signals_oper\/preview\/\d+$/);
    await expect(editor(page)).toHaveText('Недовършено');
    await home.click();
    await question.getByRole('button', { name: 'Продължи' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('SH-16 the browser asks before a reload with an unsaved reply, but not with an empty one', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.type()) && void dialog.accept());
    await openNewSignal(page);
    await editor(page).click();
    await page.reload();
    expect(dialogs).toEqual([]);
    await editor(page).click();
    await page.keyboard.type('Недовършено');
    // The text is shown before the page knows that it is unsaved.
    await expect
      .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(false);
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    await expect(editor(page)).toHaveText('Недовършено');
  });

  test('SH-16 the browser does not ask once the server has the text, and asks again after the next key', async ({
    page,
  }) => {
    await openNewSignal(page);
    const canClose = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await editor(page).click();
    await page.keyboard.type('Недовършено');
    await expect.poll(canClose).toBe(false);
    await expect(page.getByText(/^Черновата е запазена \d\d:\d\d:\d\d$/)).toBeVisible();
    expect(await canClose()).toBe(true);
    await page.keyboard.type('!');
    expect(await canClose()).toBe(false);

    await openByLink(page, '/signal_from_oper/preview');
    await page.getByRole('textbox', { name: 'Заглавие' }).fill('Теч на ъгъла');
    expect(await canClose()).toBe(false);
    await expect.poll(canClose).toBe(true);
    const caller = page.getByRole('combobox', { name: 'От чие име' });
    await caller.fill('Никой такъв');
    expect(await canClose()).toBe(false);
    await caller.fill('');
    expect(await canClose()).toBe(true);
  });
});
