import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRest } from './rest.ts';
import type { Rest, RestSettings } from './rest.ts';
import { UpstreamError } from './upstream-error.ts';
import { json, startStubService } from '../../testing/rest-service.ts';
import type { StubService } from '../../testing/rest-service.ts';

const lookup = '/api/priority/GetPriorityAsKeyValuePairList';

let service: StubService;
let rest: Rest;

const start = (settings: Partial<RestSettings> = {}): Rest => {
  const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, responseLimitBytes: 100_000 };
  return (rest = createRest({ restUrl: service.url, ...limits, retryDelayMs: 0, ...settings }));
};

const read = (from: Rest, signal?: AbortSignal): Promise<unknown> =>
  from.as({ subject: 'operator', bearer: 'token' }, 'trace', signal).get(lookup, {}, (result) => result);

const upstreamFailed = { extensions: { code: 'UPSTREAM_FAILED' } };

beforeEach(async () => {
  service = await startStubService();
});
afterEach(async () => {
  rest.stop();
  await service.stop();
});

describe('one read', () => {
  test('is repeated if its connection closes before the response, and the breaker counts no failure', async () => {
    let failuresLeft = 1;
    service.on(lookup, (received, response) =>
      failuresLeft-- > 0 ? void response.destroy() : json([])(received, response),
    );
    await expect(read(start({ breaker: { failures: 1, pauseMs: 60_000 } }))).resolves.toEqual([]);
    expect(service.received).toHaveLength(2);
  });

  test('fails when its AbortSignal is aborted, and is not repeated; if aborted before, it is not sent', async () => {
    const end = new AbortController();
    service.on(lookup, () => end.abort(new UpstreamError('TOO_LARGE')));
    start();
    await expect(read(rest, end.signal)).rejects.toMatchObject(upstreamFailed);
    await expect(read(rest, end.signal)).rejects.toMatchObject(upstreamFailed);
    expect(service.received).toHaveLength(1);
  });

  test('is decompressed, and fails if the decompressed size is above the limit', async () => {
    const compressed = (text: string) => (_seen: unknown, response: ServerResponse) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
    service.on(lookup, compressed('[]'));
    await expect(read(start())).resolves.toEqual([]);
    service.on(lookup, compressed(JSON.stringify('x'.repeat(200_000))));
    await expect(read(rest)).rejects.toMatchObject(upstreamFailed);
  });
});

describe('a connection for writes', () => {
  const idleTimeoutMs = 20;
  const post = (): Promise<string> =>
    start({ idleTimeoutMs }).as({ subject: 'operator', bearer: 'token' }, 'trace').postJson(lookup, {}, {});

  test('is closed when idle, before the service closes it: the end would cross the next write', async () => {
    const closed = Promise.withResolvers<string>();
    service.on(lookup, (received, response, request) => {
      void once(request.socket, 'end').then(() => closed.resolve('by the gateway'));
      void once(request.socket, 'close').then(() => closed.resolve('by the service'));
      json([])(received, response);
    });
    await post();
    await expect(closed.promise).resolves.toBe('by the gateway');
  });

  test('is not idle while the service works', async () => {
    service.on(lookup, (received, response) => void setTimeout(() => json([])(received, response), idleTimeoutMs * 5));
    await expect(post()).resolves.toBe('[]');
  });
});
