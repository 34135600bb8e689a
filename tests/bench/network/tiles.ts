import { worldSize, worldX, worldY } from '../../../backend/src/network/mercator.ts';

export const layers = ['base', 'pipes', 'valves', 'src_lines_w', 'addresses', 'meters'] as const;

export type Layer = (typeof layers)[number];

export const sofia = { longitude: 23.319941, latitude: 42.698334 };

/** How many tiles each way lie in the built-up middle of Sofia. */
export const builtUp: Readonly<Record<number, number>> = { 10: 1, 13: 3, 14: 6, 15: 10, 16: 18 };

/** The tile of a round, of so many tiles each way around the middle of Sofia. */
export const tileAt = (zoom: number, round: number, side = builtUp[zoom] ?? 1) => {
  const size = worldSize / 2 ** zoom;
  const [x, y] = [worldX(sofia.longitude) / size, worldY(sofia.latitude) / size];
  const from = (side - 1) / 2;
  return {
    zoom,
    x: Math.round(x - 0.5 - from) + (round % side),
    y: Math.round(y - 0.5 - from) + (Math.floor(round / side) % side),
  };
};

export const pathOf = (layer: Layer, tile: { zoom: number; x: number; y: number }): string =>
  `/struma/tiles/${layer}/${tile.zoom}/${tile.x}/${tile.y}`;

const crowdSide = 14;

/** Tiles of the crowd's rounds: no two of the first 1 700 are the same. */
export const crowdPath = (round: number): string => {
  const layer = (['pipes', 'meters', 'base'] as const)[round % 3] ?? 'pipes';
  const zoom = [14, 15, 16][Math.floor(round / 3) % 3] ?? 14;
  return pathOf(layer, tileAt(zoom, Math.floor(round / 9), crowdSide));
};
