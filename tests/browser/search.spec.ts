import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, openDatabase, openFilter, removeSubmitter } from './signals.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const opener = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Търсене навсякъде' });
const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Търсене навсякъде' });
const hits = (page: Page): Locator => page.getByRole('listbox', { name: 'Намерени' }).getByRole('option');
const group = (page: Page, name: string): Locator => page.getByRole('listbox').getByRole('group', { name });

let pool: pg.Pool;
let submitter: number;
let signal: number;
const pid = String(process.pid).padStart(7, '0').slice(-7);
const name = 'Въльо Търсачев';
const phone = `+359 88 ${pid}`;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, name);
  await pool.query('update submitter set phone = $2 where id = $1', [submitter, phone]);
  signal = await addSignal(pool, { submitter_id: submitter, title: 'Теч за търсене' });
});

test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

test('with the keyboard alone: Ctrl+K, a telephone number and Enter open the card of the person, which links to the signal', async ({
  page,
}) => {
  await openAs(page, 'operator', '/signals_oper/list');
  await expect(opener(page)).toBeVisible();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await page.keyboard.press('Control+KeyK');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(`088 ${pid.slice(0, 3)} ${pid.slice(3)}`);
  await expect(group(page, 'Хора').getByRole('option')).toContainText([name]);
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(hits(page).first()).toContainText(phone);
  await expect(hits(page).first()).toContainText('1 отворен сигнал');
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/people/submitter/${submitter}$`));
  await expect(topTitle(page, 'Картон на лице')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+35988${pid}`);
  await expectAccessibleEverywhere(page);
  const link = page.getByRole('link', { name: `${signal} · Теч за търсене` });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/signals_oper/preview/${signal}$`));
  await expect(page.getByRole('heading', { name: /Теч за търсене/ })).toBeVisible();
  expect(addresses.filter((address) => address.includes(pid))).toEqual([]);
});

test('SG-16 the card of a person opens the form of a new signal with the person as caller', async ({ page }) => {
  await openAs(page, 'operator', `/people/submitter/${submitter}`);
  await page.getByRole('main').getByRole('link', { name: 'Подай сигнал' }).click();
  const form = page.getByRole('form', { name: 'Подай сигнал' });
  await expect(form.getByRole('group', { name: 'От чие име' })).toContainText(name);
  await expect(form.getByRole('group', { name: 'От чие име' })).toContainText(phone);
  await form.getByRole('button', { name: 'Откажи' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Направи' }).click();
});

test('SG-16 the card of another person opens the form with the unsent signal and a choice; the new signal keeps the old one', async ({
  page,
}) => {
  const other = await addSubmitter(pool, `Друга ${pid}`);
  try {
    await openAs(page, 'operator', `/people/submitter/${submitter}`);
    const submit = page.getByRole('main').getByRole('link', { name: 'Подай сигнал' });
    await submit.click();
    const form = page.getByRole('form', { name: 'Подай сигнал' });
    const title = form.getByRole('textbox', { name: 'Заглавие' });
    const caller = form.getByRole('group', { name: 'От чие име' });
    const unsent = `Недовършен теч ${pid}`;
    await title.fill(unsent);
    await expect(form.getByText(/^Черновата е запазена/)).toBeVisible();
    await page.goto(`/people/submitter/${other}`);
    await submit.click();
    await expect(title).toHaveValue(unsent);
    await expect(form.getByRole('alert').filter({ hasText: `Сигнал за Друга ${pid}` })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await form.getByRole('button', { name: `Нов сигнал за Друга ${pid}` }).click();
    await expect(page.getByText(/^Незавършеният сигнал е запазен/)).toBeVisible();
    await expect(title).toHaveValue('');
    await expect(caller).toContainText(`Друга ${pid}`);
    // The form offers the newest draft of the account, which may be that of another test.
    const { rows } = await pool.query<{ caller: number }>(
      `delete from submit_draft where content ->> 'title' = $1 returning (content ->> 'submitterId')::int as caller`,
      [unsent],
    );
    expect(rows).toEqual([{ caller: submitter }]);
    await form.getByRole('button', { name: 'Откажи' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Направи' }).click();
    await expect(form).toHaveCount(0);
  } finally {
    await removeSubmitter(pool, other);
  }
});

test('name and telephone of a person are corrected on the card', async ({ page }) => {
  const person = await addSubmitter(pool, `Сгрешена ${pid}`);
  await openAs(page, 'operator', `/people/submitter/${person}`);
  await page.getByRole('button', { name: 'Поправи' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поправка на името и телефона' });
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill('вкъщи');
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(
    dialog.getByText('Въведете телефон с 3 до 15 цифри или оставете полето празно.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Име' }).fill(`Поправена ${pid}`);
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill('0899 333 444');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Поправена ${pid}` })).toBeVisible();
  await expect(page.getByRole('link', { name: '0899 333 444' })).toBeVisible();
  await removeSubmitter(pool, person);
});

