import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './signals.ts';
import { expectAccessible, expectAccessibleEverywhere, openAs, test } from './support.ts';

test.use({ keepsPage: true });

const mark = `П${process.pid}`;
let pool: pg.Pool;

test.beforeAll(async () => {
  pool = await openDatabase();
});
test.afterAll(async () => {
  const meters = 'select id from water_meter where fabric_no = $1';
  await pool.query(`delete from audit where water_meter_id in (${meters})`, [mark]);
  await pool.query('delete from water_meter where fabric_no = $1', [mark]);
  await pool.end();
});

const addMeter = async (): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into water_meter (fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, check_value)
     values ($1, 1, 1, 1, 120) returning id::text`,
    [mark],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into audit (water_meter_id, read_on, water_meter_value)
     values ($1, '2026-09-01', 100), ($1, '2026-10-01', 999.5), ($1, '2026-11-01', 120)`,
    [id],
  );
  return id;
};

const readings = (page: Page) => page.getByRole('region', { name: 'Отчети' }).first();
const openReading = (page: Page, day: string) =>
  page.getByRole('button', { name: `Поправи или оттегли отчета от ${day}` }).click();
const stored = async (id: string): Promise<string[]> => {
  const { rows } = await pool.query<{ value: string }>(
    'select water_meter_value::text as value from audit where water_meter_id = $1 order by read_on',
    [id],
  );
  return rows.map(({ value }) => value);
};

test('WM-10 a reading that was entered by mistake is corrected or, after a question, withdrawn; the table and the history show the earlier value; a colleague’s correction meanwhile is a conflict', async ({
  page,
}) => {
  const id = await addMeter();
  await openAs(page, 'operator', `/water_meters/preview/${id}`);
  await openReading(page, '2026-10-01');
  const dialog = page.getByRole('dialog', { name: 'Отчет от 2026-10-01' });
  const value = dialog.getByRole('textbox', { name: 'Вярно показание, м³' });
  await expect(dialog.getByRole('button', { name: 'Запиши поправката' })).toBeDisabled();
  await value.fill('1,2345');
  await expect(dialog.getByRole('button', { name: 'Запиши поправката' })).toBeDisabled();
  await value.fill('130,5');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Запиши поправката' }).click();
  const question = page.getByRole('alertdialog', { name: 'Показанието не е между съседните отчети' });
  await expect(question).toContainText('Показанието от 2026-11-01 е 120,000 м³, по-малко е.');
  await question.getByRole('button', { name: 'Откажи' }).click();
  await expect(page.getByText('Отчетът не е променен.')).toBeVisible();
  expect(await stored(id)).toEqual(['100.000', '999.500', '120.000']);
  await value.fill('110.25');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Отчетът от 2026-10-01 е поправен.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = readings(page).getByRole('row').filter({ hasText: '2026-10-01' });
  await expect(row).toContainText('110,250');
  await expect(row).toContainText('беше 999,500, поправен от');
  expect(await stored(id)).toEqual(['100.000', '110.250', '120.000']);
  await expect(page.getByText('999,5 м³ на 2026-10-01').first()).toBeVisible();
  await expectAccessible(page);

  await openReading(page, '2026-11-01');
  const last = page.getByRole('dialog', { name: 'Отчет от 2026-11-01' });
  await last.getByRole('button', { name: 'Оттегли отчета' }).click();
  const withdrawal = page.getByRole('alertdialog', { name: 'Оттегли отчета' });
  await withdrawal.getByRole('button', { name: 'Откажи' }).click();
  expect(await stored(id)).toHaveLength(3);
  await last.getByRole('button', { name: 'Оттегли отчета' }).click();
  await withdrawal.getByRole('button', { name: 'Направи' }).click();
  await expect(page.getByText('Отчетът от 2026-11-01 е оттеглен.')).toBeVisible();
  const withdrawn = readings(page).getByRole('row').filter({ hasText: '2026-11-01' });
  await expect(withdrawn.locator('s').last()).toHaveText('120,000');
  await expect(withdrawn).toContainText('оттеглен от');
  await expect(withdrawn.getByRole('button')).toHaveCount(0);
  expect(await stored(id)).toEqual(['100.000', '110.250']);
  const { rows } = await pool.query('select check_value::text as shown from water_meter where id = $1', [id]);
  expect(rows).toEqual([{ shown: '110.250' }]);

  // Another person corrects the reading while the dialog is open.
  await openReading(page, '2026-10-01');
  await pool.query('update audit set water_meter_value = 105 where water_meter_id = $1 and read_on = $2', [
    id,
    '2026-10-01',
  ]);
  await value.fill('106');
  await dialog.getByRole('button', { name: 'Запиши поправката' }).click();
  await expect(dialog).toContainText('Отчетът е променен междувременно.');
  expect(await stored(id)).toEqual(['100.000', '105.000']);
});
