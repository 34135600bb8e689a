import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { startTestService, testGatewayKey } from '../../../../tests/builders/product/rest-service.ts';
import type { TestService } from '../../../../tests/builders/product/rest-service.ts';
import { revocationLifeMs } from './revocations.ts';
import { createSharedRevocationList } from './shared-revocations.ts';
import type { SharedRevocationList } from './shared-revocations.ts';

let service: TestService;
const lists: SharedRevocationList[] = [];
const warnings: unknown[] = [];

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
afterEach(() => {
  for (const list of lists.splice(0)) list.stop();
  warnings.length = 0;
});

const noLog = { info: () => undefined, warn: () => undefined };

const open = (restUrl = service.url, gatewayKey = testGatewayKey): SharedRevocationList => {
  const log = { info: () => undefined, warn: (entry: unknown) => void warnings.push(entry) };
  const list = createSharedRevocationList({ restUrl, gatewayKey }, log);
  lists.push(list);
  return list;
};

const ofSession = (sid: string) => ({ sub: 'anna', sid, iat: 100 });

describe('shared token revocations', () => {
  test('AU-11 revocations reach other gateways, also those that start later', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.start(), other.start()]);
    await one.add({ session: 'first' });
    await one.add({ subject: 'boris', until: 200 });
    expect(one.checkToken(ofSession('first'))).toBe('ended');
    expect(
      await eventually(
        async () => other.checkToken(ofSession('first')),
        (found) => found === 'ended',
      ),
    ).toBe('ended');
    expect(other.checkToken({ sub: 'boris', iat: 200 })).toBe('stale');
    expect(other.checkToken({ sub: 'boris', iat: 201 })).toBe('current');

    const late = open();
    await late.start();
    expect(late.checkToken(ofSession('first'))).toBe('ended');
    expect(late.checkToken(ofSession('second'))).toBe('current');
  });

  test('AU-11 each revocation notifies listeners once, also if another gateway added it', async () => {
    const [one, other] = [open(), open()];
    const [received, afterUnsubscribing]: [unknown[], unknown[]] = [[], []];
    const arrived = Promise.withResolvers<void>();
    other.subscribe((revocation) => {
      received.push(revocation);
      if ('session' in revocation && revocation.session === 'last') arrived.resolve();
    });
    other.subscribe((revocation) => afterUnsubscribing.push(revocation))();
    await other.start();
    received.length = 0;
    await one.add({ session: 'noticed' });
    await one.add({ subject: 'vera', until: 200 });
    await one.add({ session: 'noticed' });
    await one.add({ subject: 'vera', until: 100 });
    await one.add({ session: 'last' });
    await arrived.promise;
    expect(received).toHaveLength(3);
    expect(received).toEqual(
      expect.arrayContaining([{ session: 'noticed' }, { subject: 'vera', until: 200 }, { session: 'last' }]),
    );
    expect(afterUnsubscribing).toEqual([]);
  });

  test('AU-11 revocations that could not be sent are kept and sent when the service is available', async () => {
    let isDown = true;
    const proxy = createServer(async (request, response) => {
      if (isDown) return request.socket.destroy();
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url = '', headers } = request;
      const result = await fetch(service.url + url, {
        method,
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      });
      return response.writeHead(result.status).end(await result.text());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const list = open(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    await list.start();
    await list.add({ session: 'meanwhile' });
    expect(list.checkToken(ofSession('meanwhile'))).toBe('ended');
    expect(warnings).toHaveLength(1);
    isDown = false;
    const rowCount = async () => (await service.pool.query("select 1 from cut_off where value = 'meanwhile'")).rowCount;
    expect(await eventually(rowCount, (count) => count === 1)).toBe(1);
    proxy.close();
  });

  test('AU-11 revocations that the service refuses block neither other revocations nor reading', async () => {
    const [one, other] = [open(), open()];
    const refused = 'x'.repeat(100_000);
    await one.add({ session: refused });
    await Promise.all([
      one.add({ session: 'beside it' }),
      one.add({ session: refused.toUpperCase() }),
      one.add({ session: 'after it' }),
    ]);
    await other.add({ session: 'from elsewhere' });
    await Promise.all([one.start(), other.start()]);
    expect(['beside it', 'after it'].map((sid) => other.checkToken(ofSession(sid)))).toEqual(['ended', 'ended']);
    expect(one.checkToken(ofSession('from elsewhere'))).toBe('ended');
    expect(one.checkToken(ofSession(refused))).toBe('ended');
    expect(warnings).not.toHaveLength(0);
  });

  test('AU-11 revocations are read even if sending fails, and expired revocations are not sent', async () => {
    const sent: unknown[] = [];
    let status = 503;
    const proxy = createServer(async (request, response) => {
      if (request.method === 'GET') return response.end('{"now":1,"cutOffs":[{"session":"from elsewhere"}]}');
      sent.push(await json(request));
      return response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const restUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const stuck = open(restUrl);
    await stuck.add({ session: 'now' });
    await stuck.start();
    stuck.stop();
    expect(stuck.checkToken(ofSession('from elsewhere'))).toBe('ended');

    let now = 1;
    const list = createSharedRevocationList({ restUrl, gatewayKey: testGatewayKey, clock: { now: () => now } }, noLog);
    lists.push(list);
    sent.length = 0;
    await list.add({ session: 'long ago' });
    now += revocationLifeMs + 1;
    status = 200;
    await list.start();
    expect(sent).toEqual([{ cutOffs: [{ session: 'long ago' }] }]);
    proxy.close();
  });

  test('RQ-5 revocations stay in one gateway if the service has no list of them or refuses the key', async () => {
    const foreign = createServer((_request, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    const alone = open(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}`);
    const stranger = open(service.url, 'another-key-of-another-installation');
    for (const list of [alone, stranger]) {
      await list.start();
      await list.add({ session: 'own' });
      expect(list.checkToken(ofSession('own'))).toBe('ended');
    }
    expect(warnings).toEqual([{ reason: 'status 404' }, { reason: 'status 401' }]);
    foreign.close();
  });
});
