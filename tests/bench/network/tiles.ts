import { worldSize, worldX, worldY } from '../../../backend/src/network/drawing/mercator.ts';

export const layers = ['base', 'pipes', 'valves', 'src_lines_w', 'addresses', 'meters'] as const;

export type Layer = (typeof layers)[number];

export const sofia = { longitude: 23.319941, latitude: 42.698334 };

/** Another town. Its tiles are drawn only to warm up, so that none of the measured tiles was drawn before. */
export const ruse = { longitude: 25.96, latitude: 43.84 };

/** Number of tiles in each direction in the built-up centre of Sofia. */
export const builtUp: Readonly<Record<number, number>> = { 10: 1, 13: 3, 14: 6, 15: 10, 16: 18 };

/**
 * Returns the tile of measurement number `round`. Successive rounds go row by row through a square around the centre of
 * a town.
 */
export const tileAt = (zoom: number, round: number, side = builtUp[zoom] ?? 1, town = sofia) => {
  const size = worldSize / 2 ** zoom;
  const [x, y] = [worldX(town.longitude) / size, worldY(town.latitude) / size];
  const from = (side - 1) / 2;
  return {
    zoom,
    x: Math.round(x - 0.5 - from) + (round % side),
    y: Math.round(y - 0.5 - from) + (Math.floor(round / side) % side),
  };
};

export const pathOf = (layer: Layer, tile: { zoom: number; x: number; y: number }): string =>
  `/struma/tiles/${layer}/${tile.zoom}/${tile.x}/${tile.y}`;

const loadTestSides = { 14: 10, 15: 16, 16: 16 } as const;

/** 1 836 distinct paths for the load test: tiles of three layers and three zooms, mixed. */
export const loadTestPaths = (): string[] => {
  const all = Object.entries(loadTestSides).flatMap(([zoom, side]) =>
    Array.from({ length: side ** 2 }, (_, round) => tileAt(Number(zoom), round, side)),
  );
  const paths = (['pipes', 'meters', 'base'] as const).flatMap((layer) => all.map((tile) => pathOf(layer, tile)));
  // A stride coprime to the count visits each of them once.
  return paths.map((_, index) => paths[(index * 997) % paths.length] ?? '');
};
