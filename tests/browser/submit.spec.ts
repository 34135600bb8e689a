import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, intercept, listPath, openDatabase, removeSubmitter } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const path = '/signal_from_oper/preview';
const form = (page: Page): Locator => page.getByRole('form', { name: 'Подай сигнал' });
const title = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Заглавие' });
const place = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Локация на сигнала' });
const description = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Описание на сигнала' });
const caller = (page: Page): Locator => form(page).getByRole('combobox', { name: 'От чие име' });
const send = (page: Page): Locator => form(page).getByRole('button', { name: 'Изпрати' });
const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Известия' }).getByText(text);
const file = (name: string, content = 'съдържание') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const missing = '"Заглавие", "Описание" и "Локация" на сигнала трябва да имат стойности.';

let pool: pg.Pool;
let submitter: number;
/** Each worker has its own caller. */
const name = `Подавач Обаждащ ${process.pid}`;
const phone = `0888 ${process.pid}`;
/** A place far from every signal of the demo data. */
const spot = { typed: '42.60501, 23.03401', point: '(23.03401,42.60501)' };

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, name);
  await pool.query('update submitter set phone = $2 where id = $1', [submitter, phone]);
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

const open = async (page: Page): Promise<void> => {
  await openAs(page, 'operator', path);
  await expect(description(page)).toHaveAttribute('aria-required', 'true');
};

const putPlace = async (page: Page, typed = spot.typed): Promise<void> => {
  await place(page).fill(typed);
  await place(page).blur();
};

const fill = async (page: Page, subject: string): Promise<void> => {
  await title(page).fill(subject);
  await putPlace(page);
  await description(page).click();
  await page.keyboard.insertText('Тече вода от шахтата.');
};

const stored = async (subject: string) => {
  const { rows } = await pool.query<{ id: number; submitter_id: number | null; channel: string; place: string }>(
    'select id, submitter_id, channel, location::text as place from signal where title = $1',
    [subject],
  );
  return rows;
};

/** Deletes signals by their title, because a signal for an unknown person has no submitter. */
const remove = async (subject: string): Promise<void> => {
  await pool.query('delete from attachment using signal where signal_id = signal.id and title = $1', [subject]);
  await pool.query('delete from signal where title = $1', [subject]);
};

const answerOutside = (page: Page, answer: string): Promise<void> =>
  page
    .getByRole('alertdialog', { name: 'Място извън обслужвания район' })
    .getByRole('button', { name: answer })
    .click();

const acceptOutside = (page: Page): Promise<void> => answerOutside(page, 'Продължи');

test('SG-15 SG-16 SG-17 an operator opens the form by button and by N, and missing fields are marked', async ({
  page,
}) => {
  await openAs(page, 'operator', listPath);
  await page.getByRole('main').getByRole('link', { name: 'Подай сигнал' }).click();
  await expect(topTitle(page, 'Подай сигнал')).toBeVisible();
  await page.goBack();
  await expect(topTitle(page, 'Сигнали')).toBeVisible();
  await page.keyboard.press('KeyN');
  await expect(form(page).getByText('Вие като оператор можете да подавате сигнали')).toBeVisible();
  await expect(form(page).getByRole('combobox', { name: 'От чие име' })).toBeFocused();
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/files/') && urls.push(request.url()));
  await title(page).fill('   ');
  await description(page).click();
  await page.keyboard.type('  ');
  await send(page).click();
  await expect(form(page).getByText(missing)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveAccessibleDescription('Напишете заглавие.');
  await expect(place(page)).toHaveAccessibleDescription('Посочете място.');
  await expect(description(page)).toHaveAccessibleDescription('Напишете описание.');
  await expectAccessibleEverywhere(page);

  const caller = page.getByRole('combobox', { name: 'От чие име' });
  await caller.fill('Живодара 0899 111 222');
  await send(page).click();
  await expect(caller).toHaveAccessibleDescription(/^Изберете човек от списъка/);
  await page.getByRole('button', { name: 'Запиши като нов подател' }).click();
  await expect(page.getByRole('textbox', { name: 'Име на новия подател' })).toHaveValue('Живодара');
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue('0899 111 222');
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toBeFocused();
  expect(urls).toEqual([]);
});

test('SG-16 a caller who is not known yet is added with name and telephone; the draft keeps both, and the signal has them', async ({
  page,
}) => {
  const subject = 'Сигнал на нов подател';
  const addedName = `Живодара ${process.pid}`;
  await open(page);
  await caller(page).fill(`${addedName}, 0899 ${process.pid}`);
  // The last choice: people with a similar name may exist.
  await page.getByRole('option', { name: `Нов подател: ${addedName}` }).click();
  const phoneField = form(page).getByRole('textbox', { name: 'Телефон' });
  await expect(phoneField).toBeFocused();
  await expect(phoneField).toHaveValue(`0899 ${process.pid}`);
  await expectAccessibleEverywhere(page);
  await phoneField.fill('вкъщи');
  await fill(page, subject);
  await send(page).click();
  await expect(phoneField).toHaveAccessibleDescription(/^Въведете телефон с 3 до 15 цифри/);
  await phoneField.fill(`0899 ${process.pid}`);
  await expect(form(page).getByText(/^Черновата е запазена/)).toBeVisible();
  await page.reload();
  await expect(form(page).getByRole('textbox', { name: 'Име на новия подател' })).toHaveValue(addedName);
  await expect(form(page).getByText('Продължавате незавършен сигнал. „Откажи“ го изтрива.')).toBeVisible();
  await expect(phoneField).toHaveValue(`0899 ${process.pid}`);
  await send(page).click();
  await acceptOutside(page);
  await expect(toast(page, /^Успешно създаден сигнал № \d+$/)).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'Данни за сигнала' });
  await expect(facts.getByRole('link', { name: `0899 ${process.pid}` })).toBeVisible();
  const [signal] = await stored(subject);
  const { rows } = await pool.query('select name, phone from submitter where id = $1', [signal?.submitter_id]);
  expect(rows).toEqual([{ name: addedName, phone: `0899 ${process.pid}` }]);
  await removeSubmitter(pool, signal?.submitter_id ?? 0);
});

