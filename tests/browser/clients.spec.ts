import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, openByLink, test } from './support.ts';

test.use({ keepsPage: true });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
/** Unassigned personal numbers: one with a wrong check digit, and a valid one. */
const wrong = '8032056032';
const valid = '8032056031';

const mark = `Т${process.pid}`;

test.afterAll(async () => {
  const pool = await openDatabase();
  await pool.query('delete from address where street_number like $1', [`${mark}-%`]);
  await pool.end();
});

/** Adds an address with a place, in the street of the first one. */
const addAddress = async (pool: pg.Pool): Promise<{ id: string; full: string; location: string }> => {
  const { rows } = await pool.query<{ id: string; full: string; location: string }>(
    `insert into address (town_id, street_id, street_number, address_description, full_address, location)
     select town_id, street_id, $1, $1, $1, location from address
     where street_id is not null and location is not null order by id limit 1
     returning id::text, full_address as full, location::text`,
    [`${mark}-${Date.now() % 100_000}`],
  );
  if (!rows[0]) throw new Error('No address has a street and coordinates.');
  return rows[0];
};

test('CL-1 CL-2 WM-12 a client is added for the form of a new meter, shown and changed, and the whole EGN is revealed', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  const number = `К-${process.pid}-${Date.now() % 100_000}`;
  await openAs(page, 'operator', `/gis_clients/clientPreview/0?returnTo=${encodeURIComponent('/water_meters/add')}`);
  await field(page, 'Клиентски номер').fill(number);
  await field(page, 'Име').fill('Проба Пробева');
  await page.getByRole('combobox', { name: 'Тип клиент' }).selectOption({ label: 'Битов' });
  await field(page, 'ЕГН/ЕИК').fill('abc');
  await expect(page.getByText('Въведете само цифри.')).toBeVisible();
  await page.getByRole('button', { name: 'Добави клиент' }).click();
  await expect(field(page, 'ЕГН/ЕИК')).toBeFocused();
  await field(page, 'ЕГН/ЕИК').fill('1234');
  await page.getByRole('button', { name: 'Добави клиент' }).click();
  const question = page.getByRole('alertdialog', { name: 'Нов клиент' });
  await expect(question).toContainText('ЕГН е от 10 цифри, ЕИК е от 9 или 13.');
  await question.getByRole('button', { name: 'Откажи' }).click();
  await field(page, 'ЕГН/ЕИК').fill(wrong);
  await expect(page.getByText('Контролната цифра е грешна.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  // The number is in no stored draft.
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(stored).not.toContain(wrong);
  await page.getByRole('button', { name: 'Добави клиент' }).click();
  await expect(question).toContainText('Контролната цифра е грешна. ЕГН/ЕИК ще се запише така, както е въведен.');
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Откажи' }).click();
  await field(page, 'ЕГН/ЕИК').fill(valid);
  await page.getByRole('button', { name: 'Добави клиент' }).click();
  await expect(question).not.toContainText('грешна');
  await question.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByText('Данните за клиент са добавени успешно.')).toBeVisible();
  await expect(page).toHaveURL(/\/water_meters\/add$/);

  await openByLink(page, `/gis_clients/list?clientNumber=${encodeURIComponent(number)}`);
  await page.locator('tbody').getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByText('••••••••31')).toBeVisible();
  await expect(page.getByText(valid)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Запази' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await field(page, 'Име').fill('Проба Новакова');
  await page.getByRole('button', { name: 'Запази' }).click();
  await page
    .getByRole('alertdialog', { name: 'Запазване данните на клиент' })
    .getByRole('button', { name: 'Продължи' })
    .click();
  await expect(page.getByText(`Данните за клиент ${number} са обновени успешно.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Проба Новакова' })).toBeVisible();

  const reveal = page.getByRole('button', { name: 'Покажи' });
  await reveal.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Показване на ЕГН/ЕИК' });
  await expect(dialog.getByRole('button', { name: 'Покажи' })).toBeDisabled();
  await field(page, 'Причина').fill('.');
  await dialog.getByRole('button', { name: 'Покажи' }).click();
  await expect(dialog.getByText('Въведете причина', { exact: false }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reveal).toBeFocused();
  await expect(page.getByText(valid)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await field(page, 'Причина').fill('Спор по фактура');
  await page.keyboard.press('Enter');
  await expect(page.getByText(valid)).toBeVisible();
  await expect(page.getByText('Показан номер').or(page.getByText('Спор по фактура')).first()).toBeVisible();
  expect(addresses.filter((address) => address.includes(valid) || address.includes(wrong))).toEqual([]);
});

test('AD-1 coordinates outside of the country, swapped or malformed neither delete the stored place nor can be saved; a conflict names the streets: the one seen, the stored one and the chosen one', async ({
  page,
}) => {
  const pool = await openDatabase();
  const address = await addAddress(pool);
  await openAs(page, 'operator', `/gis_addresses/addressPreviewOnly/${address.id}`);
  await expect(page.getByText(address.full).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Редакция' }).click();
  const place = field(page, 'Местоположение');
  const save = page.getByRole('button', { name: 'Запази' });
  for (const [text, problem] of [
    ['51.5, -0.12', 'Мястото е извън България.'],
    ['22.963, 42.548', /Ширината и дължината са разменени/],
    ['42.548', /Въведете ширина и дължина/],
  ] as const) {
    await place.fill(text);
    await field(page, 'Блок').fill('17Б');
    await expect(page.getByText(problem)).toBeVisible();
    await expect(save).toBeDisabled();
    await page.keyboard.press('Enter');
  }
  const stored = await pool.query('select location::text from address where id = $1', [address.id]);
  expect(stored.rows).toEqual([{ location: address.location }]);
  await place.fill('22.963, 42.548');
  await page.keyboard.press('Tab');
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Размени ги' }).click();
  await expect(save).toBeEnabled();

  const { rows: others } = await pool.query<{ id: string; name: string }>(
    `select s.id::text, s.name from address a join street s on s.town_id = a.town_id and s.id <> a.street_id
     where a.id = $1 order by s.id limit 2`,
    [address.id],
  );
  const [other, chosen] = others;
  if (!other || !chosen) throw new Error('The town has no three streets.');
  await page.getByRole('combobox', { name: 'Улица' }).fill(chosen.name);
  await page.getByRole('option', { name: chosen.name }).click();
  await pool.query('update address set street_id = $1 where id = $2', [other.id, address.id]);
  await save.click();
  const conflict = page.getByRole('alertdialog', { name: 'Данните са променени от друг' });
  await expect(conflict.getByRole('definition').filter({ hasText: other.name })).toBeVisible();
  await expect(conflict.getByRole('definition').filter({ hasText: chosen.name })).toBeVisible();
  await conflict.getByRole('button', { name: 'Откажи' }).click();
  await expect(page.getByRole('combobox', { name: 'Улица' })).toHaveValue(other.name);
  // The other typed values stay.
  await expect(field(page, 'Блок')).toHaveValue('17Б');
  await pool.end();
});
