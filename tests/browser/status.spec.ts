/** Status and priority on the preview of a signal. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, intercept, openDatabase, openPreview, removeSubmitter, queryOf } from './signals.ts';
import { expectAccessibleEverywhere, test } from './support.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Статус' });
const select = (page: Page) => form(page).getByRole('combobox', { name: 'Статус' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Запази' });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Известия' }).getByText(text);
const box = (page: Page) => page.getByRole('complementary', { name: 'Данни за сигнала' });

let pool: pg.Pool;
let submitter: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Статус Променлив');
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

const newSignal = (columns: Record<string, unknown> = {}): Promise<number> =>
  addSignal(pool, { submitter_id: submitter, ...columns });

const storedStatus = async (signal: number): Promise<number> => {
  const { rows } = await pool.query<{ status_id: number }>('select status_id from signal where id = $1', [signal]);
  return Number(rows[0]?.status_id);
};

const setStatusAsColleague = (signal: number, status: number) =>
  pool.query('update signal set status_id = $2 where id = $1', [signal, status]);

test('SG-6 SG-8 SG-9 BR-12 the four statuses are offered; a new one is stored, confirmed and shown', async ({
  page,
}) => {
  const signal = await newSignal();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('ChangeSignalStatus')) sent.push(request.url());
  });
  await openPreview(page, signal);
  await expect(select(page).getByRole('option')).toHaveText(['Сигнал', 'Авария', 'Отхвърлен', 'Отхвърлен/Затворен']);
  await expect(save(page)).toBeDisabled();
  await select(page).selectOption('Отхвърлен');
  await select(page).selectOption('Сигнал');
  await expect(save(page)).toBeDisabled();
  expect(sent).toEqual([]);
  await select(page).selectOption('Авария');
  await save(page).click();
  await expect(toast(page, 'Статусът е променен на Авария.')).toBeVisible();
  await expect(page.getByRole('main').locator('header').getByText('Авария')).toBeVisible();
  await expect(box(page).getByText('Сигналът още не е свързан с авария.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  expect(await storedStatus(signal)).toBe(2);
  expect(sent).toHaveLength(1);
  await expectAccessibleEverywhere(page, [1440]);
});

test('SG-7 a change back to SIGNAL is refused before anything is sent, and the selection is reverted', async ({
  page,
}) => {
  const signal = await newSignal({ status_id: 3 });
  await intercept(page, 'ChangeSignalStatus', () => Promise.reject(new Error('Nothing may be sent.')));
  await openPreview(page, signal);
  await select(page).selectOption('Сигнал');
  await save(page).click();
  const refusal = 'Не е позволено промяна на статуса от Отхвърлен към Сигнал';
  await expect(toast(page, refusal)).toBeVisible();
  await expect(form(page).locator('..').getByRole('alert')).toHaveText(refusal);
  await expect(select(page)).toHaveValue('REJECTED');
  await expectAccessibleEverywhere(page, [1440]);
  expect(await storedStatus(signal)).toBe(3);
});

test('SG-7 a status set by mistake is taken back from the toast, also to SIGNAL, but not over a change of a colleague', async ({
  page,
}) => {
  const signal = await newSignal();
  await openPreview(page, signal);
  // The toast of an earlier change may still be shown.
  const undo = page.getByRole('region', { name: 'Известия' }).getByRole('button', { name: 'Отмени' }).last();
  const change = async (name: string): Promise<void> => {
    // The next change expects the status that the page has read after this change.
    const reloaded = page.waitForResponse((response) => queryOf(response.request())?.operationName === 'Signal');
    await select(page).selectOption(name);
    await save(page).click();
    await expect(toast(page, `Статусът е променен на ${name}.`)).toBeVisible();
    await reloaded;
  };
  await change('Авария');
  await undo.click();
  await expect(toast(page, 'Статусът отново е Сигнал.')).toBeVisible();
  await expect(select(page)).toHaveValue('SIGNAL');
  expect(await storedStatus(signal)).toBe(1);
  await change('Авария');
  await change('Отхвърлен');
  await undo.click();
  await expect(toast(page, 'Статусът отново е Авария.')).toBeVisible();
  await expect(select(page)).toHaveValue('BREAKDOWN');
  expect(await storedStatus(signal)).toBe(2);
  await change('Отхвърлен');
  await setStatusAsColleague(signal, 4);
  await undo.click();
  await expect(page.getByText(/Статусът не е върнат: .* на Отхвърлен\/Затворен\.$/)).toBeVisible();
  await expect(select(page)).toHaveValue('CLOSED');
  expect(await storedStatus(signal)).toBe(4);
});

test('SG-9 a status changed by a colleague meanwhile is shown with both values before it is overwritten', async ({
  page,
}) => {
  const signal = await newSignal();
  await openPreview(page, signal);
  await select(page).selectOption('Отхвърлен/Затворен');
  await setStatusAsColleague(signal, 3);
  await save(page).click();
  const question = page.getByRole('alertdialog', { name: 'Статусът е променен междувременно' });
  await expect(question).toContainText('ВидяхтеСигнал');
  await expect(question).toContainText('Записан еОтхвърлен');
  await expect(question).toContainText('Вие избрахтеОтхвърлен/Затворен');
  await expectAccessibleEverywhere(page, [390]);
  await question.getByRole('button', { name: 'Откажи' }).click();
  await expect(toast(page, 'Остава статус Отхвърлен.')).toBeVisible();
  await expect(select(page)).toHaveValue('REJECTED');
  expect(await storedStatus(signal)).toBe(3);

  await select(page).selectOption('Отхвърлен/Затворен');
  await setStatusAsColleague(signal, 2);
  await save(page).click();
  await question.getByRole('button', { name: 'Продължи' }).click();
  await expect(toast(page, 'Статусът е променен на Отхвърлен/Затворен.')).toBeVisible();
  await expect(select(page)).toHaveValue('CLOSED');
  expect(await storedStatus(signal)).toBe(4);
});

test('SG-9 after a lost response the stored status is shown; a failed change is shown and can be repeated', async ({
  page,
}) => {
  const signal = await newSignal();
  await openPreview(page, signal);
  const stop = await intercept(page, 'ChangeSignalStatus', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await select(page).selectOption('Отхвърлен');
  await save(page).click();
  await expect(toast(page, 'Статусът е променен на Отхвърлен.')).toBeVisible();
  await expect(select(page)).toHaveValue('REJECTED');
  await stop();
  const stopFailing = await intercept(page, 'ChangeSignalStatus', (route) =>
    route.fulfill({
      json: { data: null, errors: [{ message: 'Услугата не отговори.', extensions: { code: 'UPSTREAM_FAILED' } }] },
    }),
  );
  await select(page).selectOption('Авария');
  await save(page).click();
  await expect(toast(page, 'Статусът не е записан. Услугата не отговори.')).toBeVisible();
  await expect(select(page)).toHaveValue('BREAKDOWN');
  await stopFailing();
  await save(page).click();
  await expect(toast(page, 'Статусът е променен на Авария.')).toBeVisible();
  expect(await storedStatus(signal)).toBe(2);
});

test('the priority is set with Save; a change by a colleague is shown before it is overwritten', async ({ page }) => {
  const signal = await newSignal({ priority_id: null });
  await openPreview(page, signal);
  const priority = page.getByRole('form', { name: 'Приоритет' });
  const choices = priority.getByRole('combobox', { name: 'Приоритет' });
  await expect(choices).toHaveValue('');
  await choices.selectOption('Висок');
  await priority.getByRole('button', { name: 'Запази' }).press('Enter');
  await expect(toast(page, 'Приоритетът е променен на Висок.')).toBeVisible();
  await expect(page.getByRole('main').getByText('приоритет', { exact: false }).first()).toBeVisible();

  await choices.selectOption('Нисък');
  await pool.query('update signal set priority_id = 4 where id = $1', [signal]);
  await priority.getByRole('button', { name: 'Запази' }).click();
  const question = page.getByRole('alertdialog', { name: 'Приоритетът е променен междувременно' });
  await expect(question).toContainText('ВидяхтеВисок');
  await expect(question).toContainText('Записан еСпешен');
  await expect(question).toContainText('Вие избрахтеНисък');
  await expectAccessibleEverywhere(page, [390]);
  await question.getByRole('button', { name: 'Откажи' }).click();
  await expect(toast(page, 'Остава приоритет Спешен.')).toBeVisible();
  await expect(choices.getByRole('option', { selected: true })).toHaveText('Спешен');
  const { rows } = await pool.query('select priority_id from signal where id = $1', [signal]);
  expect(rows).toEqual([{ priority_id: 4 }]);
});
