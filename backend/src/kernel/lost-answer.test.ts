import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { startSilentProxy, type SilentProxy } from '../../../tests/builders/network/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/builders/database/test-database.ts';

let database: TestDatabase;
let proxy: SilentProxy;
let service: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startSilentProxy(database.url);
  service = await startTestService({ databaseUrl: proxy.url });
  await insertSignals(service.pool);
});
afterAll(async () => {
  await service?.stop();
  await proxy?.stop();
  await database?.drop();
});

const reply = (key: string): Promise<Response> => {
  const form = new FormData();
  form.append('signalId', '1');
  form.append('message', `Здравейте ${key}`);
  const headers = { 'idempotency-key': key };
  return service.call('/api/response/CreateResponse', { method: 'POST', headers, body: form });
};

const connectionLost = {
  message: 'Връзката с базата данни прекъсна. Не се знае дали промяната е записана.',
  traceId: expect.any(String),
};

describe('the connection to the database is lost before the response to a statement', () => {
  test.each(['end', 'reset'] as const)(
    'the outcome of a write is unknown; a repetition with its idempotency key stores nothing more (%s)',
    async (ending) => {
      const key = randomUUID();
      proxy.loseResponseTo('commit', ending);
      const response = await reply(key);
      expect([response.status, await response.json()]).toEqual([502, connectionLost]);
      const stored = () => service.pool.query('select id from response where message like $1', [`%${key}%`]);
      const { rows } = await stored();
      expect(rows).toHaveLength(1);
      const again = await reply(key);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
      expect(await again.text()).toMatch(new RegExp(String.raw`^\(${rows[0].id}\)`));
      expect((await stored()).rows).toEqual(rows);
    },
  );

  test('the outcome of a write of one statement is unknown too', async () => {
    proxy.loseResponseTo('insert into "user_setting"');
    const response = await service.call('/api/Account/SaveLastMapView?lat=42.5&lng=23.5&zoom=12', { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([502, connectionLost]);
    expect((await service.pool.query('select map_last_zoom from user_setting')).rows).toEqual([{ map_last_zoom: 12 }]);
  });

  test('a read gets status 503', async () => {
    proxy.loseResponseTo('select', 'reset');
    expect((await service.call('/api/signal/GetSignalList')).status).toBe(503);
  });
});
