// Measures how fast Chromium without a graphics card draws the map page with many meters, and how many tiles per
// second the gateway revalidates.
// node tests/bench/map.ts [meters = 1000000]; BENCH_DATABASE_URL is the URL of an already filled database.
import { rm } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { printCalibration } from './measuring/calibration.ts';
import { chromiumLaunch } from '../browser/chromium.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { processOf } from '../builders/product/processes.ts';
import { startProduct, unlimited } from '../builders/product/product.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { createSender } from './network/send-request.ts';
import { measureLoad } from './network/load.ts';
import { median, show, timed } from './network/figures.ts';
import { withFilledDatabase } from './network/filled-database.ts';
import { layers, sofia, tileAt } from './network/tiles.ts';

const meters = Number(process.argv[2] ?? 1_000_000);
const rounds = 5;

await printCalibration();
await withFilledDatabase(meters, async (databaseUrl) => {
  const folder = await temporaryFolder('bench-map');
  const env = { ...unlimited, DATABASE_URL: databaseUrl };
  const product = await startProduct(await findFreePort(), folder, env, ['--demo']);
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const session = await signIn(browser, product.address);
    const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const send = createSender(product.address, { cookie });
    // Waits until the index is loaded.
    for (const layer of layers) await send(tilePath(layer, 18, 0));
    for (const zoom of [13, 14, 15, 16]) await showFirstIdle(browser, product.address, session, zoom);
    await showRevalidated(product.address, cookie, folder);
    send.stop();
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${meters} meters`);
  await printCalibration();
});

function tilePath(layer: string, zoom: number, round: number): string {
  const tile = tileAt(zoom, round);
  return `/map/tiles/${layer}/${zoom}/${tile.x}/${tile.y}`;
}

async function signIn(browser: Browser, address: string): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const page = await browser.newPage({ locale: 'bg-BG' });
  await page.goto(`${address}/thematic_map`);
  await page.getByLabel('Потребителско име').fill('operator');
  await page.getByLabel('Парола', { exact: true }).fill(passwords.operator);
  await page.getByRole('button', { name: 'Вход' }).click();
  await page.locator('[data-map-ready]').waitFor();
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** Each round uses a new browser context and a place with uncached tiles. */
async function showFirstIdle(
  browser: Browser,
  address: string,
  storageState: Awaited<ReturnType<typeof signIn>>,
  zoom: number,
): Promise<void> {
  const [opened, drawn]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ locale: 'bg-BG', viewport: { width: 1440, height: 900 }, storageState });
    const page = await context.newPage();
    const longitude = sofia.longitude + (round - 2) * 0.05 + (zoom - 15) * 0.01;
    await page.goto(`${address}/thematic_map?zoom=${zoom}&lat=${sofia.latitude}&lng=${longitude}`);
    const times = await firstIdle(page);
    opened.push(times.idle);
    drawn.push(times.idle - times.begun);
    if (process.env.BENCH_PICTURES)
      await page.screenshot({ path: `${process.env.BENCH_PICTURES}/z${zoom}-${round}.png` });
    await context.close();
  }
  show(
    `map first idle at z${zoom}, since navigation (slowest ${Math.max(...opened).toFixed(0)})`,
    median(opened),
    'ms',
    zoom < 14 ? {} : { goal: { atMost: 4000 } },
  );
  show('  of which after the style is loaded', median(drawn), 'ms');
}

/** Milliseconds from the navigation until the map exists, and until all tiles are drawn. */
async function firstIdle(page: Page): Promise<{ begun: number; idle: number }> {
  await page.locator('[data-map-ready]').waitFor();
  return page.evaluate(async () => {
    interface LoadedMap {
      loaded(): boolean;
      areTilesLoaded(): boolean;
      once(name: 'idle', act: () => void): void;
    }
    interface Fiber {
      child: Fiber | null;
      sibling: Fiber | null;
      memoizedProps: { value?: { map?: LoadedMap } } | null;
    }
    const find = (fiber: Fiber | null): LoadedMap | null => {
      for (let each = fiber; each; each = each.sibling) {
        const map = each.memoizedProps?.value?.map ?? find(each.child);
        if (map) return map;
      }
      return null;
    };
    const begun = performance.now();
    const frame = document.querySelector('[data-map-ready]') as unknown as Record<string, Fiber>;
    const map = find(frame[Object.keys(frame).find((key) => key.startsWith('__reactFiber$')) ?? ''] ?? null);
    if (!map) throw new Error('The map was not found on its page.');
    if (!map.loaded() || !map.areTilesLoaded()) await new Promise<void>((resolve) => map.once('idle', resolve));
    return { begun, idle: performance.now() };
  });
}

/** Measures how many tiles per second the gateway revalidates (ETag), and how long a full tile takes meanwhile. */
async function showRevalidated(address: string, cookie: string, folder: string): Promise<void> {
  const send = createSender(address, { cookie });
  const path = tilePath('pipes', 14, 0);
  const headers = { 'if-none-match': String((await send(path)).headers.etag) };
  const requests = Array.from({ length: 3_000 }, () => ({ path, headers }));
  const gateway = await processOf('gateway', folder);
  if (gateway === null) throw new Error('The gateway does not run.');
  const other = tilePath('base', 14, 1);
  await timed(() => send(other));
  const control = async (): Promise<void> => void (await send(other));
  const load = await measureLoad(
    { url: address, commonHeaders: { cookie }, requests, perSecond: 500 },
    gateway,
    control,
  );
  show('tiles revalidated through the gateway, per second', load.perSecond, '/s', {
    note: JSON.stringify(load.statuses),
  });
  show('  processor time of the gateway for each', load.processor, 'ms');
  show('  time of a full tile during this load, relative to no load', load.duringLoad / load.withoutLoad, '×');
  send.stop();
}
