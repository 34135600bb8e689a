import { expect, type Page } from '@playwright/test';
import { passwords } from '../../builders/people/demo-users.ts';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { GatewayAccounts } from '../../contract/identity/gateway-accounts.ts';
import { expectAccessibleEverywhere, openAs, test } from '../support.ts';
import { list, move, openUser } from './account-journey.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Търсене по име или е-поща' });
const unique = (name: string): string => `${name}${Date.now() % 1_000_000}`;
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Adds a user by HTTP, which takes a tenth of the time of the form, and opens the product as administrator. */
const addNewUser = async (page: Page, address = '', name = 'proba'): Promise<string> => {
  const username = unique(name);
  const admin = new BrowserClient(address);
  await admin.signIn('admin', passwords.admin);
  await new GatewayAccounts(admin).addUser(username);
  await openAs(page, 'admin');
  return username;
};

/** Names of the operations that the page sends. */
const watchOperations = (page: Page): string[] => {
  const operations: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name) operations.push(name);
  });
  return operations;
};

test('AM-1 AM-2 AM-3 AM-4 AM-5 AM-6 eight screens of users, groups and roles are accessible in wide and narrow windows', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const username = await addNewUser(page, baseURL);
  await page.goto('/administration/listUsers');
  await expect(page.getByRole('row', { name: /^Избор|admin/ }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/administration/addUser');
  await expect(page.getByRole('textbox', { name: 'Потребителско име' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openUser(page, baseURL ?? '', username, /^Редакция на/);
  await page.getByRole('button', { name: 'Смяна на парола' }).click();
  await expectAccessibleEverywhere(page);
  await openUser(page, baseURL ?? '', username, /^Роли на/);
  await expect(list(page, 'Налични роли')).toContainText('Оператор');
  await expectAccessibleEverywhere(page);
  await openUser(page, baseURL ?? '', username, /^Групи на/);
  await expect(list(page, 'Налични групи')).toContainText('valves');
  await expectAccessibleEverywhere(page);
  await page.goto('/administration/listGroups');
  await page.getByRole('link', { name: 'valves', exact: true }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'valves', exact: true }).click();
  await expect(list(page, 'Налични роли')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/administration/userRights');
  await page.getByRole('searchbox', { name: 'Търсене по име или е-поща' }).fill('editor');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^editor/ })).toContainText('пряко');
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /\/files\/user-roles\.csv/);
  await expectAccessibleEverywhere(page);
});

test('AM-1 AM-7 a row has the button to activate or to deactivate its user, and scrolling loads more users', async ({
  page,
}) => {
  const total = 250;
  const userAt = (index: number) => ({
    __typename: 'User',
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    username: `person${index}`,
    email: `person${index}@vik.example`,
    firstName: 'Иван',
    lastName: `Служителов${index}`,
    isActive: index % 2 === 0,
    isSelf: false,
  });
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = (route.request().postDataJSON() ?? {}) as {
      operationName?: string;
      variables?: { page: { number: number; size: number } };
    };
    if (operationName !== 'Users' || !variables) return route.fallback();
    const { number, size } = variables.page;
    const start = (number - 1) * size;
    const items = Array.from({ length: Math.min(size, total - start) }, (_, index) => userAt(start + index));
    return route.fulfill({ json: { data: { users: { __typename: 'UserPage', totalCount: total, items } } } });
  });
  await openAs(page, 'admin', '/administration/listUsers');
  await expect(page.getByText('Общо: 250 записа.')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(100);
  await expect(page.getByRole('button', { name: 'Деактивирай person0', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Активирай person0', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Активирай person1', exact: true })).toBeVisible();
  await page.getByText('100 от 250').scrollIntoViewIfNeeded();
  await expect(page.locator('tbody tr')).toHaveCount(200);
  await page.getByText('200 от 250').scrollIntoViewIfNeeded();
  await expect(page.locator('tbody tr')).toHaveCount(250);
});

