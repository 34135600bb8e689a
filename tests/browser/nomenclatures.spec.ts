import { randomInt } from 'node:crypto';
import { expect, type Page, type Request } from '@playwright/test';
import { windowOf } from './people.ts';
import { comparisonTimeoutMs, intercept, openFilter, openList, queryOf, repeatComparison, rows } from './signals.ts';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const listPath = '/gis_nomenclatures/main_list';
/** The nomenclature of KEVR categories 2. Breakdowns use it, but no other test changes it. */
const categories = '4';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Известия' }).getByText(text);
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Запази' });
const active = (page: Page, name: 'Да' | 'Не') => page.getByRole('radio', { name });
const newCode = (): string => `К${randomInt(1_000_000_000)}`;

const newItemPath = `/gis_nomenclatures/preview/${categories}/0`;

/** Fills in and saves the opened form of a new item. Returns the item's id; its page is open then. */
const addItem = async (page: Page, code: string, name: string): Promise<string> => {
  await field(page, 'Код').fill(code);
  await field(page, 'Име на български').fill(name);
  await save(page).click();
  await expect(toast(page, `Данните за номенклатура '${code}- ${name}' са добавени.`)).toBeVisible();
  await expect(topTitle(page)).toContainText('Преглед на номенклатура');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** Records the input of each mutation with this name that the page sends. */
const watchInputs = (page: Page, name: string): unknown[] => {
  const inputs: unknown[] = [];
  page.on('request', (request) => {
    const sent = queryOf(request);
    if (sent?.operationName === name) inputs.push((sent.variables as { input?: unknown }).input);
  });
  return inputs;
};

/** Fails if a narrow page cuts off its heading. */
const expectWholeHeading = async (page: Page, heading: string | RegExp): Promise<void> => {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(topTitle(page)).toContainText(heading);
  const isCut = await topTitle(page).evaluate(
    (title) => title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth,
  );
  expect(isCut).toBe(false);
  if (wide) await page.setViewportSize(wide);
};

const keyOf = (request: Request): string | undefined =>
  (queryOf(request)?.variables as { input?: { idempotencyKey?: string } } | undefined)?.input?.idempotencyKey;

test.describe('nomenclatures', () => {
  test('NO-1 NO-2 NO-3 NO-4 an administrator finds a nomenclature, adds an item, corrects its code and changes it', async ({
    page,
  }) => {
    await openAs(page, 'admin', '/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Номенклатури' }).click();
    await expect(topTitle(page)).toHaveText(/Номенклатури/);
    await expect(page.getByRole('columnheader')).toContainText([
      '№',
      'Име',
      'Описание',
      'Активна',
      'Създадена на',
      'Променена на',
    ]);
    await page.getByRole('button', { name: /^Търсене на номенклатури/ }).click();
    await page.getByRole('form').getByRole('textbox', { name: 'Име' }).fill('кевр');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/name=/);
    await expect(rows(page)).toHaveCount(2);
    await expectAccessibleEverywhere(page);

    await page.getByRole('link', { name: `Елементи на номенклатура No. ${categories}` }).click();
    await expect(topTitle(page)).toContainText(`Елементи на номенклатура No. ${categories}`);
    await expect(page.getByRole('columnheader')).toContainText(['Код', 'Име на български', 'Активен']);
    await expect(page.getByRole('link', { name: 'Назад: Номенклатури' })).toBeVisible();
    await expectAccessibleEverywhere(page);

    await page.getByRole('link', { name: 'Нов елемент' }).click();
    await expectWholeHeading(page, `Нов елемент към номенклатура No. ${categories}.`);
    await expect(save(page)).toBeDisabled();
    await field(page, 'Код').fill('1');
    await field(page, 'Име на български').fill('Свлачище');
    await field(page, 'Име на български').press('Enter');
    const taken = 'Вече има елемент с код 1';
    await expect(page.getByRole('textbox', { name: 'Код' })).toHaveAccessibleDescription(taken);
    await expect(toast(page, `Данните за номенклатура '1- Свлачище' не са добавени. Грешка ${taken}.`)).toBeVisible();
    await expectAccessibleEverywhere(page);

    await field(page, 'Име на български').fill('спукана тръба');
    const same = 'Вече има елемент с това име, с код 1.';
    await expect(field(page, 'Име на български')).toHaveAccessibleDescription(same);
    await field(page, 'Име на български').fill('Свлачище');
    await expect(page.getByText(same)).toHaveCount(0);
    const code = newCode();
    await field(page, 'Код').fill(code);
    await page.keyboard.press('Control+s');
    await expect(toast(page, `Данните за номенклатура '${code}- Свлачище' са добавени.`)).toBeVisible();
    await expect(topTitle(page)).toContainText(new RegExp(`Преглед на номенклатура No. ${categories}\\.\\d+\\.`));

    const inputs = watchInputs(page, 'UpdateNomenclatureItem');
    await field(page, 'Име на английски').fill('Landslide');
    await save(page).click();
    await expect(toast(page, `Данните за номенклатура '${code}- Свлачище' са обновени.`)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    expect(inputs).toMatchObject([{ changes: { nameEn: 'Landslide' }, expected: { nameEn: null } }]);
    expect(Object.keys((inputs[0] as { changes: object }).changes)).toEqual(['nameEn']);
    await expectWholeHeading(page, /Преглед на номенклатура/);
  });

  test('NO-3 before an item is deactivated, its page shows where it is used, with links to these records', async ({
    page,
  }) => {
    await openAs(page, 'admin');
    await repeatComparison(async () => {
      await page.goto('/gis_nomenclatures/preview/2/4');
      const signals = page.getByRole('link', { name: /^Сигнали: \d/ });
      const count = (await signals.textContent())?.replace('Сигнали: ', '') ?? '';
      await signals.click();
      await expect(page).toHaveURL(/\/signals_oper\/list\?priority=4$/);
      await expect(page.getByText(`Общо: ${count} записа.`)).toBeVisible({ timeout: comparisonTimeoutMs });
    });

    await page.goto(`/gis_nomenclatures/preview/${categories}/1`);
    await expect(page.getByText(/^Аварии: [1-9]/)).toBeVisible();
    await active(page, 'Не').check({ force: true });
    await save(page).click();
    const question = page.getByRole('alertdialog', { name: 'Изключване на елемента' });
    await expect(question).toContainText(/Аварии: [1-9]/);
    await expectAccessibleEverywhere(page);
    await question.getByRole('button', { name: 'Откажи' }).click();
    await expect(save(page)).toBeEnabled();
    await save(page).click();
    await question.getByRole('button', { name: 'Направи' }).click();
    await expect(toast(page, "Данните за номенклатура '1- Спукана тръба' са обновени.")).toBeVisible();
    await page.goto(`/gis_nomenclatures/item_list/${categories}`);
    await page.getByRole('link', { name: 'Неактивни' }).click();
    await rows(page).filter({ hasText: 'Спукана тръба' }).getByRole('link').first().click();
    await active(page, 'Да').check({ force: true });
    await save(page).click();
    await expect(save(page)).toBeDisabled();
  });

  test('NO-3 a change of a colleague is shown at once, and is overwritten only after both values were shown', async ({
    page,
    browser,
  }) => {
    await openAs(page, 'admin', newItemPath);
    const code = newCode();
    const item = await addItem(page, code, 'Срутване');
    const colleague = await windowOf(browser, 'dummy', `/gis_nomenclatures/preview/${categories}/${item}`);
    await field(colleague, 'Име на български').fill('Пропадане');
    await field(page, 'Име на английски').fill('Collapse');
    await save(page).click();
    await expect(field(colleague, 'Име на английски')).toHaveValue('Collapse');
    await field(page, 'Име на български').fill('Срутване на изкоп');
    await save(page).click();
    await expect(colleague.getByText('Междувременно е записано: Срутване на изкоп')).toBeVisible();
    await save(colleague).click();
    const question = colleague.getByRole('alertdialog', { name: 'Елементът е променен междувременно' });
    for (const value of ['Срутване', 'Срутване на изкоп', 'Пропадане', 'Ангел Администраторов'])
      await expect(question.getByText(value, { exact: value !== 'Ангел Администраторов' })).toBeVisible();
    await expectAccessibleEverywhere(colleague);
    await question.getByRole('button', { name: 'Продължи' }).click();
    await expect(toast(colleague, `Данните за номенклатура '${code}- Пропадане' са обновени.`)).toBeVisible();
    await expect(field(page, 'Име на български')).toHaveValue('Пропадане');
    await colleague.context().close();
  });

  test('NO-3 after a lost response the success is still reported, and nothing is added twice', async ({ page }) => {
    await openAs(page, 'admin', newItemPath);
    const code = newCode();
    const keys: unknown[] = [];
    await intercept(page, 'CreateNomenclatureItem', async (route) => {
      keys.push(keyOf(route.request()));
      if (keys.length > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    const item = await addItem(page, code, 'Вибрации');
    expect(new Set(keys).size).toBe(1);
    await intercept(page, 'UpdateNomenclatureItem', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(page, 'Име на английски').fill('Vibrations');
    await save(page).click();
    await expect(toast(page, `Данните за номенклатура '${code}- Вибрации' са обновени.`)).toBeVisible();
    await page.goto(`/gis_nomenclatures/item_list/${categories}?code=${code}`);
    await expect(rows(page)).toHaveCount(1);
    expect(Number(item)).toBeGreaterThan(8);
  });

  test('NO-2 NO-3 lists and choices follow changes by live events', async ({ page, browser }) => {
    const code = newCode();
    await openList(page);
    const choices = (await openFilter(page)).getByLabel('Приоритет').getByRole('option');
    await expect(choices.filter({ hasText: 'Спешен' })).toHaveCount(1);
    // The rows too: the cache keeps one name for each priority.
    for (const query of ['SignalChoices', 'Signals'])
      await intercept(page, query, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Спешен', 'Аварийна') });
      });
    const list = await windowOf(browser, 'dummy', `/gis_nomenclatures/item_list/${categories}?code=${code}`);
    await expect(list.getByText('Няма намерени резултати')).toBeVisible();
    const administrator = await windowOf(browser, 'admin', newItemPath);
    await addItem(administrator, code, 'Мълния');
    await list.getByRole('button', { name: /^Обновен списък: 1 нов/ }).click();
    await expect(rows(list)).toHaveText(/Мълния/);
    await field(administrator, 'Име на български').fill('Гръмотевица');
    await save(administrator).click();
    await expect(rows(list)).toHaveText(/Гръмотевица/);
    await expect(choices.filter({ hasText: 'Аварийна' })).toHaveCount(1);
    await expect(choices.filter({ hasText: 'Спешен' })).toHaveCount(0);
    for (const other of [list, administrator]) await other.context().close();
  });

  test('NO-1 NO-2 NO-3 an unknown nomenclature or item is reported with its number', async ({ page }) => {
    await openAs(page, 'admin', '/gis_nomenclatures/item_list/999');
    await expect(page.getByRole('heading', { name: 'Номенклатура No. 999 не е намерена' })).toBeVisible();
    await page.goto('/gis_nomenclatures/preview/2/999');
    await expect(page.getByRole('heading', { name: 'Елемент 2.999 не е намерен' })).toBeVisible();
    await page.getByRole('link', { name: 'Към елементите' }).click();
    await expect(page).toHaveURL(/item_list\/2$/);
    await page.goto('/gis_nomenclatures/preview/abc/1');
    await expect(page.getByRole('heading', { name: 'Страницата не е намерена' })).toBeVisible();
  });

  test('NO-1 LG-5 an administrator of TestDummyGroup has saved views of nomenclatures and logs', async ({ page }) => {
    await openAs(page, 'dummy', `${listPath}?isActive=true&sort=-name`);
    const name = `Активни ${randomInt(1_000_000_000)}`;
    await page.getByRole('button', { name: 'Запазени изгледи' }).click();
    const dialog = page.getByRole('dialog', { name: 'Запазени изгледи' });
    await dialog.getByRole('textbox', { name: 'Име на изгледа' }).fill(name);
    await dialog.getByRole('button', { name: 'Запази текущия изглед' }).click();
    await expect(dialog.getByRole('link', { name })).toBeVisible();
    await page.goto(listPath);
    await page.getByRole('button', { name: 'Запазени изгледи' }).click();
    await dialog.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/isActive=true&sort=-name/);
    await page.getByRole('button', { name }).click();
    await dialog.getByRole('button', { name: `Изтрий изгледа ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Направи' }).click();
    await expect(dialog.getByRole('link', { name })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const link = (title: string) => page.getByRole('navigation').getByRole('link', { name: title, exact: true });
    for (const title of ['Логове', 'Грешки', 'Действия']) {
      await link(title).click();
      await expect(topTitle(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Запазени изгледи' })).toBeVisible();
    }
    await link('Номенклатури').click();
    await page.getByRole('link', { name: `Елементи на номенклатура No. ${categories}` }).click();
    await expect(topTitle(page)).toContainText('Елементи');
    await expect(page.getByRole('button', { name: 'Запазени изгледи' })).toBeVisible();
  });

  test('NO-2 J opens the next item of the list, and the CSV file is filtered to the nomenclature', async ({ page }) => {
    await openAs(page, 'admin', '/gis_nomenclatures/item_list/3?sort=code');
    await rows(page).nth(1).getByRole('link').first().click();
    await expect(topTitle(page)).toContainText('No. 3.2.');
    await expect(page.getByText('2 от 5')).toBeVisible();
    await page.keyboard.press('KeyJ');
    await expect(topTitle(page)).toContainText('No. 3.3.');
    await expect(page.getByText('3 от 5')).toBeVisible();
    await page.getByRole('link', { name: 'Назад: Елементи' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ]);
    expect(JSON.parse(new URL(download.url()).searchParams.get('filter') ?? '')).toEqual({ nomenclatureId: '3' });
    expect(await download.failure()).toBeNull();
  });
});
