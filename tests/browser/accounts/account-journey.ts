import { expect, type Browser, type Page } from '@playwright/test';
import { topTitle } from '../support.ts';

/** The product with one identity provider, and an administrator of the product. */
export interface JourneyTarget {
  address: string;
  administrator: { username: string; password: string };
}

const password = 'struma9!W';
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const list = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const menuEntry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Opens a URL and signs in. The forms of the embedded provider and of Keycloak use the same field names. */
export const signInAt = async (page: Page, url: string, username: string, secret: string): Promise<void> => {
  await page.goto(url);
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(secret);
  await page.locator('[type=submit]').first().click();
  await expect(topTitle(page)).toBeVisible({ timeout: 60_000 });
};

const addUser = async (page: Page, address: string, username: string): Promise<void> => {
  await page.goto(`${address}/administration/addUser`);
  await field(page, 'Потребителско име').fill(username);
  await field(page, 'Е-поща').fill(`${username}@vik.example`);
  await field(page, /^Име/).fill('Дияна');
  await field(page, 'Фамилия').fill('Дежурна');
  await page.getByLabel('Парола', { exact: false }).first().fill(password);
  await page.getByLabel('Потвърждение на парола').fill(password);
  await page.getByRole('button', { name: 'Запази' }).click();
  await expect(page).toHaveURL(/\/administration\/listUsers$/i);
};

export const openUser = async (page: Page, address: string, username: string, link: RegExp): Promise<void> => {
  await page.goto(`${address}/administration/listUsers`);
  await page.getByRole('searchbox', { name: 'Търсене по име или е-поща' }).fill(username);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: link }).click();
};

export const move = async (page: Page, from: string, to: string, name: string, button: string): Promise<void> => {
  await list(page, from).getByRole('checkbox', { name, exact: true }).check();
  const mover = page.getByRole('button', { name: button });
  await mover.click();
  await expect(list(page, to)).toContainText(name);
  // The item moves before the response. A page that is left earlier may not send the change at all.
  await expect(mover).toBeEnabled();
};

/** An administrator adds an operator, who signs in in a second window, and then removes the operator's role. */
export const followAccountJourney = async (browser: Browser, page: Page, target: JourneyTarget): Promise<void> => {
  const { address, administrator } = target;
  const username = `diana${Date.now() % 1_000_000}`;
  await signInAt(page, `${address}/administration/listUsers`, administrator.username, administrator.password);
  await addUser(page, address, username);
  await openUser(page, address, username, /^Групи на/);
  await move(page, 'Налични групи', 'Групи на потребителя', 'TestMainGroup', 'Добави');
  await openUser(page, address, username, /^Роли на/);
  await move(page, 'Налични роли', 'Избрани роли', 'Потребител', 'Добави');
  await move(page, 'Налични роли', 'Избрани роли', 'Оператор', 'Добави');
  await expect(page.getByText(/^Отваря: .*Водомери/)).toBeVisible();

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await signInAt(colleague, `${address}/`, username, password);
  await expect(menuEntry(colleague, 'Водомери')).toBeVisible();

  await move(page, 'Избрани роли', 'Налични роли', 'Оператор', 'Премахни');
  await expect(menuEntry(colleague, 'Водомери')).toBeHidden({ timeout: 5_000 });
  await context.close();
};
