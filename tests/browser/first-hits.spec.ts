import { expect } from '@playwright/test';
import type pg from 'pg';
import { firstRow, listPath, openDatabase, queryOf } from './signals.ts';
import { expectAccessible, openAs, test } from './support.ts';

let pool: pg.Pool;
// Tests of one file run in several workers, each with people of its own.
const surname = `Двадесетиеднов${'абвгд'.charAt(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))}`;

test.beforeAll(async () => {
  pool = await openDatabase();
  await pool.query(`insert into submitter (name) select 'Иван ' || $1 from generate_series(1, 21)`, [surname]);
});
test.afterAll(async () => {
  await pool.query('delete from submitter where name = $1', [`Иван ${surname}`]);
  await pool.end();
});

test('the search of the top bar tells how many of all hits a group shows', async ({ page }) => {
  await openAs(page, 'operator', '/dashboard');
  await page.getByRole('button', { name: 'Търсене навсякъде' }).click();
  await page.getByRole('combobox', { name: 'Търсене навсякъде' }).fill(surname);
  const people = page.getByRole('group', { name: 'Хора · първите 10 от 21' });
  await expect(people.getByRole('option')).toHaveCount(10);
  await expect(people).toContainText('Хора · първите 10 от 21');
  await expect(page.getByText('Не всички намерени записи са показани. Пишете още, за да стесните.')).toBeVisible();
  await expectAccessible(page);
});

test('SG-16 the choice of the caller tells how many of all persons it shows', async ({ page }) => {
  await openAs(page, 'operator', '/signal_from_oper/preview');
  await page.getByRole('combobox', { name: 'От чие име' }).fill(surname);
  // The last choice is to add the person.
  await expect(page.getByRole('listbox', { name: 'От чие име' }).getByRole('option')).toHaveCount(11);
  await expect(page.getByText('Показани са първите 10 от 21. Пишете още, за да стесните.')).toBeVisible();
});

test('SG-16 Enter chooses nobody if the list was found without a typed word; an arrow key chooses', async ({
  page,
}) => {
  await openAs(page, 'operator', '/signal_from_oper/preview');
  const caller = page.getByRole('combobox', { name: 'От чие име' });
  await caller.fill(`Иван ${surname} Щъщъкова`);
  await expect(page.getByRole('listbox', { name: 'От чие име' }).getByRole('option').first()).toContainText(surname);
  await expect(page.getByText('Не е намерено: „щъщъкова“. Изберете със стрелките.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(caller).toHaveValue(/Щъщъкова$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'От чие име' })).toContainText(`Иван ${surname}`);
});

test('SG-16 Enter chooses none of the residents of a street; with the number of the house it chooses', async ({
  page,
}) => {
  const street = surname.replace('Двадесети', 'Тридесети');
  await pool.query(
    `with inhabited as (
       insert into street (town_id, grao_code, name) select min(id), $1, $1 from town returning id, town_id
     ), resident as (
       insert into client (client_number, name, client_type_id)
       select $1 || n, 'Жител ' || n, 1 from generate_series(1, 2) n returning id, client_number
     )
     insert into address (town_id, street_id, client_id, street_number, address_description, full_address)
     select town_id, inhabited.id, resident.id, right(client_number, 1), 'ул. ' || $1, 'ул. ' || $1 || ' № ' || right(client_number, 1)
     from inhabited, resident`,
    [street],
  );
  try {
    await openAs(page, 'operator', '/signal_from_oper/preview');
    const caller = page.getByRole('combobox', { name: 'От чие име' });
    await caller.fill(street);
    await expect(page.getByText('Намерени са 2 души. Изберете със стрелките.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(caller).toHaveValue(street);
    await caller.fill(`${street} 2`);
    await expect(page.getByText('Намерен е 1 човек.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'От чие име' })).toContainText('Жител 2');
  } finally {
    await pool.query('delete from address where full_address like $1', [`ул. ${street}%`]);
    await pool.query('delete from client where client_number like $1', [`${street}%`]);
    await pool.query('delete from street where name = $1', [street]);
  }
});

for (const path of ['/thematic_map', '/signal_from_oper/preview'])
  test(`MP-2 the address search of ${path} shows 10 addresses and tells that there are more`, async ({ page }) => {
    await openAs(page, 'operator', path);
    const search = page.getByRole('combobox', { name: 'Търсене по адрес' });
    await search.fill('радомир');
    await expect(page.getByRole('listbox', { name: 'Търсене по адрес' }).getByRole('option')).toHaveCount(10);
    await expect(page.getByText('Показани са първите 10, има още. Пишете още, за да стесните.')).toBeVisible();
    await search.fill('няматакаваулица');
    await expect(page.getByText('Няма намерен адрес')).toBeVisible();
  });

test('the filter by address tells which number was not found', async ({ page }) => {
  const { rows: found } = await pool.query<{ street: string }>(
    `select regexp_replace(s.name, '^\\S+ ', '') as street from street s join address a on a.street_id = s.id
     where s.name ~ '^ул\\. „[А-Я][а-я]+“$' order by a.id limit 1`,
  );
  const street = found[0]?.street.replaceAll(/[„“]/g, '');
  await openAs(page, 'operator', `${listPath}?address=${street}+98765`);
  await expect(page.getByText('Не е намерено: „98765“.')).toBeVisible();
  const answered = page.waitForResponse(
    (response) => queryOf(response.request())?.operationName === 'WordsWithoutAddress',
  );
  await page.goto(`${listPath}?address=${street}`);
  await (await answered).finished();
  await expect(firstRow(page)).toBeVisible();
  await expect(page.getByText('Не е намерено')).toHaveCount(0);
});
