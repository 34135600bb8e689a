import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { openAs, openByLink, openFilterForm, test, topTitle } from './support.ts';

test.use({ keepsPage: true });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const mark = `И${process.pid}`;
/** Valid but unassigned personal numbers. The first is that of one client: each worker has its own. */
const egn = process.env.TEST_PARALLEL_INDEX === '0' ? '7523169263' : '7523169279';
const masked = `••••••••${egn.slice(-2)}`;
const typed = '9511032220';

let pool: pg.Pool;
let records: { client: string; address: string; meter: string };

test.beforeAll(async () => {
  pool = await openDatabase();
  const { rows } = await pool.query<typeof records>(
    `with new_client as (
       insert into client (client_number, name, egn, client_type_id) values ($1, 'Проба Пробева', $2, 1) returning id
     ), new_address as (
       insert into address (town_id, street_id, client_id, street_number, address_description, full_address, location)
       select town_id, street_id, new_client.id, $1, full_address || ' ' || $1, full_address || ' ' || $1, location
       from new_client, (select * from address where location is not null order by id limit 1) a returning id, client_id
     ), new_meter as (
       insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id, address_id)
       select $1, 1, 1, 1, client_id, id from new_address returning id, client_id, address_id
     )
     select client_id::text as client, address_id::text as address, id::text as meter from new_meter`,
    [mark, egn],
  );
  if (!rows[0]) throw new Error('No address has coordinates.');
  [records] = rows as [typeof records];
});
test.afterAll(async () => {
  await pool.query('delete from water_meter where fabric_no = $1', [mark]);
  await pool.query('delete from address where street_number = $1', [mark]);
  await pool.query('delete from client where client_number = $1', [mark]);
  await pool.query('delete from list_view where name = $1', [mark]);
  await pool.end();
});

/** Everything that the browser keeps for the origin: both storages, the state of the history, databases and caches. */
const readStorages = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const responses = (await cache.keys()).map(async (key) => (await cache.match(key))?.text());
      return Promise.all(responses);
    });
    return JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      history.state,
      await indexedDB.databases(),
      await Promise.all(cached),
      document.cookie,
      window.name,
    ]);
  });

const expectNoNumber = async (page: Page): Promise<void> => {
  const stored = await readStorages(page);
  for (const number of [egn, typed]) {
    expect(stored).not.toContain(number);
    expect(page.url()).not.toContain(number);
  }
  // The storages are read at all: the tab keeps the visited pages.
  expect(stored.length).toBeGreaterThan(20);
};

test('CL-1 CL-3 WM-6 AD-1 AD-3 printed records and lists hold no EGN; a filter by EGN is in no URL, storage or saved view', async ({
  page,
}) => {
  const pages = [
    [`/gis_clients/clientPreview/${records.client}`, masked],
    [`/gis_clients/list?clientNumber=${mark}`, masked],
    [`/gis_addresses/addressPreview/${records.address}`, ''],
    [`/water_meters/preview/${records.meter}`, mark],
  ] as const;
  await openAs(page, 'operator', '/water_meters/preview/0');
  for (const [path, text] of pages) {
    await openByLink(page, path);
    if (text === '') await expect(field(page, 'Номер')).toHaveValue(mark);
    else await expect(page.getByText(text).first()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const fields = await page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value));
    expect(`${await page.content()} ${fields.join(' ')}`, path).not.toContain(egn);
    await page.emulateMedia({ media: null });
    await expectNoNumber(page);
  }

  for (const [path, title, form] of [
    ['/gis_clients/list', 'Клиенти', 'Търсене на клиенти'],
    ['/gis_addresses/list', 'Адреси', 'Търсене на адрес'],
    ['/gis_addresses/mapping', 'Адреси по карнет', 'Търсене на адрес'],
  ] as const) {
    await openByLink(page, path);
    await expect(topTitle(page, title)).toBeVisible();
    await openFilterForm(page, form);
    await field(page, 'ЕГН/ЕИК').fill(egn);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/identifier=/);
    await expectNoNumber(page);
    await page.getByRole('button', { name: 'Запазени изгледи' }).click();
    await field(page, 'Име на изгледа').fill(mark);
    await expect(page.getByText('Филтърът по ЕГН/ЕИК не се запазва в изглед.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Изгледът ${mark} е запазен.`)).toBeVisible();
    await expectNoNumber(page);
  }
  const readViews = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ search: string }>('select search from list_view where name = $1', [mark]);
    return rows.map(({ search }) => search);
  };
  await expect.poll(readViews).toHaveLength(3);
  expect((await readViews()).filter((search) => /identifier|\d{9}/.test(search))).toEqual([]);
});

test('WM-3 CL-1 CL-2 an EGN that is revealed, or typed into a form, a filter or the search box, is in no URL and no storage, and is gone after a reload', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())));
  await openAs(page, 'operator', `/gis_clients/clientPreview/${records.client}`);
  await page.getByRole('button', { name: 'Покажи' }).click();
  await field(page, 'Причина').fill(`Спор за ${egn}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Покажи' }).click();
  await expect(page.getByText(egn)).toBeVisible();
  await expectNoNumber(page);
  const { rows } = await pool.query<{ reason: string }>(
    `select new_value as reason from activity_log where entity = 'client' and entity_id = $1 and action = 'REVEAL'`,
    [records.client],
  );
  expect(rows).toEqual([{ reason: 'Спор за ••••••••••' }]);
  await page.reload();
  await expect(page.getByText(masked).first()).toBeVisible();
  await expect(page.getByText(egn)).toHaveCount(0);

  await page.getByRole('button', { name: 'Редакция' }).click();
  await field(page, 'Име').fill('Проба Нова');
  await field(page, 'ЕГН/ЕИК').fill(typed);
  await expectNoNumber(page);
  await page.reload();
  await page.getByRole('button', { name: 'Редакция' }).click();
  await expect(field(page, 'ЕГН/ЕИК')).toHaveValue('');

  await openByLink(page, '/water_meters/list');
  await openFilterForm(page, 'Търсене на водомери');
  await page.getByText('Клиент и адрес', { exact: true }).click();
  const identifier = page.getByRole('combobox', { name: 'ЕГН/ЕИК на клиент' });
  await identifier.fill(typed);
  await identifier.press('Tab');
  await expect(identifier).toHaveAccessibleDescription('Няма намерени резултати');
  await page.getByRole('button', { name: 'Търси', exact: false }).last().click();
  await expect(identifier).toBeFocused();
  await expect(identifier).toHaveValue(typed);
  await expectNoNumber(page);
  await identifier.fill(egn);
  await identifier.press('Tab');
  await expect(identifier).toHaveValue(new RegExp(mark));
  await page.getByRole('button', { name: 'Търси', exact: false }).last().click();
  await expect(page).toHaveURL(new RegExp(`client=${records.client}`));
  await expect(page.getByRole('link', { name: mark, exact: true })).toBeVisible();
  await expectNoNumber(page);

  await page.keyboard.press('Control+KeyK');
  const search = page.getByRole('combobox', { name: 'Търсене навсякъде' });
  const answer = page.waitForResponse((response) => (response.request().postData() ?? '').includes(egn));
  await search.fill(egn);
  expect(await (await answer).text()).not.toContain(egn);
  await expect(page.getByRole('option', { name: 'Проба Пробева' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectNoNumber(page);
  expect(urls.filter((url) => url.includes(egn) || url.includes(typed))).toEqual([]);
});
