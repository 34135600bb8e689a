import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { startSilentProxy, type SilentProxy } from '../../../tests/builders/network/silent-proxy.ts';
import { createDatabase, createPool, type Database } from '../kernel/database/database.ts';
import { recordSignalEvent } from '../kernel/signal-events.ts';
import { createEvents } from './event-listener.ts';

let service: TestService;
let proxy: SilentProxy;
let database: Database;

beforeAll(async () => {
  service = await startTestService();
  const { rows } = await service.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  proxy = await startSilentProxy(url.href);
  database = createDatabase(createPool({ url: url.href, size: 2, onError: () => undefined }));
});
afterAll(async () => {
  await proxy.stop();
  await database.destroy();
  await service.stop();
});

const recordEvent = (signalId: number): Promise<void> =>
  database.transaction().execute((transaction) => recordSignalEvent(transaction, null, { signalId, kind: 'EDITED' }));

test('events stored while the listening connection is silent are sent after it recovers', async () => {
  const receivedIds: number[] = [];
  const events = createEvents({
    url: proxy.url,
    database,
    onConnectionError: () => undefined,
    heartbeatMilliseconds: 1_000,
  });
  events.listen({ onEvent: ({ signalId }) => receivedIds.push(signalId), onTransient: () => undefined });
  await events.start();
  await recordEvent(1);
  expect(
    await eventually(
      () => Promise.resolve(receivedIds),
      ({ length }) => length === 1,
    ),
  ).toEqual([1]);
  proxy.stopForwarding();
  await recordEvent(2);
  proxy.resumeForwarding();
  await recordEvent(3);
  expect(
    await eventually(
      () => Promise.resolve(receivedIds),
      ({ length }) => length === 3,
    ),
  ).toEqual([1, 2, 3]);
  await events.stop();
});
