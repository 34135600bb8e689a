import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  json,
  startForeignService,
  text,
  type ForeignService,
} from '../../../tests/builders/services/foreign-service.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { findItemProblem } from './check-item.ts';
import { builtInMapDefinition } from './built-in-map-definition.ts';

let service: TestService;
let externalHost: ForeignService;
/** A REST service that uses `externalHost`. */
let serviceWithHost: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.pool.query(`insert into pipe (osm_id, aq_type, diameter_mm, material, longitudes, latitudes) values
    (150001, 'разпределителен', 80, 'Чугун', '{23.3,23.31}', '{42.7,42.7}'),
    (150002, 'главен', 300, 'Чугун', '{23.3,23.31}', '{42.70002,42.70002}')`);
  externalHost = await startForeignService();
  const { host } = new URL(externalHost.url);
  serviceWithHost = await startTestService({
    map: { warehouseUrl: externalHost.url, wmsUrl: `${externalHost.url}/ms`, hosts: [host] },
  });
});
afterAll(async () => {
  await service?.stop();
  await serviceWithHost?.stop();
  await externalHost?.stop();
});

const half = 20_037_508.342_789_244;
const metres = (longitude: number, latitude: number): [number, number] => [
  (longitude / 180) * half,
  (Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) * half,
];

/** A WMS request for an image of 101 pixels centred on the place, one metre per pixel. */
const wms = (parameters: Record<string, string>, [x, y] = metres(23.305, 42.7)) =>
  `/wms?${new URLSearchParams({
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetFeatureInfo',
    LAYERS: 'pipelines',
    QUERY_LAYERS: 'pipelines',
    CRS: 'EPSG:3857',
    BBOX: [x - 50.5, y - 50.5, x + 50.5, y + 50.5].join(','),
    WIDTH: '101',
    HEIGHT: '101',
    I: '50',
    J: '50',
    INFO_FORMAT: 'text/plain',
    ...parameters,
  }).toString()}`;

const readFrom = async (path: string) => {
  const response = await service.call(path);
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() };
};

