import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { personClaims } from '../../../tests/builders/people/token.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const claims = personClaims('Мария', ['Оператор', 'Редакция'], ['TestMainGroup', 'valves']);

describe('the current user', () => {
  test('AU-4 is the user of the token', async () => {
    const response = await service.call('/api/Account/GetCurrentUserInfo', { claims });
    expect(await response.json()).toEqual({
      name: 'Мария',
      member_of: ['Оператор', 'Редакция'],
      allowedActions: ['Оператор', 'Редакция'],
      allowedGroups: ['TestMainGroup', 'valves'],
      isProduction: false,
      last_map_center_lat: null,
      last_map_center_lng: null,
      map_last_zoom: null,
    });
  });

  test('AU-4 includes the last map view', async () => {
    await service.pool.query(
      `insert into user_setting (subject, last_map_center, map_last_zoom) values ('subject-of-Мария', point(23.3, 42.7), 15.5)`,
    );
    const response = await service.call('/api/Account/GetCurrentUserInfo', { claims });
    expect(await response.json()).toMatchObject({
      last_map_center_lat: 42.7,
      last_map_center_lng: 23.3,
      map_last_zoom: 15.5,
    });
  });

  test('AU-12 the last map view is stored per person; an invalid view is refused', async () => {
    const save = (place: string) => service.call(`/api/Account/SaveLastMapView?${place}`, { method: 'POST', claims });
    for (const zoom of [12, 14.5]) expect((await save(`lat=43.84&lng=25.96&zoom=${zoom}`)).status).toBe(200);
    const read = async (who: typeof claims) =>
      (await service.call('/api/Account/GetCurrentUserInfo', { claims: who })).json() as Promise<object>;
    expect(await read(claims)).toMatchObject({
      last_map_center_lat: 43.84,
      last_map_center_lng: 25.96,
      map_last_zoom: 14.5,
    });
    const other = personClaims('Петър', ['Оператор'], ['TestMainGroup']);
    expect(await read(other)).toMatchObject({ last_map_center_lat: null });
    for (const place of [
      'lat=91&lng=25&zoom=3',
      'lat=43&lng=-181&zoom=3',
      'lat=43&lng=25&zoom=25',
      'lat=43&lng=25',
      'lat=x&lng=25&zoom=3',
    ])
      expect([place, (await save(place)).status]).toEqual([place, 400]);
  });

  test('the routes for the environment and for the features of this service return their values', async () => {
    expect(await (await service.call('/api/account/IsProductionEnvironment')).json()).toBe(false);
    const features = (await (await service.call('/struma/features')).json()) as string[];
    expect(features).toEqual(
      expect.arrayContaining(['IDEMPOTENCY', 'MULTIPLE_FILTER_VALUES', 'MAP', 'GEOCODER', 'MAP_VIEW']),
    );
  });
});

describe('responses', () => {
  test('have a strong ETag, are 304 if unchanged, and are not stored by shared caches', async () => {
    const first = await service.call('/api/status/GetStatusAsKeyValuePairList');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"\w+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': etag };
    const second = await service.call('/api/status/GetStatusAsKeyValuePairList', { headers });
    expect([second.status, await second.text()]).toEqual([304, '']);
    const forbidden = await service.call('/api/status/GetStatusAsKeyValuePairList', {
      headers,
      claims: { groups: [] },
    });
    expect([forbidden.status, forbidden.headers.get('cache-control')]).toEqual([403, 'no-store']);
    const changed = await service.call('/api/priority/GetPriorityAsKeyValuePairList', { headers });
    expect(changed.status).toBe(200);
  });

  test("have the client's trace id if it is well-formed, else a new one", async () => {
    const given = '0123456789abcdef0123456789abcdef';
    const traceOf = async (id: string) =>
      (await service.call('/struma/features', { headers: { 'x-trace-id': id } })).headers.get('x-trace-id');
    expect(await traceOf(given)).toBe(given);
    expect(await traceOf('*/ drop table signal')).toMatch(/^[0-9a-f]{32}$/);
  });
});
