import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Network } from '../../../backend/src/network/network.ts';
import { worldX, worldY } from '../../../backend/src/network/drawing/mercator.ts';
import { handleWms } from '../../../backend/src/network/wms/wms.ts';
import { median, show, timed, measureRounds } from './figures.ts';
import { sofia } from './tiles.ts';

const rounds = 7;

/** Draws WMS pictures of Sofia of several sizes, and measures how long they delay other requests. */
export const measurePictures = async (network: Network): Promise<void> => {
  for (const [pixels, kilometres] of [
    [1024, 8],
    [2048, 8],
    [2048, 24],
  ] as const) {
    const draw = () => handleWms(network, pictureOf(pixels, kilometres), 'http://127.0.0.1/wms');
    await measureRounds(3, draw);
    const before = performance.eventLoopUtilization();
    const taken = await measureRounds(rounds, draw);
    const busy = performance.eventLoopUtilization(before).active / rounds;
    show(`WMS picture of ${pixels} x ${pixels}, ${kilometres} km wide (Mercator)`, median(taken), 'ms');
    show('  of this the main thread is busy', busy, 'ms', { goal: { atMost: 20 } });
    let isOver = false;
    const drawn = measureRounds(rounds, draw).then(() => (isOver = true));
    const searches: number[] = [];
    while (!isOver) {
      searches.push(await timed(() => network.nearestLines('pipes', sofia, 200, 1)));
      await setImmediate();
    }
    await drawn;
    const slowest = searches.reduce((one, other) => Math.max(one, other));
    show('  nearest pipe meanwhile', median(searches), 'ms', { note: `slowest ${slowest.toFixed(1)}` });
  }
};

const pictureOf = (pixels: number, kilometres: number): Record<string, string> => {
  const halfCircumference = 20_037_508.342_789_244;
  const middle = [
    (worldX(sofia.longitude) / 2 ** 31 - 1) * halfCircumference,
    (1 - worldY(sofia.latitude) / 2 ** 31) * halfCircumference,
  ] as const;
  const corner = (side: 1 | -1) => middle.map((value) => value + side * kilometres * 500);
  return {
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetMap',
    LAYERS: 'pipelines',
    CRS: 'EPSG:3857',
    BBOX: [...corner(-1), ...corner(1)].join(','),
    WIDTH: String(pixels),
    HEIGHT: String(pixels),
    FORMAT: 'image/png',
    TRANSPARENT: 'TRUE',
  };
};
