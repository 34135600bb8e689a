import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { features } from './map-parts.ts';
import { openDatabase } from './signals.ts';
import { openAs, test, topTitle } from './support.ts';

test.use({ keepsPage: true });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const choice = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name });

let pool: pg.Pool;
const mark = `Ж${process.pid}`;

test.beforeAll(async () => {
  pool = await openDatabase();
});

test.afterAll(async () => {
  await pool.query('delete from water_meter where fabric_no like $1', [`${mark}%`]);
  await pool.query('delete from address where street_number like $1', [`${mark}%`]);
  await pool.query('delete from client where client_number like $1', [`${mark}%`]);
  await pool.end();
});

/** Types a text and chooses the first match. */
const choose = async (page: Page, name: string | RegExp, text: string): Promise<void> => {
  await choice(page, name).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
};

const chooseKinds = async (page: Page): Promise<void> => {
  for (const list of ['Тип водомер', 'Вид собственост', 'Производител'])
    await page.getByLabel(list).selectOption({ index: 1 });
};

test('WM-12 CL-2 AD-1 a client, an address and a meter are added in one go, as typed; an existing address is offered instead of a duplicate', async ({
  page,
}) => {
  const { rows } = await pool.query<{ town: string; street: string; number: string; full: string }>(`
    select town.name as town, street.name as street, a.street_number as number, a.full_address as full
    from address a join town on town.id = a.town_id join street on street.id = a.street_id
    where a.street_number is not null and a.block is null and a.entrance is null and a.apartment is null
    order by a.id limit 1`);
  const [stored] = rows;
  if (!stored) throw new Error('There is no address of a house.');
  const number = `${mark}-${Date.now() % 100_000}`;
  await openAs(page, 'operator', '/water_meters/add');
  await field(page, 'Номер на водомер').fill(number);
  await page.getByRole('link', { name: 'Добави нов клиент' }).click();
  await field(page, 'Клиентски номер').fill(number);
  await expect(page.getByRole('alertdialog', { name: 'Незапаз' })).toHaveCount(0);
  await field(page, 'Име').fill('Проба Пробева');
  await page.getByLabel('Тип клиент').selectOption({ label: 'Битов' });
  await page.getByRole('button', { name: 'Добави клиент' }).click();
  await page.getByRole('alertdialog', { name: 'Нов клиент' }).getByRole('button', { name: 'Продължи' }).click();
  await expect(choice(page, /^Клиент/)).toHaveValue(`${number} - Проба Пробева`);
  await expect(field(page, 'Номер на водомер')).toHaveValue(number);

  const address = choice(page, /^Адрес/);
  await address.fill(`${stored.street} 9999`);
  await expect(page.getByText('Няма точно такъв адрес. Най-близки:')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Без 9999' }).first()).toBeVisible();
  await address.press('Enter');
  await address.press('Tab');
  await expect(address).toHaveAccessibleDescription('Изберете от списъка или изчистете полето.');
  await address.fill('');
  await page.getByRole('link', { name: 'Добави нов адрес' }).click();
  await choose(page, /^Населено място/, stored.town);
  await choose(page, /^Улица/, stored.street);
  // Types the stored number in another spelling.
  await field(page, 'Номер').fill(`№ ${stored.number} `);
  await page.getByRole('button', { name: 'Добави адрес' }).click();
  const offer = page.getByRole('alertdialog', { name: 'Такъв адрес вече има' });
  await expect(offer).toContainText(stored.full);
  await offer.getByRole('button', { name: 'Откажи' }).click();
  await expect(field(page, 'Номер')).toHaveValue(`№ ${stored.number} `);
  await page.getByRole('button', { name: 'Добави адрес' }).click();
  await offer.getByRole('button', { name: 'Използвай съществуващия' }).click();
  await expect(page).toHaveURL(/\/water_meters\/add$/);
  await expect(address).toHaveValue(stored.full);
  await page.getByRole('link', { name: 'Добави нов адрес' }).click();
  await choose(page, /^Населено място/, stored.town);
  await choose(page, /^Улица/, stored.street);
  await field(page, 'Номер').fill(number);
  await expect(choice(page, /^Клиент/)).toHaveValue(`${number} - Проба Пробева`);
  await page.setViewportSize({ width: 390, height: 844 });
  // The click leaves the field and submits the form at once, as a tap does.
  await field(page, 'Местоположение').fill('42.72, 23.25');
  await page.getByRole('button', { name: 'Добави адрес' }).click();
  await expect(choice(page, /^Адрес/)).toHaveValue(new RegExp(number));
  await expect(choice(page, /^Клиент/)).toHaveValue(`${number} - Проба Пробева`);
  await expect(field(page, 'Ширина и дължина')).toHaveValue('42.72000, 23.25000');

  await chooseKinds(page);
  await field(page, 'Ширина и дължина').fill('42.73, 23.26');
  await page.getByRole('button', { name: 'Добави водомер' }).click();
  await expect(page.getByText(`Открита е нова партида на водомер с номер ${number}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Водомер № ${number}` })).toBeVisible();
  const { rows: meters } = await pool.query(
    `select c.client_number as client, a.street_number as address, m.location::text as place, a.location::text as home
     from water_meter m join address a on a.id = m.address_id join client c on c.id = m.client_id and c.id = a.client_id
     where m.fabric_no = $1`,
    [number],
  );
  expect(meters).toEqual([{ client: number, address: number, place: '(23.26,42.73)', home: '(23.25,42.72)' }]);
});

