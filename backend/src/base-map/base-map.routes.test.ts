import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startForeignService, text, type ForeignService } from '../../../tests/builders/services/foreign-service.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/builders/database/test-database.ts';
import type { BaseMapSetting } from '../settings.ts';
import { temporaryFolder } from '../../../tests/builders/files/temporary-folder.ts';

let external: ForeignService;
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  external = await startForeignService();
  database = await createTestDatabase();
  folder = await temporaryFolder('base-map');
});
afterAll(async () => {
  await external?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const withBaseMap = async (base: BaseMapSetting, check: (service: TestService) => Promise<void>, hosts?: string[]) => {
  const map = { base, attribution: '© Някой', hosts: hosts ?? [new URL(external.url).host] };
  const service = await startTestService({ databaseUrl: database.url, map });
  try {
    await check(service);
  } finally {
    await service.stop();
  }
};

/** A PMTiles archive (version 3) with one vector tile at zoom 0. */
const archiveOf = (tile: Buffer): Buffer => {
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const metadata = Buffer.from(JSON.stringify({ attribution: '© OpenStreetMap' }));
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header[7] = 3;
  const [metadataAt, dataAt] = [127 + directory.length, 127 + directory.length + metadata.length];
  const sizes = [127, directory.length, metadataAt, metadata.length, 0, 0, dataAt, tile.length, 1, 1, 1];
  for (const [index, size] of sizes.entries()) header.writeBigUInt64LE(BigInt(size), 8 + index * 8);
  // The archive is clustered and uncompressed, with vector tiles of zoom 0 only.
  header.set([1, 1, 1, 1, 0, 0], 96);
  return Buffer.concat([header, directory, metadata, tile]);
};

describe('the base map', () => {
  test('comes from a PMTiles file', async () => {
    const file = join(folder, 'a.pmtiles');
    await writeFile(file, archiveOf(Buffer.from('a tile')));
    await withBaseMap({ from: 'pmtiles', file }, async (service) => {
      expect(await (await service.call('/struma/base-map')).json()).toEqual({
        kind: 'VECTOR',
        minZoom: 0,
        maxZoom: 0,
        tileSize: 256,
        attribution: '© OpenStreetMap',
      });
      const tile = await service.call('/struma/tiles/base/0/0/0');
      expect([tile.status, await tile.text()]).toEqual([200, 'a tile']);
      expect((await service.call('/struma/tiles/base/5/3/3')).status).toBe(204);
    });
  });

  test('comes from images of a tile service, each requested once, with the configured attribution', async () => {
    external.on('/5/3/4.png', (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('png'));
    await withBaseMap({ from: 'raster', address: `${external.url}/{z}/{x}/{y}.png` }, async (service) => {
      expect(await (await service.call('/struma/base-map')).json()).toMatchObject({
        kind: 'RASTER',
        attribution: '© Някой',
      });
      external.requests.length = 0;
      for (let turn = 0; turn < 2; turn += 1) {
        const tile = await service.call('/struma/tiles/base/5/3/4');
        expect([tile.status, tile.headers.get('content-type'), await tile.text()]).toEqual([200, 'image/png', 'png']);
      }
      expect(external.requests).toHaveLength(1);
      external.on('/5/3/5.png', text('<html>'));
      expect((await service.call('/struma/tiles/base/5/3/5')).status).toBe(502);
      expect((await service.call('/struma/tiles/base/5/3/6')).status).toBe(204);
    });
  });

  test('comes from a map server, which gets the bounding box of the tile', async () => {
    external.on('/wms', (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('png'));
    await withBaseMap({ from: 'wms', address: `${external.url}/wms?LAYERS=base` }, async (service) => {
      external.requests.length = 0;
      expect((await service.call('/struma/tiles/base/1/1/0')).status).toBe(200);
      const { searchParams } = external.requests[0]?.url ?? new URL('http://none');
      expect([searchParams.get('LAYERS'), searchParams.get('REQUEST')]).toEqual(['base', 'GetMap']);
      expect(
        searchParams
          .get('BBOX')
          ?.split(',')
          .map((edge) => Math.round(Number(edge))),
      ).toEqual([0, 0, 20037508, 20037508]);
    });
  });

  test('a host outside of the allow-list gets no request', async () => {
    external.requests.length = 0;
    const checkRefusal = async (service: TestService) => {
      expect((await service.call('/struma/tiles/base/5/3/4')).status).toBe(502);
      expect(external.requests).toEqual([]);
    };
    await withBaseMap({ from: 'raster', address: `${external.url}/{z}/{x}/{y}.png` }, checkRefusal, ['other.example']);
  });

  test('a missing PMTiles file breaks only the base map', async () => {
    await withBaseMap({ from: 'pmtiles', file: join(folder, 'none') }, async (service) => {
      expect((await service.call('/struma/tiles/base/0/0/0')).status).toBe(500);
      expect((await service.call('/struma/features')).status).toBe(200);
    });
  });
});
