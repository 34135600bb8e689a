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

const patience = { silence: 40, retry: 1, unsupported: 600_000 };

/** Each request is answered by the next of the listeners, the last one by all that follow; ready when it is asked for. */
const follow = (...answers: RequestListener[]) => followWith(patience, ...answers);

const followWith = async (settings: typeof patience, ...answers: RequestListener[]) => {
  const warnings: string[] = [];
  const ready = Promise.withResolvers<void>();
  let asked = 0;
  let unsupported = 0;
  service = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    answer?.(request, response);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const restUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const listener = {
    onReady: () => ready.resolve(),
    onSignal: () => undefined,
    onPresence: () => undefined,
    onUnsupported: () => void (unsupported += 1),
  };
  stop = openUpstream({ restUrl, gatewayKey: 'key', patience: settings }, listener, (reason) => warnings.push(reason));
  return { warnings, ready: ready.promise, asked: () => asked, unsupported: () => unsupported };
};

const status =
  (code: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(code).end();
const tellReady: RequestListener = (_request, response) =>
  void response.write('event: ready\ndata: {"last":1,"isWhole":true}\n\n');

test('RQ-2 a service that takes the call and says nothing at all is given up', async () => {
  const stream = await follow(() => undefined, tellReady);
  await stream.ready;
  expect(stream.warnings).toEqual(['the REST service fell silent']);
});

test('the same reason is said once, another one again', async () => {
  const stream = await follow(status(503), status(503), status(503), status(500), status(503), tellReady);
  await stream.ready;
  expect(stream.warnings).toEqual([503, 500, 503].map((code) => `the REST service answered ${code}`));
});

test('a service that has no events is seldom asked again', async () => {
  const stream = await follow(status(404));
  while (stream.unsupported() === 0) await pause(1);
  await pause(30);
  expect(stream.asked()).toBe(1);
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
  const stream = await followWith({ ...patience, silence: 500 }, (request, response) => {
    let beats = 0;
    const timer = setInterval(() => {
      response.write(': \n\n');
      beats += 1;
      if (beats < 15) return;
      clearInterval(timer);
      tellReady(request, response);
    }, 50);
    response.once('close', () => clearInterval(timer));
  });
  await stream.ready;
  expect([stream.asked(), stream.warnings]).toEqual([1, []]);
});
