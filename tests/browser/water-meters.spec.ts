import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

test.use({ keepsPage: true });

const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

let pool: pg.Pool;
let addedMeters = 0;

test.beforeAll(async () => {
  pool = await openDatabase();
});

test.afterAll(async () => {
  await pool.query(`delete from audit where water_meter_id in (select id from water_meter where fabric_no like $1)`, [
    `Т${process.pid}-%`,
  ]);
  await pool.query('delete from water_meter where fabric_no like $1', [`Т${process.pid}-%`]);
  await pool.end();
});

/** Adds a meter with monthly readings, at the address of another meter, behind a common meter. */
const addMeter = async (): Promise<{ id: number; fabricNo: string; client: string }> => {
  addedMeters += 1;
  const fabricNo = `Т${process.pid}-${addedMeters}`;
  const { rows } = await pool.query<{ id: string; name: string }>(
    `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, client_id, address_id,
       location, installation_date, calibration_date, last_date_of_check, next_date_of_check, check_value,
       main_water_meter_id)
     select $1, 1, 1, 1, m.client_id, m.address_id, point(22.963, 42.548), '2016-03-14', '2016-03-14', '2016-03-14',
       '2026-03-14', 412.318, (select id from water_meter where ownership_type_id = 2 order by id limit 1)
     from water_meter m join address a on a.id = m.address_id
     where m.client_id is not null and a.location is not null order by m.id limit 1
     returning id, (select name from client where client.id = client_id) as name`,
    [fabricNo],
  );
  const id = Number(rows[0]?.id);
  await pool.query(
    `insert into audit (water_meter_id, read_on, water_meter_value) values
       ($1, '2026-06-01', 350), ($1, '2026-07-01', 360), ($1, '2026-08-01', 370.5), ($1, '2026-09-01', 380),
       ($1, '2026-10-01', 379.1), ($1, '2026-11-01', 412.318)`,
    [id],
  );
  return { id, fabricNo, client: rows[0]?.name ?? '' };
};

test.describe('with a map', () => {
  // A small window: each pixel of a drawn map takes processor time.
  test.use({ keepsPage: false, drawsMaps: true, viewport: { width: 900, height: 560 } });

  test('WM-1 WM-3 the filter finds a meter by its values, and a field by its name; its rectangle is drawn on a map, or is the surroundings of an address', async ({
    page,
  }) => {
    const { fabricNo } = await addMeter();
    await openAs(page, 'operator', '/water_meters/list');
    await expect(page.getByRole('columnheader', { name: 'Карнет / страница' })).toBeAttached();
    await page.getByRole('button', { name: 'Търсене на водомери' }).click();
    const form = page.getByRole('form', { name: 'Търсене на водомери' });
    await expectAccessibleEverywhere(page);
    await form
      .getByRole('searchbox', { name: 'Намери поле' })
      .or(form.getByRole('combobox', { name: 'Намери поле' }))
      .fill('показание');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('textbox', { name: 'Показание, м³ от' })).toBeFocused();
    await page.keyboard.type('412,318');
    await form.getByRole('textbox', { name: 'Показание, м³ до' }).fill('412.318');
    await form.getByRole('textbox', { name: 'Водомер №' }).fill(fabricNo.slice(1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: fabricNo, exact: true })).toBeVisible();
    await expect(page.getByText('Общо: 1 записа.')).toBeVisible();
    await expect(page.getByText('Показание, м³ от: 412,318')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('readingFrom')).toBe('412.318');

    // The map moves at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByText('Географски район').click();
    await page.getByRole('button', { name: 'Начертай на карта' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Правоъгълник за водомера' });
    await expect(dialog.locator('[data-map-ready]')).toBeVisible();
    const box = await dialog.locator('[data-map-ready]').boundingBox();
    if (!box) throw new Error('The map has no size.');
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 400, box.y + 300, { steps: 4 });
    await page.mouse.up();
    const field = page.getByRole('textbox', { name: 'Правоъгълник за водомера' });
    await expect(field).toHaveValue(/^[\d., ]{20,}$/);
    await page.getByRole('button', { name: 'Начертай на карта' }).first().click();
    await expect(dialog.locator('[data-map-ready]')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Търсене по адрес' }).fill('радомир');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectAccessibleEverywhere(page, [1440]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Вземи видимата част' }).click();
    await expect(dialog).toBeHidden();
    const [south = 0, , north = 0] = (await field.inputValue()).split(',').map(Number);
    expect(north - south).toBeLessThan(0.1);
    await page.getByRole('button', { name: 'Търси', exact: false }).last().click();
    await expect(page).toHaveURL(/bounds=/);
  });
});

