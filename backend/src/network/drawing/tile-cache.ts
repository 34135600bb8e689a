import { LRUCache } from 'lru-cache';
import type { EncodedTile } from '../index/index-layer.ts';
import type { LayerName } from '../index/layer-definitions.ts';
import { worldSize, type Box } from './mercator.ts';
import { lastZoom, type TileAddress } from './tile.ts';

/** Caches tiles, also empty ones, until one of their features changes. */
export interface TileCache {
  /** Undefined if the tile is not cached; null if the tile is empty. */
  get(layer: LayerName, tile: TileAddress): EncodedTile | null | undefined;
  set(layer: LayerName, tile: TileAddress, encoded: EncodedTile | null): void;
  /** Removes the tiles that show these areas; null for all tiles of the layer. */
  invalidate(layer: LayerName, boxes: readonly Box[] | null): void;
}

const cacheBytes = 96 * 1024 * 1024;
/** Changes that affect more tiles than this clear the whole layer. */
const maxTiles = 50_000;

export const createTileCache = (): TileCache => {
  const tiles = new LRUCache<string, { encoded: EncodedTile | null }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ encoded }) => (encoded?.bytes.length ?? 0) + 200,
  });
  const versions = new Map<LayerName, number>();
  const keyOf = (layer: LayerName, zoom: number, x: number, y: number): string =>
    `${layer} ${versions.get(layer) ?? 0} ${zoom}/${x}/${y}`;
  return {
    get: (layer, { zoom, x, y }) => tiles.get(keyOf(layer, zoom, x, y))?.encoded,
    set: (layer, { zoom, x, y }, encoded) => void tiles.set(keyOf(layer, zoom, x, y), { encoded }),
    invalidate(layer, boxes) {
      const affected = boxes?.reduce((sum, box) => sum + estimateTiles(box), 0) ?? Infinity;
      if (affected > maxTiles) versions.set(layer, (versions.get(layer) ?? 0) + 1);
      else boxes?.forEach((box) => eachTileOf(box, (...tile) => void tiles.delete(keyOf(layer, ...tile))));
    },
  };
};

/** Returns an upper limit of the number of tiles at the last zoom that show a part of a box. */
const estimateTiles = (box: Box): number => {
  const size = worldSize / 2 ** lastZoom;
  return (2 + (box.maxX - box.minX) / size) * (2 + (box.maxY - box.minY) / size);
};

/** Visits all tiles that show a part of a box, including tiles whose margin reaches into it. */
const eachTileOf = (box: Box, visit: (zoom: number, x: number, y: number) => void): void => {
  for (let zoom = 0; zoom <= lastZoom; zoom += 1) {
    const size = worldSize / 2 ** zoom;
    const margin = size / 32;
    const [left, right] = [Math.floor((box.minX - margin) / size), Math.floor((box.maxX + margin) / size)];
    const [top, bottom] = [Math.floor((box.minY - margin) / size), Math.floor((box.maxY + margin) / size)];
    for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) visit(zoom, x, y);
  }
};
