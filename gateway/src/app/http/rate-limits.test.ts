import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../../kernel/access/principal.ts';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import type { RateLimit } from '../../kernel/http/server.ts';
import type { TrafficLimits } from '../../kernel/limits/traffic.ts';
import { createRateCheck } from './rate-limits.ts';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway | undefined;
let server: Server | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
  server?.close();
  server?.closeAllConnections();
});

const unlimitedRate = { perSecond: 1000, burst: 1000 };
const lowRate = { perSecond: 0.1, burst: 2 };
const limits: TrafficLimits = {
  principal: unlimitedRate,
  address: unlimitedRate,
  static: unlimitedRate,
  concurrent: 0,
  streams: 0,
};
const json = { 'content-type': 'application/json', 'x-struma': '1' };

test('a principal above the rate receives the time to wait', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, principal: lowRate } });
  const browser = gateway.browser();
  await signIn(gateway, browser);
  const ask = () => browser.call('/graphql', { method: 'POST', headers: json, body: '{}' });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        message: 'Твърде много заявки. Опитайте пак след малко.',
        extensions: { code: 'RATE_LIMITED', retryAfter: 10, traceId: refused.headers.get('x-trace-id') },
      },
    ],
  });
  const file = await browser.call('/files/signals/1/attachments/0');
  expect([file.status, await file.json()]).toMatchObject([429, { code: 'RATE_LIMITED', retryAfter: 10 }]);
  expect((await browser.call('/auth/session')).status).toBe(200);
});

test('a request without a principal is counted by address: the last one in X-Forwarded-For that is no trusted proxy', async () => {
  const traffic = { ...limits, address: lowRate };
  gateway = await startTestGateway({ traffic, trustedProxies: ['127.0.0.1'] });
  const { url } = gateway;
  const ask = async (path: string, address: string, method = 'POST') =>
    (await fetch(url + path, { method, redirect: 'manual', headers: { ...json, 'x-forwarded-for': address } })).status;
  expect([await ask('/graphql', '192.0.2.1'), await ask('/auth/login', '192.0.2.1', 'GET')]).toEqual([401, 302]);
  expect([await ask('/graphql', '192.0.2.1'), await ask('/auth/login', '192.0.2.1', 'GET')]).toEqual([429, 429]);
  expect(await ask('/graphql', '192.0.2.2')).toBe(401);
  // The last address that is not a trusted proxy counts. The client may have forged the addresses before it.
  expect(await ask('/graphql', '192.0.2.7, 192.0.2.1')).toBe(429);
});

test('a person who requests too many map tiles has to wait', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, static: lowRate }, trustedProxies: ['127.0.0.1'] });
  const browser = gateway.browser();
  await signIn(gateway, browser);
  const status = async () => (await browser.call('/map/tiles/base/3/4/x')).status;
  expect([await status(), await status(), await status()]).toEqual([404, 404, 429]);
});

