import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { windowOf } from './people.ts';
import {
  addSignal,
  addSubmitter,
  intercept,
  openDatabase,
  openPreview,
  previewPath,
  removeSubmitter,
} from './signals.ts';
import { expectAccessible, test } from './support.ts';

let pool: pg.Pool;
let submitter: number;
let signal: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, 'Поправка Поправкова');
  const location = '(23.25488,42.71642)';
  signal = await addSignal(pool, { title: 'Теч пред бл. 71', submitter_id: submitter, location });
});
test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

test('the caller of a stored signal is corrected: another person, a new one, or none', async ({ page }) => {
  const other = await addSubmitter(pool, 'Поправена Подателка');
  await openPreview(page, signal);
  const open = page.getByRole('button', { name: 'Поправи заглавие, подател или място' });
  const dialog = page.getByRole('dialog', { name: `Поправка на сигнал № ${signal}` });
  const save = dialog.getByRole('button', { name: 'Запази' });
  const facts = page.getByRole('complementary', { name: 'Данни за сигнала' });
  await open.click();
  await dialog.getByRole('button', { name: 'Премахни Поправка Поправкова' }).click();
  await expect(dialog.getByRole('combobox', { name: 'От чие име' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'От чие име' }).fill('Поправена Подател');
  await save.click();
  await expect(dialog.getByText(/^Изберете човек от списъка/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'От чие име' }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /^Поправена Подателка/ }).click();
  await expectAccessible(page);
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Смяна на подателя' });
  await expect(question).toContainText('но не и досегашните съобщения и файлове');
  await question.getByRole('button', { name: 'Продължи' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(facts.getByRole('link', { name: 'Поправена Подателка' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Разговор' })).toContainText(
    'нов подател, който не вижда съобщенията и файловете дотук: Поправка Поправкова',
  );

  await open.click();
  await dialog.getByRole('button', { name: 'Премахни Поправена Подателка' }).click();
  await dialog.getByRole('combobox', { name: 'От чие име' }).fill('Нова Новакова 0899 777 111');
  await page.getByRole('option', { name: /^Нов подател: Нова Новакова/ }).click();
  await save.click();
  await expect(facts.getByRole('link', { name: 'Нова Новакова' })).toBeVisible();
  await expect(facts.getByRole('link', { name: '0899 777 111' })).toBeVisible();
  const { rows } = await pool.query('select submitter_id as id from signal where id = $1', [signal]);

  await open.click();
  await dialog.getByRole('button', { name: 'Премахни Нова Новакова' }).click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(facts.getByRole('link', { name: 'Нова Новакова' })).toHaveCount(0);

  // The messages of an earlier submitter stay withheld from a person who is added later.
  await open.click();
  await dialog.getByRole('combobox', { name: 'От чие име' }).fill('Поправена Подател');
  await page.getByRole('option', { name: /^Поправена Подателка/ }).click();
  await save.click();
  await expect(question).toContainText('но не и досегашните съобщения и файлове');
  await question.getByRole('button', { name: 'Откажи' }).click();
  await pool.query('update signal set submitter_id = $2 where id = $1', [signal, submitter]);
  await removeSubmitter(pool, other);
  await removeSubmitter(pool, rows[0].id);
});

/** Corrects the submitter as the colleague of a window. */
const correctAs = (page: Page, submitterId: number): Promise<string> =>
  page.evaluate(
    async ([id, person]) => {
      const query =
        'mutation ($input: CorrectSignalInput!) { correctSignal(input: $input) { __typename ... on Failure { message } } }';
      const body = JSON.stringify({ query, variables: { input: { id: String(id), submitterId: String(person) } } });
      const headers = { 'content-type': 'application/json', 'x-struma': '1' };
      return (await fetch('/graphql', { method: 'POST', headers, body })).text();
    },
    [signal, submitterId] as const,
  );

test('SG-5 SG-13 a reply that was written for an earlier submitter is not sent to the new one; the page shows the new one at once', async ({
  page,
  browser,
}) => {
  const other = await addSubmitter(pool, 'Друга Подателка');
  const colleague = await windowOf(browser, 'admin', '/versions/list');
  await openPreview(page, signal);
  const text = page.getByRole('textbox', { name: 'Описание на сигнала' });
  await text.fill('Г-жо Поправкова, по партидата Ви има задължение.');
  // The page does not read that a colleague has corrected the submitter.
  await intercept(page, 'SignalNews', (route) => route.abort());
  expect(await correctAs(colleague, other)).toContain('CorrectSignalSuccess');
  await page.keyboard.press('Control+Enter');
  const held = page.getByRole('alert').filter({ hasText: 'Не е изпратено: клиентът вече е Друга Подателка.' });
  await expect(held).toBeVisible();
  await held.getByRole('button', { name: 'Прегледай' }).click();
  await expect(held).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(held).toBeVisible();
  const count = async () => (await pool.query('select from response where signal_id = $1', [signal])).rowCount;
  expect(await count()).toBe(0);
  await text.fill('Г-жо Друга, ще проверим.');
  await page.keyboard.press('Control+Enter');
  await held.getByRole('button', { name: 'Изпрати въпреки това' }).click();
  await expect(page.getByText('Съобщението е изпратено.')).toBeVisible();
  expect(await count()).toBe(1);

  await page.unrouteAll();
  expect(await correctAs(colleague, submitter)).toContain('CorrectSignalSuccess');
  const facts = page.getByRole('complementary', { name: 'Данни за сигнала' });
  await expect(facts.getByRole('link', { name: 'Поправка Поправкова' })).toBeVisible();
  await colleague.context().close();
  await pool.query('delete from response where signal_id = $1', [signal]);
  await removeSubmitter(pool, other);
});

test('the caller is not offered if the submitter has written the signal', async ({ page }) => {
  const account = `subject-${Date.now()}`;
  await pool.query('update submitter set subject = $2 where id = $1', [submitter, account]);
  await pool.query('update signal set user_id = $2 where id = $1', [signal, account]);
  await openPreview(page, signal);
  await page.getByRole('button', { name: 'Поправи заглавие, подател или място' }).click();
  const dialog = page.getByRole('dialog', { name: `Поправка на сигнал № ${signal}` });
  await expect(dialog.getByText('Клиентът сам е писал по сигнала, затова подателят не се сменя.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Премахни Поправка Поправкова' })).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Заглавие' })).toBeVisible();
  await pool.query('update submitter set subject = null where id = $1', [submitter]);
  await pool.query('update signal set user_id = null where id = $1', [signal]);
});

test('a wrong title and place are corrected by keyboard; a colleague’s correction is not lost; others see the new values at once', async ({
  page,
  browser,
}) => {
  const other = await windowOf(browser, 'admin', previewPath(signal));
  await expect(other.getByRole('figure', { name: /42.71642, 23.25488$/ })).toBeVisible();
  await intercept(page, 'AddressAt', (route) =>
    route.fulfill({
      json: { data: { reverseGeocode: { __typename: 'GeocodeResult', label: 'бул. Панчо Владигеров' } } },
    }),
  );
  await openPreview(page, signal);
  await page.getByRole('button', { name: 'Поправи заглавие, подател или място' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Поправка на сигнал № ${signal}` });
  await expect(dialog.getByRole('textbox', { name: 'Заглавие' })).toHaveValue('Теч пред бл. 71');
  await expect(dialog.getByText('бул. Панчо Владигеров').first()).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'Заглавие' }).fill(' ');
  await expect(dialog.getByText('Напишете заглавие.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Заглавие' }).fill('я'.repeat(201));
  await expect(dialog.getByText('Заглавието е по-дълго от 200 знака.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Място на сигнала' }).fill('');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('Записано място не се премахва. Въведете новото място.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Заглавие' }).fill('Теч пред бл. 717');
  await dialog.getByRole('textbox', { name: 'Място на сигнала' }).fill('42.70000, 23.30000');
  await page.keyboard.press('Enter');

  // A colleague corrects the title meanwhile.
  await pool.query('update signal set title = $2 where id = $1', [signal, 'Теч пред бл. 71А']);
  await dialog.getByRole('button', { name: 'Запази' }).click();
  const question = page.getByRole('alertdialog', { name: 'Сигналът е променен междувременно' });
  await expect(question.getByText('Теч пред бл. 71А')).toBeVisible();
  await question.getByRole('button').last().click();
  await expect(page.getByText('Сигналът е поправен.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Теч пред бл. 717', exact: true })).toBeVisible();
  const { rows } = await pool.query('select title, location from signal where id = $1', [signal]);
  expect(rows).toEqual([{ title: 'Теч пред бл. 717', location: { x: 23.3, y: 42.7 } }]);
  await expect(page.getByText('42.71642, 23.25488', { exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Теч пред бл. 717', exact: true })).toBeVisible();
  await expect(other.getByRole('figure', { name: /42.70000, 23.30000$/ })).toBeVisible();
  await other.context().close();
});
