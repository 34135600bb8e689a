/** Signals that came by e-mail: their list and preview. */
import { expect } from '@playwright/test';
import type pg from 'pg';
import {
  addResponse,
  addSignal,
  addSubmitter,
  firstRow,
  head,
  openDatabase,
  openFilter,
  paragraph,
  removeSubmitter,
  rows,
} from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

let pool: pg.Pool;
let submitter: number;
/** Ids of the signals of this file: two by e-mail, the older one first, then one that an operator submitted. */
let signals: number[];

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Е-поща Проба');
  await pool.query(`update submitter set email = 'posta@example.bg' where id = $1`, [submitter]);
  signals = [];
  for (const channel of ['EMAIL', 'EMAIL', 'OPERATOR'])
    signals.push(await addSignal(pool, { submitter_id: submitter, channel }));
  await addResponse(pool, signals[1] ?? 0, {
    message: paragraph('Още тече.'),
    kind: 'CLIENT',
    author: 'Е-поща Проба',
    sender_email: 'proba@example.bg',
  });
});
test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.query(`delete from list_columns where list = 'email-signals'`);
  await pool.end();
});

test('SG-4 SG-11 the list of e-mail signals has the signals by e-mail, and a message shows the address of its sender', async ({
  page,
}) => {
  const [older, newer, other] = signals;
  await openAs(page, 'operator', '/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'Сигнали по е-поща' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Сигнали по е-поща' }).click();
  await expect(topTitle(page, 'Сигнали по е-поща')).toBeVisible();
  const rowOf = (id: number | undefined) => page.locator(`tr[data-row="${id}"]`);
  for (const id of [newer, older]) await expect(rowOf(id)).toBeVisible();
  await expect(rowOf(other)).toHaveCount(0);
  const shown = await rows(page).evaluateAll((list) => list.map((row) => Number(row.dataset['row'])));
  const { rows: channels } = await pool.query<{ channel: string }>(
    'select distinct channel from signal where id = any($1)',
    [shown],
  );
  expect(channels).toEqual([{ channel: 'EMAIL' }]);

  const form = await openFilter(page);
  await expect(form.getByText('Създаден от дата')).toBeVisible();
  await expect(form.getByText('Последен отговор от')).toBeVisible();
  for (const hidden of ['Затворен от', 'Затворен до', 'Потребител', 'Авария №'])
    await expect(form.getByText(hidden, { exact: true })).toHaveCount(0);
  await form.getByRole('group', { name: 'Чака отговор' }).getByRole('radio', { name: 'Да' }).check();
  await form.getByRole('button', { name: 'Търси' }).click();
  await expect(page).toHaveURL(/^[^?]*\/signals_email\/list\?.*needsReply=true/);
  await expect(firstRow(page)).toBeVisible();
  const waiting = page.getByRole('navigation', { name: 'Изгледи' }).getByRole('link', { name: 'Чакащи', exact: true });
  await expect(waiting).toHaveAttribute('aria-current', 'page');
  await expect(head(page, 'Чака')).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessibleEverywhere(page);

  await page.goto('/signals_email/list');
  await page.getByRole('button', { name: 'Колони', exact: true }).click();
  const columns = page.getByRole('dialog', { name: 'Колони' });
  await columns.getByRole('checkbox', { name: 'Заглавие' }).check();
  await columns.getByRole('button', { name: 'Запази' }).click();
  await expect(head(page, 'Заглавие')).toBeVisible();
  await rowOf(newer).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`/signals_email/preview/${newer}$`));
  await expect(topTitle(page, `Преглед на сигнал ${newer} по е-поща`)).toBeVisible();
  await expect(page.getByRole('article').last()).toContainText('(proba@example.bg)');
  // The address is in the facts, and above the composer: no e-mail is sent.
  const address = page.getByRole('link', { name: 'posta@example.bg' });
  for (const place of [page.getByRole('complementary'), page.getByText('Клиентът няма профил и не вижда отговорите.')])
    await expect(place.locator(address)).toHaveAttribute('href', 'mailto:posta@example.bg');
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: /^Следващ/ }).click();
  await expect(page).toHaveURL(/\/signals_email\/preview\/\d+$/);
  await expect(topTitle(page, `Преглед на сигнал ${newer} по е-поща`)).toBeHidden();
  await page.getByRole('link', { name: 'Сигнали по е-поща' }).first().click();
  await expect(page).toHaveURL(/\/signals_email\/list/);
});

test('SG-4 checked signals of the list are changed together', async ({ page }) => {
  const checked = [];
  for (let index = 0; index < 2; index += 1)
    checked.push(await addSignal(pool, { submitter_id: submitter, channel: 'EMAIL' }));
  await openAs(page, 'operator', '/signals_email/list');
  for (const id of checked) await page.getByRole('checkbox', { name: `Избери сигнал ${id}`, exact: true }).check();
  await page.getByRole('region', { name: 'Избрани редове' }).getByRole('button', { name: 'Приоритет' }).click();
  const dialog = page.getByRole('dialog', { name: 'Приоритет на 2 сигнала' });
  await dialog.getByRole('combobox', { name: 'Приоритет' }).selectOption('Спешен');
  await dialog.getByRole('button', { name: 'Приоритет (2)' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Записани 2 от 2 реда.');
  await dialog.getByRole('button', { name: 'Затвори' }).click();
  for (const id of checked) await expect(page.locator(`tr[data-row="${id}"]`)).toContainText('Спешен');
  const { rows: stored } = await pool.query('select distinct priority_id from signal where id = any($1)', [checked]);
  expect(stored).toEqual([{ priority_id: 4 }]);
});

test('SG-4 the e-mail preview of a signal that came another way redirects to the preview for all signals', async ({
  page,
}) => {
  await openAs(page, 'operator', `/signals_email/preview/${signals[2]}`);
  await expect(page).toHaveURL(new RegExp(`/signals_oper/preview/${signals[2]}$`));
});

test('SG-4 AU-10 a citizen cannot open the list of e-mail signals', async ({ page }) => {
  await openAs(page, 'citizen', '/signals_email/list');
  await expect(topTitle(page, 'Начало')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Сигнали по е-поща' })).toHaveCount(0);
});

test('SG-4 a change of a signal is shown while the list is open', async ({ page, context }) => {
  const changed = await addSignal(pool, { submitter_id: submitter, channel: 'EMAIL' });
  await openAs(page, 'operator', '/signals_email/list');
  const row = rows(page).filter({ hasText: String(changed) });
  await expect(row).toContainText('Сигнал');
  const preview = await context.newPage();
  await preview.goto(`/signals_email/preview/${changed}`);
  const status = preview.getByRole('form', { name: 'Статус' });
  await status.getByRole('combobox').selectOption('Отхвърлен');
  await status.getByRole('button', { name: 'Запази' }).click();
  await expect(row).toContainText('Отхвърлен');
});
