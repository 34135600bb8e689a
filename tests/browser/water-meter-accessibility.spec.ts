import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

let pool: pg.Pool;

test.beforeAll(async () => {
  pool = await openDatabase();
});
test.afterAll(() => pool.end());

test('WM-4 the SVO dialog is accessible, before and after an SVO is chosen', async ({ page }) => {
  const { rows } = await pool.query<{ number: string }>(`
    select m.fabric_no as number from water_meter m join address a on a.id = m.address_id
    where m.ownership_type_id = 2 and m.svo_id is null and m.closed_on is null and a.location is not null
    order by m.id offset 23 limit 1`);
  await openAs(page, 'operator', `/water_meters/list?fabricNo=${rows[0]?.number}`);
  await page.getByRole('button', { name: `Избери СВО на водомер ${rows[0]?.number}: без СВО` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByText('Данни за линията')).toBeVisible();
  await dialog.getByRole('button', { name: 'Преглед', exact: true }).click();
  await expect(dialog.getByText('Още не е записано', { exact: false })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('WM-12 the form of a new meter has the required texts and is accessible, empty and with problems', async ({
  page,
}) => {
  await openAs(page, 'operator', '/water_meters/add');
  const form = page.getByRole('form', { name: 'Добавяне на водомери' });
  await expect(form.getByRole('heading', { name: 'Добавяне на водомер', exact: true })).toBeVisible();
  for (const name of ['Номер на водомер', 'Ширина и дължина', 'Показание', 'Брой потребители', 'Брой апартаменти'])
    await expect(form.getByRole('textbox', { name })).toBeEditable();
  for (const name of ['Последен ремонт', 'Последна проверка', 'Следваща проверка'])
    await expect(form.getByRole('textbox', { name })).toBeEditable();
  for (const name of ['Тип водомер', 'Вид собственост', 'Производител', /^Клиент/, /^Адрес/])
    await expect(form.getByRole('combobox', { name })).toBeEnabled();
  await expect(form.getByRole('link', { name: 'Добави нов клиент' })).toHaveAttribute(
    'href',
    /^\/gis_clients\/clientPreview\/0/,
  );
  await expect(form.getByRole('link', { name: 'Добави нов адрес' })).toHaveAttribute(
    'href',
    /^\/gis_addresses\/addressPreview\/0/,
  );
  await expectAccessibleEverywhere(page);
  await form.getByRole('button', { name: 'Добави водомер' }).click();
  await expect(field(page, 'Номер на водомер')).toBeFocused();
  await expect(field(page, 'Номер на водомер')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleEverywhere(page);
});

test('CL-2 the form of a new client is accessible, empty and with a wrong number', async ({ page }) => {
  await openAs(page, 'operator', '/gis_clients/clientPreview/0');
  await expect(page.getByRole('button', { name: 'Добави клиент' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await field(page, 'Клиентски номер').fill('1');
  await field(page, 'Име').fill('Проба Пробева');
  await page.getByRole('combobox', { name: 'Тип клиент' }).selectOption({ index: 1 });
  await field(page, 'ЕГН/ЕИК').fill('8032056032');
  await expect(page.getByText('Контролната цифра е грешна.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Добави клиент' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Нов клиент' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('AD-1 the page of an address and the form of a new address are accessible', async ({ page }) => {
  const { rows } = await pool.query<{ id: string; full: string }>(
    `select id::text, full_address as full from address where location is not null and client_id is not null
     order by id limit 1`,
  );
  await openAs(page, 'operator', `/gis_addresses/addressPreviewOnly/${rows[0]?.id}`);
  await expect(page.getByText(rows[0]?.full ?? '').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openAs(page, 'operator', '/gis_addresses/addressPreview/0');
  await expect(page.getByRole('button', { name: 'Добави адрес' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await field(page, 'Местоположение').fill('22.963, 42.548');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/Ширината и дължината са разменени/)).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('CL-1 the dialog that reveals an EGN is accessible, and closes with Escape without revealing it', async ({
  page,
}) => {
  const { rows } = await pool.query<{ id: string; egn: string }>(
    `select id::text, egn from client where egn ~ '^\\d{10}$' order by id offset 7 limit 1`,
  );
  const [client] = rows;
  if (!client) throw new Error('There is no client with an EGN.');
  await openAs(page, 'operator', `/gis_clients/clientPreview/${client.id}`);
  const reveal = page.getByRole('button', { name: 'Покажи' });
  await reveal.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Показване на ЕГН/ЕИК' });
  await expect(dialog.getByRole('button', { name: 'Покажи' })).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await field(page, 'Причина').fill('.');
  await dialog.getByRole('button', { name: 'Покажи' }).click();
  await expect(dialog.getByText('Въведете причина', { exact: false }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reveal).toBeFocused();
  await expect(page.getByText(client.egn)).toHaveCount(0);
});
