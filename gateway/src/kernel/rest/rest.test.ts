import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../../../scripts/launch/free-port.ts';
import type { Rest, RestCalls, RestSettings } from './rest.ts';
import { findUpstreamError } from './upstream-error.ts';
import { startRestHarness, traceId, type RestHarness } from '../../testing/rest-harness.ts';
import { json, plainText } from '../../testing/rest-service.ts';
import type { StubService } from '../../testing/rest-service.ts';

const lookup = '/api/priority/GetPriorityAsKeyValuePairList';
const list = '/api/signal/GetSignalList';

let harness: RestHarness;
let service: StubService;

beforeEach(async () => {
  harness = await startRestHarness();
  ({ service } = harness);
});
afterEach(() => harness.stop());

const create = (settings: Partial<RestSettings> = {}): Rest => harness.create(settings);

const calls = (rest: Rest = create(), subject = 'operator', bearer = 'token'): RestCalls =>
  rest.as({ subject, bearer }, traceId);

const failure = (code: string, more: object = {}) => ({ extensions: expect.objectContaining({ code, ...more }) });

describe('reads', () => {
  test('send the bearer and the trace id, and a list as repeated parameters', async () => {
    service.on(list, json({ items: [], totalCount: 0 }));
    await calls().get(
      list,
      {
        statusId: [1, 2],
        sortBy: ['id'],
        sortDesc: [true],
        needsReply: false,
        workCardNo: 'А 1&b',
      },
      asItIs,
    );
    const [received] = service.received;
    expect(received?.headers).toMatchObject({ authorization: 'Bearer token', 'x-trace-id': traceId });
    expect(received?.query.toString()).toBe(
      new URLSearchParams(
        'statusId=1&statusId=2&sortBy=id&sortDesc=true&needsReply=false&workCardNo=%D0%90+1%26b',
      ).toString(),
    );
    expect(service.received).toHaveLength(1);
  });

  test.each([
    [401, 'UNAUTHENTICATED', 'Сесията Ви е изтекла.'],
    [403, 'FORBIDDEN', 'Отказано'],
    [404, 'NOT_FOUND', 'Отказано'],
    [400, 'BAD_USER_INPUT', 'Отказано'],
    [409, 'BUSY', 'Отказано'],
    [429, 'RATE_LIMITED', 'Отказано'],
    [500, 'UPSTREAM_FAILED', 'Отказано'],
    [302, 'UPSTREAM_FAILED', 'Отказано'],
    [504, 'UPSTREAM_TIMEOUT', 'Отказано'],
  ])('RQ-1 status %i becomes the code %s', async (status, code, message) => {
    service.on(lookup, json({ message: 'Отказано' }, status, { 'retry-after': '7', location: '/elsewhere' }));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject({
      message,
      ...failure(code, { retryAfter: 7 }),
    });
  });

  test('GQ-5 a message that contains the name of a REST parameter is replaced, and the name is logged', async () => {
    const message = 'Невалидна стойност на параметъра UserId: 7501020018.';
    service.on(list, json({ message }, 400));
    const error: unknown = await calls()
      .get(list, { UserId: [1], page: 1 }, asItIs)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Невалидни данни.', ...failure('BAD_USER_INPUT') });
    expect(findUpstreamError(error)).toMatchObject({ kind: 'REFUSED', cause: { message: '400: UserId' } });
    await expect(calls().get(list, { page: 1 }, asItIs)).rejects.toMatchObject({ message });
  });

  test('RQ-1 the message of a 500 keeps its line breaks', async () => {
    service.on(lookup, json({ message: 'Първи ред\nВтори ред' }, 500));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toThrow('Първи ред\nВтори ред');
    service.on(lookup, plainText('Първи ред\r\nВтори ред', 500));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toThrow('Първи ред\r\nВтори ред');
  });

  test("RQ-1 the message of an error is 'Грешка' if the response is HTML", async () => {
    service.on(
      lookup,
      (_seen, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>x</h1>'),
    );
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject({
      message: 'Грешка',
      ...failure('UPSTREAM_FAILED'),
    });
  });

  test('RQ-1 a response with status 200 and without JSON is UPSTREAM_FAILED', async () => {
    service.on(lookup, plainText('<html>'));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
  });

  test('by `find` return null for an unknown record', async () => {
    await expect(calls().find('/api/signal/GetSignalDetails', { signalId: 9 }, asItIs)).resolves.toBeNull();
  });

  test('do not follow redirects', async () => {
    service.on(lookup, json({}, 302, { location: `${service.url}/secret` }));
    await calls()
      .get(lookup, {}, asItIs)
      .catch(() => undefined);
    expect(service.received.map(({ path }) => path)).toEqual([lookup.toLowerCase()]);
  });
});

describe('failed reads', () => {
  test('RQ-2 a read without a response fails with a timeout and is not retried', async () => {
    service.on(lookup, () => new Promise(() => undefined));
    await expect(calls(create({ readTimeoutMs: 500 })).get(lookup, {}, asItIs)).rejects.toMatchObject(
      failure('UPSTREAM_TIMEOUT'),
    );
    expect(service.received).toHaveLength(1);
  });

  test('RQ-2 a response that stops in the middle fails with a timeout', async () => {
    service.on(lookup, (_seen, response) => void response.writeHead(200).write('[{"key"'));
    await expect(calls(create({ readTimeoutMs: 500 })).get(lookup, {}, asItIs)).rejects.toMatchObject(
      failure('UPSTREAM_TIMEOUT'),
    );
  });

  test('a read with a response above the size limit fails and is not retried', async () => {
    service.on(lookup, (_seen, response) => void response.writeHead(200).end(JSON.stringify('x'.repeat(200_000))));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    expect(service.received).toHaveLength(1);
  });

  test('a response that ends too early is retried and never accepted as complete', async () => {
    service.on(lookup, (_seen, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('[]', () => response.destroy());
    });
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    expect(service.received).toHaveLength(3);
  });

  test('a read is retried if the service is unavailable', async () => {
    let failuresLeft = 2;
    service.on(lookup, (received, response) => (failuresLeft-- > 0 ? json({}, 503) : json([]))(received, response));
    await expect(calls().get(lookup, {}, asItIs)).resolves.toEqual([]);
    expect(service.received).toHaveLength(3);
  });

  test('a read with an internal error of the service is not retried', async () => {
    service.on(lookup, json({ message: 'x' }, 500));
    await calls()
      .get(lookup, {}, asItIs)
      .catch(() => undefined);
    expect(service.received).toHaveLength(1);
  });

  test('a refused connection is UPSTREAM_FAILED', async () => {
    const port = await findFreePort();
    await expect(calls(create({ restUrl: `http://127.0.0.1:${port}` })).get(lookup, {}, asItIs)).rejects.toMatchObject(
      failure('UPSTREAM_FAILED'),
    );
  });

  test('consecutive failures open the breaker; after the pause a trial request may pass', async () => {
    service.on(lookup, json({}, 503));
    const paused = calls(create({ breaker: { failures: 3, pauseMs: 60_000 } }));
    await paused.get(lookup, {}, asItIs).catch(() => undefined);
    expect(service.received).toHaveLength(3);
    await expect(paused.get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { retryAfter: 60 }));
    expect(service.received).toHaveLength(3);

    const unpaused = calls(create({ breaker: { failures: 1, pauseMs: 0 } }));
    await unpaused.get(lookup, {}, asItIs).catch(() => undefined);
    service.on(lookup, json([]));
    await expect(unpaused.get(lookup, {}, asItIs)).resolves.toEqual([]);
  });
});

