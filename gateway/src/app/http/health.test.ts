import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createReadiness } from './health.ts';

test('both services are asked once a second, however many want to know', async () => {
  const asked: (string | undefined)[] = [];
  let status = 200;
  const services = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  });
  services.listen(0, '127.0.0.1');
  await once(services, 'listening');
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  let now = 0;
  const readiness = createReadiness(url, url, { fetch }, () => now);
  const both = new Set(['/.well-known/openid-configuration', '/readyz']);
  const good = { rest: true, identity: true };
  expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual([good, good, good]);
  status = 503;
  now = 999;
  expect(await readiness()).toEqual(good);
  expect(new Set(asked)).toEqual(both);
  expect(asked).toHaveLength(2);
  now = 1000;
  expect(await readiness()).toEqual({ rest: false, identity: false });
  expect(asked).toHaveLength(4);
  services.close();
});
