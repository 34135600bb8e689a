import { expect, type Page, type Request, type Route } from '@playwright/test';
import { expectAccessibleEverywhere, openAs, test, topTitle } from './support.ts';

const sofia = { latitude: 42.698334, longitude: 23.319941 };
const address = `/thematic_map?zoom=17&lat=${sofia.latitude}&lng=${sofia.longitude}`;
const map = (page: Page) => page.getByRole('region', { name: 'Карта', exact: true });
const tip = (page: Page) => page.locator('[data-place-tip]');
const search = (page: Page) => page.getByRole('combobox', { name: 'Търсене по адрес' });
const layers = (page: Page) => page.getByRole('complementary', { name: 'Слоеве' });
const features = (page: Page) => page.getByRole('complementary', { name: 'Обекти в изгледа' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Координати' });
const viewOf = (page: Page) => new URL(page.url()).searchParams;

/** Opens the thematic map and waits for its first picture. */
const openMap = async (page: Page, path = address): Promise<void> => {
  await openAs(page, 'operator', path);
  await expect(page.locator('[data-map-ready]')).toBeVisible();
};

/** Answers one GraphQL operation otherwise. */
const intercept = (page: Page, operation: string, answer: (route: Route) => Promise<void>) =>
  page.route('/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    return operationName === operation ? answer(route) : route.fallback();
  });

const shownPlace = async (page: Page): Promise<number[]> => {
  const text = (await tip(page).textContent()) ?? '';
  return [...text.matchAll(/(?:шир|дълж)\. (\d+\.\d+)/g)].map(([, degrees]) => Number(degrees));
};

test.use({ drawsMaps: true });

test('SG-5 the preview of a signal shows its place on a map that takes no marker and leads to the large one', async ({
  page,
}) => {
  await openAs(page, 'operator', '/signals_oper/preview/1');
  const place = page.getByRole('complementary', { name: 'Данни за сигнала' }).locator('[data-map-ready]');
  await expect(place).toBeVisible();
  await place.dblclick();
  await expect(tip(page)).toBeHidden();
  await page.getByRole('complementary', { name: 'Данни за сигнала' }).locator('a[href^="/thematic_map"]').click();
  await expect(topTitle(page, 'Тематична карта')).toBeVisible();
});

test('MP-1 MP-2 the picker is worked by keys alone: address, marker, undo, numbers', async ({ page }) => {
  await openMap(page);
  await page.locator('body').press('/');
  await expect(search(page)).toBeFocused();
  await search(page).pressSequentially('Люлин');
  await expect(page.getByRole('option').nth(1)).toContainText('Люлин');
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(10);
  await search(page).press('ArrowDown');
  const second = (await page.getByRole('option').nth(1).locator('span').textContent()) ?? '';
  await search(page).press('Enter');
  await expect(tip(page)).toContainText(second);
  await expect.poll(() => viewOf(page).get('zoom')).toBe('15');

  const found = await shownPlace(page);
  await map(page).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await shownPlace(page))[1]).toBeGreaterThan(found[1] ?? 0);
  expect((await shownPlace(page))[0]).toBeCloseTo(found[0] ?? 0, 4);
  await expect(page.getByRole('status').filter({ hasText: 'Маркерът е на' })).toBeAttached();
  await page.getByRole('button', { name: 'Върни маркера' }).press('Enter');
  await expect.poll(() => shownPlace(page)).toEqual(found);

  await page.getByRole('button', { name: /^Маркер\./ }).press('Shift+ArrowUp');
  await expect.poll(async () => (await shownPlace(page))[0]).toBeGreaterThan(found[0] ?? 0);
  await field(page).fill('42.698334 23.319941');
  await field(page).press('Enter');
  await expect.poll(() => shownPlace(page)).toEqual([42.69833, 23.31994]);
});

test('MP-1 MP-12 Enter on the map and the cross-hair put the marker in the middle; wrong numbers say what is wrong', async ({
  page,
}) => {
  await openMap(page);
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownPlace(page)).toEqual([42.69833, 23.31994]);
  await page.getByRole('button', { name: 'Избор с кръст' }).click();
  await expect(page.getByRole('button', { name: 'Постави в центъра' })).toBeVisible();
  for (const [typed, problem] of [
    ['91, 23.3', 'Ширината е между −90 и 90 градуса.'],
    ['51.5, -0.12', 'Мястото е извън България.'],
    ['тук', 'Въведете ширина и дължина, например 42.54800, 22.96300.'],
    ['22.963, 42.548', 'Ширината и дължината са разменени. Може би: 42.54800, 22.96300'],
  ] as const) {
    await field(page).fill(typed);
    await field(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(problem);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('button', { name: 'Размени ги' }).click();
  await expect.poll(() => shownPlace(page)).toEqual([42.548, 22.963]);
  await expect(field(page)).toHaveValue('42.54800, 22.96300');
});

test('MP-1 MP-4 a double click puts the marker, which is dragged; the pipe below it is named', async ({ page }) => {
  await openMap(page, `/thematic_map?zoom=18&lat=${sofia.latitude}&lng=${sofia.longitude}`);
  await page.locator('body').press('o');
  await features(page).getByRole('row', { name: /Тръба/ }).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Затвори' }).first().click();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => shownPlace(page)).toHaveLength(2);
  expect((await shownPlace(page))[0]).toBeCloseTo(sofia.latitude, 3);
  await expect(tip(page)).toContainText(/Тръба \d+|Няма тръба тук/);
  const before = await shownPlace(page);
  const pin = page.getByRole('button', { name: /^Маркер\./ });
  await pin.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await shownPlace(page))[1]).toBeGreaterThan(before[1] ?? 0);
});

