/** The map through the gateway: tiles, layers, addresses, pipes and the saved view. */
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { execute, readFailure } from '../builders/requests/graphql-request.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
}, 120_000);
afterAll(() => installation?.stop());

const graphql = (query: string, variables: Record<string, unknown> = {}) =>
  execute(installation.operator, query, variables);
const get = (path: string, headers: Record<string, string> = {}) => installation.operator.fetch(path, { headers });

const first = async <Row extends object>(statement: string): Promise<Row> => {
  const { rows } = await installation.pool.query<Row>(statement);
  if (!rows[0]) throw new Error(`No row: ${statement}`);
  return rows[0];
};

const tileAt = (longitude: number, latitude: number, zoom: number): string => {
  const angle = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const y = Math.floor((0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * 2 ** zoom);
  return `${zoom}/${x}/${y}`;
};

describe('tiles through the gateway', () => {
  test('MP-6 keep the service’s encoding and ETag, and have a sandbox policy, so that a browser does not run them as a page', async () => {
    const path = `/map/tiles/base/${tileAt(23.319941, 42.698334, 15)}`;
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const tile = new VectorTile(new PbfReader(new Uint8Array(await answer.arrayBuffer())));
    expect(Object.keys(tile.layers)).toContain('roads');
    const revalidated = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
    expect((await get('/map/tiles/meters/16/0/0')).status).toBe(204);
  });

  test.each([
    '/map/tiles/clients/3/0/0',
    '/map/tiles/..%2f..%2fapi%2fAccount/3/0/0',
    '/map/tiles/%2e%2e/3/0/0',
    '/map/sources/..%2fAccount/3/0/0',
    '/map/sources/%2e%2e/3/0/0',
    '/map/layers/..%5c',
    '/map/tiles/meters/3/8/0',
    '/map/tiles/meters/3/-1/0',
    '/map/tiles/meters/99/0/0',
    '/map/nothing',
  ])('%s does not exist', async (path) => {
    expect(await readFailure(await get(path))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('a path with a broken encoding is refused', async () => {
    expect(await readFailure(await get('/map/layers/%zz'))).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('the definition of the map', () => {
  test('MP-6 MP-10 lists layers with our own paths as sources', async () => {
    const { data, errors } = await graphql(`
      {
        mapDefinition {
          layerName
          layerType
          sourceLayer
          source
          isSelectable
        }
        baseMap {
          kind
          tilesUrl
          maxZoom
        }
      }
    `);
    expect(errors).toEqual([]);
    const items = data?.mapDefinition as { layerName: string; source: { tiles: string[] }; isSelectable: boolean }[];
    expect(items.map(({ layerName }) => layerName)).toEqual([
      'pipes',
      'src_lines_w',
      'valves',
      'meter_counts',
      'meters',
    ]);
    for (const { source } of items) expect(source.tiles[0]).toMatch(/^\/map\/tiles\/\w+\/\{z\}\/\{x\}\/\{y\}$/);
    expect(items.filter(({ isSelectable }) => isSelectable).map(({ layerName }) => layerName)).toEqual([
      'src_lines_w',
      'meters',
    ]);
    expect(data?.baseMap).toEqual({ kind: 'VECTOR', tilesUrl: '/map/tiles/base/{z}/{x}/{y}', maxZoom: 16 });
  });

  test('MP-12 lists the layers that the map server draws', async () => {
    const { data } = await graphql('{ wmsLayers { id name isShown url } }');
    expect(data?.wmsLayers).toEqual([{ id: 'pipelines', name: 'Водопроводи', isShown: false, url: '/map/wms' }]);
    const picture = await get(
      '/map/wms?service=WMS&version=1.3.0&request=GetMap&layers=pipelines&styles=&crs=EPSG:3857&bbox=2595000,5265000,2596000,5266000&width=64&height=64&format=image/png&transparent=true',
    );
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('places', () => {
  const address = () =>
    first<{ label: string; number: string; street: string; town: string; longitude: number; latitude: number }>(`
      select a.address_description as label, a.street_number as number, s.name as street, t.name as town,
        a.location[0] as longitude, a.location[1] as latitude
      from address a join street s on s.id = a.street_id join town t on t.id = a.town_id
      where a.street_number is not null and a.location is not null order by a.id limit 1`);

  test('MP-2 an address is found by street and number, and by its coordinates', async () => {
    const { street, number, town, longitude, latitude } = await address();
    const search = 'query ($text: String!) { geocode(text: $text) { label location { latitude longitude } } }';
    const found = await graphql(search, { text: `${street} ${number}, ${town}` });
    const [hit] = (found.data?.geocode ?? []) as { label: string; location: { latitude: number } }[];
    expect(hit?.label).toBe(`${street} ${number}, ${town}`);
    expect(hit?.location.latitude).toBeCloseTo(latitude, 6);
    const named = await graphql('query ($at: CoordinatesInput!) { reverseGeocode(at: $at) { label } }', {
      at: { latitude, longitude },
    });
    expect(named.data?.reverseGeocode).toMatchObject({
      label: expect.stringMatching(new RegExp(`^${street} .*, ${town}$`)),
    });
  });

  test('MP-7 swapped coordinates and the open sea have no address', async () => {
    for (const at of [
      { latitude: 23.319941, longitude: 42.698334 },
      { latitude: 43.5, longitude: 30 },
    ])
      expect(
        await graphql('query ($at: CoordinatesInput!) { reverseGeocode(at: $at) { label } }', { at }),
      ).toMatchObject({
        data: { reverseGeocode: null },
        errors: [],
      });
  });

  test.each([
    ['{ reverseGeocode(at: { latitude: 91, longitude: 23 }) { label } }', ['at']],
    ['{ pipeAt(at: { latitude: 42, longitude: 181 }, zoom: 15) { id } }', ['at']],
    ['{ geocode(text: "шипка", first: 21) { label } }', ['first']],
    ['{ nearestSvoLines(at: { latitude: 42, longitude: 23 }, within: -1) { id } }', ['within']],
  ])('%s is refused', async (query, path) => {
    expect((await graphql(query)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', path }]);
  });
});

describe('pipes and service connections', () => {
  test('MP-4 MP-8 the pipe under the pointer is found; far from all pipes the result is empty', async () => {
    const { id, longitude, latitude } = await first<{ id: number; longitude: number; latitude: number }>(`
      select osm_id as id, (longitudes[1] + longitudes[2]) / 2 as longitude, (latitudes[1] + latitudes[2]) / 2 as latitude
      from pipe order by id limit 1`);
    const query = 'query ($at: CoordinatesInput!) { pipeAt(at: $at, zoom: 17) { id type } }';
    const hit = await graphql(query, { at: { latitude, longitude } });
    expect(hit.data?.pipeAt).toEqual({ id: String(id), type: expect.any(String) });
    const missed = await graphql(query, { at: { latitude: 43, longitude: 24 } });
    expect(missed).toMatchObject({ data: { pipeAt: null }, errors: [] });
  });

  test('a service connection has its properties in Bulgarian, its line and the number that is shown', async () => {
    await installation.pool.query(`insert into svo_line (id, attributes, longitudes, latitudes)
      values (10000007, '{"material": "ПЕВП"}', '{23.1,23.2}', '{42.1,42.1}')`);
    const query = '{ svoLine(id: "10000007") { id shownNumber pipeId properties { label value } line { longitude } } }';
    expect((await graphql(query)).data?.svoLine).toEqual({
      id: '10000007',
      shownNumber: '7',
      pipeId: null,
      properties: [{ label: 'Материал', value: 'ПЕВП' }],
      line: [{ longitude: 23.1 }, { longitude: 23.2 }],
    });
    expect((await graphql('{ a: svoLine(id: "999999") { id } b: svoLine(id: "abc") { id } }')).data).toEqual({
      a: null,
      b: null,
    });
  });
});

describe('AU-12 the last view of the map', () => {
  const save = (zoom: number, latitude = 42.7) =>
    graphql(
      `
        mutation ($input: SaveMapViewInput!) {
          saveMapView(input: $input) {
            __typename
            ... on SaveMapViewSuccess {
              view {
                zoom
              }
            }
            ... on InvalidInput {
              problems {
                path
                code
              }
            }
          }
        }
      `,
      { input: { center: { latitude, longitude: 23.3 }, zoom } },
    );

  test('is stored for the person and returned with the session', async () => {
    for (const zoom of [15.5, 17.25]) {
      expect((await save(zoom)).data?.saveMapView).toEqual({ __typename: 'SaveMapViewSuccess', view: { zoom } });
      const { data } = await graphql('{ session { lastMapView { center { latitude longitude } zoom } } }');
      expect(data?.session).toEqual({ lastMapView: { center: { latitude: 42.7, longitude: 23.3 }, zoom } });
    }
  });

  test('is refused with an impossible place or zoom', async () => {
    for (const [zoom, latitude, path] of [
      [2, 42.7, 'zoom'],
      [24, 42.7, 'zoom'],
      [15, 91, 'center'],
    ] as const)
      expect((await save(zoom, latitude)).data?.saveMapView).toEqual({
        __typename: 'InvalidInput',
        problems: [{ path: [path], code: 'RANGE' }],
      });
  });
});
