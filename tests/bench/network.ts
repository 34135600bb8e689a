// Measures the map with many meters: start and memory of the index, tiles, snapping, and lists during a load of tiles.
// node --expose-gc tests/bench/network.ts [meters = 1000000]; BENCH_DATABASE_URL names a database filled before.
import { printCalibration } from './measuring/calibration.ts';
import { createNetwork, type Network } from '../../backend/src/network/network.ts';
import { startServiceProcess } from '../builders/product/rest-process.ts';
import { createSender } from './network/send-request.ts';
import { measureLoad, type LoadFigures } from './network/load.ts';
import { median, show, timed, measureRounds } from './network/figures.ts';
import { withFilledDatabase } from './network/filled-database.ts';
import { measurePictures } from './network/pictures.ts';
import { builtUp, loadTestPaths, layers, pathOf, ruse, sofia, tileAt } from './network/tiles.ts';

const meters = Number(process.argv[2] ?? 1_000_000);
const listPath = '/api/signal/GetSignalList?itemsPerPage=100&count=false';

const openNetwork = (url: string, lines: string[]): Network =>
  createNetwork({
    databaseUrl: url,
    loadTimeoutMilliseconds: 120_000,
    log: { info: (facts) => void lines.push(JSON.stringify(facts)), warn: console.log },
  });

const measureIndex = async (url: string): Promise<void> => {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const lines: string[] = [];
  const network = openNetwork(url, lines);
  const used = process.cpuUsage();
  network.start();
  const start = await timed(() => Promise.all(layers.map((layer) => network.tile(layer, tileAt(18, 0)))));
  const { user, system } = process.cpuUsage(used);
  for (const line of lines) console.log(`  ${line}`);
  show('start of the index until the last layer is loaded', start / 1000, 's', { goal: { atMost: 6 } });
  show('  processor time of this process for it', (user + system) / 1e6, 's');
  const grown = (process.memoryUsage.rss() - before) / 2 ** 20;
  show('memory of the process with the index, more than before', grown, 'MB', { goal: { atMost: 300 } });
  await measureTiles(network);
  await measureLines(network);
  await measurePictures(network);
  await network.stop();
};

const measureTiles = async (network: Network): Promise<void> => {
  // Warm-up: the code that draws tiles is compiled.
  for (const layer of layers)
    for (const zoom of [13, 14, 15, 16])
      for (let round = 0; round < 100; round += 1) await network.tile(layer, tileAt(zoom, round, 10, ruse));
  for (const layer of layers) {
    for (const zoom of [10, 13, 14, 15, 16]) {
      const rounds = (builtUp[zoom] ?? 1) ** 2;
      const used = process.cpuUsage();
      const taken = await measureRounds(rounds, (round) => network.tile(layer, tileAt(zoom, round)));
      const { user, system } = process.cpuUsage(used);
      const processor = (user + system) / 1000 / rounds;
      const note = `processor ${processor.toFixed(2)}, slowest ${Math.max(...taken).toFixed(1)}`;
      const goal = { atMost: zoom < 13 ? 60 : 5 };
      show(`tile of ${layer} at z${zoom}, drawn anew`, median(taken), 'ms', { goal, note });
    }
  }
};

const measureLines = async (network: Network): Promise<void> => {
  const ids = (await network.nearestLines('src_lines_w', sofia, 2000, 50)).map(({ id }) => id);
  const snaps = await measureRounds(300, (round) =>
    network.closestOnLine('src_lines_w', ids[round % ids.length] ?? 1, sofia),
  );
  show('snap to a chosen connection', median(snaps), 'ms', { goal: { atMost: 1 } });
  const near = await measureRounds(300, (round) =>
    network.nearestLines('pipes', { ...sofia, longitude: sofia.longitude + round * 0.0001 }, 200, 1),
  );
  show('nearest pipe', median(near), 'ms', { goal: { atMost: 1 } });
};

const showLoad = (
  what: string,
  { perSecond, duringLoad: beside, withoutLoad: alone, processor, statuses }: LoadFigures,
  goal: number,
) => {
  show(`${what}, responses per second`, perSecond, '/s', { goal: { atLeast: goal }, note: JSON.stringify(statuses) });
  show('  processor time of the service for each', processor, 'ms');
  show('  time of a list during this load, relative to no load', beside / alone, '×', {
    goal: { atMost: 1.2 },
    note: `${alone.toFixed(2)} ms alone`,
  });
};

const measureService = async (url: string): Promise<void> => {
  const service = await startServiceProcess(url);
  const token = await service.issuer.token({ exp: Math.floor(Date.now() / 1000) + 86_400 });
  const authorizationHeader = { authorization: `Bearer ${token}` };
  const send = createSender(service.url, authorizationHeader);
  const list = () => send(listPath);
  const during: number[] = [];
  let isLoaded = false;
  const ready = Promise.all(layers.map((layer) => send(pathOf(layer, tileAt(14, 0))).catch(() => undefined)));
  void ready.then(() => (isLoaded = true));
  while (!isLoaded) during.push(await timed(list));
  await measureRounds(200, list);
  show('a list of 100 signals, alone (control)', median(await measureRounds(200, list)), 'ms');
  show(`the same while the index is read (median of ${during.length})`, median(during), 'ms');
  const perSecond = 210;
  const requests = loadTestPaths().map((path) => ({ path }));
  const load = { url: service.url, commonHeaders: authorizationHeader, requests, perSecond };
  const fresh = await measureLoad(load, service.pid, list);
  showLoad('tiles of z14 to z16, not cached', fresh, 200);
  const path = pathOf('pipes', tileAt(14, 0));
  const headers = { 'if-none-match': String((await send(path)).headers.etag) };
  const repeatedRequests = Array.from({ length: 9_000 }, () => ({ path, headers }));
  const revalidation = {
    url: service.url,
    commonHeaders: authorizationHeader,
    requests: repeatedRequests,
    perSecond: 1_050,
  };
  showLoad('tiles revalidated', await measureLoad(revalidation, service.pid, list), 1_000);
  send.stop();
  await service.stop();
};

await printCalibration();
await withFilledDatabase(meters, async (url) => {
  await measureIndex(url);
  await measureService(url);
  console.log(`${meters} meters, medians`);
  await printCalibration();
});
