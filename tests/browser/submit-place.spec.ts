/** The place of a new signal: address, coordinates, position and signals nearby. */
import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSignal, addSubmitter, openDatabase, removeSubmitter } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

const path = '/signal_from_oper/preview';
const form = (page: Page): Locator => page.getByRole('form', { name: 'Подай сигнал' });
const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });
const place = (page: Page): Locator => field(page, 'Локация на сигнала');

let pool: pg.Pool;
let submitter: number;
let knownAddress: { address: string; latitude: number; longitude: number };
const name = `Съседен Подател ${process.pid}`;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, name);
  const { rows } = await pool.query<{
    id: string;
    address: string;
    latitude: number;
    longitude: number;
    client: string;
  }>(
    `select client_id as client, full_address as address, location[1] as latitude, location[0] as longitude
     from address a where client_id is not null and location is not null
       and id = (select min(id) from address where client_id = a.client_id)
       and not exists (select from submitter where client_id = a.client_id)
     order by id limit 1`,
  );
  knownAddress = rows[0] ?? { address: '', latitude: 0, longitude: 0 };
  await pool.query('update submitter set client_id = $2 where id = $1', [submitter, rows[0]?.client]);
});
test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

const open = async (page: Page): Promise<void> => {
  await openAs(page, 'operator', path);
  await expect(field(page, 'Описание на сигнала')).toHaveAttribute('aria-required', 'true');
};

const choose = async (page: Page): Promise<void> => {
  await form(page).getByRole('combobox', { name: 'От чие име' }).fill(name);
  await page.getByRole('option', { name }).first().click();
};

test("SG-16 the address of the chosen person is offered as the signal's place", async ({ page }) => {
  await open(page);
  await choose(page);
  await form(page).getByRole('button', { name: 'Мястото е на адреса на клиента' }).click();
  await expect(place(page)).toHaveValue(`${knownAddress.latitude.toFixed(5)}, ${knownAddress.longitude.toFixed(5)}`);
  await expect(form(page).getByText(knownAddress.address, { exact: true })).toBeVisible();
  await expect(form(page).getByText(/^Черновата е запазена/)).toBeVisible();
  await page.reload();
  await expect(form(page).getByText(knownAddress.address, { exact: true })).toBeVisible();
});

test("SG-16 a client's address without coordinates is not offered as the place, and a text says so", async ({
  page,
}) => {
  const { rows } = await pool.query<{ client: string; name: string }>(
    `insert into client (client_number, name, client_type_id)
     values ($1, $2, (select min(client_type_id) from client)) returning id as client, name`,
    [`9${process.pid}`, `Безкоординатен Клиент ${process.pid}`],
  );
  const [client] = rows;
  await pool.query(
    `insert into address (town_id, client_id, address_description, full_address)
     values ((select min(id) from town), $1, '', 'гр. Радомир, ул. „Далечна“ № 3')`,
    [client?.client],
  );
  try {
    await open(page);
    await form(page)
      .getByRole('combobox', { name: 'От чие име' })
      .fill(client?.name ?? '');
    await page
      .getByRole('option', { name: client?.name ?? '' })
      .first()
      .click();
    await expect(
      form(page).getByText('Адресът на клиента няма координати. Посочете мястото на картата.'),
    ).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Мястото е на адреса на клиента' })).toHaveCount(0);
  } finally {
    await pool.query('delete from address where client_id = $1', [client?.client]);
    await pool.query('delete from client where id = $1', [client?.client]);
  }
});

test('the first 8 of 11 signals nearby are listed below the fields, with the total; no field moves', async ({
  page,
}) => {
  for (let index = 0; index < 11; index += 1)
    await addSignal(pool, { submitter_id: submitter, title: 'Теч на площада', location: '(23.06101,42.61101)' });
  await open(page);
  await place(page).fill('42.61101, 23.06101');
  const before = await field(page, 'Описание на сигнала').boundingBox();
  await place(page).press('Enter');
  const nearby = form(page).getByRole('region', { name: 'Наблизо има 11 отворени сигнала' });
  await expect(nearby).toContainText('първите 8 от 11, до 300 м');
  expect(await field(page, 'Описание на сигнала').boundingBox()).toEqual(before);
  const list = await nearby.boundingBox();
  expect(list?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  await expectAccessibleEverywhere(page);
});

test('MP-12 on a phone the place is found by position or address; coordinates come last', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.548123, longitude: 22.963123, accuracy: 20 });
  await open(page);
  const search = form(page).getByRole('combobox', { name: 'Търсене по адрес' });
  await expect(search).toHaveCount(1);
  const button = form(page).getByRole('button', { name: 'Моето местоположение' });
  const tops = await Promise.all([button, search, place(page)].map(async (one) => (await one.boundingBox())?.y ?? 0));
  expect(tops.toSorted((left, right) => left - right)).toEqual(tops);
  await button.click();
  await expect(place(page)).toHaveValue('42.54812, 22.96312');
  await search.fill(knownAddress.address.slice(0, 200));
  await form(page).getByRole('option').first().click();
  await expect(place(page)).not.toHaveValue('42.54812, 22.96312');
  await expectAccessibleEverywhere(page, [390]);
});

