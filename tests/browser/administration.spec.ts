import { expect, type Page } from '@playwright/test';
import { expectAccessible, openAs, test } from './support.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: false });
const list = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });

test('AM-2 AM-3 AM-7 AM-10 AM-12 a user is added at the lower-case path, found, deactivated and activated', async ({
  page,
}) => {
  const username = `proba${Date.now() % 1_000_000}`;
  await openAs(page, 'admin', '/administration/adduser');
  const save = page.getByRole('button', { name: 'Запази' });
  await expect(save).toBeDisabled();
  await field(page, 'Потребителско име').fill(username);
  await field(page, 'Е-поща').fill('не е адрес');
  await page.getByRole('textbox', { name: /^Име/ }).fill('Проба');
  await field(page, 'Фамилия').fill('Пробева');
  await password(page, 'Парола').first().fill('къса');
  await password(page, 'Потвърждение на парола').fill('друга');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Невалидна е-поща')).toBeVisible();
  await expect(page.getByText('Невалидно потвърждение на парола')).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await field(page, 'Е-поща').fill(`${username}@example.org`);
  await password(page, 'Парола').first().fill('proba1!');
  await password(page, 'Потвърждение на парола').fill('proba1!');
  await save.click();
  await expect(page).toHaveURL(/\/administration\/listUsers$/i);
  await page.getByRole('searchbox', { name: 'Търсене по име или е-поща' }).fill(username);
  // The row moves while the list is filtered, and a press that ends beside the button is no click.
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^Деактивирай ${username}`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Направи' }).click();
  await expect(page.getByText('Успешно деактивиран потребител').first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Активирай ${username}`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Направи' }).click();
  await expect(page.getByText('Успешно активиран потребител').first()).toBeVisible();

  await page.getByRole('link', { name: new RegExp(`^Роли на ${username}`) }).click();
  const history = page.locator('section', { has: page.getByRole('heading', { name: 'История' }) }).last();
  await expect(history.getByRole('listitem').first()).toContainText('Активен: Не → Да');
  await list(page, 'Налични роли').getByRole('checkbox', { name: 'Потребител', exact: true }).check();
  await page.getByRole('button', { name: 'Добави' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('Роля: struma-app: Потребител');
  await page.goto(`/logs/activity/list?recordId=${username}`);
  await expect(page.getByRole('link', { name: `Потребител ${username}` }).first()).toBeVisible();
});

test('LG-5 an editor who is not an administrator sees no history of users', async ({ page }) => {
  await openAs(page, 'admin', '/administration/listUsers');
  await page.getByRole('searchbox', { name: 'Търсене по име или е-поща' }).fill('citizen');
  const path = await page.getByRole('link', { name: /^Роли на citizen/ }).getAttribute('href');
  await page.goto(path ?? '');
  await expect(page.getByRole('heading', { name: 'История' })).toBeVisible();
  await openAs(page, 'editor', path ?? '');
  await expect(list(page, 'Избрани роли')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'История' })).toHaveCount(0);
});

test('AM-4 AM-12 a role that could not be removed is in its list again, and a message is shown', async ({ page }) => {
  await openAs(page, 'admin', '/administration/listUsers');
  await page.getByRole('searchbox', { name: 'Търсене по име или е-поща' }).fill('citizen');
  await page.getByRole('link', { name: /^Роли на citizen/ }).click();
  await expect(list(page, 'Избрани роли')).toContainText('Потребител');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('RemoveUserRoles')) await route.fulfill({ status: 503, body: '' });
    else await route.fallback();
  });
  await list(page, 'Избрани роли').getByRole('checkbox', { name: 'Потребител', exact: true }).check();
  await page.getByRole('button', { name: 'Премахни' }).click();
  await expect(page.getByText('Не е известно дали промяната е записана. Проверете я.').first()).toBeVisible();
  await expect(list(page, 'Избрани роли')).toContainText('Потребител');
});

test('AM-7 administrators cannot deactivate their own account: the reason is shown without a confirmation', async ({
  page,
}) => {
  await openAs(page, 'admin', '/administration/listUsers');
  await page.getByRole('searchbox', { name: 'Търсене по име или е-поща' }).fill('admin');
  await page.getByRole('button', { name: /^Деактивирай admin/ }).click();
  await expect(page.getByText('Собственият профил не може да се деактивира').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('AM-1 AM-6 several users are added to a group together, with an outcome for each', async ({ page }) => {
  await openAs(page, 'admin', '/administration/listUsers');
  for (const name of ['citizen', 'newcomer'])
    await page.getByRole('checkbox', { name: new RegExp(`потребител ${name}$`, 'i') }).check();
  await page.getByRole('button', { name: 'Добави в група' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Група' }).selectOption({ label: 'valves' });
  await dialog.getByRole('button', { name: /^Добави в група/ }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'записано' })).toHaveCount(2);
});
