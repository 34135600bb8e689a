/** Hostile paths, parameters and texts: they must not change the requests that the gateway sends to other services. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { json, startForeignService, text, type ForeignService } from '../builders/services/foreign-service.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { readRealmKey, signWithRealmKey } from '../builders/people/realm-key.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { createTestDatabase } from '../builders/database/test-database.ts';
import { personClaims } from '../builders/people/token.ts';
import { execute } from '../builders/requests/graphql-request.ts';
import { hostilePaths, hostileTexts, hostileValues } from './tools/hostile-values.ts';
import { headerOf, type RawResponse } from './tools/raw-response.ts';
import { RawConnection } from './tools/raw-connection.ts';

/** An internal server, which is not on the list of external hosts. */
let internalServer: ForeignService;
/** One server in place of the utility's external services: the map servers and the address search. */
let externalService: ForeignService;
let identity: TestIdentity;
let gateway: TestGateway;
let citizen: string;
const endings: (() => Promise<unknown>)[] = [];

const stopLater = <T extends { stop(): Promise<unknown> }>(started: T): T => {
  endings.unshift(() => started.stop());
  return started;
};

beforeAll(async () => {
  internalServer = stopLater(await startForeignService());
  externalService = stopLater(await startForeignService());
  stubExternalService();
  const folder = await temporaryFolder('injection');
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  endings.unshift(() => database.drop());
  identity = stopLater(await startIdentity(database.url, await findFreePort()));
  const service = await startPart('backend/src/main.ts', {
    DATABASE_URL: database.url,
    ATTACHMENTS_DIR: folder,
    OIDC_ISSUER: identity.issuer,
    WAREHOUSE_URL: externalService.url,
    WMS_URL: `${externalService.url}/wms?map=pipes&service=WMS`,
    GEOCODER_URL: externalService.url,
    BASE_MAP: `raster:${externalService.url}/base/{z}/{x}/{y}`,
  });
  gateway = stopLater(await startGateway(stopLater(service).url, identity, { READ_TIMEOUT_SECONDS: '30' }));
  const claims = { iss: identity.issuer, ...personClaims('citizen', ['Потребител'], ['TestMainGroup']) };
  citizen = await signWithRealmKey(await readRealmKey(database.url), claims);
}, 120_000);
afterAll(async () => {
  for (const end of endings) await end();
});
beforeEach(() => {
  externalService.requests.length = 0;
  internalServer.requests.length = 0;
});

const stubExternalService = (): void => {
  const layer = (id: string, url: string) => ({ secondary_id: id, name: id, show: true, zoom_extent: [1, 20], url });
  const item = (name: string, tiles: string) => ({
    source: { sourceName: name, sourceObject: { type: 'raster', tiles: [tiles] } },
    style: { layout: {}, paint: {} },
    layer: { layerName: name, layerType: { name: 'raster' } },
  });
  const items = [
    item('photo', `${externalService.url}/photo/{z}/{x}/{y}`),
    item('evil', `${internalServer.url}/{z}/{x}/{y}`),
  ];
  externalService.on(
    '/GetWMSLayers',
    json([layer('orto', `${externalService.url}/orto?map=a`), layer('evil', internalServer.url)]),
  );
  externalService.on('/GetMapDefinition', json(items));
  externalService.on('/SearchByAddress', json([{ results: [] }, { items: [] }]));
  externalService.on('/reverse', json({ display_name: 'Радомир, България' }));
  for (const path of ['/orto', '/wms']) externalService.on(path, text('GetFeatureInfo results:'));
};

/** Sends a path byte for byte: an HTTP client would normalise it. */
const getRaw = async (path: string, headers: readonly string[] = [], bearer?: string): Promise<RawResponse | null> => {
  const token = bearer ?? (await identity.token());
  const connection = await RawConnection.open(gateway.url);
  const lines = [`GET ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`, ...headers, '', ''];
  connection.write(lines.join('\r\n'));
  const answer = await connection.next();
  connection.close();
  return answer;
};

/** 502 is allowed: it means that the external host sent no usable response. Other server errors are defects. */
const problemOf = (path: string, answer: RawResponse | null): string[] => {
  const isAllowed = answer?.isWhole && (answer.status < 500 || answer.status === 502);
  return isAllowed ? [] : [`${answer?.status} ${path.slice(0, 200)} ${answer?.body.slice(0, 200)}`];
};

