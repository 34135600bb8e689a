// The map at many meters: start of the index and its memory, tiles, snapping, and lists beside a crowd of tiles.
// node tests/bench/network.ts [meters = 1000000]; BENCH_DATABASE_URL names a database filled before.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../../backend/src/attachments/folder-store.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database.ts';
import { worldSize, worldX, worldY } from '../../backend/src/network/mercator.ts';
import { createNetwork, type Network } from '../../backend/src/network/network.ts';
import { fillReferenceUtility } from '../../backend/src/reference-utility/fill.ts';
import { startServiceProcess } from '../builders/rest-process.ts';
import { startTestService } from '../builders/rest-service.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const meters = Number(process.argv[2] ?? 1_000_000);
const layers = ['base', 'pipes', 'valves', 'src_lines_w', 'addresses', 'meters'] as const;
const listPath = '/api/signal/GetSignalList?itemsPerPage=100&count=false';
const sofia = { longitude: 23.319941, latitude: 42.698334 };

type Layer = (typeof layers)[number];

const show = (what: string, value: number, unit: string, goal = ''): void =>
  console.log(`${what.padEnd(58)} ${value.toFixed(2).padStart(9)} ${unit.padEnd(4)} ${goal}`);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const times = async (rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await timed(() => work(round)));
  return taken;
};

/** How many tiles each way lie in the built-up middle of Sofia. */
const builtUp: Record<number, number> = { 10: 1, 13: 3, 14: 6, 15: 10, 16: 18 };

const tileAt = (zoom: number, round: number) => {
  const size = worldSize / 2 ** zoom;
  const side = builtUp[zoom] ?? 1;
  const [x, y] = [worldX(sofia.longitude) / size, worldY(sofia.latitude) / size];
  const from = (side - 1) / 2;
  return {
    zoom,
    x: Math.round(x - 0.5 - from) + (round % side),
    y: Math.round(y - 0.5 - from) + (Math.floor(round / side) % side),
  };
};

