import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { eventually } from '../../../tests/builders/eventually.ts';
import { signIn, startTestGateway } from '../testing/gateway.ts';

test('at most eight tiles of a person are requested from the service at once; all 20 are answered', async () => {
  const waiting: ServerResponse[] = [];
  const service = createServer((_request, response) => void waiting.push(response));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const gateway = await startTestGateway({ restUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}` });
  const browser = gateway.browser();
  await signIn(gateway, browser);
  const tiles = Array.from({ length: 20 }, (_tile, x) => browser.call(`/map/tiles/pipes/14/${x}/1`));
  const countWaiting = async () => waiting.length;
  await eventually(countWaiting, (count) => count >= 8);
  await browser.call('/auth/session');
  expect(waiting).toHaveLength(8);
  for (let answered = 0; answered < 20; answered += 1) {
    await eventually(countWaiting, (count) => count > answered);
    waiting[answered]?.writeHead(204).end();
  }
  for (const { status } of await Promise.all(tiles)) expect(status).toBe(204);
  await gateway.stop();
  service.close();
});
