import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { box, choose, findBreaks, form, toast } from './breakdown-parts.ts';
import { windowOf } from './people.ts';
import { addSignal, addSubmitter, openDatabase, openPreview, removeSubmitter } from './signals.ts';
import { openAs, test } from './support.ts';

const workCardNo = `Път-${process.pid}-${Date.now()}`;

let pool: pg.Pool;
let submitter: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Пенка Безводна');
});

test.afterAll(async () => {
  await pool.query('update signal set breakdown_id = null where submitter_id = $1', [submitter]);
  await removeSubmitter(pool, submitter);
  await pool.query('delete from breakdown where work_card_no = $1', [workCardNo]);
  await pool.end();
});

test('SG-10 BR-3 BR-7 BR-8 BR-9 BR-12 from a call to restored water: a breakdown with its valves, more linked signals, a conflict, one reply to all, the finished breakdown, its CSV file and its printed sheet', async ({
  page,
  browser,
}) => {
  test.slow();
  const signals = await addSignals();
  const [first = 0, ...others] = signals;
  const id = await createFromSignal(page, first);
  await linkOthers(page, others);
  await editInTwoWindows(page, await windowOf(browser, 'operator', `/breakdowns/preview/${id}`));
  await replyToAll(page, signals);
  await finish(page, id);
  await exportToFile(page);
  await printSheet(page, id);
});

/** Adds three new signals near a pipe between two valves. */
const addSignals = async (): Promise<number[]> => {
  const { latitude, longitude } = (await findBreaks(pool)).at(-1) ?? { latitude: 0, longitude: 0 };
  const location = `(${longitude},${latitude})`;
  const call = { submitter_id: submitter, location, created_at: new Date(), title: 'Спукана тръба на улицата' };
  return [await addSignal(pool, call), await addSignal(pool, call), await addSignal(pool, call)];
};

const createFromSignal = async (page: Page, signal: number): Promise<string> => {
  await openPreview(page, signal);
  const status = page.getByRole('form', { name: 'Статус' });
  await status.getByRole('combobox', { name: 'Статус' }).selectOption('Авария');
  await status.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Статусът е променен на Авария.')).toBeVisible();
  await page.getByRole('link', { name: 'Нова авария от сигнала' }).click();
  await expect(box(page, 'Описание')).toHaveValue(/Спукана тръба/);
  await expect(box(page, 'Тръба')).not.toHaveValue('');
  await box(page, 'Номер').fill(workCardNo);
  await choose(page, 'Приоритет', 'Висок');
  await choose(page, 'Категория 1', 'Авария на водопровод');
  await choose(page, 'Категория 2', 'Корозия');
  const isolation = page.getByRole('region', { name: 'Спиране на водата' });
  await isolation.getByRole('button', { name: 'Намери крановете' }).click();
  await expect(isolation.getByText(/Затворете \d+ кран/)).toBeVisible();
  await isolation.getByRole('button', { name: 'Попълни в аварията' }).click();
  await expect(box(page, 'Засегнати потребители')).toHaveValue(/^[1-9]\d*$/);
  await expect(box(page, 'Засегнати улици')).toHaveValue(/[а-я]/i);
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(toast(page, `Открита е нова авария с номер ${workCardNo}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/breakdowns\/preview\/\d+$/);
  await expect(page.getByRole('link', { name: String(signal) })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
};

const linkOthers = async (page: Page, signals: readonly number[]): Promise<void> => {
  await page.getByRole('button', { name: 'Свържи сигнал' }).click();
  const dialog = page.getByRole('dialog', { name: 'Свържи сигнал' });
  for (const signal of signals) await dialog.getByRole('checkbox', { name: `Избери сигнал ${signal}` }).check();
  await dialog.getByRole('button', { name: 'Свържи избраните (2)' }).click();
  await expect(toast(page, 'Успешно добавен сигнал!')).toBeVisible();
  await dialog.locator('footer').getByRole('button', { name: 'Затвори' }).click();
  for (const signal of signals) await expect(page.getByRole('link', { name: String(signal) })).toBeVisible();
};

/** Both windows change the number of people. The second one to save gets the conflict, and keeps its own value. */
const editInTwoWindows = async (page: Page, other: Page): Promise<void> => {
  for (const window of [page, other]) await window.getByRole('button', { name: 'Редакция' }).click();
  await box(other, 'Засегнати потребители').fill('380');
  await form(other).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(toast(other, `Данните за авария ${workCardNo} са обновени успешно.`)).toBeVisible();
  await other.close();
  await box(page, 'Засегнати потребители').fill('500');
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Данните са променени от друг' });
  await expect(dialog.getByRole('row', { name: /Засегнати потребители/ })).toContainText('500380');
  await dialog.getByRole('radio', { name: '500' }).check();
  await dialog.getByRole('button', { name: 'Запази избраното' }).click();
  await expect(toast(page, `Данните за авария ${workCardNo} са обновени успешно.`)).toBeVisible();
  const { rows } = await pool.query<{ people: number }>(
    'select water_stop_people as people from breakdown where work_card_no = $1',
    [workCardNo],
  );
  expect(rows).toEqual([{ people: 500 }]);
};

const replyToAll = async (page: Page, signals: readonly number[]): Promise<void> => {
  await page.getByRole('button', { name: 'Отговори на всички' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отговор по 3 сигнала' });
  await dialog
    .getByRole('textbox', { name: /Съобщение до клиентите/ })
    .fill('{клиент}, по сигнал {номер} работи екип. Авария {авария}.');
  await dialog.getByRole('button', { name: 'Изпрати (3)' }).click();
  await expect(dialog.getByText('записано')).toHaveCount(3);
  // A toast inside the dialog has such a button too.
  await dialog.getByRole('button', { name: 'Затвори', exact: true }).first().click();
  const { rows } = await pool.query<{ signal_id: number; message: string }>(
    'select signal_id, message from response where signal_id = any($1) order by signal_id',
    [signals],
  );
  expect(rows.map(({ signal_id: signal }) => signal)).toEqual(signals);
  for (const { signal_id: signal, message } of rows)
    expect(message).toContain(`Пенка Безводна, по сигнал ${signal} работи екип. Авария ${workCardNo}.`);
};

const finish = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/breakdowns/preview/${id}`);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await form(page).getByRole('checkbox', { name: 'Приключена' }).check();
  await form(page).getByRole('button', { name: 'Запази аварията' }).click();
  await expect(toast(page, `Данните за авария ${workCardNo} са обновени успешно.`)).toBeVisible();
  await expect(page.getByText(`${workCardNo} Отстранена`)).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Времева линия: .*Отстранена на 20\d\d-/ })).toBeVisible();
};

const exportToFile = async (page: Page): Promise<void> => {
  await openAs(page, 'operator', `/breakdowns/list?workCardNo=${encodeURIComponent(workCardNo)}`);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('breakdowns.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(workCardNo);
  expect(lines[1]).toContain('500');
};

/** Another test checks the map of the sheet, because a map takes seconds to draw without a graphics card. */
const printSheet = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/breakdowns/preview/${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Пенка Безводна' })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: `Авария ${workCardNo}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
};