test('SG-17 invalid coordinates clear the data of the earlier place, and are not sent', async ({ page }) => {
  await open(page);
  await fill(page, 'Теч извън страната');
  await putPlace(page, '42.548, 22.963');
  const nearby = form(page).getByRole('region', { name: /^Наблизо има/ });
  const address = form(page).getByText(/, Радомир$/);
  await expect(nearby).toBeVisible();
  await expect(address).toBeVisible();
  await place(page).fill('0,0');
  await page.keyboard.press('Control+Enter');
  await expect(place(page)).toHaveAccessibleDescription('Мястото е извън България.');
  await expect(form(page).getByText('Сигналът не е изпратен. Поправете отбелязаните полета.')).toBeVisible();
  await expect(place(page)).toBeFocused();
  await expect(nearby).toHaveCount(0);
  await expect(address).toHaveCount(0);
  await expect(place(page)).toHaveValue('0,0');
  expect(await stored('Теч извън страната')).toEqual([]);
  await expect(form(page).getByText(/^Черновата е запазена/)).toBeVisible();
  // A corrected value is sent before the field is left; the form waits for the check of the area.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await intercept(page, 'SignalPlace', (route) => released.then(() => route.fallback()));
  await place(page).fill(spot.typed);
  await page.keyboard.press('Control+Enter');
  release();
  await acceptOutside(page);
  await expect(toast(page, /^Успешно създаден сигнал № \d+$/)).toBeVisible();
  expect(await stored('Теч извън страната')).toMatchObject([{ place: spot.point }]);
  await remove('Теч извън страната');
});

test('SG-16 SG-18 a signal is submitted for a caller found by phone, with a file; the form shows an earlier signal at the same place', async ({
  page,
}) => {
  const near = await addSignal(pool, { submitter_id: submitter, title: 'Теч на пътя', location: spot.point });
  await open(page);
  await caller(page).fill(phone);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('textbox', { name: 'Заглавие' })).toBeFocused();
  await expect(form(page).getByRole('link', { name: '1 отворен сигнал' })).toHaveAttribute(
    'href',
    `/signals_oper/list?submitter=${submitter}`,
  );
  await fill(page, 'Теч на пътя до реката');
  const nearby = form(page).getByRole('region', { name: /^Наблизо има/ });
  await expect(nearby.getByRole('link', { name: `${near} Теч на пътя`, exact: true })).toBeVisible();
  await expect(nearby).toContainText('0 м');
  await page.locator('input[type=file]').setInputFiles([file('снимка.txt')]);
  await expectAccessibleEverywhere(page, [390]);
  await send(page).click();
  await answerOutside(page, 'Откажи');
  await expect(title(page)).toHaveValue('Теч на пътя до реката');
  expect(await stored('Теч на пътя до реката')).toEqual([]);
  await send(page).click();
  await acceptOutside(page);
  await expect(toast(page, /^Успешно създаден сигнал № \d+$/)).toBeVisible();
  const [signal] = await stored('Теч на пътя до реката');
  expect(signal).toMatchObject({ submitter_id: submitter, channel: 'OPERATOR', place: spot.point });
  await expect(page).toHaveURL(new RegExp(`/signals_oper/preview/${signal?.id}$`));
  await expect(
    page
      .getByRole('link', { name: /снимка\.txt/ })
      .or(page.getByText('снимка.txt'))
      .first(),
  ).toBeVisible();
});

