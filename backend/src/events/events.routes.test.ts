import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, testGatewayKey, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const listen = (from = service, query = ''): Promise<Response> =>
  fetch(`${from.url}/struma/events${query}`, { headers: { authorization: `Bearer ${testGatewayKey}` } });

test('a failure to read missed events is an error response, not an empty stream', async () => {
  await service.pool.query('alter table signal_event rename to hidden');
  const refused = await listen();
  expect([refused.status, await refused.json()]).toMatchObject([500, { message: 'Грешка' }]);
  await service.pool.query('alter table hidden rename to signal_event');
  const stream = await listen();
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  await stream.body?.cancel();
});

test('a service stops without waiting for a stream that is starting', async () => {
  const stopping = await startTestService();
  const holder = await stopping.pool.connect();
  await holder.query('begin; lock table signal_event in access exclusive mode');
  const stream = listen(stopping);
  stream.catch(() => undefined);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await eventually(
    () => stopping.pool.query(waiting),
    ({ rowCount }) => rowCount === 1,
  );
  const stopped = stopping.stop();
  await expect(stream).rejects.toThrow();
  await holder.query('rollback');
  holder.release();
  await stopped;
});
