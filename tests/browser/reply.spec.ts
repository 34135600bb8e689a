/** The form of a reply: sending, failures, files, drafts. */
import { expect, type Page, type Route } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, openDatabase, removeSubmitter, openPreview } from './signals.ts';
import { expectAccessibleEverywhere, sendSignInForm, test, topTitle } from './support.ts';

let pool: pg.Pool;
let submitter: number;
let signal: number;

const field = (page: Page) => page.getByRole('textbox', { name: 'Описание на сигнала' });
const form = (page: Page) => page.getByRole('form', { name: 'Описание на сигнала' });
const send = (page: Page) => form(page).getByRole('button', { name: /^Изпрати/ });
const picker = (page: Page) => form(page).locator('input[type=file]');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Известия' }).getByText(text);
const sent = 'Съобщението е изпратено.';
const file = (name: string, text = 'съдържание') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Отговор Изпращачев');
});

test.beforeEach(async ({ page }) => {
  signal = await addSignal(pool, { submitter_id: submitter, last_response_at: '2026-03-06T05:27:03Z' });
  await openPreview(page, signal);
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

interface Stored {
  id: string;
  kind: string;
  message: string;
}

const stored = async (): Promise<Stored[]> =>
  (await pool.query<Stored>('select id, kind, message from response where signal_id = $1 order by id', [signal])).rows;

const write = async (page: Page, text: string): Promise<void> => {
  await field(page).click();
  await page.keyboard.insertText(text);
};

test.describe('the reply', () => {
  test('SG-12 SG-13 has label and placeholder; a sent reply keeps headings 1 to 3, bold, italic, underlined text and a list, and the signal waits no more', async ({
    page,
  }) => {
    await expect(form(page).getByText('Описание на сигнала')).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-placeholder', 'Съобщение');
    await expect(field(page).locator('[data-placeholder=Съобщение]')).toBeVisible();
    await expect(picker(page)).toHaveAttribute('multiple');
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('KeyR');
    await expect(field(page)).toBeFocused();
    for (const level of [1, 2, 3]) {
      await form(page)
        .getByRole('button', { name: `Заглавие ${level}` })
        .click();
      await page.keyboard.type(`Заглавие от ниво ${level}`);
      await page.keyboard.press('Enter');
    }
    for (const [tool, text] of [
      ['Получер', 'дебело'],
      ['Курсив', 'наклонено'],
      ['Подчертан', 'подчертано'],
    ] as const) {
      await form(page).getByRole('button', { name: tool }).click();
      await page.keyboard.type(text);
      await form(page).getByRole('button', { name: tool }).click();
    }
    await page.keyboard.press('Enter');
    await form(page).getByRole('button', { name: 'Списък', exact: true }).click();
    await page.keyboard.type('точка');
    await expectAccessibleEverywhere(page);
    await expect(page.getByText(/чака \d/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, sent)).toBeVisible();
    const message = page.getByRole('article').last();
    for (const level of [1, 2, 3])
      await expect(message.locator(`[data-level="${level}"]`)).toHaveText(`Заглавие от ниво ${level}`);
    await expect(message.locator('strong')).toHaveText('дебело');
    await expect(message.locator('em')).toHaveText('наклонено');
    await expect(message.locator('u')).toHaveText('подчертано');
    await expect(message.locator('.body li')).toHaveText('точка');
    await expect(message).toContainText('Оператор');
    await expect(field(page)).toHaveText('');
    await expect(page.getByText(/чака \d/)).toBeHidden();
    expect((await stored()).map(({ kind }) => kind)).toEqual(['OPERATOR']);
  });

  test('SG-13 a failure and a refusal are shown; the text stays and can be sent again', async ({ page }) => {
    const keys: string[] = [];
    let answer: (route: Route) => Promise<void> = (route) =>
      route.fulfill({ json: { __typename: 'Refusal', code: 'NOT_RECORDED', message: '' } });
    await page.route('**/files/**', (route) => {
      keys.push(keyOf(route));
      return answer(route);
    });
    await write(page, 'Екипът тръгна.');
    await send(page).click();
    await expect(toast(page, 'Съобщението не прието, опитайте пак.')).toBeVisible();
    await expect(form(page).getByRole('alert')).toHaveText('Съобщението не прието, опитайте пак.');
    await expectAccessibleEverywhere(page, [1440]);
    answer = (route) =>
      route.fulfill({ json: { __typename: 'Refusal', code: 'OTHER', message: 'Сигналът е затворен.' } });
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Съобщението не прието, грешка Сигналът е затворен.');
    answer = (route) =>
      route.fulfill({
        status: 507,
        json: { code: 'STORAGE_FULL', message: 'Няма място за файловете.', traceId, outcome: 'NOT_DONE' },
      });
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Съобщението не прието, грешка Няма място за файловете.');
    await expect(page.getByRole('region', { name: 'Известия' })).toContainText('Проследяване 01234567');
    await expect(field(page)).toHaveText('Екипът тръгна.');
    expect(await stored()).toEqual([]);
    answer = (route) => route.continue();
    await send(page).click();
    await expect(toast(page, sent)).toBeVisible();
    expect(await stored()).toHaveLength(1);
    expect(new Set(keys).size).toBe(3);
  });

  test('SG-13 after a lost response the reply is repeated with the same key, and stored once', async ({ page }) => {
    const keys: string[] = [];
    const warningSeen = Promise.withResolvers<void>();
    await page.route('**/files/**', async (route) => {
      keys.push(keyOf(route));
      if (keys.length > 2) await warningSeen.promise;
      if (keys.length > 2) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await write(page, 'Водата е пусната.');
    await picker(page).setInputFiles([file('протокол.txt')]);
    await send(page).click();
    await expect(form(page).getByText('Не е сигурно дали съобщението е прието. Проверява се…')).toBeVisible();
    warningSeen.resolve();
    await expect(toast(page, sent)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Водата е пусната.' })).toHaveCount(1);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    await expect(page.getByRole('article').last()).toContainText('протокол.txt');
  });

  test('a reply after the end of the session is kept: the person signs in in a second window and sends the reply', async ({
    page,
    context,
  }) => {
    await write(page, 'Написано преди края на сесията.');
    await picker(page).setInputFiles([file('важен.txt')]);
    await context.clearCookies();
    await send(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла.' });
    await expect(dialog).toBeVisible();
    await expectAccessibleEverywhere(page);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Вход' }).click();
    await sendSignInForm(await opened, 'operator');
    await expect(dialog).toBeHidden();
    await expect(field(page)).toHaveText('Написано преди края на сесията.');
    await expect(form(page).getByText('важен.txt')).toBeVisible();
    await send(page).click();
    await expect(toast(page, sent)).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await expect(page.getByRole('article').last()).toContainText('важен.txt');
  });
});

test.describe('invalid replies', () => {
  test('an empty text, and more than 50 000 characters, are refused with a message at the field before sending', async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => request.url().includes('/files/') && urls.push(request.url()));
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Напишете съобщение.');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription('Напишете съобщение.');
    await expectAccessibleEverywhere(page, [1440]);
    await page.keyboard.type('   ');
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Напишете съобщение.');
    await write(page, 'я'.repeat(100_000));
    await expect(form(page).getByRole('alert')).toBeEmpty();
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Съобщението е по-дълго от 50\u2009000 знака.');
    expect((await field(page).textContent())?.length).toBeGreaterThanOrEqual(100_000);
    expect(urls).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('an empty file is not added; 200 files are added and stored', async ({ page }) => {
    await picker(page).setInputFiles([file('празен.txt', ''), file('пълен.txt')]);
    await expect(toast(page, 'Файлът „празен.txt“ е празен и не е добавен.')).toBeVisible();
    await expect(form(page).getByRole('listitem')).toHaveText([/^пълен\.txt/]);
    await form(page).getByRole('button', { name: 'Премахни пълен.txt' }).click();
    await expect(form(page).getByRole('listitem')).toHaveCount(0);
    await picker(page).setInputFiles(
      Array.from({ length: 200 }, (_, index) => file(`снимка ${index + 1}.txt`, `№ ${index}`)),
    );
    await expect(form(page).getByRole('listitem')).toHaveCount(200);
    await expect(send(page)).toBeInViewport();
    await expect(field(page)).toBeInViewport();
    await expectAccessibleEverywhere(page);
    await write(page, 'Двеста снимки.');
    await send(page).click();
    await expect(toast(page, sent)).toBeVisible();
    await expect(page.getByRole('article').last().getByRole('checkbox')).toHaveCount(200);
    const { rows } = await pool.query('select from attachment where signal_id = $1', [signal]);
    expect(rows).toHaveLength(200);
  });

  test('a cancelled upload stores nothing and keeps text and files', async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route('**/files/**', () => arrived.resolve());
    await write(page, 'Откажи ме.');
    await picker(page).setInputFiles([file('голям.bin', 'x'.repeat(1_000_000))]);
    await send(page).click();
    await arrived.promise;
    await expect(send(page)).toBeDisabled();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await form(page).getByRole('button', { name: 'Откажи' }).click();
    await expect(toast(page, 'Изпращането е отменено. Съобщението не е изпратено.')).toBeVisible();
    await expect(field(page)).toHaveText('Откажи ме.');
    await expect(form(page).getByText('голям.bin')).toBeVisible();
    expect(await stored()).toEqual([]);
    await page.unroute('**/files/**');
    await send(page).click();
    await expect(toast(page, sent)).toBeVisible();
    expect(await stored()).toHaveLength(1);
  });
});

test.describe('an unsent reply', () => {
  test('a draft survives a confirmed reload, and lists the files to attach again', async ({ page }) => {
    await picker(page).setInputFiles([file('скица.txt')]);
    await field(page).click();
    const places = async () => [await field(page).boundingBox(), await send(page).boundingBox()];
    const before = await places();
    await page.keyboard.insertText('Недописано');
    await expect(form(page).getByText(/^Черновата е запазена \d\d:\d\d:\d\d$/)).toBeVisible();
    expect(await places(), 'places beside the line of the draft').toEqual(before);
    const dialogOpened = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await dialogOpened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(field(page)).toHaveText('Недописано');
    await expect(form(page).getByText('Прикачете отново: скица.txt')).toBeVisible();
    await expectAccessibleEverywhere(page, [1440]);
    await picker(page).setInputFiles([file('скица.txt')]);
    await expect(form(page).getByText(/Прикачете отново/)).toBeHidden();
  });

  test('SH-16 leaving the page with an unsent text shows a question; staying keeps the text', async ({ page }) => {
    await write(page, 'Не ме губете');
    const home = page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name: 'Начало' });
    await home.click();
    const question = page.getByRole('alertdialog', { name: 'Незаписани промени' });
    await expect(question.getByRole('button', { name: 'Продължи' })).toBeFocused();
    await expect(question).toContainText('Черновата остава запазена и ще я намерите, когато се върнете.');
    await expect(question).not.toContainText('файлове');
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(field(page)).toHaveText('Не ме губете');
    await picker(page).setInputFiles([file('скица.txt')]);
    await home.click();
    await expect(question).toContainText('Избраните файлове не се пазят: ще трябва да ги прикачите отново.');
    await question.getByRole('button', { name: 'Продължи' }).click();
    await expect(topTitle(page, 'Начало')).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveText('Не ме губете');
    await expect(form(page).getByText('Прикачете отново: скица.txt')).toBeVisible();
  });
});

const traceId = '0123456789abcdef0123456789abcdef';

const keyOf = (route: Route): string =>
  /"idempotencyKey":"([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '';
