import { expect, type Request } from '@playwright/test';
import { features, field, layers, map, mapAt, openMap, search, shownPlace, sofia, tip, viewOf } from './map-parts.ts';
import { expectAccessibleEverywhere, openAs, openByLink, test, topTitle } from './support.ts';

test.use({ drawsMaps: true });

test('SG-5 MP-1 the preview of a signal shows its place on a read-only map that links to the thematic map', async ({
  page,
}) => {
  await openAs(page, 'operator', '/signals_oper/preview/1');
  const facts = page.getByRole('complementary', { name: 'Данни за сигнала' });
  const place = facts.locator('[data-map-ready]');
  await expect(place).toBeVisible();
  const pin = place.getByRole('group', { name: 'Маркер' });
  const before = await pin.boundingBox();
  await place.dblclick({ position: { x: 20, y: 20 } });
  await pin.dragTo(place, { targetPosition: { x: 20, y: 20 } });
  expect(await pin.boundingBox()).toEqual(before);
  await expect(place.getByRole('button')).toHaveCount(0);
  await expect(tip(page)).toHaveCount(0);
  await facts.locator('a[href^="/thematic_map"]').click();
  await expect(topTitle(page, 'Тематична карта')).toBeVisible();
});

test('MP-1 MP-2 the picker works by keyboard: address, marker, undo, coordinates', async ({ page }) => {
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

test('MP-1 MP-12 Enter on the map sets the marker in the centre, and the cross-hair has a button for this; invalid coordinates show the reason', async ({
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
    ['тук', 'Адрес се търси на картата.'],
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

test("MP-3 MP-5 'Слоеве' hides unchecked layers; a feature selected in the table shows its properties", async ({
  page,
}) => {
  await openMap(page, mapAt(sofia, 18));
  await page.locator('body').press('o');
  const rows = features(page).getByRole('row');
  await expect(rows.filter({ hasText: 'СВО' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Тръба' }).first()).toBeVisible();
  await rows.filter({ hasText: 'СВО' }).first().getByRole('button').press('Enter');
  const card = page.getByRole('region', { name: /^СВО \d+$/ });
  await expect(card).toContainText('Диаметър');
  await expect(card).toContainText('Година на изграждане');
  const pipe = rows.filter({ hasText: 'Тръба' }).first().getByRole('button');
  const id = await pipe.textContent();
  await pipe.press('Enter');
  await expect(page.getByRole('region', { name: `Тръба ${id}` })).toContainText('DN');
  await expect(card).toHaveCount(0);

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

test('AU-12 SH-10 the last view of the map is restored, also in the URL; tiles and fonts come from the product', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request: Request) => urls.push(request.url()));
  const saved = page.waitForRequest((request) => (request.postData() ?? '').includes('SaveMapView'));
  // The last view is stored for each person: other tests open the map as the operator.
  await openMap(page, '/thematic_map?zoom=13&lat=43.84&lng=25.96', 'admin');
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
  expect(urls.some((url) => url.includes('/map/tiles/base/'))).toBe(true);
  expect(urls.some((url) => /sofia-sans-cyrillic.*woff2/.test(url))).toBe(true);
});

test.describe('in a small window', () => {
  // Each pixel of a drawn map takes processor time.
  test.use({ viewport: { width: 900, height: 560 } });

  test('WM-11 a URL with a meter shows the layer of meters, which its checkbox hides; an invalid place or zoom is reported', async ({
    page,
  }) => {
    await openMap(page, `${mapAt(sofia, 18)}&layer=residential&id=1`);
    await page.locator('body').press('o');
    const meters = features(page).getByRole('row', { name: /Водомер/ });
    await expect(meters.first()).toBeVisible();
    await page.locator('body').press('l');
    await layers(page).getByLabel('Битови').uncheck();
    await page.locator('body').press('o');
    await expect(features(page)).toBeVisible();
    await expect(meters).toHaveCount(0);
    // The map reads its URL when it opens.
    const openAgain = async (path: string): Promise<void> => {
      await openByLink(page, '/dashboard');
      await expect(topTitle(page, 'Начало')).toBeVisible();
      await openByLink(page, path);
    };
    await openAgain('/thematic_map?zoom=99&lat=91&lng=23.3');
    await expect(page.getByText('Адресът на страницата сочи място или мащаб извън картата.')).toBeVisible();
    await openAgain(mapAt(sofia, 23.9));
    await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText(/^0,\d\sм$/);
  });
});

test('SH-10 the map is in the menu; map, marker and panel are accessible', async ({ page }) => {
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
