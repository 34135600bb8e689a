import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { fillTestUtility } from '../../../tests/builders/data/test-utility.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';
import { createNetwork } from './network.ts';
import { worldSize, worldX, worldY } from './drawing/mercator.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await fillTestUtility(service.pool);
});
afterAll(() => service.stop());

const tilePath = (layer: string, longitude: number, latitude: number, zoom: number): string => {
  const size = worldSize / 2 ** zoom;
  return `/struma/tiles/${layer}/${zoom}/${Math.floor(worldX(longitude) / size)}/${Math.floor(worldY(latitude) / size)}`;
};

const readTile = async (path: string, layer: string) => {
  const response = await service.call(path);
  if (response.status !== 200) return { response, features: [] };
  const tile = new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer())));
  const drawn = tile.layers[layer];
  const features = Array.from({ length: drawn?.length ?? 0 }, (_, index) => drawn?.feature(index));
  return { response, tile, features: features.flatMap((feature) => feature ?? []) };
};

const readRow = async <Row extends object>(statement: string): Promise<Row> => {
  const { rows } = await service.pool.query<Row>(statement);
  if (!rows[0]) throw new Error(`No row: ${statement}`);
  return rows[0];
};

interface Place {
  id: number;
  longitude: number;
  latitude: number;
}

const readMeter = () =>
  readRow<Place & { common: boolean }>(`select id, location[0] as longitude, location[1] as latitude,
    ownership_type_id = 2 as common from water_meter where location is not null and closed_on is null order by id limit 1`);

