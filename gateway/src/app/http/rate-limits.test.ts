import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../kernel/access/caller.ts';
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

const many = { perSecond: 1000, burst: 1000 };
const few = { perSecond: 0.1, burst: 2 };
const limits: TrafficLimits = { person: many, address: many, static: many, concurrent: 0, streams: 0 };
const json = { 'content-type': 'application/json', 'x-struma': '1' };

test('a person who asks too much is told when to come again', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, person: few } });
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

test('who has not signed in is counted by address, which only a known proxy may name', async () => {
  const traffic = { ...limits, address: few };
  gateway = await startTestGateway({ traffic, trustedProxies: ['127.0.0.1'] });
  const { url } = gateway;
  const ask = async (path: string, address: string, method = 'POST') =>
    (await fetch(url + path, { method, redirect: 'manual', headers: { ...json, 'x-forwarded-for': address } })).status;
  expect([await ask('/graphql', '192.0.2.1'), await ask('/auth/login', '192.0.2.1', 'GET')]).toEqual([401, 302]);
  expect([await ask('/graphql', '192.0.2.1'), await ask('/auth/login', '192.0.2.1', 'GET')]).toEqual([429, 429]);
  expect(await ask('/graphql', '192.0.2.2')).toBe(401);
  // The nearest address that is no proxy counts, whatever a caller has written before it.
  expect(await ask('/graphql', '192.0.2.7, 192.0.2.1')).toBe(429);
});

test('a person who requests too many pieces of the map has to wait', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, static: few }, trustedProxies: ['127.0.0.1'] });
  const browser = gateway.browser();
  await signIn(gateway, browser);
  const status = async () => (await browser.call('/map/tiles/base/3/4/x')).status;
  expect([await status(), await status(), await status()]).toEqual([404, 404, 429]);
});

test('a network of IPv6 is counted as one address', async () => {
  const traffic = { ...limits, address: few };
  gateway = await startTestGateway({ traffic, trustedProxies: ['127.0.0.1'] });
  const { url } = gateway;
  const ask = async (address: string) =>
    (await fetch(`${url}/graphql`, { method: 'POST', headers: { ...json, 'x-forwarded-for': address } })).status;
  expect([await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8::3')]).toEqual([401, 401, 429]);
  expect(await ask('2001:db8:0:1::1')).toBe(401);
});

/** What a limit says of a request of a signed-in person. */
const check = (rateLimits: TrafficLimits) => {
  const checkRate = createRateCheck(rateLimits);
  return (limit: RateLimit, raw: ServerResponse): number => {
    try {
      checkRate(limit, { caller } as FastifyRequest, { raw } as FastifyReply);
      return 200;
    } catch (error) {
      return error instanceof HttpFailure ? error.answer.status : 500;
    }
  };
};

test('whoever leaves while it is still found out who asks takes no place', async () => {
  const statusOf = check({ ...limits, concurrent: 1, streams: 1 });
  const admitted: number[] = [];
  server = createServer(async (request, response) => {
    if (request.url === '/left') {
      left.destroy();
      await once(response, 'close');
    }
    admitted.push(statusOf('request', response));
    response.end();
    asked.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = Promise.withResolvers<void>();
  const left = get(`${url}/left`).on('error', () => undefined);
  await asked.promise;
  await (await fetch(url)).text();
  expect(admitted).toEqual([200, 200]);
});

test('whoever has not signed in is counted on every path that costs something, the files of the sign-in pages excepted', async () => {
  const provider = createServer((_request, response) => response.end('page'));
  server = provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const identityProxy = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const traffic = { ...limits, address: { perSecond: 0.1, burst: 1 }, static: few };
  gateway = await startTestGateway({ traffic, trustedProxies: ['127.0.0.1'], identityProxy });
  const { url } = gateway;
  const twice = async (path: string, address: string, method = 'GET') => {
    const ask = async () => {
      const answer = await fetch(url + path, {
        method,
        headers: { 'x-forwarded-for': address },
        redirect: 'manual',
      });
      await answer.body?.cancel();
      return answer.status;
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
])(
  'RQ-3 whoever asks for %s too often is counted by address, in a limit of its own for pages and files',
  async (path) => {
    gateway = await startTestGateway({ traffic: { ...limits, static: few }, trustedProxies: ['127.0.0.1'] });
    const ask = async (address: string, method = 'GET') => {
      const answer = await fetch(gateway?.url + path, { method, headers: { 'x-forwarded-for': address } });
      await answer.body?.cancel();
      return answer.status;
    };
    expect([await ask('192.0.2.1'), await ask('192.0.2.1')]).not.toContain(429);
    expect([await ask('192.0.2.1'), await ask('192.0.2.1', 'DELETE')]).toEqual([429, 429]);
    expect(await ask('192.0.2.2')).not.toBe(429);
  },
);

test('RQ-3 refused requests of nobody are no lines of the log at its usual level', async () => {
  gateway = await startTestGateway({ traffic: { ...limits, static: few } });
  for (let time = 0; time < 3; time += 1) await (await fetch(`${gateway.url}/none.txt`)).text();
  const refused = await gateway.logRecord(({ request }) => request?.status === 429);
  expect(refused).toMatchObject({ level: 20 });
  expect(gateway.logRecords().filter(({ request }) => request?.status === 404)).toMatchObject([
    { level: 30 },
    { level: 30 },
  ]);
});

test('a person holds so many streams open; another one may come when one is closed', async () => {
  const statusOf = check({ ...limits, person: few, concurrent: 1, streams: 2 });
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

const caller: Caller = {
  subject: 'ivanova',
  name: 'Иванова',
  actions: ['OPERATOR'],
  groups: ['TestMainGroup'],
  bearer: 'token',
  cookieSession: true,
  freeDocuments: false,
};
