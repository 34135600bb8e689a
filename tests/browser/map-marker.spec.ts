/** The marker and the pipe below it, highlighted features and their cards, start views, and hiding the base map. */
import { expect } from '@playwright/test';
import { colourOf } from '../builders/data/pictures.ts';
import {
  drawnAround,
  field,
  layers,
  linesAround,
  map,
  mapAt,
  middleOf,
  openMap,
  shownPlace,
  sofia,
  tip,
  viewOf,
} from './map-parts.ts';
import { intercept } from './signals.ts';
import { openAs, test } from './support.ts';

test.use({ drawsMaps: true });

const chosen = colourOf('#C2187A');
/** The colour around a pipe under the pointer: `chosen` with an opacity of 0.3, on a white street. */
const hovered = colourOf('#EDBAD7');
const building = colourOf('#DEDBD0');

/** Signs in, and returns the pipe with the longest straight part near the middle of Sofia. */
const signInAndFindPipe = async (page: Parameters<typeof openAs>[0]) => {
  await openAs(page, 'operator', '/dashboard');
  const [pipe] = await linesAround(page, 'pipes', sofia);
  if (!pipe) throw new Error('There are no pipes.');
  return pipe;
};

test('MP-4 MP-8 the pipe below the marker is named, highlighted and announced to screen readers; a place without a pipe and a failed request are shown as such', async ({
  page,
}) => {
  const pipe = await signInAndFindPipe(page);
  await openMap(page, mapAt(pipe.middle, 18));
  await expect.poll(async () => (await drawnAround(page)).count(building)).toBeGreaterThan(0);
  expect((await drawnAround(page)).count(chosen)).toBe(0);
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText(`Тръба ${pipe.id}`);
  await expect(page.getByRole('status').filter({ hasText: `Тръба ${pipe.id}.` })).toBeAttached();
  await expect.poll(async () => (await drawnAround(page)).count(chosen)).toBeGreaterThan(200);
  await field(page).fill('43.2, 24.4');
  await field(page).press('Enter');
  await expect(tip(page)).toContainText('Няма тръба тук');
  await expect(tip(page)).not.toContainText(String(pipe.id));
  await page.getByRole('button', { name: 'Върни маркера' }).click();
  await expect(tip(page)).toContainText(`Тръба ${pipe.id}`);
  await intercept(page, 'PipeAt', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.getByRole('button', { name: /^Маркер\./ }).press('ArrowUp');
  await expect(tip(page)).toContainText('Тръбата не се определи');
  await expect(tip(page)).not.toContainText('Няма тръба тук');
});

test('MP-5 a feature is highlighted only while the pointer is on it, and a click opens its card', async ({ page }) => {
  const pipe = await signInAndFindPipe(page);
  await openMap(page, mapAt(pipe.middle, 18));
  const canvas = page.locator('.maplibregl-canvas');
  await page.mouse.move(...(await middleOf(page, 1)));
  await expect.poll(async () => (await page.mouse.move(...(await middleOf(page))), cursorOf())).toBe('pointer');
  await expect.poll(async () => (await drawnAround(page)).count(hovered)).toBeGreaterThan(100);
  await page.mouse.move(...(await middleOf(page, -400, -20)));
  await page.mouse.move(0, 0);
  await expect.poll(cursorOf).toBe('');
  await expect.poll(async () => (await drawnAround(page)).count(hovered)).toBe(0);
  await page.mouse.click(...(await middleOf(page)));
  const card = page.getByRole('region', { name: `Тръба ${pipe.id}` });
  await expect(card).toContainText(/Диаметър\s*DN \d+/);
  await expect.poll(async () => (await drawnAround(page)).count(chosen)).toBeGreaterThan(200);
  await card.getByRole('button', { name: 'Затвори' }).click();
  await expect.poll(async () => (await drawnAround(page)).count(chosen)).toBe(0);
  function cursorOf(): Promise<string> {
    return canvas.evaluate((element) => element.style.cursor);
  }
});

test("MP-1 MP-2 a double click sets the marker, which can be dragged; 'Към маркера' centres the marker at zoom 16", async ({
  page,
}) => {
  await openMap(page, mapAt(sofia, 18));
  await page.mouse.dblclick(...(await middleOf(page)));
  await expect.poll(() => shownPlace(page)).toHaveLength(2);
  const [latitude = 0, longitude = 0] = await shownPlace(page);
  expect(latitude).toBeCloseTo(sofia.latitude, 4);
  expect(longitude).toBeCloseTo(sofia.longitude, 4);
  await page.getByRole('button', { name: /^Маркер\./ }).hover();
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, 120, 40)), { steps: 4 });
  await page.mouse.up();
  // 120 pixels at this zoom, in degrees.
  const dragged = (120 * 360) / (512 * 2 ** 18);
  await expect.poll(async () => (await shownPlace(page))[1]).toBeCloseTo(longitude + dragged, 4);
  expect((await shownPlace(page))[0]).toBeLessThan(latitude);
  await page.getByRole('button', { name: 'Към маркера' }).click();
  await expect.poll(() => viewOf(page).get('zoom')).toBe('16');
  const [shown = 0] = await shownPlace(page);
  expect(Number(viewOf(page).get('lat'))).toBeCloseTo(shown, 4);
});

