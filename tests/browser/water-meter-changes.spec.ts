import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { openAs, test } from './support.ts';

let pool: pg.Pool;

test.beforeAll(async () => {
  pool = await openDatabase();
});
test.afterAll(() => pool.end());

interface Meter {
  id: string;
  fabricNo: string;
}

/** A common meter that is not closed, has no SVO, and has an address with coordinates. */
const findMeter = async (): Promise<Meter> => {
  const { rows } = await pool.query<Meter>(`
    select m.id::text, m.fabric_no as "fabricNo" from water_meter m join address a on a.id = m.address_id
    where m.ownership_type_id = 2 and m.svo_id is null and m.closed_on is null and a.location is not null
    order by m.id limit 1`);
  if (!rows[0]) throw new Error('No open common meter without an SVO has an address with coordinates.');
  return rows[0];
};

const svoOf = async (id: string): Promise<number | null> =>
  (await pool.query<{ svo: number | null }>('select svo_id::int as svo from water_meter where id = $1', [id])).rows[0]
    ?.svo ?? null;

const openDialog = async (page: Page, { fabricNo }: Meter): Promise<void> => {
  await page.goto(`/water_meters/list?fabricNo=${fabricNo}`);
  await page.getByRole('button', { name: `Избери СВО на водомер ${fabricNo}: без СВО` }).click();
};

test('WM-2 WM-4 WM-5 a common meter is connected to a proposed SVO, and the snap is undone', async ({ page }) => {
  await openAs(page, 'operator');
  const meter = await findMeter();
  await openDialog(page, meter);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Избери СВО:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Запази' })).toHaveCount(0);
  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByText('Данни за линията')).toBeVisible();
  await dialog.getByRole('button', { name: 'Преглед', exact: true }).click();
  await expect(dialog.getByText('Още не е записано', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText('Успешна промяна на координати на водомер')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/water_meters/preview/${meter.id}$`));
  expect(await svoOf(meter.id)).not.toBeNull();
  await page.getByRole('button', { name: 'Върни', exact: true }).last().click();
  await expect(page.getByText('Предишното място е върнато.')).toBeVisible();
  expect(await svoOf(meter.id)).toBeNull();
});

test('WM-8 an address typed into one field is found and stored', async ({ page }) => {
  await openAs(page, 'operator');
  const { rows } = await pool.query<{ id: string; full: string; meter: string; before: string }>(`
    select a.id::text, a.full_address as full, m.id::text as meter, m.address_id::text as before
    from address a, lateral (select id, address_id from water_meter where address_id <> a.id order by id desc limit 1) m
    where a.apartment is not null order by a.id limit 1`);
  const [row] = rows;
  if (!row) throw new Error('No address has an apartment.');
  await page.goto(`/water_meters/preview/${row.meter}`);
  await page.getByLabel('Адрес на един ред').fill(row.full);
  await page.getByRole('option', { name: row.full, exact: false }).first().click();
  await page.getByRole('button', { name: 'Смени адреса' }).click();
  await expect(page.getByText('Адресът е сменен на водомер:', { exact: false })).toBeVisible();
  const stored = await pool.query<{ id: string }>('select address_id::text as id from water_meter where id = $1', [
    row.meter,
  ]);
  expect(stored.rows[0]?.id).toBe(row.id);
  await pool.query('update water_meter set address_id = $2 where id = $1', [row.meter, row.before]);
});

test('WM-12 a meter is added; its draft survives another page load, and the URL chooses the client', async ({
  page,
}) => {
  await openAs(page, 'operator');
  const number = `нов-${Date.now()}`;
  await page.goto('/water_meters/add');
  await page.getByLabel('Номер на водомер').fill(number);
  await page.getByLabel('Показание').fill('12,345');
  await page.goto('/water_meters/add?client=5');
  await expect(page.getByLabel('Номер на водомер')).toHaveValue(number);
  const { rows: clients } = await pool.query('select client_number as number, name from client where id = 5');
  await expect(page.getByRole('combobox', { name: /^Клиент/ })).toHaveValue(
    `${clients[0].number} - ${clients[0].name}`,
  );
  await page.getByLabel('Тип водомер').selectOption({ index: 1 });
  await page.getByLabel('Вид собственост').selectOption({ index: 1 });
  await page.getByLabel('Производител').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Добави водомер' }).click();
  await expect(page.getByText(`Открита е нова партида на водомер с номер ${number}.`)).toBeVisible();
  const readings = await pool.query(
    `delete from audit where water_meter_id = (select id from water_meter where fabric_no = $1)
     returning water_meter_value::text as value`,
    [number],
  );
  expect(readings.rows).toEqual([{ value: '12.345' }]);
  const { rows } = await pool.query(
    'delete from water_meter where fabric_no = $1 returning client_id::int as client, check_value::text as reading',
    [number],
  );
  expect(rows).toEqual([{ client: 5, reading: '12.345' }]);
});
