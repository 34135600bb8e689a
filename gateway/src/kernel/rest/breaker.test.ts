import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { createRest } from './rest.ts';
import type { Rest, RestCalls } from './rest.ts';
import type { BreakerSettings } from './breaker.ts';
import { json, plainText, startStandIn } from '../../testing/rest-service.ts';
import type { Route, StandIn } from '../../testing/rest-service.ts';

const lookup = '/api/priority/GetPriorityAsKeyValuePairList';
const list = '/api/signal/GetSignalList';
const write = '/api/response/CreateResponse/';

let service: StandIn;
let opened: Rest[];

beforeEach(async () => {
  service = await startStandIn();
  opened = [];
});

afterEach(async () => {
  for (const rest of opened) rest.stop();
  await service.stop();
});

const calls = (breaker: BreakerSettings): RestCalls => {
  const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, answerLimitBytes: 100_000 };
  const rest = createRest({ restUrl: service.url, ...limits, retryDelayMs: 0, breaker });
  opened.push(rest);
  return rest.as({ subject: 'operator', bearer: 'token' }, '0123456789abcdef0123456789abcdef');
};

const failure = (code: string, more: object = {}) => ({ extensions: expect.objectContaining({ code, ...more }) });

const read = (rest: RestCalls, path: typeof lookup | typeof list = lookup): Promise<unknown> =>
  rest.get(path, {}, (answer) => answer);

const upload = (rest: RestCalls): Promise<string> => {
  const file = { fileName: 'a.txt', contentType: 'text/plain', content: Readable.from(['x']) };
  return rest.postMultipart(write, {}, {}, Readable.from([file]), {});
};

/** Keeps an answer back until told to give it. */
const held = (route: Route) => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const waiting: Route = async (seen, response, request) => {
    arrived.resolve();
    await released.promise;
    await route(seen, response, request);
  };
  return { waiting, arrived: arrived.promise, release: () => released.resolve() };
};

/** A breaker that has just opened and lets the next call try. */
const openBreaker = async (): Promise<RestCalls> => {
  const rest = calls({ failures: 1, pauseMs: 0 });
  service.on(write, json({}, 503));
  await rest.postMultipart(write, {}, {}, null, {}).catch(() => undefined);
  return rest;
};

describe('a service that failed too often', () => {
  test('while one call tries it again, all others learn at once that it is away', async () => {
    const rest = await openBreaker();
    const trial = held(json([]));
    service.on(lookup, trial.waiting);
    service.on(list, json([]));
    const tried = read(rest);
    await trial.arrived;
    await expect(read(rest, list)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { retryAfter: 0 }));
    await expect(upload(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { outcome: 'NOT_DONE' }));
    trial.release();
    await expect(tried).resolves.toEqual([]);
    await expect(read(rest, list)).resolves.toEqual([]);
  });

  test('is not tried by files alone, which may take minutes', async () => {
    const rest = await openBreaker();
    const slow = held(plainText('(5) Прието.'));
    service.on(write, slow.waiting);
    service.on(lookup, json([]));
    const sent = upload(rest);
    await slow.arrived;
    await expect(read(rest)).resolves.toEqual([]);
    slow.release();
    await expect(sent).resolves.toBe('(5) Прието.');
  });

  test('is left alone again when the call that tried it failed', async () => {
    const rest = await openBreaker();
    service.on(lookup, json({}, 503));
    await expect(read(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    service.on(lookup, json([]));
    await expect(read(rest)).resolves.toEqual([]);
  });
});

describe('a part of the service that failed', () => {
  const outside = { 'x-struma-failed-part': 'outside' };

  test('keeps nobody from the others, and is not asked again', async () => {
    const rest = calls({ failures: 1, pauseMs: 60_000 });
    service.on('/wms', json({ message: 'x' }, 502, outside));
    service.on(lookup, json({ message: 'x' }, 503, outside));
    await expect(rest.bytes('/wms', {})).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    await expect(read(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    expect(service.seen).toHaveLength(2);
    service.on(list, json([]));
    await expect(read(rest, list)).resolves.toEqual([]);
  });

  test('is another thing than a service that is away', async () => {
    const rest = calls({ failures: 1, pauseMs: 60_000 });
    service.on('/wms', json({}, 502));
    await rest.bytes('/wms', {}).catch(() => undefined);
    await expect(read(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { retryAfter: 60 }));
    expect(service.seen).toHaveLength(1);
  });
});