test('MP-1 MP-5 a double click on a pipe sets the marker, although the first click opens a card over the place', async ({
  page,
}) => {
  const { id, middle } = await signInAndFindPipe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const up = 240;
  const south = ((up * 360) / (512 * 2 ** 18)) * Math.cos((middle.latitude * Math.PI) / 180);
  await openMap(page, mapAt({ ...middle, latitude: middle.latitude - south }, 18));
  const place = await middleOf(page, 0, -up);
  const card = page.getByRole('region', { name: `Тръба ${id}` });
  await expect.poll(async () => (await page.mouse.click(...place), card.isVisible())).toBe(true);
  const over = await card.boundingBox();
  expect(over && place[1] > over.y && place[1] < over.y + over.height).toBe(true);
  await card.getByRole('button', { name: 'Затвори' }).click();
  await page.mouse.dblclick(...place);
  await expect(tip(page)).toContainText(`Тръба ${id}`);
  await expect(card).toBeHidden();
});

test("MP-3 an open panel, at the side or as a sheet, leaves the marker's tooltip visible", async ({ page }) => {
  for (const size of [
    { width: 1024, height: 700 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await openMap(page, mapAt(sofia, 17));
    await page.mouse.dblclick(...(await middleOf(page, size.width > 500 ? 200 : 0, size.width > 500 ? 0 : 150)));
    await expect(tip(page)).toBeVisible();
    await page.getByRole('button', { name: 'Слоеве', exact: true }).click();
    await expect.poll(() => isInSight(page)).toBe(true);
  }
});

/** Whether the marker's tooltip is on the page and not covered by the panel. */
const isInSight = (page: Parameters<typeof openAs>[0]): Promise<boolean> =>
  tip(page).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const panel = document.querySelector('aside[aria-labelledby]')?.getBoundingClientRect();
    return panel !== undefined && (right < panel.left || bottom < panel.top) && left >= 0 && top >= 0;
  });

test('MP-10 the picker starts at 42.548, 22.963 and zoom 14', async ({ page }) => {
  const tiles: string[] = [];
  page.on('request', (request) => tiles.push(new URL(request.url()).pathname));
  // With a stored draft the picker would start at the draft's place; no other test saves a draft of this user.
  await openAs(page, 'creator', '/signals/add');
  await expect(page.locator('[data-map-ready]')).toBeVisible();
  await expect.poll(() => tiles).toContain('/map/tiles/base/14/9237/6048');
});

test('MP-10 the thematic map starts at 42.698334, 23.319941 and zoom 14', async ({ page }) => {
  const tiles: string[] = [];
  page.on('request', (request) => tiles.push(new URL(request.url()).pathname));
  // With a stored view the map would start there; no other test moves the map as this user.
  await openAs(page, 'dummy', '/thematic_map');
  await expect(page.locator('[data-map-ready]')).toBeVisible();
  await expect.poll(() => tiles).toContain('/map/tiles/base/14/9253/6039');
});

test("MP-3 'Основна карта' hides the whole base map and keeps the network", async ({ page }) => {
  await openMap(page, mapAt(sofia, 17));
  const pipe = colourOf('#1276C4');
  await expect.poll(async () => (await drawnAround(page, 400)).count(building)).toBeGreaterThan(500);
  await page.locator('body').press('l');
  await layers(page).getByLabel('Основна карта').uncheck();
  // Anti-aliased pixels at a line's edge may have any colour.
  await expect.poll(async () => (await drawnAround(page, 400)).count(building)).toBeLessThan(50);
  expect((await drawnAround(page, 400)).count(pipe)).toBeGreaterThan(100);
  await layers(page).getByRole('button', { name: 'Свий панела' }).click();
  await expect(layers(page)).toBeHidden();
});