const measureIndex = async (url: string): Promise<void> => {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const loaded: string[] = [];
  const open = (): Network =>
    createNetwork({
      databaseUrl: url,
      patienceMilliseconds: 120_000,
      log: { info: (facts) => void loaded.push(JSON.stringify(facts)), warn: console.log },
    });
  const network = open();
  network.start();
  const start = await timed(() => Promise.all(layers.map((layer) => network.tile(layer, tileAt(18, 0)))));
  for (const line of loaded) console.log(`  ${line}`);
  show('start of the index until the last layer is there', start / 1000, 's', 'goal 6');
  show(
    'memory of the process with the index, more than before',
    (process.memoryUsage.rss() - before) / 2 ** 20,
    'MB',
    'goal 300',
  );
  for (const layer of layers) {
    for (const zoom of [10, 13, 14, 16]) {
      const taken = await times((builtUp[zoom] ?? 1) ** 2, (round) => network.tile(layer, tileAt(zoom, round)));
      show(`tile of ${layer} at z${zoom}, made anew`, median(taken), 'ms', zoom < 13 ? 'goal 60' : 'goal 5');
    }
  }
  const ids = (await network.nearestLines('src_lines_w', sofia, 2000, 50)).map(({ id }) => id);
  const snaps = await times(300, (round) => network.closestOnLine('src_lines_w', ids[round % ids.length] ?? 1, sofia));
  show('snap to a chosen connection', median(snaps), 'ms', 'goal 1');
  const near = await times(300, (round) =>
    network.nearestLines('pipes', { ...sofia, longitude: sofia.longitude + round * 0.0001 }, 200, 1),
  );
  show('nearest pipe', median(near), 'ms', 'goal 1');
  await network.stop();
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const asker =
  (url: string, token: string) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const [response] = (await once(
      get(url + path, { agent, headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip', ...headers } }),
      'response',
    )) as [IncomingMessage];
    await once(response.resume(), 'end');
    if (response.statusCode === undefined || response.statusCode >= 400)
      throw new Error(`${path}: ${response.statusCode}`);
    return response;
  };

type Ask = ReturnType<typeof asker>;

const pathOf = (layer: Layer, zoom: number, round: number): string => {
  const { x, y } = tileAt(zoom, round);
  return `/struma/tiles/${layer}/${zoom}/${x}/${y}`;
};

/** So many requests a second for some seconds, beside which lists are asked for; answers how many were answered a second. */
const crowd = async (ask: Ask, perSecond: number, seconds: number, send: (round: number) => Promise<unknown>) => {
  const lists: number[] = [];
  let isOver = false;
  const listing = (async () => {
    while (!isOver) lists.push(await timed(() => ask(listPath)));
  })();
  const sent: Promise<unknown>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    while (sent.length < due) sent.push(send(sent.length));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(sent);
  const rate = sent.length / ((performance.now() - started) / 1000);
  isOver = true;
  await listing;
  return { rate, list: median(lists) };
};

const measureService = async (url: string): Promise<void> => {
  const service = await startServiceProcess(url);
  const token = await service.issuer.token({ exp: Math.floor(Date.now() / 1000) + 86_400 });
  const ask = asker(service.url, token);
  const during: number[] = [];
  let isLoaded = false;
  const ready = ask(pathOf('meters', 14, 0)).then(() => (isLoaded = true));
  while (!isLoaded) during.push(await timed(() => ask(listPath)));
  await ready;
  await times(200, () => ask(listPath));
  const alone = median(await times(200, () => ask(listPath)));
  show('a list of 100 signals, alone (control)', alone, 'ms');
  show(`the same while the index is read (median of ${during.length})`, median(during), 'ms');
  for (const layer of layers)
    show(`tile of ${layer} at z14 over HTTP`, median(await times(36, (round) => ask(pathOf(layer, 14, round)))), 'ms');
  const zooms = [14, 15, 16];
  const fresh = await crowd(ask, 200, 5, (round) => {
    const layer = (['pipes', 'meters', 'base'] as const)[round % 3] ?? 'pipes';
    return ask(pathOf(layer, zooms[Math.floor(round / 3) % 3] ?? 14, Math.floor(round / 9)));
  });
  show('tiles of z14 to z16 made anew, answered a second', fresh.rate, '/s', 'goal 200');
  show('a list beside them', fresh.list / alone, '×', 'goal 1.2');
  const known = await ask(pathOf('pipes', 14, 0));
  const headers = { 'if-none-match': String(known.headers.etag) };
  const revalidated = await crowd(ask, 1000, 5, () => ask(pathOf('pipes', 14, 0), headers));
  show('tiles revalidated, answered a second', revalidated.rate, '/s', 'goal 1000');
  show('a list beside them', revalidated.list / alone, '×', 'goal 1.2');
  await service.stop();
};

const fill = async (url: string, folder: string): Promise<void> => {
  const migrated = await startTestService({ databaseUrl: url });
  await migrated.stop();
  const pool = createPool({ url, statementTimeoutSeconds: 0, onError: console.error });
  const attachments = await openFolderStore(join(folder, 'attachments'));
  const taken = await timed(() => fillReferenceUtility({ pool, attachments, scale: meters, signals: 3000 }));
  await pool.query('vacuum analyze');
  await pool.end();
  console.log(`filled in ${(taken / 1000).toFixed(0)} s`);
};

const measure = async (url: string): Promise<void> => {
  await measureIndex(url);
  await measureService(url);
  console.log(`${meters} meters, medians, load ${loadavg()[0]?.toFixed(1)}`);
};

const filled = process.env.BENCH_DATABASE_URL;
if (filled) await measure(filled);
else {
  const folder = await temporaryFolder('bench');
  const cluster = await openCluster({ dataFolder: folder });
  try {
    await fill(cluster.url, folder);
    await measure(cluster.url);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
agent.destroy();