test('a message explains that the browser refused the position', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.clearPermissions();
  await open(page);
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_done, fail) => fail?.({ code: 1 } as GeolocationPositionError);
  });
  await form(page).getByRole('button', { name: 'Моето местоположение' }).click();
  await expect(form(page).getByText(/^Браузърът не даде местоположението/)).toBeVisible();
});

test('SH-13 SH-16 an unsent signal is offered after its tab was closed, and not while its tab is open', async ({
  page,
  context,
}) => {
  // A draft belongs to an account. The other tests use another account.
  await pool.query(`delete from submit_draft where content ->> 'title' = 'Затворен раздел'`);
  await openAs(page, 'admin', path);
  await field(page, 'Заглавие').fill('Затворен раздел');
  await place(page).fill('42.61201, 23.06201');
  await place(page).press('Enter');
  await field(page, 'Описание на сигнала').click();
  await page.keyboard.insertText('Тече вода.');
  await expect(form(page).getByText(/^Черновата е запазена \d\d:/)).toBeVisible();
  const second = await context.newPage();
  await openAs(second, 'admin', path);
  await expect(field(second, 'Описание на сигнала')).toHaveAttribute('aria-required', 'true');
  await expect(form(second).getByText(/Имате незавършен сигнал „Затворен раздел“/)).toHaveCount(0);
  await page.close();
  await second.reload();
  await form(second)
    .getByText(/Имате незавършен сигнал „Затворен раздел“/)
    .getByRole('button', { name: 'Продължи го' })
    .click();
  await expect(field(second, 'Заглавие')).toHaveValue('Затворен раздел');
  await expect(place(second)).toHaveValue('42.61201, 23.06201');
  await expect(field(second, 'Описание на сигнала')).toHaveText('Тече вода.');
  await form(second).getByRole('button', { name: 'Откажи' }).click();
  await second
    .getByRole('alertdialog', { name: 'Изтриване на черновата' })
    .getByRole('button', { name: 'Направи' })
    .click();
  await expect(second).toHaveURL(/\/signals_oper\/list/);
  await openAs(second, 'admin', path);
  await expect(field(second, 'Заглавие')).toHaveValue('');
  await expect(form(second).getByText(/Затворен раздел/)).toHaveCount(0);
});

test.describe('with a map', () => {
  test.use({ drawsMaps: true });

  test('MP-12 the signals nearby are markers, and an invalid place clears the marker', async ({ page }) => {
    const id = await addSignal(pool, {
      submitter_id: submitter,
      title: 'Теч до моста',
      location: '(23.07101,42.62101)',
    });
    await open(page);
    await expect(page.locator('[data-map-ready]')).toBeVisible();
    await place(page).fill('42.62111, 23.07101');
    await place(page).press('Enter');
    await expect(page.getByRole('group', { name: 'Маркер' })).toBeVisible();
    const point = page.locator('[data-map-ready]').getByRole('link', { name: `Сигнал № ${id}, Теч до моста, Сигнал` });
    await expect(point).toBeVisible();
    await expect(point).toHaveAttribute('href', `/signals_oper/preview/${id}`);
    await expectAccessibleEverywhere(page, [1440]);
    await place(page).fill('0, 0');
    await place(page).press('Enter');
    await expect(place(page)).toHaveAccessibleDescription('Мястото е извън България.');
    await expect(place(page)).toHaveValue('0, 0');
    await expect(page.getByRole('group', { name: 'Маркер' })).toHaveCount(0);
    await expect(point).toHaveCount(0);
  });
});

test.describe('on a drawn map', () => {
  test.use({ drawsMaps: true });

  test('MP-1 a single click on the map shows that a double click places the marker, which it does', async ({
    page,
  }) => {
    await open(page);
    const canvas = page.getByRole('region', { name: 'Карта', exact: true });
    await expect(page.locator('[data-map-ready]')).toBeVisible();
    const hint = page.getByText('Щракнете два пъти, за да поставите маркера.');
    await canvas.click({ position: { x: 200, y: 300 } });
    await expect(hint).toBeVisible();
    await expect(place(page)).toHaveValue('');
    await expectAccessibleEverywhere(page);
    await canvas.dblclick({ position: { x: 200, y: 300 } });
    await expect(place(page)).not.toHaveValue('');
    await expect(hint).toHaveCount(0);
  });
});
