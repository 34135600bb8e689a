import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';

/** A provider that records requests. To a path that ends in /early, it responds before the body arrives. */
let provider: Server;
let gateway: TestGateway;
const received: { line: string; body: string; connection: number }[] = [];

beforeAll(async () => {
  let connections = 0;
  const numbers = new WeakMap<object, number>();
  provider = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    if (request.url?.endsWith('/early')) {
      response.writeHead(403).end('early');
      return;
    }
    const body = await text(request);
    received.push({ line, body, connection: numbers.get(request.socket) ?? 0 });
    response.end(`answer to ${line}`);
  });
  provider.on('connection', (socket) => numbers.set(socket, (connections += 1)));
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const identityProxy = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  gateway = await startTestGateway({ identityProxy });
});

afterAll(async () => {
  await gateway.stop();
  provider.closeAllConnections();
  provider.close();
});

beforeEach(() => void received.splice(0));

/** Sends raw bytes and returns all data until the gateway closes the connection or sends nothing for half a second. */
const sendRaw = async (bytes: string): Promise<string> => {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.setTimeout(500, () => socket.destroySoon());
  socket.write(bytes);
  return text(socket).catch(() => '');
};

const smuggled = 'GET /realms/struma/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = `Transfer-Encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
const counted = `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
const head = (method: string): string => `${method} /realms/struma/page HTTP/1.1\r\nHost: x\r\n`;

test.each(['..', '%2e%2e', '.%2E', 'x/../..', '..\\'])(
  'AU-1 a POST to the sign-in through /resources/%s does not reach the provider',
  async (step) => {
    const path = `/realms/struma/resources/${step}/login-actions/authenticate`;
    const result = await sendRaw(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    expect(result).toMatch(/^HTTP\/1\.1 404 /);
    expect(received).toEqual([]);
  },
);

describe.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PUT', 'PATCH', 'QUERY'])('%s with a body', (method) => {
  test.each([
    ['chunked', chunked],
    ['with a length', counted],
  ])('%s does not reach the provider, and the connection is closed', async (_framing, body) => {
    const result = await sendRaw(head(method) + body);
    expect(result).toMatch(/^HTTP\/1\.1 4(00|05) /);
    expect(result.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(result.toLowerCase()).toContain('connection: close');
    expect(received).toEqual([]);
    const next = await fetch(`${gateway.url}/realms/struma/next`);
    expect(await next.text()).toBe('answer to GET /realms/struma/next');
  });
});

test('a form that is sent in chunks reaches the provider completely', async () => {
  const form = 'username=a&password=b';
  const result = await sendRaw(
    `${head('POST')}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${form.length.toString(16)}\r\n${form}\r\n0\r\n\r\n`,
  );
  expect(result).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toMatchObject([{ line: 'POST /realms/struma/page', body: form }]);
});

test('each request uses its own connection to the provider', async () => {
  await fetch(`${gateway.url}/realms/struma/a`);
  await fetch(`${gateway.url}/realms/struma/b`);
  expect(new Set(received.map(({ connection }) => connection)).size).toBe(2);
});

test('a form above the limit is rejected, and the next request is served', async () => {
  const large = 'x'.repeat(900_000);
  for (let round = 0; round < 5; round += 1) {
    const result = await sendRaw(`${head('POST')}Content-Length: ${large.length}\r\n\r\n${large}`);
    expect(result).toMatch(/^(HTTP\/1\.1 413 |$)/);
    expect((await fetch(`${gateway.url}/realms/struma/next`)).status).toBe(200);
  }
  expect(received.every(({ line }) => line === 'GET /realms/struma/next')).toBe(true);
});

test('an early response of the provider does not break the next request', async () => {
  for (let round = 0; round < 5; round += 1) {
    const early = await fetch(`${gateway.url}/realms/struma/early`, { method: 'POST', body: 'x'.repeat(60_000) });
    expect(early.status).toBe(403);
    expect((await fetch(`${gateway.url}/realms/struma/next`)).status).toBe(200);
  }
});

test('a DELETE with a body for a static file of the provider is rejected too', async () => {
  const resource = 'DELETE /realms/struma/resources/sign-in.css HTTP/1.1\r\nHost: x\r\n';
  expect(await sendRaw(resource + chunked)).toMatch(/^HTTP\/1\.1 405 /);
  expect(received).toEqual([]);
});
