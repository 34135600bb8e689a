import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import Fastify from 'fastify';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { createServer, runServer } from './http-server.ts';
import type { HttpServer } from './http-server.ts';
import { createSlownessLimit, defaultTimeouts } from './slow-clients.ts';
import type { ClientTimeouts } from './slow-clients.ts';

const long = 600_000;
const longTimeouts: ClientTimeouts = {
  headers: long,
  body: long,
  upload: long,
  reading: long,
  idle: long,
  afterResponse: long,
  check: 20,
};
const large = Buffer.alloc(30_000_000);

/** Starts a server that reads each request to its end and then responds; only the given limits are short. */
const start = async (
  short: Partial<ClientTimeouts>,
): Promise<{ server: HttpServer; url: string; closed: Promise<unknown> }> => {
  const closed = Promise.withResolvers<void>();
  const settings = {
    publicUrl: 'http://127.0.0.1',
    requestTimeoutMs: long,
    trustedProxies: [],
    timeouts: { ...longTimeouts, ...short },
  };
  const routes = createServer(settings, pino({ level: 'silent' }));
  const response = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.raw.once('close', closed.resolve);
    await buffer(raw);
    reply.raw.end(raw.url === '/large' ? large : 'ok');
  };
  routes.all('/*', response);
  routes.all('/files/x', { config: { rules: { access: 'public', rateLimit: 'none', body: 'upload' } } }, response);
  routes.all('/early', (_request, reply) => void reply.code(401).send());
  const server = await runServer(routes);
  return { server, url: await server.listen(0, '127.0.0.1'), closed: closed.promise };
};

const open = async (url: string, bytes: string): Promise<Socket> => {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  return socket;
};

const head = (line: string): string => `${line} HTTP/1.1\r\nHost: x\r\n`;

describe.each<[string, Partial<ClientTimeouts>, string]>([
  ['nothing at all', { headers: 60 }, ''],
  ['half of the headers', { headers: 60 }, head('POST /graphql')],
  ['half of a body', { body: 60 }, `${head('POST /graphql')}Content-Length: 10\r\n\r\nhalf`],
  [
    'half of a body on a path that leads out of the uploads',
    { body: 60 },
    `${head('POST /files/../graphql')}Content-Length: 10\r\n\r\nhalf`,
  ],
  ['half of an upload', { upload: 60, headers: 50 }, `${head('POST /files/x')}Content-Length: 10\r\n\r\nhalf`],
])('a client that sends %s', (_what, short, bytes) => {
  test('loses its connection, and others are served', async () => {
    const { server, url } = await start(short);
    const socket = await open(url, bytes);
    expect(await text(socket).catch(() => '')).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(await (await fetch(`${url}/`)).text()).toBe('ok');
    await server.stop();
  });
});

describe.each(['POST', 'GET'])('a client that continues to send the body of a %s after the response', (method) => {
  test('can read the response, then its connection is closed', async () => {
    const { server, url } = await start({ afterResponse: 60 });
    const socket = await open(url, `${head(`${method} /early`)}Content-Length: 10\r\n\r\nhalf`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
    await server.stop();
  });

  test('keeps its connection if the rest comes in time', async () => {
    const { server, url } = await start({});
    const socket = await open(url, `${head(`${method} /early`)}Content-Length: 10\r\n\r\nhalf`);
    await once(socket, 'data');
    socket.write(`whole!${head('GET /')}Connection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await server.stop();
  });
});

test('a request whose body never arrives is no longer watched after its connection has closed', async () => {
  const slowness = createSlownessLimit(longTimeouts);
  const server = Fastify({ logger: false });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.addHook('onRequest', (request, reply, done) => {
    slowness.apply(request, reply);
    done();
  });
  server.all('/*', (_request, reply) => void reply.code(401).send());
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  for (let number = 0; number < 20; number += 1) {
    const socket = await open(url, `${head('POST /early')}Content-Length: 10\r\n\r\nhalf`);
    await once(socket, 'data');
    socket.destroy();
  }
  expect(
    await eventually(
      async () => slowness.count(),
      (count) => count === 0,
    ),
  ).toBe(0);
  slowness.stop();
  await server.close();
});

test('requests that are answered before their bodies arrive leave no listeners on their connection', async () => {
  const slowness = createSlownessLimit(longTimeouts);
  const server = Fastify({ logger: false });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  const listeners: number[] = [];
  server.addHook('onRequest', (request, reply, done) => {
    slowness.apply(request, reply);
    listeners.push(request.raw.socket.listenerCount('close'));
    done();
  });
  server.all('/*', (request, reply) => {
    request.raw.resume();
    void reply.code(401).send();
  });
  const socket = await open(await server.listen({ port: 0, host: '127.0.0.1' }), '');
  for (let number = 0; number < 20; number += 1) {
    socket.write(`${head('POST /early')}Content-Length: 10\r\n\r\nhalf`);
    await once(socket, 'data');
    socket.write('whole!');
  }
  socket.destroy();
  slowness.stop();
  await server.close();
  expect(listeners).toHaveLength(20);
  expect(listeners.at(-1)).toBe(listeners[1]);
});

describe('a client that does not read', () => {
  test('loses its connection; a client that reads keeps the connection', async () => {
    const { server, url, closed } = await start({ reading: 3000 });
    const socket = await open(url, `${head('GET /large')}\r\n`);
    socket.pause();
    await closed;
    expect((await (await fetch(`${url}/large`)).arrayBuffer()).byteLength).toBe(large.length);
    const received = await buffer(socket).catch(() => Buffer.alloc(0));
    expect(received.length).toBeLessThan(large.length);
    await server.stop();
  });
});

test('by default an upload may take one and a half times the request timeout; the other time limits are fixed', () => {
  expect(defaultTimeouts(600_000)).toMatchObject({ headers: 15_000, body: 60_000, upload: 900_000, idle: 65_000 });
});
