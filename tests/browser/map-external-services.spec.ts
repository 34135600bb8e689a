/** Base maps and layers of external services: tile service, map server, tile archive. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startForeignService, type ForeignService, type ServeForeign } from '../builders/services/foreign-service.ts';
import { findMapServer, withoutMapServer, type MapServerProgram } from '../builders/services/map-server-program.ts';
import { pipeColour, startMapServer, type MapServer } from '../builders/services/map-server.ts';
import { archiveOfWater } from '../builders/data/map-archive.ts';
import { startMapHarness, type MapHarness } from '../builders/product/map-harness.ts';
import { colourOf, pictureOf, type Colour } from '../builders/data/pictures.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { drawnAround, layers, map, mapAt, sofia, tip } from './map-parts.ts';
import { signIn, test } from './support.ts';

// Small windows: a real map server starts a process for every tile.
test.use({ drawsMaps: true, viewport: { width: 900, height: 640 } });
test.describe.configure({ mode: 'default' });

const meadow: Colour = [120, 170, 90];
const brick: Colour = [170, 80, 60];
const pipe = { id: 150_001, type: 'главен', latitude: sofia.latitude, west: 23.31, east: 23.33 };

/** An external service that sends the tiles and pictures of the tests. */
let pictures: ForeignService;
let mapServer: MapServer | null;
let harness: MapHarness<'raster' | 'pmtiles' | 'wms'>;
let folder: string;
let program: MapServerProgram | null;

test.beforeAll(async () => {
  folder = await temporaryFolder('maps');
  const archive = join(folder, 'world.pmtiles');
  await writeFile(archive, archiveOfWater('© OpenStreetMap contributors'));
  pictures = await startForeignService();
  program = await findMapServer();
  mapServer = program && (await startMapServer(program, [pipe]));
  const attribution = { BASE_MAP_ATTRIBUTION: '© Община <Проба>' };
  harness = await startMapHarness({
    raster: {
      BASE_MAP: `raster:${pictures.url}/tiles?at={z}-{x}-{y}`,
      ...attribution,
      WMS_URL: mapServer?.url ?? `${pictures.url}/nothing`,
    },
    pmtiles: { BASE_MAP: `pmtiles:${archive}` },
    wms: { BASE_MAP: `wms:${pictures.url}/wms?LAYERS=town`, ...attribution },
  });
});

test.afterAll(async () => {
  await harness?.stop();
  await mapServer?.stop();
  await pictures?.stop();
  await rm(folder, { recursive: true, force: true });
});

const openOn = async (page: Page, name: 'raster' | 'pmtiles' | 'wms', zoom: number): Promise<void> => {
  harness.choose(name);
  await signIn(page, 'operator', harness.address + mapAt(sofia, zoom));
  await expect(page.locator('[data-map-ready]')).toBeVisible();
};

const answerWith =
  (colour: Colour): ServeForeign =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'image/png' }).end(pictureOf(colour));

/** Waits until more than 99 % of the middle of the map has this colour. */
const expectFilled = async (page: Page, colour: Colour): Promise<void> => {
  await expect.poll(async () => (await drawnAround(page, 200)).count(colour) / 200 ** 2).toBeGreaterThan(0.99);
};

test('BASE_MAP=raster: tiles of a tile service are drawn with attribution; a failed tile is reported', async ({
  page,
}) => {
  pictures.on('/tiles', answerWith(meadow));
  await openOn(page, 'raster', 15);
  await expectFilled(page, meadow);
  await expect(page.getByText('© Община <Проба>')).toBeAttached();
  expect(pictures.requests.map(({ url }) => url.searchParams.get('at'))).toContain('16-37013-24156');
  pictures.on('/tiles', (response) => void response.writeHead(503).end());
  await map(page).focus();
  await page.keyboard.press('+');
  await expect(page.getByText('Част от картата не се зареди.')).toBeVisible();
});

test('BASE_MAP=wms: pictures of a map server are drawn', async ({ page }) => {
  pictures.on('/wms', answerWith(brick));
  await openOn(page, 'wms', 15);
  await expectFilled(page, brick);
  const queries = pictures.requests.filter(({ url }) => url.pathname === '/wms').map(({ url }) => url.searchParams);
  expect(new Set(queries.map((query) => `${query.get('REQUEST')} ${query.get('LAYERS')}`))).toEqual(
    new Set(['GetMap town']),
  );
});

test('BASE_MAP=pmtiles: an archive of vector tiles is drawn in the light and dark style', async ({ page }) => {
  await openOn(page, 'pmtiles', 4);
  await expectFilled(page, colourOf('#BCDDE8'));
  await expect(page.getByText('© OpenStreetMap contributors')).toBeAttached();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectFilled(page, colourOf('#123744'));
});

test('MP-4 MP-8 a layer of a real MapServer is drawn and its pipe is named (skipped where there is no MapServer)', async ({
  page,
}) => {
  test.skip(mapServer === null, withoutMapServer);
  pictures.on('/tiles', answerWith(meadow));
  await openOn(page, 'raster', 16);
  await page.locator('body').press('l');
  await layers(page).getByRole('group', { name: 'Подложки' }).getByLabel('Водопроводи').check();
  await layers(page).getByRole('button', { name: 'Затвори' }).click();
  await expect.poll(async () => (await drawnAround(page, 200)).count(pipeColour)).toBeGreaterThan(200);
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText(`Тръба ${pipe.id}`);
  await page.getByRole('button', { name: /^Маркер\./ }).press('Shift+ArrowUp');
  await expect(tip(page)).toContainText('Няма тръба тук');
});
