/** Clients, addresses and water meters: conflicts, invalid input, missing records, masked numbers in print. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { expectAccessible, openAs, test } from './support.ts';

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

test('CL-2 a client that was changed meanwhile is compared in a dialog; a deleted client is reported', async ({
  page,
}) => {
  const id = await addClient('1');
  await openAs(page, 'operator', `/gis_clients/clientPreview/${id}`);
  await page.getByRole('button', { name: 'Редакция' }).click();
  await field(page, 'Име').fill('Проба Моя');
  await pool.query(`update client set name = 'Проба Чужда' where id = $1`, [id]);
  await saveClient(page);
  const dialog = page.getByRole('alertdialog', { name: 'Данните са променени от друг' });
  for (const name of ['Проба Пробева', 'Проба Чужда', 'Проба Моя']) await expect(dialog).toContainText(name);
  await expectAccessible(page);
  await dialog.getByRole('button').last().click();
  await expect(page.getByText(`Данните за клиент ${mark}-1 са обновени успешно.`)).toBeVisible();

  await page.getByRole('button', { name: 'Редакция' }).click();
  await field(page, 'Име').fill('Проба Късна');
  await pool.query('delete from client where id = $1', [id]);
  await saveClient(page);
  await expect(
    page.getByText(`Данните за клиент ${mark}-1 не са обновени. Грешка Клиентът не е намерен.`).first(),
  ).toBeVisible();
  await expect(field(page, 'Име')).toHaveValue('Проба Късна');
});

test('CL-2 after a conflict the stored value is shown in the form, and all other typed values stay unsaved', async ({
  page,
}) => {
  const id = await addClient('3');
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
  await expect(dialog).toContainText('Проба Чужда');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Остават записаните стойности.')).toBeVisible();
  await expect(field(page, 'Име')).toHaveValue('Проба Чужда');
  await expect(field(page, 'ЕГН/ЕИК')).toHaveValue('104055066');
  await expect(type).toHaveValue(chosen);

  await saveClient(page);
  await expect(page.getByText(`Данните за клиент ${mark}-3 са обновени успешно.`)).toBeVisible();
  const { rows } = await pool.query('select name, egn, client_type_id::text as type from client where id = $1', [id]);
  expect(rows).toEqual([{ name: 'Проба Чужда', egn: '104055066', type: chosen }]);
});

test('CL-1 a printed client and a printed list show the EGN only masked', async ({ page }) => {
  const id = await addClient('2');
  for (const path of [`/gis_clients/clientPreview/${id}`, `/gis_clients/list?clientNumber=${mark}-2`]) {
    await openAs(page, 'operator', path);
    await expect(page.getByText('••••••••31').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('••••••••31').first()).toBeVisible();
    expect(await page.content()).not.toContain(egn);
    await page.emulateMedia({ media: null });
  }
});

test('WM-6 CL-1 AD-1 an id without a record is reported on the page', async ({ page }) => {
  const pages = [
    ['/water_meters/preview/0', 'Няма такъв водомер'],
    ['/water_meters/preview/9007199254740991', 'Няма такъв водомер'],
    ['/gis_clients/clientPreview/-1', 'Страницата не е намерена'],
    ['/gis_clients/clientPreview/9007199254740991', 'Няма такъв клиент'],
    ['/gis_addresses/addressPreviewOnly/9223372036854775808', 'Няма такъв адрес'],
    ['/gis_addresses/addressPreviewOnly/9007199254740991', 'Няма такъв адрес'],
  ] as const;
  for (const [path, text] of pages) {
    await openAs(page, 'operator', path);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test('WM-12 swapped coordinates, places abroad, invalid dates and an existing number are reported', async ({
  page,
}) => {
  const { rows } = await pool.query<{ number: string }>('select fabric_no as number from water_meter limit 1');
  const number = rows[0]?.number ?? '';
  await openAs(page, 'operator', '/water_meters/add');
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

  await field(page, 'Номер на водомер').fill(number);
  await page.getByLabel('Тип водомер').selectOption({ index: 1 });
  await page.getByLabel('Вид собственост').selectOption({ index: 1 });
  await page.getByLabel('Производител').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Добави водомер' }).click();
  await expect(page.getByText(/Нова партида на водомер не е създадена\.Грешка .+/).first()).toBeVisible();
  await expect(field(page, 'Номер на водомер')).toHaveValue(number);
  await page.getByRole('button', { name: 'Изчисти' }).click();
});

test('WM-5 a snap to an SVO that is too far away is refused with the reason of the service, and the dialog closes', async ({
  page,
}) => {
  const { rows } = await pool.query<{ id: string; number: string }>(`
    select m.id::text, m.fabric_no as number from water_meter m join address a on a.id = m.address_id
    where m.ownership_type_id = 2 and m.svo_id is null and m.closed_on is null and a.location is not null
    order by m.id desc limit 1`);
  const [meter] = rows;
  if (!meter) throw new Error('Every common meter has an SVO.');
  // The request is changed to a marker a kilometre to the north.
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (!sent.includes('SnapWaterMeter')) return route.continue();
    const body = JSON.parse(sent) as { variables: { input: { marker?: { latitude: number } } } };
    if (body.variables.input.marker) body.variables.input.marker.latitude += 0.01;
    return route.continue({ postData: JSON.stringify(body) });
  });
  await openAs(page, 'operator', `/water_meters/list?fabricNo=${meter.number}`);
  await page.getByRole('button', { name: `Избери СВО на водомер ${meter.number}: без СВО` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText(/Маркерът е на .+ от СВО\. Водомер се закача до 100 м\./)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('WM-3 a rectangle over the whole country can be typed, and an invalid rectangle is marked', async ({ page }) => {
  await openAs(page, 'operator', '/water_meters/list');
  await page.getByRole('button', { name: 'Търсене на водомери' }).click();
  await page.getByText('Географски район').click();
  const rectangle = field(page, 'Правоъгълник за водомера');
  await rectangle.fill('44.3,22.3,41.2,28.7');
  await page.keyboard.press('Enter');
  await expect(rectangle).toHaveAttribute('aria-invalid', 'true');
  await rectangle.fill('41.2,22.3,44.3,28.7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bounds=/);
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
});

test('WM-3 WM-8 AD-3 an address of 1 000 characters is cut to 200, in the filters of lists and in the address line of a meter', async ({
  page,
}) => {
  const long = 'жк Люлин '.repeat(111) + 'а';
  for (const [path, title] of [
    ['/gis_addresses/list', 'Търсене на адрес'],
    ['/water_meters/list', 'Търсене на водомери'],
  ] as const) {
    await openAs(page, 'operator', path);
    await page.getByRole('button', { name: title }).click();
    const address = page.getByRole('form', { name: title }).getByRole('textbox', { name: 'Адрес', exact: true });
    await address.fill(long);
    await expect(page.getByText('Най-много 200 знака.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toContain('%D0%9B%D1%8E%D0%BB%D0%B8%D0%BD');
    await expect(page.locator('tr[data-row]').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from water_meter');
  await openAs(page, 'operator', `/water_meters/preview/${rows[0]?.id}`);
  const line = page.getByRole('combobox', { name: 'Адрес на един ред' });
  await line.fill(long);
  await expect(line).toHaveValue(long.slice(0, 200));
  await expect(page.getByRole('listbox', { name: 'Адрес на един ред' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Изборът не се зареди.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Смени адреса' })).toBeDisabled();
});

test('WM-8 a level of the address without options is disabled, and a single option is chosen automatically', async ({
  page,
}) => {
  const { rows } = await pool.query<{ meter: string; description: string }>(`
    select (select max(id) from water_meter)::text as meter, a.address_description as description from address a
    where a.block is null and a.entrance is null and a.floor is null and a.apartment is null and a.street_id is not null
      and (select count(*) from address o where o.address_description = a.address_description) = 1
    order by a.id limit 1`);
  const [one] = rows;
  if (!one) throw new Error('There is no address of a house.');
  await openAs(page, 'operator', `/water_meters/preview/${one.meter}`);
  const description = page.getByRole('combobox', { name: 'Описание' });
  await description.fill(one.description);
  await page.getByRole('option', { name: one.description, exact: true }).first().click();
  await expect(page.getByLabel('Улица', { exact: true })).not.toHaveValue('');
  for (const level of ['Блок', 'Вход', 'Етаж', 'Апартамент']) {
    await expect(page.getByLabel(level, { exact: true })).toBeDisabled();
    await expect(page.getByLabel(level, { exact: true })).toHaveValue('');
  }
});