test('WM-12 a meter is added; its draft survives another page load, and the URL chooses the client', async ({
  page,
}) => {
  const number = `${mark}-Н`;
  await openAs(page, 'operator', '/water_meters/add');
  await page.getByLabel('Номер на водомер').fill(number);
  await page.getByLabel('Показание').fill('12,345');
  await page.goto('/water_meters/add?client=5');
  await expect(page.getByLabel('Номер на водомер')).toHaveValue(number);
  const { rows: clients } = await pool.query(`select client_number || ' - ' || name as label from client where id = 5`);
  await expect(choice(page, /^Клиент/)).toHaveValue(clients[0].label);
  await chooseKinds(page);
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

test('WM-6 WM-7 WM-8 with the keyboard alone: search a client, open the meter, set a date, change the address and change it back', async ({
  page,
}) => {
  const { rows } = await pool.query<Record<'number' | 'name' | 'client' | 'address' | 'fabric' | 'meter', string>>(`
    with one as (
      select c.id as client, c.client_number as number, c.name, m.address_id as address from water_meter m
      join client c on c.id = m.client_id join address a on a.id = m.address_id
      where a.block is not null and a.apartment is not null and m.id > 100 order by m.id limit 1
    ), added as (
      insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id, address_id,
        location)
      select '${mark}-К', 1, 1, 1, client, address, point(25.02, 41.25) from one returning id, fabric_no
    )
    select number, name, client::text, address::text, fabric_no as fabric, id::text as meter from one, added`);
  const [one] = rows;
  if (!one) throw new Error('There is no meter in a flat.');
  await openAs(page, 'operator', '/water_meters/list');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Търсене навсякъде' })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('combobox', { name: 'Търсене навсякъде' })).toBeFocused();
  await page.keyboard.type(one.number);
  await expect(page.getByRole('option').filter({ hasText: one.name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: one.name })).toBeVisible();
  const toMeter = page.getByRole('link', { name: one.fabric });
  const toClient = page.locator(`a[href="/gis_clients/clientPreview/${one.client}"]`);
  await expect(toMeter.or(toClient).first()).toBeVisible();
  if ((await toMeter.count()) === 0) {
    await toClient.first().focus();
    await page.keyboard.press('Enter');
    await expect(topTitle(page, `Клиент № ${one.number}`)).toBeVisible();
  }
  await toMeter.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Водомер № ${one.fabric}` })).toBeVisible();

  await field(page, 'Монтиран').focus();
  await page.keyboard.type('14/03/2016');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Успешно запазване.').first()).toBeVisible();
  await expect(field(page, 'Монтиран')).toBeFocused();

  // Choosing another description clears the deeper levels; single options are chosen by themselves.
  const other = await pool.query<{ description: string }>(
    `select a.address_description as description from address a
     where a.id > $1::bigint and a.apartment is not null and a.block is not null
       and (select count(*) from address o where o.address_description = a.address_description) = 1
     order by a.id limit 1`,
    [one.address],
  );
  const description = other.rows[0]?.description ?? '';
  await choice(page, 'Описание').focus();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type(description);
  await expect(page.getByRole('option').filter({ hasText: description }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Апартамент', { exact: true })).not.toHaveValue('');
  await expect(page.getByText(/^Избраният адрес е на [\d,]+ км от водомера/)).toBeVisible();
  await page.getByRole('button', { name: 'Смени адреса' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Адресът е сменен на водомер: ${one.fabric}.`)).toBeVisible();
  await expect(page.getByText(/^Водомерът е на [\d,]+ км от този адрес/)).toBeVisible();
  const { rows: stored } = await pool.query(
    `select m.installation_date::text as installed, a.address_description as description
     from water_meter m join address a on a.id = m.address_id where m.id = $1`,
    [one.meter],
  );
  expect(stored).toEqual([{ installed: '2016-03-14', description }]);
  await page.getByRole('button', { name: 'Върни', disabled: false }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Върнат е предишният адрес на водомер: ${one.fabric}.`)).toBeVisible();
  const { rows: restored } = await pool.query('select address_id::text as id from water_meter where id = $1', [
    one.meter,
  ]);
  expect(restored).toEqual([{ id: one.address }]);
});

test.describe('on a drawn map', () => {
  // A small window: each pixel of a drawn map takes processor time.
  test.use({ keepsPage: false, drawsMaps: true, viewport: { width: 900, height: 560 } });

  /** The distance of a meter from the middle of the map, in metres, as the panel of features shows it. */
  const drawnDistance = async (page: Page, fabricNo: string): Promise<number> => {
    const row = features(page).getByRole('row').filter({ hasText: fabricNo });
    return Number((await row.locator('td').last().textContent())?.replaceAll(/\D/g, ''));
  };

  test('MP-11 a meter that was moved on the map, or by a colleague, is drawn at its new place', async ({ page }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, location)
       values ('${mark}-Н', 1, 1, 1, point(25.01, 41.25)) returning id::text`,
    );
    const id = rows[0]?.id ?? '';
    // Without events, the map must request its tiles again by itself.
    await page.route('**/events*', (route) => route.abort());
    await openAs(page, 'operator', `/thematic_map?layer=public&id=${id}&lat=41.25&lng=25.01&zoom=17`);
    await page.getByRole('button', { name: 'Обекти в изгледа' }).click();
    const distance = () => drawnDistance(page, `${mark}-Н`);
    await expect.poll(distance).toBeLessThan(5);
    const marker = page.getByRole('button', { name: /^Маркер\./ });
    const box = await marker.boundingBox();
    if (!box) throw new Error('There is no marker.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 30, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText(`Новото място на водомер ${mark}-Н е записано.`)).toBeVisible();
    await expect.poll(distance).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Върни', exact: true }).last().click();
    await expect.poll(distance).toBeLessThan(5);

    await page.unroute('**/events*');
    await page.reload();
    await page.getByRole('button', { name: 'Обекти в изгледа' }).click();
    await expect.poll(distance).toBeLessThan(5);
    await pool.query('update water_meter set location = point(25.0103, 41.25) where id = $1', [id]);
    await expect.poll(distance).toBeGreaterThan(20);
  });

  test('MP-11 WM-11 the map flies to the chosen meter and marks it; dragging the marker moves the meter, which is undone, but not out of the country', async ({
    page,
  }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, location)
       values ('${mark}-М', 1, 1, 1, point(25, 41.200001)) returning id::text`,
    );
    const id = rows[0]?.id ?? '';
    const placeOf = async (): Promise<number[]> => {
      const { rows: found } = await pool.query<{ lng: number; lat: number }>(
        'select location[0] as lng, location[1] as lat from water_meter where id = $1',
        [id],
      );
      return [found[0]?.lat ?? 0, found[0]?.lng ?? 0];
    };
    // The URL has no coordinates: the map opens elsewhere and flies to the meter.
    await openAs(page, 'operator', `/thematic_map?layer=residential&id=${id}`);
    const marker = page.getByRole('button', { name: /^Маркер\./ });
    await expect(marker).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('lat') ?? '').toMatch(/^41\.2/);
    await expect.poll(() => new URL(page.url()).searchParams.get('lng') ?? '').toMatch(/^25(\.0|$)/);

    const box = await marker.boundingBox();
    if (!box) throw new Error('There is no marker.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 30, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText(`Новото място на водомер ${mark}-М е записано.`)).toBeVisible();
    const [latitude = 0, longitude = 0] = await placeOf();
    expect(longitude).toBeGreaterThan(25);
    expect(latitude).toBeGreaterThan(41.200001);
    await page.getByRole('button', { name: 'Върни', exact: true }).last().click();
    await expect(page.getByText(`Предишното място на водомер ${mark}-М е върнато.`)).toBeVisible();
    expect(await placeOf()).toEqual([41.200001, 25]);

    await marker.press('Shift+ArrowDown');
    await expect(page.getByText('Мястото е извън България.')).toBeVisible();
    await marker.press('Shift+ArrowUp');
    // A stored move out of the country would have made the latitude smaller.
    await expect.poll(async () => (await placeOf())[0]).toBeGreaterThan(41.200001);
  });
});