describe('tiles', () => {
  test('a request fails with status 503 and the part `map` if its layer loads too slowly', async () => {
    const log = { info: () => undefined, warn: () => undefined };
    const networkWithoutWait = createNetwork({
      databaseUrl: 'postgres://127.0.0.1:1/none',
      loadTimeoutMilliseconds: 0,
      log,
    });
    const tile = networkWithoutWait.tile('meters', { zoom: 9, x: 289, y: 189 });
    await expect(tile).rejects.toMatchObject({ status: 503, part: 'map' });
    await networkWithoutWait.stop();
  });

  test('tiles do not wait for a large image', async () => {
    const log = { info: () => undefined, warn: () => undefined };
    const network = createNetwork({ databaseUrl: service.pool.options.connectionString ?? '', log });
    const half = worldSize / 2;
    const box = { minX: half, minY: half, maxX: half + 1_000_000, maxY: half + 1_000_000 };
    await network.line('pipes', 0);
    const ended: string[] = [];
    await Promise.all([
      network.picture('pipes', { box, width: 2048, height: 2048 }).then(() => ended.push('picture')),
      network.tile('pipes', { zoom: 9, x: 289, y: 189 }).then(() => ended.push('tile')),
    ]);
    expect(ended).toEqual(['tile', 'picture']);
    await network.stop();
  });

  test('MP-6 a meter has its position, id and kind', async () => {
    const meter = await readMeter();
    const { response, features } = await readTile(tilePath('meters', meter.longitude, meter.latitude, 16), 'meters');
    expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    const found = features.find(({ id }) => id === meter.id);
    expect(found?.properties).toMatchObject({ isCommon: meter.common });
    const size = worldSize / 2 ** 16;
    const [point] = found?.loadGeometry()[0] ?? [];
    expect(point?.x).toBe(Math.round(((worldX(meter.longitude) % size) / size) * 4096));
    expect(point?.y).toBe(Math.round(((worldY(meter.latitude) % size) / size) * 4096));
  });

  test('at small zooms each meter is counted in exactly one square', async () => {
    const { count } = await readRow<{ count: number }>(
      'select count(*) as count from water_meter where location is not null and closed_on is null',
    );
    for (const zoom of [6, 8, 14]) {
      const paths = new Set<string>();
      const { rows } = await service.pool.query<Place>(
        'select location[0] as longitude, location[1] as latitude from water_meter where location is not null',
      );
      for (const { longitude, latitude } of rows) paths.add(tilePath('meters', longitude, latitude, zoom));
      let sum = 0;
      for (const path of paths)
        for (const { properties } of (await readTile(path, 'meters')).features) sum += Number(properties.count);
      expect([zoom, sum]).toEqual([zoom, count]);
    }
  });

  test('a pipe is clipped 64 units outside of the tile and has its osm id, type and diameter', async () => {
    const pipe = await readRow<{ osm_id: number; aq_type: string; diameter_mm: number; xs: number[]; ys: number[] }>(
      'select osm_id, aq_type, diameter_mm, longitudes as xs, latitudes as ys from pipe order by id limit 1',
    );
    const { features } = await readTile(tilePath('pipes', pipe.xs[0] ?? 0, pipe.ys[0] ?? 0, 17), 'pipes');
    const found = features.find(({ id }) => id === pipe.osm_id);
    expect(found?.properties).toEqual({ aq_type: pipe.aq_type, diameter: pipe.diameter_mm });
    for (const feature of features)
      for (const { x, y } of feature.loadGeometry().flat())
        expect([x >= -64, x <= 4160, y >= -64, y <= 4160]).toEqual([true, true, true, true]);
  });

  test('the base map has named streets, buildings and the town in Protomaps layers', async () => {
    const { tile } = await readTile(tilePath('base', 23.319941, 42.698334, 15), 'roads');
    expect(Object.keys(tile?.layers ?? {}).sort()).toEqual(expect.arrayContaining(['buildings', 'landuse', 'roads']));
    const roads = tile?.layers.roads;
    const names = Array.from({ length: roads?.length ?? 0 }, (_, index) => roads?.feature(index).properties.name);
    expect(names.join(' ')).toMatch(/(ул\.|бул\.) „/);
    const far = await readTile(tilePath('base', 23.319941, 42.698334, 8), 'places');
    expect(far.features.map(({ properties }) => properties.name)).toContain('София');
  });

  test('are gzipped with an ETag; 304 if unchanged, plain without gzip support, 204 if empty', async () => {
    const meter = await readMeter();
    const path = tilePath('meters', meter.longitude, meter.latitude, 16);
    const zipped = await service.call(path);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('cache-control')).toBe('private, no-cache');
    const etag = zipped.headers.get('etag') ?? '';
    const again = await service.call(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const plain = await service.call(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(Buffer.from(await zipped.arrayBuffer()));
    const empty = await service.call('/struma/tiles/meters/16/0/0');
    expect([empty.status, await empty.text()]).toEqual([204, '']);
  });

  test.each([
    ['/struma/tiles/meters/3/8/0', 404],
    ['/struma/tiles/meters/19/0/0', 404],
    ['/struma/tiles/meters/-1/0/0', 404],
    ['/struma/tiles/meters/3/1.5/0', 400],
    ['/struma/tiles/meters/a/0/0', 400],
    ['/struma/tiles/clients/3/0/0', 400],
    ['/struma/tiles/..%2f..%2fetc/3/0/0', 400],
    ['/struma/tiles/%2e%2e/3/0/0', 404],
    ['/struma/tiles/base/40/0/0', 404],
  ])('%s is refused with %p', async (path, status) => {
    const response = await service.call(path);
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([status, ['message', 'traceId']]);
  });
});

describe('changes', () => {
  test('a meter that is moved or loses its location is updated in the tiles', async () => {
    const meter = await readMeter();
    const before = tilePath('meters', meter.longitude, meter.latitude, 16);
    const after = tilePath('meters', 23.9, 42.3, 16);
    expect((await readTile(before, 'meters')).features.map(({ id }) => id)).toContain(meter.id);
    expect((await service.call(after)).status).toBe(204);
    await service.pool.query('update water_meter set location = point(23.9, 42.3) where id = $1', [meter.id]);
    const idsAt = async (path: string) => (await readTile(path, 'meters')).features.map(({ id }) => id);
    expect(
      await eventually(
        () => idsAt(after),
        (ids) => ids.length > 0,
      ),
    ).toEqual([meter.id]);
    expect((await readTile(before, 'meters')).features.map(({ id }) => id)).not.toContain(meter.id);
    await service.pool.query('update water_meter set location = null where id = $1', [meter.id]);
    expect(
      await eventually(
        () => idsAt(after),
        (ids) => ids.length === 0,
      ),
    ).toEqual([]);
  });

  test('a new pipe is found by a search for near pipes', async () => {
    await service.pool.query(`insert into pipe (osm_id, aq_type, diameter_mm, material, longitudes, latitudes)
      values (900001, 'главен', 300, 'Чугун', '{24.1,24.2}', '{42.1,42.1}')`);
    const near = '/struma/lines/pipes/nearest?latitude=42.1005&longitude=24.15&metres=100';
    type Found = { id: number; metres: number; latitude: number }[];
    const readNearest = async () => (await (await service.call(near)).json()) as Found;
    const [line] = await eventually(readNearest, (found) => found.length > 0);
    expect(line?.id).toBe(900001);
    expect(line?.latitude).toBeCloseTo(42.1, 5);
    expect(line?.metres).toBeCloseTo(55.7, 0);
  });

  test('the index reconnects and includes changes made meanwhile', async () => {
    await service.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'struma map' and datname = current_database()`);
    await service.pool.query(
      `insert into valve (pipe_id, location) select id, point(24.15, 42.1) from pipe where osm_id = 900001`,
    );
    const readValves = async () => (await readTile(tilePath('valves', 24.15, 42.1, 16), 'valves')).features;
    const found = await eventually(readValves, (features) => features.length > 0);
    expect(found.map(({ properties }) => properties)).toEqual([{ isOpen: true }]);
  });
});

describe('service connections', () => {
  test('WM-5 properties have Bulgarian labels; technical ones are hidden, unknown ones are marked', async () => {
    await service.pool.query(
      `update svo_line set attributes = attributes || '{"gid": 7, "odd_thing": "x"}' where id = 1`,
    );
    const line = (await (await service.call('/lines/src_lines_w/1')).json()) as {
      attributes: { name: string; label: string; value: string }[];
      coordinates: number[][];
    };
    expect(line.attributes[0]).toEqual({ name: 'number', label: 'Номер на СВО', value: '1' });
    expect(line.attributes.map(({ name }) => name)).not.toContain('gid');
    expect(line.attributes.at(-1)).toEqual({ name: 'odd_thing', label: 'липсва превод', value: 'x' });
    expect(line.attributes.find(({ name }) => name === 'diameter_mm')?.value).toMatch(/^\d+ мм$/);
    expect(line.coordinates).toHaveLength(2);
  });

  test('the nearest service connections are sorted by distance', async () => {
    const { longitude, latitude } = await readRow<Place>(
      'select longitudes[2] as longitude, latitudes[2] as latitude from svo_line where id = 1',
    );
    const near = `/struma/lines/src_lines_w/nearest?latitude=${latitude}&longitude=${longitude}&metres=200&limit=3`;
    const lines = (await (await service.call(near)).json()) as { id: number; metres: number }[];
    expect(lines[0]).toMatchObject({ id: 1 });
    expect(lines[0]?.metres).toBeLessThan(0.1);
    const distances = lines.map(({ metres }) => metres);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  test.each([
    ['/lines/src_lines_w/999999999', 404],
    ['/lines/src_lines_w/abc', 400],
    ['/struma/lines/pipes/nearest?latitude=91&longitude=23', 400],
    ['/struma/lines/pipes/nearest?latitude=42&longitude=181', 400],
    ['/struma/lines/pipes/nearest?latitude=42', 400],
    ['/struma/lines/pipes/nearest?latitude=NaN&longitude=23', 400],
    ['/struma/lines/valves/nearest?latitude=42&longitude=23', 404],
  ])('%s is refused with %p', async (path, status) => {
    expect((await service.call(path)).status).toBe(status);
  });

  test('swapped coordinates and places outside of Bulgaria have no near lines', async () => {
    for (const place of ['latitude=23.319941&longitude=42.698334', 'latitude=51.5&longitude=-0.12'])
      expect(await (await service.call(`/struma/lines/pipes/nearest?${place}`)).json()).toEqual([]);
  });
});

describe('access', () => {
  const citizen = personClaims('Гост', ['Потребител'], ['TestMainGroup']);
  const stranger = personClaims('Чужд', ['Оператор'], ['valves']);

  test('AU-11 citizens read only the base map, other groups nothing, anonymous requests get 401', async () => {
    const statuses = async (claims: ReturnType<typeof personClaims>) => {
      const paths = [
        '/struma/tiles/base/3/4/2',
        '/struma/tiles/pipes/8/0/0',
        '/lines/src_lines_w/1',
        '/struma/lines/pipes/nearest?latitude=42&longitude=23',
      ];
      return Promise.all(paths.map(async (path) => (await service.call(path, { claims })).status));
    };
    expect(await statuses(citizen)).toEqual([expect.any(Number), 403, 403, 403]);
    expect((await statuses(citizen))[0]).toBeLessThan(300);
    expect(await statuses(stranger)).toEqual([403, 403, 403, 403]);
    const anonymous = await fetch(`${service.url}/struma/tiles/base/3/4/2`);
    expect(anonymous.status).toBe(401);
  });
});
