import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { startSilentProxy, type SilentProxy } from '../../../../tests/builders/network/silent-proxy.ts';
import {
  createEmptyDatabase,
  openTestPool,
  type TestDatabase,
} from '../../../../tests/builders/database/test-database.ts';
import { listenForNotifications } from './notifications.ts';

let database: TestDatabase;
let proxy: SilentProxy;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createEmptyDatabase();
  proxy = await startSilentProxy(database.url);
  pool = openTestPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await proxy.stop();
  await database.drop();
});

test('a listener receives notifications and detects an unresponsive database', async () => {
  const first = Promise.withResolvers<string>();
  const listener = await listenForNotifications({
    url: proxy.url,
    name: 'struma-test',
    channels: ['one', 'other'],
    onNotification: (channel, payload) => first.resolve(`${channel} ${payload}`),
    heartbeatMilliseconds: 1_000,
  });
  await pool.query("notify other, 'said'");
  expect(await first.promise).toBe('other said');
  proxy.stopForwarding();
  expect((await listener.broken).message).toBe('Connection terminated: no response from the database for 1 s.');
  await listener.stop();
});

test('an abort before LISTEN is active ends the attempt with an error', async () => {
  const ending = new AbortController();
  const listener = listenForNotifications({
    url: database.url,
    name: 'struma-test',
    channels: ['one'],
    onNotification: () => undefined,
    signal: ending.signal,
  });
  ending.abort();
  await expect(listener).rejects.toThrow();
});
