import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { addSubmitter, openDatabase, removeSubmitter } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test } from './support.ts';

let pool: pg.Pool;
let submitter: number;
/** Each worker has its own person. */
const name = `Позната Обаждаща ${process.pid}`;

test.beforeAll(async () => {
  pool = await openDatabase();
  submitter = await addSubmitter(pool, name);
  await pool.query('update submitter set phone = $2 where id = $1', [submitter, `0887 ${process.pid}`]);
});
test.afterAll(async () => {
  await removeSubmitter(pool, submitter);
  await pool.end();
});

const form = (page: Page) => page.getByRole('form', { name: 'Подай сигнал' });

test('SG-16 a new caller with name and telephone of a stored person is replaced by this person with one press', async ({
  page,
}) => {
  await openAs(page, 'operator', '/signal_from_oper/preview');
  await form(page).getByRole('combobox', { name: 'От чие име' }).fill(name);
  await page.getByRole('option', { name: `Нов подател: ${name}` }).click();
  const phone = form(page).getByRole('textbox', { name: 'Телефон' });
  const known = form(page).getByRole('button', { name });
  await phone.fill(`+359887${process.pid}`);
  await expect(form(page).getByText('Вече има човек с това име и този телефон. Изберете го:')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await phone.fill(`+359886${process.pid}`);
  await expect(known).toHaveCount(0);
  await phone.fill(`+359887${process.pid}`);
  await known.click();
  await expect(form(page).getByRole('button', { name: `Премахни ${name}` })).toBeVisible();
  await expect(form(page).getByText('Вече има човек')).toHaveCount(0);
  await expect(phone).toHaveCount(0);
});