test('SG-18 refusals and failures are shown; after a lost response the signal is stored once', async ({ page }) => {
  const subject = 'Загубен отговор за нов сигнал';
  const keys: string[] = [];
  let answers = 0;
  await open(page);
  await fill(page, subject);
  await page.locator('input[type=file]').setInputFiles([file('план.txt')]);
  await page.route('**/files/signals', async (route) => {
    keys.push(/"idempotencyKey":"([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '');
    answers += 1;
    if (answers === 1) return route.fulfill({ json: { __typename: 'Refusal', code: 'NOT_RECORDED', message: '' } });
    if (answers === 2)
      return route.fulfill({
        status: 507,
        json: { code: 'STORAGE_FULL', message: 'Няма място за файловете.', traceId: 'abc', outcome: 'NOT_DONE' },
      });
    if (answers > 3) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await send(page).click();
  await acceptOutside(page);
  await expect(form(page).getByText('Подаването на нов сигнал не е записано. Опитайте пак!.')).toBeVisible();
  await send(page).click();
  await acceptOutside(page);
  await expect(
    form(page).getByRole('list', { name: 'Прикачени файлове' }).locator('xpath=following-sibling::*[1]'),
  ).toHaveText('Неочаквана грешка при изпращането на данните. Няма място за файловете.');
  await expect(form(page).getByText('план.txt')).toBeVisible();
  await expect(description(page)).toHaveText('Тече вода от шахтата.');
  await send(page).click();
  await acceptOutside(page);
  await expect(form(page).getByText('Не е сигурно дали сигналът е приет. Проверява се…')).toBeVisible();
  await expect(toast(page, /^Успешно създаден сигнал №/)).toBeVisible();
  expect(await stored(subject)).toHaveLength(1);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
  await remove(subject);
});

test('SH-13 SH-16 a draft survives a reload with its place; leaving the page shows a question; the draft can be discarded', async ({
  page,
}) => {
  await open(page);
  await fill(page, 'Недописан сигнал');
  await page.locator('input[type=file]').setInputFiles([file('скица.txt'), file('празен.txt', '')]);
  await expect(toast(page, 'Файлът „празен.txt“ е празен и не е добавен.')).toBeVisible();
  await expect(form(page).getByText(/^Черновата е запазена/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title(page)).toHaveValue('Недописан сигнал');
  await expect(place(page)).toHaveValue(spot.typed);
  await expect(description(page)).toHaveText('Тече вода от шахтата.');
  await expect(form(page).getByText('Прикачете отново: скица.txt')).toBeVisible();
  await page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name: 'Начало' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Незаписани промени' });
  await leave.getByRole('button', { name: 'Откажи' }).click();
  await form(page).getByRole('button', { name: 'Откажи' }).click();
  await page
    .getByRole('alertdialog', { name: 'Изтриване на черновата' })
    .getByRole('button', { name: 'Направи' })
    .click();
  await expect(topTitle(page, 'Сигнали')).toBeVisible();
  await page.keyboard.press('KeyN');
  await expect(title(page)).toHaveValue('');
  await expect(place(page)).toHaveValue('');
});

test('SG-19 an upload shows its progress; cancelled, it stores nothing and keeps the form', async ({ page }) => {
  const subject = 'Отказан сигнал с файл';
  await open(page);
  await fill(page, subject);
  await page.locator('input[type=file]').setInputFiles([file('голям.bin', 'x'.repeat(1_000_000))]);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/files/signals', () => arrived.resolve());
  await send(page).click();
  await acceptOutside(page);
  await arrived.promise;
  await expect(form(page).getByRole('progressbar', { name: 'голям.bin' })).toBeVisible();
  await expect(title(page)).toBeDisabled();
  await form(page).getByRole('button', { name: 'Откажи' }).click();
  await expect(toast(page, 'Изпращането е отменено. Сигналът не е изпратен.')).toBeVisible();
  await expect(title(page)).toHaveValue(subject);
  await expect(form(page).getByText('голям.bin')).toBeVisible();
  expect(await stored(subject)).toEqual([]);
});