test('AM-3 the user name cannot be changed, password advice does not prevent saving, and saving returns to the list', async ({
  page,
  baseURL,
}) => {
  const username = await addNewUser(page, baseURL);
  await openUser(page, baseURL ?? '', username, /^Редакция на/);
  await expect(page.getByRole('textbox', { name: 'Потребителско име' })).toHaveCount(0);
  await expect(page.getByText(`Потребителско име: ${username}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Смяна на парола' }).click();
  const save = page.getByRole('button', { name: 'Запази' });
  await expect(save).toBeDisabled();
  await expect(page.getByText(/^Препоръка: малки и главни/)).toBeVisible();
  await page.getByLabel('Нова парола').fill('абвгд1!');
  await page.getByLabel('Потвърждение на парола').fill('абвгд1!');
  await expect(page.getByText(/^Паролата съдържа букви на кирилица/)).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Нова парола').fill('abcd1!');
  await page.getByLabel('Потвърждение на парола').fill('abcd1!');
  await save.click();
  await expect(page.getByText('Успешно редактиран потребител').first()).toBeVisible();
  await expect(page).toHaveURL(/\/administration\/listUsers$/);
  await page.goBack();
  await expect(page.getByLabel('Нова парола')).toHaveCount(0);
});

test('AM-4 AM-6 AM-9 without a selection nothing is moved, and removing one’s own group needs two confirmations', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'admin');
  const operations = watchOperations(page);
  await openUser(page, baseURL ?? '', 'admin', /^Групи на admin/);
  await expect(list(page, 'Групи на потребителя')).toContainText('TestMainGroup');
  await page.getByRole('button', { name: 'Добави' }).click();
  await page.getByRole('button', { name: 'Премахни' }).click();
  await list(page, 'Групи на потребителя').getByRole('checkbox', { name: 'TestMainGroup' }).check();
  await page.getByRole('button', { name: 'Премахни' }).click();
  await expect(dialog(page)).toContainText('Губите собствен достъп');
  await dialog(page).getByRole('button', { name: 'Продължи' }).click();
  await expect(dialog(page)).toContainText('Ще загубите: TestMainGroup.');
  await expect(dialog(page).getByRole('button', { name: 'Откажи' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(list(page, 'Групи на потребителя')).toContainText('TestMainGroup');
  expect(operations.filter((name) => /^(Add|Remove)/.test(name))).toEqual([]);

  await page.goto('/administration/listGroups');
  await page.getByRole('link', { name: 'TestMainGroup', exact: true }).click();
  await page.getByRole('textbox', { name: 'Име на група' }).fill('Друга');
  await page.getByRole('button', { name: 'Запази' }).click();
  await expect(dialog(page)).toContainText('Достъпът до системата зависи от името на тази група.');
  await dialog(page).getByRole('button', { name: 'Откажи' }).click();
  expect(operations).not.toContain('RenameGroup');
});

test('AM-5 AM-10 AM-12 a group is added at the lower-case path, renamed, and deleted after a confirmation', async ({
  page,
}) => {
  const name = unique('Група ');
  await openAs(page, 'admin', '/administration/addgroup');
  const save = page.getByRole('button', { name: 'Запази' });
  const field = page.getByRole('textbox', { name: 'Име на група' });
  await field.fill(' ');
  await field.blur();
  await expect(page.getByText('Задължително поле')).toBeVisible();
  await expect(save).toBeDisabled();
  await field.fill(name);
  await save.click();
  await expect(page).toHaveURL(/\/administration\/listGroups$/);
  await page.getByRole('searchbox', { name: 'Търсене на група' }).fill(name);
  await page.getByRole('link', { name: `Редакция на ${name}` }).click();
  await move(page, 'Налични роли', 'Избрани роли', 'Оператор', 'Добави');
  await field.fill(`${name} А`);
  await save.click();
  await expect(page.getByText('Успешно редактирана група').first()).toBeVisible();
  await page.goto('/administration/listGroups');
  await page.getByRole('button', { name: `Изтрий ${name} А` }).click();
  await dialog(page).getByRole('button', { name: 'Откажи' }).click();
  await page.getByRole('button', { name: `Изтрий ${name} А` }).click();
  await dialog(page).getByRole('button', { name: 'Направи' }).click();
  await expect(page.getByText('Успешно изтрита група').first()).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} А`, exact: true })).toHaveCount(0);
});

test('AM-1 AM-4 AM-7 with the keyboard alone a user is found, gets a role and is deactivated', async ({
  page,
  baseURL,
}) => {
  const username = await addNewUser(page, baseURL, 'klava');
  await page.goto('/administration/listUsers');
  const { keyboard } = page;
  /** Presses Tab until the focus is on an element with this name. */
  const tabTo = async (name: RegExp): Promise<void> => {
    const nameOfFocus = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const labels = (element as HTMLInputElement | null)?.labels;
        return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
    for (let presses = 0; presses < 80; presses += 1) {
      if (name.test(await nameOfFocus())) return;
      await keyboard.press('Tab');
    }
    throw new Error(`The focus does not reach ${name}.`);
  };
  await search(page).waitFor();
  await tabTo(/^Търсене по име или е-поща$/);
  await keyboard.type(username);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(/^Роли на/);
  await keyboard.press('Enter');
  await expect(list(page, 'Налични роли')).toContainText('Оператор');
  await tabTo(/^Оператор$/);
  await keyboard.press('Space');
  await tabTo(/^Добави$/);
  await keyboard.press('Enter');
  await expect(list(page, 'Избрани роли')).toContainText('Оператор');
  await page.goBack();
  await search(page).waitFor();
  await tabTo(/^Търсене по име или е-поща$/);
  await keyboard.type(username);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(/^Деактивирай/);
  await keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Откажи' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText('Неактивен');
});
