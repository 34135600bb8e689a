/** The citizen portal, and a signal of a citizen that an operator answers. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, listPath, openDatabase, previewPath, removeSubmitter, rows } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const reply = (page: Page) => page.getByRole('textbox', { name: 'Описание на сигнала' });
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Известия' }).getByText(text);

let pool: pg.Pool;
let stranger: number;

test.beforeAll(async () => {
  pool = await openDatabase();
  stranger = await addSubmitter(pool, 'Чужд Подател');
});

test.afterAll(async () => {
  await removeSubmitter(pool, stranger);
  await pool.end();
});

test('SG-3 AU-10 a citizen has the list of own signals and the form, and no operator pages', async ({ page }) => {
  const foreign = await addSignal(pool, { submitter_id: stranger, title: 'Чужд сигнал' });
  await openAs(page, 'citizen', '/signals');
  await expect(topTitle(page, 'Моите сигнали')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('Чужд сигнал')).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Основно меню' });
  await expect(menu.getByRole('link')).toHaveCount(3);
  await expect(menu.getByRole('link', { name: 'Подай сигнал' })).toBeVisible();
  await page.getByRole('button', { name: /^Търсене на сигнали/ }).click();
  const filter = page.getByRole('form', { name: 'Търсене на сигнали' });
  await expect(filter.getByLabel('Чака отговор').first()).toBeVisible();
  await expect(filter.getByLabel('Авария №')).toHaveCount(0);
  await expect(filter.getByLabel('Потребител')).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  const own = await rows(page).first().getAttribute('data-row');
  await filter.getByLabel('Сигнал №').fill(String(own));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await filter.getByLabel('Сигнал №').fill(String(foreign));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Няма намерени резултати')).toBeVisible();
  await page.goto(`/signals/preview/${foreign}`);
  await expect(page.getByText(`Сигнал № ${foreign} не е намерен`)).toBeVisible();
  await page.goto(listPath);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('SG-3 an operator is redirected from the citizen pages to the operator pages', async ({ page }) => {
  const signal = await addSignal(pool, { submitter_id: stranger });
  await openAs(page, 'operator', `/signals/preview/${signal}`);
  await expect(page).toHaveURL(new RegExp(`${previewPath(signal)}$`));
  await page.goto('/signals/list?status=CLOSED');
  await expect(page).toHaveURL(/\/signals_oper\/list\?status=CLOSED$/);
});

test('SG-3 SG-12 SG-18 a citizen submits a signal with a file; an operator finds, answers and closes the signal; the citizen sees answer and status', async ({
  page,
  browser,
}) => {
  const name = `Няма вода от сутринта ${Date.now()}`;
  await openAs(page, 'citizen', '/signals/add');
  const form = page.getByRole('form', { name: 'Подай сигнал' });
  await expect(form.getByRole('combobox', { name: 'От чие име' })).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Заглавие' }).fill(name);
  await form.getByRole('textbox', { name: 'Локация на сигнала' }).fill('42.548, 22.963');
  await reply(page).click();
  await page.keyboard.insertText('От 6 часа няма вода в целия вход.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'кран.txt', mimeType: 'text/plain', buffer: Buffer.from('сух') });
  await form.getByRole('button', { name: 'Изпрати' }).click();
  await expect(toast(page, /^Успешно създаден сигнал № \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/\/signals\/preview\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const facts = page.getByRole('complementary', { name: 'Данни за сигнала' });
  await expect(facts.getByText('кран.txt')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Статус' })).toHaveCount(0);
  await expectAccessibleEverywhere(page, [390]);

  const operatorPage = await browser.newPage();
  await openAs(operatorPage, 'operator', listPath);
  await rows(operatorPage).filter({ hasText: id }).getByRole('link').first().click();
  await expect(operatorPage).toHaveURL(new RegExp(`${previewPath(id)}$`));
  await expect(
    operatorPage.getByRole('complementary', { name: 'Данни за сигнала' }).getByText('кран.txt'),
  ).toBeVisible();
  await reply(operatorPage).click();
  await operatorPage.keyboard.insertText('Водата ще бъде пусната до 13:00 ч.');
  await operatorPage.keyboard.press('Control+Enter');
  await expect(toast(operatorPage, 'Съобщението е изпратено.')).toBeVisible();
  await page.goto('/signals/list');
  await expect(rows(page).filter({ hasText: name })).toContainText('Нов отговор');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'С нов отговор' }).click();
  await expect(page).toHaveURL(/\/signals\/list\?newReply=true$/);
  await rows(page).filter({ hasText: name }).getByRole('link').first().click();
  await expect(page.getByRole('article').filter({ hasText: 'Водата ще бъде пусната до 13:00 ч.' })).toBeVisible();
  const otherDevice = await browser.newPage();
  await openAs(otherDevice, 'citizen', '/signals/list');
  await expect(rows(otherDevice).filter({ hasText: name })).toContainText('Отговорено');
  await otherDevice.close();
  await page.goto('/signals/list');
  await expect(rows(page).filter({ hasText: name })).toContainText('Отговорено');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/Отговорено \d{4}-\d\d-\d\d/);
  await page.setViewportSize({ width: 1280, height: 720 });
  await operatorPage.getByRole('form', { name: 'Статус' }).getByRole('combobox').selectOption('Отхвърлен/Затворен');
  await operatorPage.getByRole('form', { name: 'Статус' }).getByRole('button', { name: 'Запази' }).click();
  await expect(toast(operatorPage, 'Статусът е променен на Отхвърлен/Затворен.')).toBeVisible();
  await operatorPage.close();

  await page.goto(`/signals/preview/${id}`);
  const answer = page.getByRole('article').filter({ hasText: 'Водата ще бъде пусната до 13:00 ч.' });
  await expect(answer).toContainText('Оператор');
  await expect(page.locator('header').getByText('Отхвърлен/Затворен')).toBeVisible();
  await page.goto('/signals/list');
  await expect(rows(page).filter({ hasText: name })).not.toContainText('Отговорено');
  await expect(rows(page).filter({ hasText: name })).toContainText('Отхвърлен/Затворен');
});