test('FI-13 WM-6 WM-7 WM-9 WM-10 the preview shows a meter, saves its dates and marks readings', async ({ page }) => {
  const { id, fabricNo, client } = await addMeter();
  await openAs(page, 'operator', `/water_meters/preview/${id}`);
  await expect(page.getByRole('heading', { name: `Водомер № ${fabricNo}` })).toBeVisible();
  await expect(fact(page, 'Показание')).toHaveText('412,318 м³');
  await expect(fact(page, 'Име')).toHaveText(client);
  await expect(page.getByRole('link', { name: 'Преглед на карта' })).toHaveAttribute(
    'href',
    /zoom=18&lat=42.548&lng=22.963/,
  );
  const readings = page.getByRole('region', { name: 'Отчети' });
  await expect(readings).toHaveCSS('max-height', '400px');
  await expect(readings.getByRole('row').nth(1)).toContainText('412,318');
  await expect(readings.getByRole('row').nth(2)).toContainText('− 0,900');
  await expect(readings.getByText(/^−/).first()).toHaveCSS('color', 'rgb(163, 28, 32)');
  await expect(readings.getByText(/^\+/).first()).toHaveCSS('color', 'rgb(8, 80, 171)');
  await expect(readings.getByText('Показанието е под предишното')).toBeVisible();
  await expect(page.getByText('Последен отчет: потреблението е над обичайното.')).toBeVisible();
  await expect(page.getByText('Периодичната проверка е просрочена от 2026-03-14.')).toBeVisible();
  await expect(page.locator('figure canvas').first()).toBeVisible();
  const dates = page.getByRole('form', { name: 'Дати' });
  await dates.getByRole('textbox', { name: 'Следваща подмяна' }).fill('01/01/2010');
  await expect(dates.getByText('Следващата подмяна е преди калибрирането.')).toBeVisible();
  await expect(dates.getByRole('button', { name: 'Запази' })).toBeDisabled();
  await dates.getByRole('textbox', { name: 'Следваща подмяна' }).fill('20/11/2027');
  const calibration = dates.getByRole('textbox', { name: 'Калибриран' });
  await calibration.fill('02/01/2016');
  await pool.query(`update water_meter set calibration_date = '2016-01-05' where id = $1`, [id]);
  await dates.getByRole('button', { name: 'Запази' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Откажи' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(calibration).toHaveValue('05/01/2016');
  await expect(dates.getByRole('textbox', { name: 'Следваща подмяна' })).toHaveValue('20/11/2027');
  await pool.query(`update water_meter set next_calibration_date = '2028-01-01' where id = $1`, [id]);
  await dates.getByRole('button', { name: 'Запази' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByText('Успешно запазване.').first()).toBeVisible();
  const { rows } = await pool.query<{ day: string }>(
    'select next_calibration_date::text as day from water_meter where id = $1',
    [id],
  );
  expect(rows[0]?.day).toBe('2027-11-20');
  // The next check follows the next replacement.
  await expect(page.getByText('Периодичната проверка е просрочена')).toHaveCount(0);
  await expect(page.getByText('Следваща подмяна:').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('WM-10 a reading before the installation is refused; an unusual consumption and a reading below the previous or above the next one are stored only after a confirmation', async ({
  page,
}) => {
  const { id, fabricNo } = await addMeter();
  await openAs(page, 'operator', `/water_meters/preview/${id}`);
  await expect(page.getByRole('heading', { name: `Водомер № ${fabricNo}` })).toBeVisible();
  const form = page.getByRole('form', { name: 'Нов отчет' });
  const add = form.getByRole('button', { name: 'Запиши отчет' });
  const value = form.getByRole('textbox', { name: 'Показание, м³' });
  const day = form.getByRole('textbox', { name: 'Дата на отчета' });
  const stored = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ value: string }>(
      `select water_meter_value::text as value from audit where water_meter_id = $1 and read_on > '2026-11-01'
       order by read_on`,
      [id],
    );
    return rows.map((row) => row.value);
  };
  await value.fill('99999999999999');
  await expect(form.getByText(/^Най-много 99.999.999.999 м³\.$/)).toBeVisible();
  await value.fill('1,2345');
  await day.fill('05/11/2026');
  await expect(add).toBeDisabled();
  await value.fill('5000');
  await day.fill('13/03/2016');
  await expect(form.getByText('Датата е преди монтажа на водомера на 2016-03-14.')).toBeVisible();
  await expect(add).toBeDisabled();
  await day.fill('05/11/2026');
  await add.click();
  const unusual = page.getByRole('alertdialog', { name: 'Потреблението е над обичайното' });
  await expect(unusual).toContainText('От 2026-11-01 са изразходвани средно');
  await unusual.getByRole('button', { name: 'Откажи' }).click();
  await expect(page.getByText('Отчетът не е записан.')).toBeVisible();
  await expect(value).toHaveValue('5000');
  expect(await stored()).toEqual([]);
  await add.click();
  await unusual.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByText(/Отчетът е записан: 5.000/)).toBeVisible();
  expect(await stored()).toEqual(['5000.000']);

  await day.fill('06/11/2026');
  await value.fill('400,5');
  await add.click();
  const below = page.getByRole('alertdialog', { name: 'Показанието е под предишното' });
  await expect(below).toContainText('Въведено е 400,5');
  await expect(below).toContainText(/5.000,000/);
  await below.getByRole('button', { name: 'Откажи' }).click();
  await expect(below).toHaveCount(0);
  expect(await stored()).toEqual(['5000.000']);
  await add.click();
  await below.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByText(/Отчетът е записан: 400,5/)).toBeVisible();
  expect(await stored()).toEqual(['5000.000', '400.500']);
  await expect(page.getByRole('region', { name: 'Отчети' }).getByRole('row').nth(1)).toContainText('400,5');

  await day.fill('04/11/2026');
  await value.fill('5000,5');
  await add.click();
  await unusual.getByRole('button', { name: 'Продължи' }).click();
  const above = page.getByRole('alertdialog', { name: 'Показанието е над следващото' });
  await expect(above).toContainText(/Въведено е 5.000,500 м³, а на 2026-11-05 е отчетено 5.000,000 м³/);
  await above.getByRole('button', { name: 'Откажи' }).click();
  expect(await stored()).toHaveLength(2);
  await pool.query(`delete from activity_log where entity = 'waterMeter' and entity_id = $1`, [String(id)]);
});

test('WM-11 a meter without coordinates is put on the map with the keyboard alone, in a narrow window; the place of its address is taken in one press and undone', async ({
  page,
}) => {
  const { id, fabricNo } = await addMeter();
  const placeOf = async (): Promise<{ place: string | null; address: string }> => {
    const { rows } = await pool.query<{ place: string | null; address: string }>(
      `select m.location::text as place, a.location::text as address
       from water_meter m join address a on a.id = m.address_id where m.id = $1`,
      [id],
    );
    return rows[0] ?? { place: null, address: '' };
  };
  await pool.query('update water_meter set location = null where id = $1', [id]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'operator', `/water_meters/preview/${id}`);
  await expect(page.getByText('Водомерът няма място на картата.')).toBeVisible();
  await page.getByRole('button', { name: 'Вземи мястото на адреса' }).press('Enter');
  await expect(page.getByText(`Мястото на водомер ${fabricNo} е записано.`)).toBeVisible();
  const { place, address } = await placeOf();
  expect(place).toBe(address);
  await page.getByRole('button', { name: 'Върни', exact: true }).last().press('Enter');
  await expect(page.getByText(`Водомер ${fabricNo} отново е без място на картата.`)).toBeVisible();
  expect((await placeOf()).place).toBeNull();

  await page.getByRole('button', { name: 'Постави на картата' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Място на водомер № ${fabricNo}` });
  const field = dialog.getByRole('textbox', { name: 'Място' });
  await field.fill('48,85; 2,35');
  await field.press('Tab');
  await expect(field).toHaveAccessibleDescription('Мястото е извън България.');
  await field.fill('42.55, 22.96');
  await field.press('Enter');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Запиши' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect((await placeOf()).place).toBe('(22.96,42.55)');
  await expect(page.getByRole('link', { name: 'Преглед на карта' })).toHaveAttribute('href', /lat=42.55&lng=22.96/);
});