test('an IPv6 network is counted as one address', async () => {
  const traffic = { ...limits, address: lowRate };
  gateway = await startTestGateway({ traffic, trustedProxies: ['127.0.0.1'] });
  const { url } = gateway;
  const ask = async (address: string) =>
    (await fetch(`${url}/graphql`, { method: 'POST', headers: { ...json, 'x-forwarded-for': address } })).status;
  expect([await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8::3')]).toEqual([401, 401, 429]);
  expect(await ask('2001:db8:0:1::1')).toBe(401);
});

/** Returns a function that applies a limit to a request of the principal and returns the HTTP status. */
const createStatusCheck = (rateLimits: TrafficLimits) => {
  const checkRate = createRateCheck(rateLimits);
  return (limit: RateLimit, raw: ServerResponse): number => {
    try {
      checkRate(limit, { principal } as FastifyRequest, { raw } as FastifyReply);
      return 200;
    } catch (error) {
      return error instanceof HttpFailure ? error.response.status : 500;
    }
  };
};

test('a client that disconnects during authentication does not count as a running request', async () => {
  const statusOf = createStatusCheck({ ...limits, concurrent: 1, streams: 1 });
  const admitted: number[] = [];
  server = createServer(async (request, response) => {
    if (request.url === '/disconnects') {
      disconnectingRequest.destroy();
      await once(response, 'close');
    }
    admitted.push(statusOf('request', response));
    response.end();
    requested.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const requested = Promise.withResolvers<void>();
  const disconnectingRequest = get(`${url}/disconnects`).on('error', () => undefined);
  await requested.promise;
  await (await fetch(url)).text();
  expect(admitted).toEqual([200, 200]);
});

test('requests without a principal are counted by address on every path; files of the sign-in pages have a separate limit', async () => {
  const provider = createServer((_request, response) => response.end('page'));
  server = provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const identityProxy = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const traffic = { ...limits, address: { perSecond: 0.1, burst: 1 }, static: lowRate };
  gateway = await startTestGateway({ traffic, trustedProxies: ['127.0.0.1'], identityProxy });
  const { url } = gateway;
  const twice = async (path: string, address: string, method = 'GET') => {
    const ask = async () => {
      const result = await fetch(url + path, {
        method,
        headers: { 'x-forwarded-for': address },
        redirect: 'manual',
      });
      await result.body?.cancel();
      return result.status;
    };
    return [await ask(), await ask()];
  };
  expect(await twice('/events', '192.0.2.1')).toEqual([401, 429]);
  expect(await twice('/map/tiles/base/3/4/2', '192.0.2.2')).toEqual([401, 429]);
  expect(await twice('/realms/struma/protocol/openid-connect/auth?client_id=struma-web', '192.0.2.3')).toEqual([
    200, 429,
  ]);
  expect(await twice('/realms/struma/resources/sign-in.css', '192.0.2.4')).toEqual([200, 200]);
  expect(await twice('/realms/struma/nothing', '192.0.2.5', 'DELETE')).toEqual([405, 429]);
});

test.each([
  '/',
  '/graphql',
  '/assets/a.js',
  '/none.txt',
  '/auth/session',
  '/realms/struma/resources/sign-in.css',
  '/files',
])('RQ-3 requests for %s are limited by address, with the limit for pages and files', async (path) => {
  gateway = await startTestGateway({ traffic: { ...limits, static: lowRate }, trustedProxies: ['127.0.0.1'] });
  const ask = async (address: string, method = 'GET') => {
    const result = await fetch(gateway?.url + path, { method, headers: { 'x-forwarded-for': address } });
    await result.body?.cancel();
    return result.status;
  };
  expect([await ask('192.0.2.1'), await ask('192.0.2.1')]).not.toContain(429);
  expect([await ask('192.0.2.1'), await ask('192.0.2.1', 'DELETE')]).toEqual([429, 429]);
  expect(await ask('192.0.2.2')).not.toBe(429);
});

test('RQ-3 refused anonymous requests are not logged at the default level', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, static: lowRate } });
  for (let time = 0; time < 3; time += 1) await (await fetch(`${gateway.url}/none.txt`)).text();
  const refused = await gateway.logRecord(({ request }) => request?.status === 429);
  expect(refused).toMatchObject({ level: 20 });
  expect(gateway.logRecords().filter(({ request }) => request?.status === 404)).toMatchObject([
    { level: 30 },
    { level: 30 },
  ]);
});

test('RQ-3 one refused request of a person in a minute is logged at the default level, further ones at debug level', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, principal: { perSecond: 0.001, burst: 1 } } });
  const browser = gateway.browser();
  await signIn(gateway, browser);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await browser.call('/files/none')).status);
  expect(statuses).toEqual([404, 429, 429, 429]);
  await gateway.logRecord(({ request, level }) => request?.status === 429 && level === 20);
  const levels = gateway.logRecords().filter(({ request }) => request?.status === 429);
  expect(levels.filter(({ level }) => level === 30)).toHaveLength(1);
});

test('RQ-3 paths that cannot be decoded are counted by address and not logged at the default level', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, static: lowRate } });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(`${gateway.url}/%ff`);
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([400, 400, 429]);
  const refused = await gateway.logRecord(({ request }) => request?.status === 400);
  expect(refused).toMatchObject({ level: 20 });
});

test('a principal has a limit of open streams and may open another after closing one', async () => {
  const statusOf = createStatusCheck({ ...limits, concurrent: 1, streams: 2 });
  const closed = Promise.withResolvers<void>();
  const streams = createServer((_request, response) => {
    const status = statusOf('stream', response);
    response.writeHead(status).flushHeaders();
    if (status !== 200) response.end();
    else response.once('close', closed.resolve);
  });
  server = streams.listen(0, '127.0.0.1');
  await once(streams, 'listening');
  const url = `http://127.0.0.1:${(streams.address() as AddressInfo).port}`;
  const [first, second, third] = [await fetch(url), await fetch(url), await fetch(url)];
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
  await first.body?.cancel();
  await closed.promise;
  expect((await fetch(url)).status).toBe(200);
});

const principal: Principal = {
  subject: 'ivanova',
  name: 'Иванова',
  actions: ['OPERATOR'],
  groups: ['TestMainGroup'],
  bearer: 'token',
  hasCookieSession: true,
  hasAdHocRole: false,
};
