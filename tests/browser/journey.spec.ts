/** An operator finds a signal and replies; a restart of the product keeps the reply. */
import { readFile, rm } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startProduct, type Product } from '../builders/product/product.ts';
import { expectAccessible, signIn, test } from './support.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const reply = 'Екипът е на място, водата ще бъде пусната до 13:00 ч.';
const plan = { name: 'график спиране.txt', mimeType: 'text/plain', buffer: Buffer.from('09:30 – 13:00\n') };
const picture = { name: 'шахта.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a00ff', 'hex') };

test.describe('the main journey', () => {
  let product: Product;
  let folder: string;

  test.beforeAll(async () => {
    folder = await temporaryFolder('journey');
    product = await startProduct(await findFreePort(), folder, { SCALE: '1200' });
  });

  test.afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('AU-1 SG-1 SG-2 SG-12 SG-13 SG-14 an operator finds a signal and replies with two files; a restart keeps both', async ({
    page,
  }) => {
    await signIn(page, 'operator', `${product.address}/`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectAccessible(page);

    await page.getByRole('main').getByRole('link', { name: 'Сигнали', exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectAccessible(page);
    const filtered = await filterSortAndPage(page);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(filtered.rows);
    await expect(page).toHaveURL(filtered.url);

    const number = await openFirst(page);
    const preview = page.url();
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(filtered.url);
    await page.goForward();
    await expect(page).toHaveURL(preview);

    await answer(page);
    await expectAnswer(page);

    await product.restart();
    await page.goto(preview);
    await expectAnswer(page);
    await expectFile(page, plan);
    await expectFile(page, picture);

    await page.goto(`${product.address}/signals_oper/list`);
    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: 'Изход' }).click();
    await expect(page.getByLabel('Парола', { exact: true })).toBeVisible();
    await page.goto(preview);
    await expect(page.getByLabel('Парола', { exact: true })).toBeVisible();
    expect(Number(number)).toBeGreaterThan(0);
  });
});

const filterSortAndPage = async (page: Page): Promise<{ url: string; rows: number }> => {
  await page.getByRole('button', { name: /Търсене на сигнали/ }).click();
  await page.getByLabel('Статус').selectOption({ label: 'Сигнал' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status/);
  await page.getByRole('columnheader', { name: 'Приоритет' }).getByRole('button').click();
  await page
    .getByRole('columnheader', { name: 'Създаден на' })
    .getByRole('button')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByRole('columnheader', { name: 'Създаден на' })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  );
  await page.getByLabel('Редове на страница').selectOption('5');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('row')).toHaveCount(6);
  return { url: page.url(), rows: 6 };
};

const openFirst = async (page: Page): Promise<string> => {
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: `Преглед на сигнал ${number} от оператор` })).toBeVisible();
  return number;
};

const answer = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Описание на сигнала' }).click();
  await page.keyboard.type(reply);
  await page.locator('input[type=file]').first().setInputFiles([plan, picture]);
  await page.getByRole('button', { name: /Изпрати/ }).click();
  await expect(page.getByText('Съобщението е изпратено.')).toBeVisible();
};

const expectAnswer = async (page: Page): Promise<void> => {
  const message = page.getByRole('article').filter({ hasText: reply });
  await expect(message).toBeVisible();
  await expect(message).toContainText('Оператор');
  await expect(message).toContainText(plan.name);
  await expect(message).toContainText(picture.name);
};

const expectFile = async (page: Page, file: { name: string; buffer: Buffer }): Promise<void> => {
  const message = page.getByRole('article').filter({ hasText: reply });
  const download = page.waitForEvent('download');
  await message.getByRole('link', { name: file.name }).click();
  const path = await (await download).path();
  expect(await readFile(path)).toEqual(file.buffer);
};