const addressesIn = (capabilities: string): Set<string | undefined> =>
  new Set([...capabilities.matchAll(/xlink:href="([^"]*)"/g)].map(([, address]) => address));

describe('MP-8 the map server', () => {
  test('writes exactly the output of MapServer', async () => {
    expect(await readFrom(wms({}))).toEqual({
      status: 200,
      type: 'text/plain; charset=UTF-8',
      body: "GetFeatureInfo results:\n\nLayer 'pipelines'\n  Feature 150001: \n    osm_id = '150001'\n    aq_type = 'разпределителен'\n    dn = '80'\n",
    });
    const both = await readFrom(wms({ FEATURE_COUNT: '5' }));
    expect(both.body.match(/Feature \d+/g)).toEqual(['Feature 150001', 'Feature 150002']);
    expect((await readFrom(wms({}, metres(25, 42)))).body).toBe(
      'GetFeatureInfo results:\n\n  Search returned no results.\n',
    );
  });

  test('reads degrees in the axis order of each WMS version, and parameter names in any letter case', async () => {
    const box = [23.3045, 42.6995, 23.3055, 42.7005] as const;
    const [west, south, east, north] = box;
    const newer = { CRS: 'EPSG:4326', BBOX: [south, west, north, east].join(',') };
    expect((await readFrom(wms(newer))).body).toContain("osm_id = '150001'");
    const older = wms({ VERSION: '1.1.1', SRS: 'EPSG:4326', CRS: 'EPSG:4326', BBOX: box.join(','), X: '50', Y: '50' });
    expect((await readFrom(older.replace('REQUEST', 'request'))).body).toContain("osm_id = '150001'");
  });

  test.each([
    [{ QUERY_LAYERS: '../../etc/passwd' }, 'LayerNotDefined'],
    [{ QUERY_LAYERS: 'meters' }, 'LayerNotDefined'],
    [{ I: '101' }, 'InvalidPoint'],
    [{ J: '-1' }, 'InvalidPoint'],
    [{ CRS: 'EPSG:9999' }, 'InvalidSRS'],
    [{ INFO_FORMAT: 'text/html' }, 'InvalidFormat'],
    [{ REQUEST: 'GetLegendGraphic' }, 'OperationNotSupported'],
    [{ BBOX: '1,2,3' }, null],
    [{ BBOX: '5,5,1,1' }, null],
    [{ CRS: 'EPSG:4326', BBOX: '91,23,92,24' }, null],
    [{ WIDTH: '100000' }, null],
    [{ BBOX: '-1e308,-1e308,1e308,1e308' }, null],
    [{ REQUEST: 'GetMap', BBOX: '-1e308,-1e308,1e308,1e308' }, null],
  ])('%j is refused in the way of MapServer: status 200, XML', async (parameters, code) => {
    const { status, type, body } = await readFrom(wms(parameters));
    expect([status, type]).toEqual([200, 'text/xml; charset=UTF-8']);
    expect(body).toContain(code === null ? '<ServiceException>' : `<ServiceException code="${code}">`);
  });

  test('returns its capabilities and draws the pipes', async () => {
    const capabilities = await readFrom('/wms?SERVICE=WMS&REQUEST=GetCapabilities');
    expect(capabilities.body).toContain('<Name>pipelines</Name>');
    expect(addressesIn(capabilities.body)).toEqual(new Set([`${service.url}/wms?`]));
    expect(await pixelsOf({ TRANSPARENT: 'TRUE' })).toEqual({
      size: [101, 101],
      pipe: [...blue, 255],
      beside: [...blue, 0],
    });
    expect(await pixelsOf({})).toEqual({ size: [101, 101], pipe: [...blue, 255], beside: [255, 255, 255, 255] });
  });
});

const blue = [21, 101, 192];

const pixelsOf = async (parameters: Record<string, string>) => {
  const response = await service.call(wms({ REQUEST: 'GetMap', FORMAT: 'image/png', ...parameters }));
  const { data, width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  return { size: [width, height], pipe: pixel(10, 50), beside: pixel(10, 10) };
};

describe('behind a gateway', () => {
  test('the map server returns its public URL', async () => {
    const behind = await startTestService({ map: { publicUrl: 'https://struma.example.bg' } });
    try {
      const capabilities = await (await behind.call('/wms?SERVICE=WMS&REQUEST=GetCapabilities')).text();
      expect(addressesIn(capabilities)).toEqual(new Set(['https://struma.example.bg/map/wms?']));
    } finally {
      await behind.stop();
    }
  });
});

describe('MP-6 the built-in map definition', () => {
  test('contains only valid items', () => {
    for (const item of builtInMapDefinition)
      expect([item.layer.layerName, findItemProblem(item)]).toEqual([item.layer.layerName, null]);
  });

  test('is served as project 19 only', async () => {
    expect(JSON.parse((await readFrom('/warehouse/GetMapDefinition?projectID=19')).body)).toEqual(builtInMapDefinition);
    for (const query of ['projectID=18', 'projectID=-1'])
      expect((await readFrom(`/warehouse/GetMapDefinition?${query}`)).status).toBe(404);
    for (const query of ['', 'projectID=x'])
      expect((await readFrom(`/warehouse/GetMapDefinition?${query}`)).status).toBe(400);
  });
});

describe('an external warehouse', () => {
  const item = (name: string, changes: { type?: string; tiles?: string; paint?: unknown } = {}) => ({
    source: {
      sourceName: name,
      sourceObject: JSON.stringify({
        type: 'vector',
        tiles: [changes.tiles ?? `${externalHost.url}/t/{z}/{x}/{y}.pbf`],
      }),
    },
    style: { layout: '{}', paint: changes.paint ?? { 'line-color': '#123456' } },
    layer: {
      layerName: name,
      layerType: { name: changes.type ?? 'line' },
      minZoom: 10,
      maxZoom: 20,
      sourceLayer: name,
    },
    selectable: true,
  });

  test('MP-6 invalid items and forbidden hosts are skipped; tile URLs become paths of the gateway', async () => {
    const longest = 'я'.repeat(200);
    const items = [
      item('mains'),
      item(longest),
      item('odd', { type: 'hologram' }),
      item('wrong', { paint: { 'line-colour': 'blue' } }),
      item('inner', { tiles: 'http://169.254.169.254/latest/{z}/{x}/{y}' }),
      item('file', { tiles: 'file:///etc/passwd' }),
      'nonsense',
      null,
    ];
    externalHost.on('/GetMapDefinition', json(items));
    const found = (await (await serviceWithHost.call('/warehouse/GetMapDefinition?projectID=19')).json()) as ReturnType<
      typeof item
    >[];
    expect(found.map(({ layer }) => layer.layerName)).toEqual(['mains', longest]);
    expect(found[0]?.source.sourceObject).toEqual({ type: 'vector', tiles: ['/map/sources/mains/{z}/{x}/{y}'] });
    externalHost.on(
      '/t/12/3/4.pbf',
      (response) => void response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end('tile'),
    );
    for (const name of ['mains', encodeURIComponent(longest)]) {
      const tile = await serviceWithHost.call(`/struma/sources/${name}/12/3/4`);
      expect([tile.status, tile.headers.get('content-type'), await tile.text()]).toEqual([
        200,
        'application/x-protobuf',
        'tile',
      ]);
    }
    for (const path of ['inner/12/3/4', '..%2f..%2fapi/12/3/4', 'mains/2/9/9'])
      expect([path, (await serviceWithHost.call(`/struma/sources/${path}`)).status]).toEqual([path, 404]);
  });

  test('MP-12 the map server of a layer has a path on the gateway; only WMS parameters are forwarded', async () => {
    externalHost.on(
      '/GetWMSLayers',
      json([
        {
          secondary_id: 7,
          name: 'Ортофото',
          show: 'true',
          zoom_extent: '10-18',
          type: 'WMS',
          url: `${externalHost.url}/orto?map=a`,
        },
        { secondary_id: 8, name: 'Чужд', show: true, type: 'WMS', url: 'http://elsewhere.example/wms' },
      ]),
    );
    const layers = await (await serviceWithHost.call('/warehouse/GetWMSLayers')).json();
    expect(layers).toEqual([
      { secondary_id: '7', name: 'Ортофото', show: true, zoom_extent: [10, 18], type: 'WMS', url: '/map/layers/7' },
    ]);
    externalHost.on('/orto', text('<script>alert(1)</script>'));
    externalHost.requests.length = 0;
    const response = await serviceWithHost.call('/struma/layers/7?request=GetMap&layers=x&secret=1');
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(externalHost.requests.map(({ url }) => url.search)).toEqual(['?map=a&REQUEST=GetMap&LAYERS=x&STYLES=']);
    expect((await serviceWithHost.call('/struma/layers/8')).status).toBe(404);
  });

  test('a map server that fails, refuses, redirects, disconnects or sends too much causes status 502', async () => {
    const path = '/wms?SERVICE=WMS&REQUEST=GetCapabilities';
    const statusOf = async () => (await serviceWithHost.call(path)).status;
    externalHost.on('/ms', text('', 503));
    // The header marks the map server as failed, and not this service.
    expect((await serviceWithHost.call(path)).headers.get('x-struma-failed-part')).toBe('outside');
    for (const status of [503, 400, 403, 404, 204]) {
      externalHost.on('/ms', text('', status));
      expect([status, await statusOf()]).toEqual([status, 502]);
    }
    externalHost.on('/ms', (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    expect(await statusOf()).toBe(502);
    externalHost.on('/ms', (response) => void response.destroy());
    expect(await statusOf()).toBe(502);
    externalHost.on('/ms', (response) => void response.end(Buffer.alloc(2 * 1024 * 1024)));
    expect(await statusOf()).toBe(502);
    externalHost.on('/ms', text('GetFeatureInfo results:\n\n  Search returned no results.\n'));
    expect(await statusOf()).toBe(200);
  });
});
