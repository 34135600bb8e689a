import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { createReadinessCheck } from './health.ts';

test('both services are checked once a second at most', async () => {
  const requested: (string | undefined)[] = [];
  let status = 200;
  const services = createServer(({ url }, response) => {
    requested.push(url);
    response.writeHead(status).end();
  });
  services.listen(0, '127.0.0.1');
  await once(services, 'listening');
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  let now = 0;
  const readiness = createReadinessCheck(url, url, { fetch }, () => now);
  const bothPaths = new Set(['/.well-known/openid-configuration', '/readyz']);
  const good = { isReady: true, rest: true, identity: true };
  expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual([good, good, good]);
  status = 503;
  now = 999;
  expect(await readiness()).toEqual(good);
  expect(new Set(requested)).toEqual(bothPaths);
  expect(requested).toHaveLength(2);
  now = 1000;
  expect(await readiness()).toMatchObject({ isReady: false, rest: false });
  expect(requested).toHaveLength(4);
  services.close();
});

/** A REST service that responds, and an identity provider that responds, fails or hangs, selected by `state`. */
const startServices = async () => {
  const state = { identity: 200 as number | 'hangs' };
  const server = createServer(({ url }, response) => {
    if (url === '/readyz') return response.end();
    return state.identity === 'hangs' ? undefined : response.writeHead(state.identity).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let now = 0;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const readiness = createReadinessCheck(url, url, { fetch }, () => (now += 1000));
  return {
    state,
    readiness,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('RQ-2 a hanging identity provider does not affect readiness', async () => {
  const { state, readiness, stop } = await startServices();
  expect(await readiness()).toEqual({ isReady: true, rest: true, identity: true });
  state.identity = 'hangs';
  const result = await Promise.race([
    readiness().then(({ isReady }) => isReady),
    once(AbortSignal.timeout(1500), 'abort').then(() => 'waited'),
  ]);
  expect(result).toBe(true);
  const check = () => readiness().then((found) => found);
  expect(await eventually(check, ({ identity }) => !identity)).toEqual({ isReady: true, rest: true, identity: false });
  stop();
});

test('a gateway whose identity provider has never responded is not ready: it cannot verify tokens', async () => {
  const { state, readiness, stop } = await startServices();
  state.identity = 503;
  expect(await readiness()).toEqual({ isReady: false, rest: true, identity: false });
  state.identity = 200;
  expect(await readiness()).toEqual({ isReady: true, rest: true, identity: true });
  stop();
});