const wmsNames = /^(SERVICE|VERSION|REQUEST|LAYERS|STYLES|CRS|SRS|BBOX|WIDTH|HEIGHT|FORMAT|map)$/;

describe('values of a client do not change the requests to other services', () => {
  test('hostile paths and queries', async () => {
    const problems: string[] = [];
    for (const path of hostilePaths) problems.push(...problemOf(path, await getRaw(path)));
    expect(problems).toEqual([]);
    expect(internalServer.requests).toEqual([]);
    const allowedPaths = /^\/(orto|wms|GetWMSLayers|GetMapDefinition|(photo|base)\/\d+\/\d+\/\d+)$/;
    const requestedPaths = externalService.requests.map(({ url }) => url.pathname);
    expect(requestedPaths.filter((path) => !allowedPaths.test(path))).toEqual([]);
  });

  test.each(['/map/wms', '/map/layers/orto'])('hostile parameters of %s', async (address) => {
    const problems: string[] = [];
    for (const value of hostileValues) {
      const path = `${address}?SERVICE=WMS&REQUEST=GetMap&LAYERS=${value}&layers=a&map=other&${value}=x&FORMAT=${value}`;
      problems.push(...problemOf(path, await getRaw(path)));
    }
    expect(problems).toEqual([]);
    expect(internalServer.requests).toEqual([]);
    for (const { url, method, body } of externalService.requests) {
      if (url.pathname.startsWith('/Get')) continue;
      expect([method, body]).toEqual(['GET', '']);
      const names = [...url.searchParams.keys()];
      expect(names.filter((name) => !wmsNames.test(name))).toEqual([]);
      expect(new Set(names.map((name) => name.toUpperCase())).size).toBe(names.length);
      expect(['a', 'pipes']).toContain(url.searchParams.get('map'));
    }
  });

  test.each([
    'SERVICE=WFS&REQUEST=GetCapabilities',
    'SERVICE=WPS&REQUEST=Execute',
    'SERVICE=WMS&REQUEST=GetProjectSettings',
    'service=WCS&REQUEST=GetMap',
    'REQUEST=GetFeature',
    'SERVICE=WMS',
  ])('MP-8 an operation that no map needs is refused and not sent to an external map server: %s', async (query) => {
    for (const address of ['/map/wms', '/map/layers/orto']) {
      expect(await getRaw(`${address}?${query}`)).toMatchObject({ status: 400 });
    }
    expect(externalService.requests.filter(({ url }) => !url.pathname.startsWith('/Get'))).toEqual([]);
  });

  test('MP-9 hostile texts of the address search', async () => {
    for (const searched of hostileTexts) {
      const { errors } = await execute(gateway, 'query ($text: String!) { geocode(text: $text, first: 5) { label } }', {
        text: searched,
      });
      expect(errors.filter(({ code }) => code !== 'BAD_USER_INPUT')).toEqual([]);
    }
    expect(internalServer.requests).toEqual([]);
    for (const { url } of externalService.requests) {
      expect(url.pathname).toBe('/SearchByAddress');
      expect([...url.searchParams.keys()]).toEqual(['address']);
    }
  });
});

describe('responses of one person are never sent to another', () => {
  test.each(['/map/wms?SERVICE=WMS&REQUEST=GetCapabilities', '/map/layers/orto?SERVICE=WMS&REQUEST=GetMap&LAYERS=x'])(
    "AU-11 %s: a citizen who sends the ETag of an integrator's response receives 403",
    async (path) => {
      const allowed = await getRaw(path);
      expect(allowed?.status).toBe(200);
      const tag = allowed ? headerOf(allowed, 'etag') : '';
      for (const value of [tag || '"x"', '*', `W/${tag || '"x"'}`]) {
        const answer = await getRaw(path, [`If-None-Match: ${value}`], citizen);
        expect(answer?.status).toBe(403);
      }
      expect(headerOf(allowed ?? { head: '' }, 'cache-control')).toBe('private, no-cache');
    },
  );
});

test('the gateway still runs after all attacks', async () => {
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  expect(gateway.log()).not.toMatch(/unexpected|TypeError|RangeError|ERR_/);
});
