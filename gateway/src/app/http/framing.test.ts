import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createServer, runServer } from './http-server.ts';
import type { HttpServer } from './http-server.ts';

let server: HttpServer;
let url: string;
const handledPaths: string[] = [];

beforeAll(async () => {
  const settings = { publicUrl: 'http://127.0.0.1', requestTimeoutMs: 60_000, trustedProxies: [] };
  const routes = createServer(settings, pino({ level: 'silent' }));
  routes.all('/*', (request, reply) => {
    handledPaths.push(request.url);
    return reply.send();
  });
  server = await runServer(routes);
  url = await server.listen(0, '127.0.0.1');
});
afterAll(() => server.stop());

const send = async (bytes: string): Promise<string> => {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
};

describe.each([
  ['two Host lines', 'GET /first HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  [
    'a second transfer encoding',
    'POST /first HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  ],
  ['chunks over HTTP/1.0', 'POST /first HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  [
    'a body and Upgrade',
    'POST /first HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 4\r\n\r\nbody',
  ],
])('a request with %s', (_what, bytes) => {
  test('is rejected, does not run, and its connection is closed', async () => {
    handledPaths.length = 0;
    const response = await send(bytes);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toMatch(/^connection: close\r$/im);
    expect(handledPaths).not.toContain('/first');
  });
});

test('a request for Upgrade is answered, and its connection is closed', async () => {
  const upgrade = 'GET /first HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n';
  const response = await send(upgrade);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/^connection: close\r$/im);
});