describe('repeated reads', () => {
  test('identical concurrent reads of one user share a call; the same reads of two users do not', async () => {
    service.on(lookup, json([{ key: 1, value: 'Нисък' }]));
    const rest = create();
    const [one, two, three] = [calls(rest), calls(rest), calls(rest, 'other', 'other-token')];
    const responses = await Promise.all([
      one.get(lookup, {}, asItIs),
      two.get(lookup, {}, asItIs),
      three.get(lookup, {}, asItIs),
    ]);
    expect(responses.map((result) => result.length)).toEqual([1, 1, 1]);
    expect(service.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token',
      'Bearer other-token',
    ]);
  });

  test('a read after a write does not share the call of a read that began before the write', async () => {
    const arrived = Promise.withResolvers<() => void>();
    service.on(lookup, (received, response) => arrived.resolve(() => json([])(received, response)));
    service.on('/api/write', json('(1) Прието.'));
    const reader = calls();
    const before = reader.get(lookup, {}, asItIs);
    const respondToFirst = await arrived.promise;
    await reader.postMultipart('/api/write', {}, {}, null, {});
    service.on(lookup, json([{ key: 1, value: 'ново' }]));
    await expect(reader.get(lookup, {}, asItIs)).resolves.toHaveLength(1);
    respondToFirst();
    await expect(before).resolves.toEqual([]);
  });

  test('a failed read is not cached', async () => {
    service.on(lookup, json({}, 500));
    const reader = calls();
    await reader.get(lookup, {}, asItIs).catch(() => undefined);
    service.on(lookup, json([]));
    await expect(reader.get(lookup, {}, asItIs)).resolves.toEqual([]);
  });

  test('an unchanged response is revalidated with the current token and read from the cache', async () => {
    service.on(lookup, (received, response) => {
      if (received.headers['if-none-match'] === '"one"') response.writeHead(304).end();
      else json([{ key: 1, value: 'Нисък' }], 200, { etag: '"one"' })(received, response);
    });
    const rest = create();
    const first = await calls(rest).get(lookup, {}, asItIs);
    const second = await calls(rest, 'operator', 'renewed-token').get(lookup, {}, asItIs);
    expect(second).toEqual(first);
    expect(service.received.map(({ headers }) => [headers.authorization, headers['if-none-match']])).toEqual([
      ['Bearer token', undefined],
      ['Bearer renewed-token', '"one"'],
    ]);
  });

  test('users share no cached response, weak ETags are ignored, and no cached response replaces an error', async () => {
    service.on(lookup, json([], 200, { etag: '"one"' }));
    service.on(list, json({ items: [], totalCount: 0 }, 200, { etag: 'W/"one"' }));
    const rest = create();
    await calls(rest).get(lookup, {}, asItIs);
    await calls(rest, 'other').get(lookup, {}, asItIs);
    await calls(rest).get(list, {}, asItIs);
    await calls(rest).get(list, {}, asItIs);
    expect(service.received.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    service.on(lookup, json({}, 403));
    await expect(calls(rest).get(lookup, {}, asItIs)).rejects.toMatchObject(failure('FORBIDDEN'));
  });
});

const asItIs = <T>(result: T): T => result;
