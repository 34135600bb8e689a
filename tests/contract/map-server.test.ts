import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { findMapServer, withoutMapServer } from '../builders/services/map-server-program.ts';
import { pipeColour, startMapServer, type MapServer, type ServedPipe } from '../builders/services/map-server.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type Part,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { pixelsOf } from '../builders/data/pictures.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { execute } from '../builders/requests/graphql-request.ts';

const program = await findMapServer();
const describeMapServer = program ? describe : describe.skip;

const pipes: readonly ServedPipe[] = [
  { id: 150_001, type: 'разпределителен', latitude: 42.7, west: 23.3, east: 23.31 },
  // This pipe is two metres north of the next one, and is written to the file before the next one.
  { id: 150_002, type: 'главен', latitude: 42.80002, west: 23.3, east: 23.31 },
  { id: 150_003, type: 'магистрален', latitude: 42.8, west: 23.3, east: 23.31 },
];

describeMapServer(`Debian's MapServer as the map server${program ? '' : `: ${withoutMapServer}`}`, () => {
  let mapServer: MapServer;
  let database: TestDatabase;
  let identity: TestIdentity;
  let gateway: TestGateway;
  let folder: string;
  const parts: Part[] = [];

  const startGatewayFor = async (wmsUrl: string): Promise<TestGateway> => {
    const service = await startPart('backend/src/main.ts', {
      DATABASE_URL: database.url,
      ATTACHMENTS_DIR: folder,
      OIDC_ISSUER: identity.issuer,
      WMS_URL: wmsUrl,
    });
    parts.unshift(service);
    const started = await startGateway(service.url, identity, { READ_TIMEOUT_SECONDS: '30' });
    parts.unshift(started);
    return started;
  };

  beforeAll(async () => {
    if (!program) throw new Error(withoutMapServer);
    mapServer = await startMapServer(program, pipes);
    database = await createTestDatabase();
    folder = await temporaryFolder('map-server');
    identity = await startIdentity(database.url, await findFreePort());
    parts.unshift(identity);
    gateway = await startGatewayFor(mapServer.url);
  }, 60_000);
  afterAll(async () => {
    for (const part of parts) await part.stop();
    await mapServer?.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const pipeAt = (latitude: number, zoom = 17, target = gateway) =>
    execute(target, 'query ($at: CoordinatesInput!, $zoom: Float!) { pipeAt(at: $at, zoom: $zoom) { id type } }', {
      at: { latitude, longitude: 23.305 },
      zoom,
    });

  test('MP-8 a hit returns the pipe with its type, no hit an empty result', async () => {
    expect(await pipeAt(42.7)).toMatchObject({
      data: { pipeAt: { id: '150001', type: 'разпределителен' } },
      errors: [],
    });
    expect(mapServer.requests.at(-1)?.get('REQUEST')).toBe('GetFeatureInfo');
    expect(await pipeAt(43.5)).toMatchObject({ data: { pipeAt: null }, errors: [] });
  });

  test('MP-8 of several hits the nearest is returned, whatever their order', async () => {
    expect((await pipeAt(42.8, 16)).data?.pipeAt).toEqual({ id: '150003', type: 'магистрален' });
    expect((await pipeAt(42.80002, 16)).data?.pipeAt).toEqual({ id: '150002', type: 'главен' });
  });

  test.each([
    [{ LAYERS: 'none', QUERY_LAYERS: 'none' }, 'LayerNotDefined'],
    [{ I: '200' }, 'InvalidPoint'],
    [{ CRS: 'EPSG:9' }, 'InvalidSRS'],
  ])('MP-8 a refusal of the map server (%j) is sent as text, never as a page of our origin', async (changes, code) => {
    const answer = await gateway.fetch(`/map/wms?${featureInfo(changes)}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toContain(`code="${code}"`);
  });

  test('MP-4 a layer of the map server is requested through our own path', async () => {
    const answer = await gateway.fetch(
      `/map/wms?${featureInfo({ REQUEST: 'GetMap', FORMAT: 'image/png', TRANSPARENT: 'TRUE' })}`,
    );
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const picture = pixelsOf(Buffer.from(await answer.arrayBuffer()));
    expect(picture.at(50, 50)).toEqual([...pipeColour, 255]);
    expect(picture.at(50, 10)[3]).toBe(0);
  });

  test('MP-8 a map server that refuses all requests is a failure, not an empty result', async () => {
    const other = new URL(mapServer.url);
    other.searchParams.set('map', '/none.map');
    const { data, errors } = await pipeAt(42.7, 17, await startGatewayFor(other.href));
    expect(data).toMatchObject({ pipeAt: null });
    expect(errors).toMatchObject([{ code: 'UPSTREAM_FAILED' }]);
  });
});

const half = 20_037_508.342_789_244;
const [x, y] = [(23.305 / 180) * half, (Math.asinh(Math.tan((42.7 * Math.PI) / 180)) / Math.PI) * half];

/**
 * Parameters of a request to the map server, by default GetFeatureInfo, for a picture of 101 x 101 pixels of one metre,
 * whose centre is on the first pipe.
 */
const featureInfo = (changes: Record<string, string>): string =>
  new URLSearchParams({
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetFeatureInfo',
    LAYERS: 'pipelines',
    QUERY_LAYERS: 'pipelines',
    STYLES: '',
    CRS: 'EPSG:3857',
    BBOX: [x - 50.5, y - 50.5, x + 50.5, y + 50.5].join(','),
    WIDTH: '101',
    HEIGHT: '101',
    I: '50',
    J: '50',
    INFO_FORMAT: 'text/plain',
    ...changes,
  }).toString();
