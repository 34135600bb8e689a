import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { openUpstream } from './upstream.ts';

let service: Server;
let stop: () => void;
afterEach(() => {
  stop();
  service.close();
  service.closeAllConnections();
});

const timeouts = { silence: 40, retry: 1, unsupported: 600_000 };

/** Each of `responses` handles one request, the last one all further requests. `ready`: the stream has opened. */
const follow = (...responses: RequestListener[]) => followWith(timeouts, ...responses);

const followWith = async (settings: typeof timeouts, ...responses: RequestListener[]) => {
  const warnings: string[] = [];
  const ready = Promise.withResolvers<void>();
  let requested = 0;
  let unsupported = 0;
  service = createServer((request, response) => {
    const result = responses[Math.min(requested, responses.length - 1)];
    requested += 1;
    result?.(request, response);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const restUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const listener = {
    onReady: () => ready.resolve(),
    onSignal: () => undefined,
    onPresence: () => undefined,
    onBreakdown: () => undefined,
    onNomenclature: () => undefined,
    onList: () => undefined,
    onUnsupported: () => void (unsupported += 1),
  };
  stop = openUpstream({ restUrl, gatewayKey: 'key', timeouts: settings }, listener, (reason) => warnings.push(reason));
  return { warnings, ready: ready.promise, requested: () => requested, unsupported: () => unsupported };
};

const status =
  (code: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(code).end();
const sendReady: RequestListener = (_request, response) =>
  void response.write('event: ready\ndata: {"last":1,"isWhole":true}\n\n');

test('RQ-2 a service that accepts the connection and does not respond causes a timeout', async () => {
  const stream = await follow(() => undefined, sendReady);
  await stream.ready;
  expect(stream.warnings).toEqual(['timeout']);
});

test('a repeated reason is logged once, a new reason is logged again', async () => {
  const stream = await follow(status(503), status(503), status(503), status(500), status(503), sendReady);
  await stream.ready;
  expect(stream.warnings).toEqual([503, 500, 503].map((code) => `status ${code}`));
});

test('a service without events is requested again only after the long pause', async () => {
  const stream = await follow(status(404));
  while (stream.unsupported() === 0) await pause(1);
  await pause(30);
  expect(stream.requested()).toBe(1);
});

test('a service may end its lines with CRLF and send an event in pieces', async () => {
  const stream = await follow((_request, response) => {
    response.write('event: ready\r\ndata: {"last":1,');
    setImmediate(() => response.write('"isWhole":true}\r\n\r\n'));
  });
  await stream.ready;
  expect(stream.warnings).toEqual([]);
});

test('RQ-2 heartbeats keep a quiet stream open', async () => {
  const stream = await followWith({ ...timeouts, silence: 500 }, (request, response) => {
    let beats = 0;
    const timer = setInterval(() => {
      response.write(': \n\n');
      beats += 1;
      if (beats < 15) return;
      clearInterval(timer);
      sendReady(request, response);
    }, 50);
    response.once('close', () => clearInterval(timer));
  });
  await stream.ready;
  expect([stream.requested(), stream.warnings]).toEqual([1, []]);
});
