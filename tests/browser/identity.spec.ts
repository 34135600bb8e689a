/** The pages of the embedded identity provider, in an installation without demo users. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startProduct, type Product } from '../builders/product/product.ts';
import { expectAccessibleEverywhere, test, topTitle } from './support.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const username = 'i.ivanova';
const chosenPassword = 'Voda-i-vreme7!';
const version = 'v3.1.0 - 02-11-2026';

const name = (page: Page) => page.getByLabel('Потребителско име');
const password = (page: Page) => page.getByLabel('Парола', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Вход' });
const refusal = (page: Page) => page.getByRole('alert');

test.describe.serial('a separate installation without demo users', () => {
  let product: Product;
  let folder: string;
  let temporaryPassword: string;

  test.beforeAll(async () => {
    folder = await temporaryFolder('identity');
    const settings = { TITLE: 'ВиК Проба', VERSION: version };
    product = await startProduct(await findFreePort(), folder, settings, ['--no-demo']);
    temporaryPassword = createAdministrator(folder);
  });

  test.afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('AU-1 a wrong password is refused and keeps the name; the password can be shown', async ({ page }) => {
    await page.goto(product.address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await expect(page).toHaveTitle('Вход в Струма');
    await expect(name(page)).toBeFocused();
    await expectAccessibleEverywhere(page);
    await name(page).fill(username);
    await password(page).fill('няма-такава');
    await page.getByRole('button', { name: 'Покажи паролата' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Скрий паролата' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await submit(page).click();
    await expect(refusal(page)).toHaveText('Грешно потребителско име или парола.');
    await expect(page).toHaveTitle('Грешка: Вход в Струма');
    await expect(name(page)).toHaveValue(username);
    await expect(password(page)).toHaveValue('');
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription('Грешно потребителско име или парола.');
    await expectAccessibleEverywhere(page);
  });

  test('a demo password is refused', async ({ page }) => {
    await page.goto(product.address);
    await fillIn(page, 'admin', 'Struma1!');
    await expect(refusal(page)).toHaveText('Грешно потребителско име или парола.');
  });

  test('AU-1 SH-14 SH-16 the first administrator changes the temporary password and gets the requested page', async ({
    page,
  }) => {
    await page.goto(`${product.address}/signals_oper/list`);
    await fillIn(page, username, temporaryPassword);
    await expect(page.getByRole('heading', { name: 'Смяна на паролата' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await changeTo(page, 'къса', 'къса');
    await expect(refusal(page)).toContainText(/поне \d+ символа/);
    await changeTo(page, chosenPassword, `${chosenPassword}?`);
    await expect(refusal(page)).toHaveText('Паролите не съвпадат.');
    await changeTo(page, temporaryPassword, temporaryPassword);
    await expect(refusal(page)).toHaveText('Новата парола трябва да е различна от досегашната.');
    await expectAccessibleEverywhere(page);
    await changeTo(page, chosenPassword, chosenPassword);
    await expect(topTitle(page, 'Сигнали')).toBeVisible();
    await expect(page).toHaveURL(/\/signals_oper\/list$/);
    await expect(page).toHaveTitle('Сигнали · ВиК Проба');
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Основно меню' })).toContainText(version);
    await expect(page.getByText('Тестова среда')).toHaveCount(0);
    await expect(page.getByText('Няма намерени резултати')).toBeVisible();
  });

  test('AU-1 after five wrong passwords the right one is refused too, with the same message', async ({ page }) => {
    await page.goto(product.address);
    for (let failures = 0; failures < 5; failures += 1) {
      await fillIn(page, username, `грешна-${failures}`);
      await expect(refusal(page)).toHaveText('Грешно потребителско име или парола.');
      await expect(password(page)).toHaveValue('');
    }
    await fillIn(page, username, chosenPassword);
    await expect(password(page)).toHaveValue('');
    await expect(refusal(page)).toHaveText('Грешно потребителско име или парола.');
    await expect(name(page)).toHaveValue(username);
  });

  test('AU-13 an expired sign-in page and an unknown address show a message; the unknown address links to the product', async ({
    page,
  }) => {
    await page.goto(`${product.address}/realms/struma/login-actions/nothing-of-ours`);
    await expect(refusal(page)).toHaveText('Времето за вход изтече. Започнете отново.');
    await expectAccessibleEverywhere(page);
    await page.goto(`${product.address}/realms/another`);
    await expect(refusal(page)).toHaveText('Страницата не е намерена.');
    await page.getByRole('link', { name: /Към приложението/ }).click();
    await expect(name(page)).toBeVisible();
  });
});

const fillIn = async (page: Page, user: string, secret: string): Promise<void> => {
  await name(page).fill(user);
  await password(page).fill(secret);
  await submit(page).click();
};

const changeTo = async (page: Page, first: string, second: string): Promise<void> => {
  await page.getByLabel('Нова парола').fill(first);
  await page.getByLabel('Потвърждение на паролата').fill(second);
  await page.getByRole('button', { name: 'Запази' }).click();
};

/** Creates the first administrator as in the operating guide. Returns the temporary password. */
const createAdministrator = (dataFolder: string): string => {
  const person = [
    '--username',
    username,
    '--email',
    'i.ivanova@vik.example',
    '--first-name',
    'Ива',
    '--last-name',
    'Иванова',
  ];
  const { stdout } = spawnSync(process.execPath, ['scripts/create-administrator.ts', ...person], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  const [, found] = /^Temporary password: (.+)$/m.exec(stdout) ?? [];
  if (found === undefined) throw new Error(`No administrator was created:\n${stdout}`);
  return found;
};
