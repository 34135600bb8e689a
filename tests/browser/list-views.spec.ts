/** Saved views of a list. */
import { expect, type Locator, type Page } from '@playwright/test';
import { windowOf } from './people.ts';
import { listPath, openDatabase, openList } from './signals.ts';
import { expectAccessibleEverywhere, openAs, openByLink, test } from './support.ts';

// The clean-up removes the columns that all tests of this file have chosen.
test.describe.configure({ mode: 'default' });

const name = `Чакащи спешни ${process.pid}`;

test.afterAll(async () => {
  const pool = await openDatabase();
  await pool.query('delete from list_view where name like $1', [`${name}%`]);
  await pool.query('delete from list_columns');
  await pool.end();
});

const headings = async (page: Page): Promise<string[]> =>
  (await page.getByRole('columnheader').allInnerTexts())
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== 'Действия');
const openViews = async (page: Page, label = 'Запазени изгледи'): Promise<Locator> => {
  await page.getByRole('button', { name: label, exact: true }).click();
  return page.getByRole('dialog', { name: 'Запазени изгледи' });
};

test('a saved view keeps filter, order and columns; a colleague opens the shared view with the default columns, and deletes it', async ({
  page,
  browser,
}) => {
  await openList(page, '?view=WAITING&priority=4&sort=-createdAt');
  let dialog = await openViews(page);
  await dialog.getByRole('textbox', { name: 'Име на изгледа' }).fill(name);
  await dialog.getByRole('checkbox', { name: 'Споделен с колегите' }).check();
  await dialog.getByRole('button', { name: 'Запази текущия изглед' }).click();
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByText('Затвори', { exact: true }).click();

  await page.getByRole('button', { name: 'Колони', exact: true }).click();
  const columns = page.getByRole('dialog', { name: `Колони на изгледа ${name}` });
  for (const column of ['Статус', 'Последен отговор', 'Затворен на', 'Авария №'])
    await columns.getByRole('checkbox', { name: column }).uncheck();
  for (let step = 0; step < 5; step += 1) await columns.getByRole('button', { name: 'Премести Чака нагоре' }).click();
  await expectAccessibleEverywhere(page);
  await columns.getByRole('button', { name: 'Запази' }).click();
  const chosenColumns = ['Сигнал №', 'Чака', 'Приоритет', 'Създаден от', 'Създаден на'];
  await expect.poll(() => headings(page)).toEqual(chosenColumns);

  await page.goto(listPath);
  await expect.poll(() => headings(page)).toContain('Авария №');
  dialog = await openViews(page);
  await dialog.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/view=WAITING&?.*priority=4|priority=4&?.*view=WAITING/);
  await expect(page).toHaveURL(/sort=-createdAt/);
  await expect.poll(() => headings(page)).toEqual(chosenColumns);

  // Another order keeps the view and its columns.
  await page.getByRole('columnheader', { name: 'Сигнал №' }).getByRole('button').click();
  await expect(page).not.toHaveURL(/sort=-createdAt$/);
  await expect(page.getByRole('button', { name: `${name} (друг ред)` })).toBeVisible();
  expect(await headings(page)).toEqual(chosenColumns);

  const admin = await windowOf(browser, 'admin', listPath);
  dialog = await openViews(admin);
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('споделен от');
  await dialog.getByRole('link', { name }).click();
  await expect(admin).toHaveURL(/sort=-createdAt/);
  await expect.poll(() => headings(admin)).toContain('Авария №');
  dialog = await openViews(admin, name);
  await dialog.getByRole('button', { name: `Изтрий изгледа ${name}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Направи' }).click();
  await expect(dialog.getByRole('link', { name })).toHaveCount(0);
  await admin.context().close();
});

test("a colleague's shared view gives its columns to a standard tab only if the view was chosen", async ({
  page,
  browser,
}) => {
  const tab = '?view=WAITING';
  const admin = await windowOf(browser, 'admin', `${listPath}${tab}`);
  const tabName = `${name} раздел`;
  const dialogOfAdmin = await openViews(admin);
  await dialogOfAdmin.getByRole('textbox', { name: 'Име на изгледа' }).fill(tabName);
  await dialogOfAdmin.getByRole('checkbox', { name: 'Споделен с колегите' }).check();
  await dialogOfAdmin.getByRole('button', { name: 'Запази текущия изглед' }).click();
  await expect(dialogOfAdmin.getByRole('link', { name: tabName })).toBeVisible();
  await admin.context().close();
  // The columns that the view was saved with. A choice of the author later would apply to the author only.
  const pool = await openDatabase();
  await pool.query(`update list_view set columns = '{status,wait}' where name = $1`, [tabName]);
  await pool.end();

  await openList(page, tab);
  const views = page.getByRole('button', { name: 'Запазени изгледи', exact: true });
  await expect(views).toBeVisible();
  await expect.poll(() => headings(page)).toContain('Авария №');
  await page.getByRole('button', { name: 'Колони', exact: true }).click();
  const columns = page.getByRole('dialog', { name: 'Колони', exact: true });
  await columns.getByRole('checkbox', { name: 'Авария №' }).uncheck();
  await columns.getByRole('button', { name: 'Запази' }).click();
  await expect.poll(() => headings(page)).not.toContain('Авария №');
  await page.getByRole('button', { name: 'Колони', exact: true }).click();
  await columns.getByRole('button', { name: 'По подразбиране' }).click();
  await expect.poll(() => headings(page)).toContain('Авария №');

  await (await openViews(page)).getByRole('link', { name: tabName }).click();
  const columnsOfView = ['Сигнал №', 'Статус', 'Чака'];
  await expect.poll(() => headings(page)).toEqual(columnsOfView);
  await page.reload();
  await expect(page.getByRole('button', { name: tabName, exact: true })).toBeVisible();
  expect(await headings(page)).toEqual(columnsOfView);
  await page.getByRole('navigation', { name: 'Изгледи' }).locator('[aria-current]').click();
  await expect(views).toBeVisible();
  await expect.poll(() => headings(page)).toContain('Авария №');
});

test('WM-3 a saved view of the meters keeps filter, order and columns', async ({ page }) => {
  const path = '/water_meters/list';
  const metersName = `${name} водомери`;
  await openAs(page, 'operator', `${path}?ownership=2&isGeocoded=true&sort=-reading`);
  let dialog = await openViews(page);
  await dialog.getByRole('textbox', { name: 'Име на изгледа' }).fill(metersName);
  await dialog.getByRole('button', { name: 'Запази текущия изглед' }).click();
  await expect(dialog.getByRole('link', { name: metersName })).toBeVisible();
  await dialog.getByText('Затвори', { exact: true }).click();
  await page.getByRole('button', { name: 'Колони', exact: true }).click();
  const columns = page.getByRole('dialog', { name: `Колони на изгледа ${metersName}` });
  await columns.getByRole('checkbox', { name: 'Последен ремонт' }).uncheck();
  await columns.getByRole('button', { name: 'Запази' }).click();
  await expect.poll(() => headings(page)).not.toContain('Последен ремонт');

  dialog = await openViews(page, metersName);
  await saveWhileLeaving(page, dialog, { name: `${metersName} 2`, path });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect.poll(() => headings(page)).toContain('Последен ремонт');
  await dialog.getByRole('link', { name: metersName, exact: true }).click();
  await expect(page).toHaveURL(/(?=.*ownership=2)(?=.*isGeocoded=true)(?=.*sort=-reading)/);
  await expect.poll(() => headings(page)).not.toContain('Последен ремонт');
  await expect(page.getByRole('columnheader', { name: /^Показание/ })).toHaveAttribute('aria-sort', 'descending');
});

/** Saves a view, and opens a path before the response arrives. */
const saveWhileLeaving = async (page: Page, dialog: Locator, view: { name: string; path: string }): Promise<void> => {
  const hasLeft = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SaveListView')) await hasLeft.promise;
    await route.fallback();
  });
  const name = dialog.getByRole('textbox', { name: 'Име на изгледа' });
  await name.fill(view.name);
  const sent = page.waitForRequest((request) => request.postData()?.includes('SaveListView') === true);
  await dialog.getByRole('button', { name: 'Запази текущия изглед' }).click();
  await sent;
  await openByLink(page, view.path);
  await expect(page).toHaveURL(new RegExp(`${view.path}$`));
  hasLeft.resolve();
  await expect(name).toHaveValue('');
};
