import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
let upstream: Server;
let upstreamUrl: string;
let respond: Parameters<typeof createServer>[1];

beforeEach(async () => {
  respond = (_request, response) => response.end('{}');
  upstream = createServer((request, response) => respond?.(request, response));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  gateway = await startTestGateway({ restUrl: upstreamUrl, identityProxy: upstreamUrl });
});
afterEach(async () => {
  await gateway.stop();
  await new Promise((resolve) => (upstream.close(resolve), upstream.closeAllConnections()));
});

describe('the HTTP server', () => {
  test('RQ-3 a valid trace id is kept, an invalid trace id is replaced', async () => {
    const id = 'abcdef0123456789abcdef0123456789';
    const traced = await fetch(`${gateway.url}/healthz`, { headers: { 'x-trace-id': id } });
    expect(traced.headers.get('x-trace-id')).toBe(id);
    const replaced = await fetch(`${gateway.url}/healthz`, { headers: { 'x-trace-id': 'x'.repeat(32) } });
    expect(replaced.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('RQ-3 a request has one log line with method, path, status, duration, trace id and subject only', async () => {
    const browser = gateway.browser();
    await signIn(gateway, browser);
    await browser.call('/files/signals/5/attachments/0?egn=7501010000');
    const entry = await gateway.logRecord(({ request }) => request?.path.startsWith('/files/') === true);
    expect(entry.request).toEqual({
      method: 'GET',
      path: '/files/signals/5/attachments/0',
      status: 200,
      milliseconds: expect.any(Number),
      traceId: expect.stringMatching(/^\w{32}$/),
      subject: '7b7a7c9e-0000-4000-8000-000000000001',
    });
    expect(gateway.logged()).not.toMatch(/7501010000|returnTo|code=|eyJ/);
  });

  test('a request whose client disconnects is logged with the status 499, not as an error', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write('POST /auth/backchannel-logout HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf', () =>
      socket.destroy(),
    );
    await gateway.logRecord(({ request }) => request?.status === 499);
    expect(gateway.logRecords().filter(({ level }) => level > 30)).toEqual([]);
  });

  test.each([
    ['a request that is not HTTP', 'GARBAGE\r\n\r\n', '400', 'Невалидна заявка.'],
    [
      'a header without end',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`,
      '431',
      'Заглавната част на заявката е твърде дълга.',
    ],
    ['an invalid length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', '400', 'Невалидна заявка.'],
  ])('%s is refused in Bulgarian', async (_what, bytes, status, message) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(bytes);
    const response = await text(socket);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({ code: 'BAD_REQUEST', message });
  });

  test('a connection that pipelines without reading is closed, and others are served', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.pause().write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4000));
    await new Promise((closed) => socket.once('close', closed).resume());
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    const responded = gateway.logRecords().filter(({ request }) => request?.path === '/healthz');
    expect(responded.length).toBeLessThan(40);
    expect(new Set(responded.map(({ level }) => level))).toEqual(new Set([20]));
  });

  test('/healthz is 200 while the process runs, /readyz if the REST service responds and the provider has responded once', async () => {
    const readReadiness = async () => {
      const response = await fetch(`${gateway.url}/readyz`);
      return `${response.status} ${await response.text()}`;
    };
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    const expectReady = async (expected: string) =>
      expect(await eventually(readReadiness, (found) => found === expected)).toBe(expected);
    await expectReady('200 {"rest":true,"identity":true}');
    respond = (_request, response) => response.writeHead(503).end();
    await expectReady('503 {"rest":false,"identity":true}');
    respond = (_request, response) => response.writeHead(404).end();
    gateway.provider.state.isDown = true;
    await expectReady('200 {"rest":true,"identity":false}');
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  test('stopping completes open requests, accepts no more and closes idle connections', async () => {
    let release: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      respond = (_request, response) => {
        release = () => response.end('whole');
        resolve();
      };
    });
    const browser = gateway.browser();
    await signIn(gateway, browser);
    const running = browser.call('/files/signals/5/attachments/0');
    await arrived;
    const idleConnection = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    await once(idleConnection, 'connect');
    const idleConnectionClosed = once(idleConnection.resume(), 'close');
    const stopped = gateway.stop();
    await idleConnectionClosed;
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
    release();
    expect(await (await running).text()).toBe('whole');
    await stopped;
    gateway = await startTestGateway();
  });
});

describe('the proxied identity provider', () => {
  test("AU-1 receives the public host, without the gateway's cookies or a forged host", async () => {
    let received: IncomingMessage | undefined;
    respond = (request, response) => {
      received = request;
      request.resume();
      response.writeHead(303, { location: '/realms/struma/next', 'set-cookie': ['a=1; Path=/realms', 'b=2'] }).end();
    };
    const response = await fetch(`${gateway.url}/realms/struma/auth?x=1`, {
      method: 'POST',
      body: 'username=operator',
      redirect: 'manual',
      headers: {
        cookie:
          '__Host-Http-struma=sealed; __Host-Http-struma.1=x; __Host-Http-struma-tx-1=y; __Host-identity_session=own; b=2',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '6.6.6.6',
      },
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/realms/struma/next']);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/realms', 'b=2']);
    expect(received?.url).toBe('/realms/struma/auth?x=1');
    expect(received?.headers).toMatchObject({
      host: 'struma.example',
      cookie: '__Host-identity_session=own; b=2',
      'x-forwarded-host': 'struma.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('causes a 502 while it is down, and the gateway continues', async () => {
    respond = (request) => request.socket.destroy();
    const response = await fetch(`${gateway.url}/realms/struma/auth`);
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'UPSTREAM_FAILED' }]);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  test('causes no hanging request if its response ends too early', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    const [response] = (await once(get(`${gateway.url}/realms/x`), 'response')) as [IncomingMessage];
    await expect(once(response.resume(), 'end')).rejects.toThrow('aborted');
  });
});
