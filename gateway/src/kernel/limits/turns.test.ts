import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTurns } from './turns.ts';

const server = createServer();
const openRequest = async (): Promise<{ response: ServerResponse; disconnect: () => void }> => {
  const client = new AbortController();
  const { port } = server.address() as AddressInfo;
  const arrived = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  fetch(`http://127.0.0.1:${port}`, { signal: client.signal }).catch(() => undefined);
  const [, response] = await arrived;
  return { response, disconnect: () => client.abort() };
};

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const letTurnsStart = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['persisted', 4],
  ['adHoc', 2],
  ['download', 6],
  ['tile', 8],
  ['form', 2],
  ['largeBody', 1],
] as const)(
  'of the %s requests of one user %i run at once; the requests of other users do not wait',
  async (kind, limit) => {
    const { response } = await openRequest();
    const takeTurn = createTurns();
    const started: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const send = (subject: string) =>
      takeTurn({ subject, kind, response }, async () => {
        started.push(subject);
        await released;
      });
    const all = [...Array.from({ length: 9 }, () => 'citizen'), 'operator'].map(send);
    await letTurnsStart();
    expect(started).toEqual([...Array.from({ length: limit }, () => 'citizen'), 'operator']);
    release();
    await Promise.all(all);
    expect(started).toHaveLength(10);
  },
);

test('a waiting request leaves the queue as soon as its client disconnects', async () => {
  const takeTurn = createTurns();
  const { response } = await openRequest();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const citizen = { subject: 'citizen', kind: 'adHoc', response } as const;
  const running = [takeTurn(citizen, () => released), takeTurn(citizen, () => released)];
  for (let sent = 0; sent < 20; sent += 1) {
    const { response: waiting, disconnect } = await openRequest();
    const turn = takeTurn({ ...citizen, response: waiting }, () => Promise.resolve('ran'));
    disconnect();
    expect(await turn).toBeNull();
    expect(await takeTurn({ ...citizen, response: waiting }, () => Promise.resolve('ran'))).toBeNull();
  }
  release();
  await Promise.all(running);
});

test('a running request is finished although its client disconnects', async () => {
  const takeTurn = createTurns();
  const { response, disconnect } = await openRequest();
  const closed = once(response, 'close');
  const { promise: released, resolve: release } = Promise.withResolvers<string>();
  const turn = takeTurn({ subject: 'citizen', kind: 'adHoc', response }, () => released);
  await letTurnsStart();
  disconnect();
  await closed;
  release('ran');
  expect(await turn).toBe('ran');
});
