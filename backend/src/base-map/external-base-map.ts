import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ExternalHostFailure, type ExternalHttp } from '../kernel/http/external-http.ts';
import type { TileAddress } from '../network/drawing/tile.ts';
import type { BaseMapSource, BaseMapTile } from './base-map-source.ts';

const cacheBytes = 64 * 1024 * 1024;
const cacheMilliseconds = 24 * 3600 * 1000;
/** Half of the width of the world map in metres of EPSG:3857. */
const earthHalf = 20_037_508.342_789_244;

/** Creates a base map of images from an external tile service, whose URL contains {z}, {x} and {y}. */
export const createRasterBaseMap = (externalHttp: ExternalHttp, template: string, attribution: string): BaseMapSource =>
  createImageSource(externalHttp, attribution, 19, 256, ({ zoom, x, y }) =>
    template.replaceAll('{z}', String(zoom)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y)),
  );

/** Creates a base map of images from an external map server, whose URL contains LAYERS. */
export const createWmsBaseMap = (externalHttp: ExternalHttp, address: string, attribution: string): BaseMapSource =>
  createImageSource(externalHttp, attribution, 20, 512, ({ zoom, x, y }) => {
    const url = new URL(address);
    const size = (2 * earthHalf) / 2 ** zoom;
    const [left, top] = [x * size - earthHalf, earthHalf - y * size];
    const parameters = {
      SERVICE: 'WMS',
      VERSION: '1.3.0',
      REQUEST: 'GetMap',
      STYLES: '',
      CRS: 'EPSG:3857',
      BBOX: [left, top - size, left + size, top].join(','),
      WIDTH: '512',
      HEIGHT: '512',
      FORMAT: 'image/png',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  });

/** Caches the images for a day, as public tile services require. */
const createImageSource = (
  externalHttp: ExternalHttp,
  attribution: string,
  maxZoom: number,
  tileSize: number,
  addressOf: (tile: TileAddress) => string,
): BaseMapSource => {
  const cache = new LRUCache<string, BaseMapTile>({
    maxSize: cacheBytes,
    ttl: cacheMilliseconds,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  return {
    facts: async () => ({ kind: 'RASTER', minZoom: 0, maxZoom, tileSize, attribution }),
    async tile(tile) {
      const address = addressOf(tile);
      const cached = cache.get(address);
      if (cached) return cached;
      const { status, contentType, body } = await externalHttp.get(new URL(address), { accept: 'image/*' });
      if (status === 204 || status === 404) return null;
      if (status !== 200 || !/^image\/(png|jpeg|webp)\b/.test(contentType))
        throw new ExternalHostFailure(`The base map returned ${status} ${contentType}.`);
      const bytes = new Uint8Array(body);
      const content = { bytes, checksum: hash('sha1', bytes), contentType, isZipped: false };
      cache.set(address, content);
      return content;
    },
  };
};
