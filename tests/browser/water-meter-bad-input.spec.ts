/** Clients, addresses and water meters: conflicts, invalid input and missing records. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, openByLink, openFilterForm, test } from './support.ts';

test.use({ keepsPage: true });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const mark = `Г${process.pid}`;
/** A valid but unassigned personal number. */
const egn = '8032056031';

let pool: pg.Pool;

test.beforeAll(async () => {
  pool = await openDatabase();
});
test.afterAll(async () => {
  await pool.query('delete from client where client_number like $1', [`${mark}%`]);
  await pool.end();
});

const addClient = async (suffix: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into client (client_number, name, egn, client_type_id) values ($1, 'Проба Пробева', $2, 1)
     returning id::text`,
    [`${mark}-${suffix}`, egn],
  );
  return rows[0]?.id ?? '';
};

const saveClient = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Запази' }).click();
  await page
    .getByRole('alertdialog', { name: 'Запазване данните на клиент' })
    .getByRole('button', { name: 'Продължи' })
    .click();
};

test('CL-2 a client that was changed meanwhile is compared in a dialog: the stored value is shown in the form, or is replaced; a deleted client is reported', async ({
  page,
}) => {
  const id = await addClient('1');
  await openAs(page, 'operator', `/gis_clients/clientPreview/${id}`);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await field(page, 'Име').fill('Проба Моя');
  await field(page, 'ЕГН/ЕИК').fill('104055066');
  const type = page.getByRole('combobox', { name: 'Тип клиент' });
  await type.selectOption({ index: 2 });
  const chosen = await type.inputValue();
  await pool.query(`update client set name = 'Проба Чужда' where id = $1`, [id]);
  await saveClient(page);
  const dialog = page.getByRole('alertdialog', { name: 'Данните са променени от друг' });
  for (const name of ['Проба Пробева', 'Проба Чужда', 'Проба Моя']) await expect(dialog).toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Остават записаните стойности.')).toBeVisible();
  await expect(field(page, 'Име')).toHaveValue('Проба Чужда');
  // All other typed values stay unsaved.
  await expect(field(page, 'ЕГН/ЕИК')).toHaveValue('104055066');
  await expect(type).toHaveValue(chosen);
  const updated = page.getByText(`Данните за клиент ${mark}-1 са обновени успешно.`);
  await saveClient(page);
  await expect(updated).toHaveCount(1);
  const stored = async () =>
    (await pool.query('select name, egn, client_type_id::text as type from client where id = $1', [id])).rows;
  expect(await stored()).toEqual([{ name: 'Проба Чужда', egn: '104055066', type: chosen }]);

  await page.getByRole('button', { name: 'Редакция' }).click();
  await field(page, 'Име').fill('Проба Моя');
  await pool.query(`update client set name = 'Проба Втора' where id = $1`, [id]);
  await saveClient(page);
  await dialog.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByRole('heading', { name: 'Проба Моя' })).toBeVisible();
  expect(await stored()).toEqual([{ name: 'Проба Моя', egn: '104055066', type: chosen }]);

  await page.getByRole('button', { name: 'Редакция' }).click();
  await field(page, 'Име').fill('Проба Късна');
  await pool.query('delete from client where id = $1', [id]);
  await saveClient(page);
  await expect(
    page.getByText(`Данните за клиент ${mark}-1 не са обновени. Грешка Клиентът не е намерен.`).first(),
  ).toBeVisible();
  await expect(field(page, 'Име')).toHaveValue('Проба Късна');
});

test('WM-6 CL-1 AD-1 an id without a record is reported on the page', async ({ page }) => {
  const pages = [
    ['/water_meters/preview/0', 'Няма такъв водомер'],
    ['/gis_clients/clientPreview/-1', 'Страницата не е намерена'],
    ['/gis_clients/clientPreview/9007199254740991', 'Няма такъв клиент'],
    ['/gis_addresses/addressPreviewOnly/9223372036854775808', 'Няма такъв адрес'],
  ] as const;
  await openAs(page, 'operator', '/water_meters/preview/-1');
  for (const [path, text] of pages) {
    await openByLink(page, path);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

/** Both links of the form lead to a page for a new record. */
const expectLinksToNewRecords = async (page: Page): Promise<void> => {
  for (const [name, path] of [
    ['Добави нов клиент', /^\/gis_clients\/clientPreview\/0/],
    ['Добави нов адрес', /^\/gis_addresses\/addressPreview\/0/],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
};

test('WM-12 the form of a new meter has the required fields and reports swapped coordinates, places abroad, invalid dates and an existing number', async ({
  page,
}) => {
  const { rows } = await pool.query<{ number: string }>('select fabric_no as number from water_meter limit 1');
  const number = rows[0]?.number ?? '';
  await openAs(page, 'operator', '/water_meters/add');
  await expect(page.getByRole('heading', { name: 'Добавяне на водомер', exact: true })).toBeVisible();
  for (const name of ['Показание', 'Брой потребители', 'Брой апартаменти', 'Последен ремонт'])
    await expect(field(page, name)).toBeEditable();
  for (const name of [/^Клиент/, /^Адрес/]) await expect(page.getByRole('combobox', { name })).toBeEnabled();
  await expectLinksToNewRecords(page);
  await page.getByRole('button', { name: 'Добави водомер' }).click();
  await expect(field(page, 'Номер на водомер')).toBeFocused();
  await expect(field(page, 'Номер на водомер')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleEverywhere(page);
  await field(page, 'Ширина и дължина').fill('51.5074, -0.1278');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Мястото е извън България.')).toBeVisible();
  await field(page, 'Ширина и дължина').fill('22.963, 42.548');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/Ширината и дължината са разменени/)).toBeVisible();
  await page.getByRole('button', { name: 'Размени ги' }).click();
  await expect(field(page, 'Ширина и дължина')).toHaveValue('42.54800, 22.96300');
  await field(page, 'Последна проверка').fill('31/02/2025');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Въведената дата не е валидна.')).toBeVisible();
  await field(page, 'Последна проверка').fill('02/02/2025');
  await field(page, 'Следваща проверка').fill('01/02/2025');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Следващата проверка е преди последната.')).toBeVisible();
  await field(page, 'Следваща проверка').fill('02/02/2030');

  const taken = page.getByText(`Водомер с номер ${number} вече съществува.`, { exact: true });
  await field(page, 'Номер на водомер').fill(number);
  await expect(taken).toBeVisible();
  await expect(field(page, 'Номер на водомер')).toHaveAttribute('aria-invalid', 'true');
  // A part of an existing number is free.
  const part = number.slice(0, -1);
  await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes(`"fabricNo":"${part}"`) ?? false),
    field(page, 'Номер на водомер').fill(part),
  ]);
  await expect(taken).toBeHidden();
  await expect(field(page, 'Номер на водомер')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Номер на водомер').fill(number);
  await page.getByLabel('Тип водомер').selectOption({ index: 1 });
  await page.getByLabel('Вид собственост').selectOption({ index: 1 });
  await page.getByLabel('Производител').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Добави водомер' }).click();
  await expect(page.getByText(/Нова партида на водомер не е създадена\.Грешка .+/).first()).toBeVisible();
  await expect(field(page, 'Номер на водомер')).toHaveValue(number);
  await page.getByRole('button', { name: 'Изчисти' }).click();
});

test('WM-3 AD-2 AD-3 in filters, an address of 1 000 characters is cut to 200, an invalid carnet is reported beside its field, and so is an invalid rectangle; one over the whole country can be typed', async ({
  page,
}) => {
  const long = 'жк Люлин '.repeat(111) + 'а';
  await openAs(page, 'operator', '/water_meters/add');
  for (const [path, title] of [
    ['/gis_addresses/list', 'Търсене на адрес'],
    ['/water_meters/list', 'Търсене на водомери'],
  ] as const) {
    await openByLink(page, path);
    await openFilterForm(page, title);
    const address = page.getByRole('form', { name: title }).getByRole('textbox', { name: 'Адрес', exact: true });
    await address.fill(long);
    await expect(page.getByText('Най-много 200 знака.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toContain('%D0%9B%D1%8E%D0%BB%D0%B8%D0%BD');
    await expect(page.locator('tr[data-row]').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.getByText('Географски район').click();
  const rectangle = field(page, 'Правоъгълник за водомера');
  await rectangle.fill('44.3,22.3,41.2');
  await page.keyboard.press('Enter');
  await expect(rectangle).toHaveAttribute('aria-invalid', 'true');
  await rectangle.fill('44.3,22.3,41.2,28.7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bounds=/);
  await expect(page.locator('tr[data-row]').first()).toBeVisible();

  await openByLink(page, '/gis_addresses/mapping');
  await openFilterForm(page, 'Търсене на адрес');
  await field(page, 'Карнет, страница').fill('123,,5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Въведете карнет и страница/)).toBeVisible();
  await field(page, 'Карнет, страница').fill('101, 5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
});

test('WM-8 an address line of 1 000 characters is cut to 200; an address typed into it is stored; a level without options is disabled', async ({
  page,
}) => {
  const { rows } = await pool.query<Record<'id' | 'full' | 'meter' | 'before' | 'house', string>>(`
    select a.id::text, a.full_address as full, m.id::text as meter, m.address_id::text as before,
      h.address_description as house
    from address a,
      lateral (select id, address_id from water_meter where address_id <> a.id and id > 700 order by id limit 1) m,
      lateral (select o.address_description from address o
        where o.block is null and o.entrance is null and o.floor is null and o.apartment is null
          and o.street_id is not null
          and (select count(*) from address s where s.address_description = o.address_description) = 1
        order by o.id limit 1) h
    where a.apartment is not null order by a.id limit 1`);
  const [row] = rows;
  if (!row) throw new Error('There is no flat, or no address of a house.');
  await openAs(page, 'operator', `/water_meters/preview/${row.meter}`);
  const line = page.getByRole('combobox', { name: 'Адрес на един ред' });
  const long = 'жк Люлин '.repeat(111) + 'а';
  await line.fill(long);
  await expect(line).toHaveValue(long.slice(0, 200));
  await expect(page.getByRole('listbox', { name: 'Адрес на един ред' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Изборът не се зареди.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Смени адреса' })).toBeDisabled();

  await line.fill(row.full);
  await page.getByRole('option', { name: row.full, exact: false }).first().click();
  await page.getByRole('button', { name: 'Смени адреса' }).click();
  await expect(page.getByText('Адресът е сменен на водомер:', { exact: false })).toBeVisible();
  const stored = await pool.query('select address_id::text as id from water_meter where id = $1', [row.meter]);
  expect(stored.rows).toEqual([{ id: row.id }]);

  // The form starts again when the record has been read again.
  await expect(page.getByRole('link', { name: 'Преглед на адрес' })).toHaveAttribute('href', new RegExp(`/${row.id}$`));
  await page.getByRole('combobox', { name: 'Описание' }).fill(row.house);
  await page.getByRole('option', { name: row.house, exact: true }).first().click();
  await expect(page.getByLabel('Улица', { exact: true })).not.toHaveValue('');
  for (const level of ['Блок', 'Вход', 'Етаж', 'Апартамент']) {
    await expect(page.getByLabel(level, { exact: true })).toBeDisabled();
    await expect(page.getByLabel(level, { exact: true })).toHaveValue('');
  }
  // Not earlier: the open page follows the change and clears the form.
  await pool.query('update water_meter set address_id = $2 where id = $1', [row.meter, row.before]);
});
