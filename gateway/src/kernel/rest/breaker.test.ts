import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import type { RestCalls } from './rest.ts';
import type { BreakerSettings } from './breaker.ts';
import { startRestHarness, type RestHarness } from '../../testing/rest-harness.ts';
import { json, plainText } from '../../testing/rest-service.ts';
import type { Route, StubService } from '../../testing/rest-service.ts';

const lookup = '/api/priority/GetPriorityAsKeyValuePairList';
const list = '/api/signal/GetSignalList';
const write = '/api/response/CreateResponse/';

let harness: RestHarness;
let service: StubService;

beforeEach(async () => {
  harness = await startRestHarness();
  ({ service } = harness);
});
afterEach(() => harness.stop());

const calls = (breaker: BreakerSettings): RestCalls => harness.calls({ breaker });

const failure = (code: string, more: object = {}) => ({ extensions: expect.objectContaining({ code, ...more }) });

const read = (rest: RestCalls, path: typeof lookup | typeof list = lookup): Promise<unknown> =>
  rest.get(path, {}, (result) => result);

const upload = (rest: RestCalls): Promise<string> => {
  const file = { fileName: 'a.txt', contentType: 'text/plain', content: Readable.from(['x']) };
  return rest.postMultipart(write, {}, {}, Readable.from([file]), {});
};

/** Delays the response of a route until `release` is called. */
const delayResponse = (route: Route) => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const waiting: Route = async (received, response, request) => {
    arrived.resolve();
    await released.promise;
    await route(received, response, request);
  };
  return { waiting, arrived: arrived.promise, release: () => released.resolve() };
};

/** Opens the breaker with a pause of 0 ms, so that it is half-open at once: one trial request may pass. */
const openBreaker = async (): Promise<RestCalls> => {
  const rest = calls({ failures: 1, pauseMs: 0 });
  service.on(write, json({}, 503));
  await rest.postMultipart(write, {}, {}, null, {}).catch(() => undefined);
  return rest;
};

describe('while the breaker is half-open', () => {
  test('one trial request may pass, and all other calls fail until the trial request ends', async () => {
    const rest = await openBreaker();
    const trial = delayResponse(json([]));
    service.on(lookup, trial.waiting);
    service.on(list, json([]));
    const trialRead = read(rest);
    await trial.arrived;
    await expect(read(rest, list)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { retryAfter: 0 }));
    await expect(upload(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { outcome: 'NOT_DONE' }));
    trial.release();
    await expect(trialRead).resolves.toEqual([]);
    await expect(read(rest, list)).resolves.toEqual([]);
  });

  test('long calls are never the trial request', async () => {
    const rest = await openBreaker();
    const slow = delayResponse(plainText('(5) Прието.'));
    service.on(write, slow.waiting);
    service.on(lookup, json([]));
    const sent = upload(rest);
    await slow.arrived;
    await expect(read(rest)).resolves.toEqual([]);
    slow.release();
    await expect(sent).resolves.toBe('(5) Прието.');
  });

  test('another trial request may pass after a failed one', async () => {
    const rest = await openBreaker();
    service.on(lookup, json({}, 503));
    await expect(read(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    service.on(lookup, json([]));
    await expect(read(rest)).resolves.toEqual([]);
  });
});

describe('a response about a failed part of the service', () => {
  const failedPartHeader = { 'x-struma-failed-part': 'outside' };

  test('does not open the breaker and is not retried', async () => {
    const rest = calls({ failures: 1, pauseMs: 60_000 });
    service.on('/wms', json({ message: 'x' }, 502, failedPartHeader));
    service.on(lookup, json({ message: 'x' }, 503, failedPartHeader));
    await expect(rest.bytes('/wms', {})).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    await expect(read(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    expect(service.received).toHaveLength(2);
    service.on(list, json([]));
    await expect(read(rest, list)).resolves.toEqual([]);
  });

  test('is recognised by its header: a 502 without the header opens the breaker', async () => {
    const rest = calls({ failures: 1, pauseMs: 60_000 });
    service.on('/wms', json({}, 502));
    await rest.bytes('/wms', {}).catch(() => undefined);
    await expect(read(rest)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { retryAfter: 60 }));
    expect(service.received).toHaveLength(1);
  });
});