test("MP-3 MP-5 'Слоеве' hides what is not ticked; a feature is chosen in the table and shows what is known of it", async ({
  page,
}) => {
  await openMap(page, `/thematic_map?zoom=18&lat=${sofia.latitude}&lng=${sofia.longitude}`);
  await page.locator('body').press('o');
  const rows = features(page).getByRole('row');
  await expect(rows.filter({ hasText: 'СВО' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Тръба' }).first()).toBeVisible();
  await rows.filter({ hasText: 'СВО' }).first().getByRole('button').press('Enter');
  const card = page.getByRole('region', { name: /^СВО \d+$/ });
  await expect(card).toContainText('Диаметър');
  await expect(card).toContainText('Година на изграждане');

  await page.locator('body').press('l');
  await expect(layers(page).getByRole('group', { name: 'Подложки' }).getByLabel('Основна карта')).toBeChecked();
  const pipes = layers(page).getByRole('group', { name: 'Водопроводна мрежа' }).getByLabel('Водопроводи');
  await layers(page).getByLabel('Разпределителни').uncheck();
  await expect(pipes).toHaveJSProperty('indeterminate', true);
  await pipes.check();
  await expect(layers(page).getByLabel('Разпределителни')).toBeChecked();
  await pipes.uncheck();
  await layers(page).getByRole('button', { name: 'Затвори' }).click();
  await page.locator('body').press('o');
  await expect(rows.filter({ hasText: 'СВО' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Тръба' })).toHaveCount(0);
});

test('AU-12 SH-10 the last view comes back, in the address too; nothing is asked of another host', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(request.url()));
  const saved = page.waitForRequest((request) => (request.postData() ?? '').includes('SaveMapView'));
  await openMap(page, '/thematic_map?zoom=13&lat=43.84&lng=25.96');
  await map(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => viewOf(page).get('zoom')).toBe('14');
  expect((await (await saved).response())?.ok()).toBe(true);
  await page.goto('/thematic_map');
  await expect(page.locator('[data-map-ready]')).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => viewOf(page).get('zoom')).toBe('15');
  expect(Number(viewOf(page).get('lat'))).toBeCloseTo(43.84, 3);
  const own = new URL(page.url()).origin;
  const outside = asked.filter((url) => !url.startsWith(own) && !/^(data|blob):/.test(url));
  expect(outside).toEqual([]);
  expect(asked.some((url) => url.includes('/map/tiles/base/'))).toBe(true);
  expect(asked.some((url) => /sofia-sans-cyrillic.*woff2/.test(url))).toBe(true);
});

test('WM-11 an address with a meter shows its layer; an impossible place is said', async ({ page }) => {
  await openMap(page, `/thematic_map?zoom=18&lat=${sofia.latitude}&lng=${sofia.longitude}&layer=residential&id=1`);
  await page.locator('body').press('o');
  await expect(
    features(page)
      .getByRole('row', { name: /Водомер/ })
      .first(),
  ).toBeVisible();
  await page.goto('/thematic_map?zoom=18&lat=91&lng=23.3');
  await expect(page.getByText('Адресът на страницата сочи място извън картата.')).toBeVisible();
});

test("MP-7 a geocoder that fails leaves 'Непознат адрес' and an empty list", async ({ page }) => {
  const fails = (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' });
  await intercept(page, 'AddressAt', fails);
  await intercept(page, 'Geocode', fails);
  await openMap(page);
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText('Непознат адрес');
  await search(page).fill('Преслав');
  await expect(page.getByText('Няма намерен адрес')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test("MP-2 'Зареждане...' stands while the address is on its way; tiles that fail are said, and asked for again", async ({
  page,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, 'AddressAt', async (route) => {
    await held;
    await route.fallback();
  });
  await page.route('**/map/tiles/pipes/**', (route) => route.fulfill({ status: 503, body: '' }));
  await openMap(page);
  await expect(page.getByText('Част от картата не се зареди.')).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText('Зареждане...');
  release();
  await expect(tip(page)).not.toContainText('Зареждане...');
  await page.unroute('**/map/tiles/pipes/**');
  await page.getByRole('button', { name: 'Опитай отново' }).click();
  await expect(page.getByText('Част от картата не се зареди.')).toBeHidden();
  await page.locator('body').press('o');
  await expect(features(page).getByRole('row', { name: /Тръба/ }).first()).toBeVisible();
});

test.describe('without WebGL', () => {
  test.use({ drawsMaps: false });

  test('MP-2 a still picture, the address and the numbers work', async ({ page }) => {
    const tile = page.waitForResponse((answer) => answer.url().includes('/map/tiles/base/'));
    await openAs(page, 'operator', address);
    await tile;
    await expect(page.getByText('Този браузър не може да рисува подвижна карта.')).toBeVisible();
    await field(page).fill('42.548, 22.963');
    await field(page).press('Enter');
    await expect(page.getByRole('figure', { name: 'Неподвижна карта около 42.54800, 22.96300' })).toBeVisible();
    await expect(page.getByText('гр. Радомир').first()).toBeVisible();
  });
});

test('SH-10 the map is in the menu; axe finds nothing on map, marker and panels', async ({ page }) => {
  await openAs(page, 'operator', '/dashboard');
  await page.getByRole('navigation', { name: 'Основно меню' }).getByRole('link', { name: 'Тематична карта' }).click();
  await expect(topTitle(page, 'Тематична карта')).toBeVisible();
  await expect(page.locator('[data-map-ready]')).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).not.toContainText('Зареждане...');
  await page.locator('body').press('l');
  await expect(layers(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
});