test('the addresses on the card of a person link to the list with this address', async ({ page }) => {
  const { rows: found } = await pool.query<{ client: number; address: string }>(
    `select client_id as client, full_address as address from address
     where client_id is not null and full_address <> '' order by id limit 1`,
  );
  const { client, address = '' } = found[0] ?? {};
  await openAs(page, 'operator', `/people/client/${client}`);
  await page.getByRole('link', { name: address, exact: true }).click();
  await expect(topTitle(page, 'Адреси')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: address }).first()).toBeVisible();
});

test('people with equal names differ by their telephones, in the form of a new signal and in the filter of the list', async ({
  page,
}) => {
  const twin = await addSubmitter(pool, name);
  try {
    const twinPhone = phone.replace('+359 88', '+359 89');
    await pool.query('update submitter set phone = $2 where id = $1', [twin, twinPhone]);
    await openAs(page, 'operator', '/signal_from_oper/preview');
    await page.getByRole('combobox', { name: 'От чие име' }).fill(name);
    const callers = page.getByRole('listbox', { name: 'От чие име' }).getByRole('option');
    for (const number of [phone, twinPhone]) await expect(callers.filter({ hasText: number })).toHaveCount(1);
    await page.goto('/signals_oper/list');
    const filter = (await openFilter(page)).getByRole('combobox', { name: 'Потребител' });
    await filter.fill(name);
    for (const number of [phone, twinPhone])
      await expect(page.getByRole('option').filter({ hasText: number })).toHaveCount(1);
  } finally {
    await removeSubmitter(pool, twin);
  }
});

test('arrow keys move through the hits; Esc closes the search and returns the focus', async ({ page }) => {
  await openAs(page, 'operator', '/signals_oper/list');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await box(page).fill('люлин');
  await expect(hits(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await hits(page).nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('the search finds names in Latin letters and with a typing error, and numbers; a text without hits shows a message', async ({
  page,
}) => {
  await openAs(page, 'operator', '/dashboard');
  await opener(page).click();
  for (const typed of ['vylyo tarsachev', 'Търсачев Въльо', 'tursa4ew', 'търсачве']) {
    await box(page).fill(typed);
    await expect(hits(page).first()).toContainText(name);
  }
  await box(page).fill(`№ ${signal}`);
  await expect(group(page, 'Сигнали').getByRole('option')).toContainText([`№ ${signal} Теч за търсене`]);
  await box(page).fill('щщщщщщ');
  await expect(page.getByText('Няма намерени резултати.')).toBeVisible();
  await expectAccessible(page);
  await box(page).fill('');
  await expect(page.getByText(/^Номер на сигнал, телефон/)).toBeVisible();
  await box(page).fill('теч за търсене');
  await page.getByRole('option', { name: 'Сигнали с думите „теч за търсене“' }).click();
  await expect(page).toHaveURL(/\/signals_oper\/list\?words=/);
  await expect(page.getByRole('link', { name: String(signal), exact: true })).toBeVisible();
});

test('at 390 px the search has a button of at least 44 px in the top bar, and finds a person', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'operator', '/signals_oper/list');
  const bounds = await opener(page).boundingBox();
  expect(bounds?.width).toBeGreaterThanOrEqual(44);
  expect(bounds?.height).toBeGreaterThanOrEqual(44);
  await opener(page).click();
  await box(page).fill('Търсачев');
  await expect(hits(page).first()).toContainText(name);
  await expectAccessible(page);
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/people\/submitter\//);
  await expect(topTitle(page)).toBeVisible();
  await expectAccessible(page);
});

test('citizens have no search', async ({ page }) => {
  await openAs(page, 'citizen', '/signals/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(opener(page)).toBeHidden();
  await expect(box(page)).toBeHidden();
});
