import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort } from '../../../../scripts/launch/free-port.ts';
import { createRest } from './rest.ts';
import type { Rest, RestCalls, RestSettings } from './rest.ts';
import { troubleIn } from './upstream-error.ts';
import { json, plainText, startStandIn } from '../../testing/rest-service.ts';
import type { StandIn } from '../../testing/rest-service.ts';

const lookup = '/api/priority/GetPriorityAsKeyValuePairList';
const list = '/api/signal/GetSignalList';
const trace = '0123456789abcdef0123456789abcdef';

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

const start = (settings: Partial<RestSettings> = {}): Rest => {
  const rest = createRest({
    restUrl: service.url,
    connectTimeoutMs: 2000,
    readTimeoutMs: 5000,
    fileTimeoutMs: 5000,
    answerLimitBytes: 100_000,
    retryDelayMs: 0,
    ...settings,
  });
  opened.push(rest);
  return rest;
};

const calls = (rest: Rest = start(), subject = 'operator', bearer = 'token'): RestCalls =>
  rest.as({ subject, bearer }, trace);

const failure = (code: string, more: object = {}) => ({ extensions: expect.objectContaining({ code, ...more }) });

describe('reading', () => {
  test('forwards the bearer and the trace, and repeats list parameters', async () => {
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
    const [seen] = service.seen;
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer token', 'x-trace-id': trace });
    expect(seen?.query.toString()).toBe(
      new URLSearchParams(
        'statusId=1&statusId=2&sortBy=id&sortDesc=true&needsReply=false&workCardNo=%D0%90+1%26b',
      ).toString(),
    );
    expect(service.seen).toHaveLength(1);
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
  ])('RQ-1 %i is %s', async (status, code, message) => {
    service.on(lookup, json({ message: 'Отказано' }, status, { 'retry-after': '7', location: '/elsewhere' }));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject({
      message,
      ...failure(code, { retryAfter: 7 }),
    });
  });

  test('GQ-5 a parameter’s name stays out of the message: it alone is in the log', async () => {
    const message = 'Невалидна стойност на параметъра UserId: 7501020018.';
    service.on(list, json({ message }, 400));
    const error: unknown = await calls()
      .get(list, { UserId: [1], page: 1 }, asItIs)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Невалидни данни.', ...failure('BAD_USER_INPUT') });
    expect(troubleIn(error)).toMatchObject({ kind: 'REFUSED', cause: { message: '400: UserId' } });
    await expect(calls().get(list, { page: 1 }, asItIs)).rejects.toMatchObject({ message });
  });

  test('RQ-1 the message of a 500 keeps its line breaks', async () => {
    service.on(lookup, json({ message: 'Първи ред\nВтори ред' }, 500));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toThrow('Първи ред\nВтори ред');
    service.on(lookup, plainText('Първи ред\r\nВтори ред', 500));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toThrow('Първи ред\r\nВтори ред');
  });

  test("RQ-1 a failure without a message is 'Грешка', and a page of HTML is no message", async () => {
    service.on(
      lookup,
      (_seen, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>x</h1>'),
    );
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject({
      message: 'Грешка',
      ...failure('UPSTREAM_FAILED'),
    });
  });

  test('RQ-1 200 with something that is no JSON is a failure', async () => {
    service.on(lookup, plainText('<html>'));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
  });

  test('an unknown record can be looked for', async () => {
    await expect(calls().find('/api/signal/GetSignalDetails', { signalId: 9 }, asItIs)).resolves.toBeNull();
  });

  test('follows no redirects', async () => {
    service.on(lookup, json({}, 302, { location: `${service.url}/secret` }));
    await calls()
      .get(lookup, {}, asItIs)
      .catch(() => undefined);
    expect(service.seen.map(({ path }) => path)).toEqual([lookup.toLowerCase()]);
  });
});

describe('what goes wrong on the way', () => {
  test('RQ-2 a service that never answers is given up, and not asked again', async () => {
    service.on(lookup, () => new Promise(() => undefined));
    await expect(calls(start({ readTimeoutMs: 500 })).get(lookup, {}, asItIs)).rejects.toMatchObject(
      failure('UPSTREAM_TIMEOUT'),
    );
    expect(service.seen).toHaveLength(1);
  });

  test('RQ-2 an answer that stops in the middle is given up too', async () => {
    service.on(lookup, (_seen, response) => void response.writeHead(200).write('[{"key"'));
    await expect(calls(start({ readTimeoutMs: 500 })).get(lookup, {}, asItIs)).rejects.toMatchObject(
      failure('UPSTREAM_TIMEOUT'),
    );
  });

  test('an answer above the limit is not read to its end', async () => {
    service.on(lookup, (_seen, response) => void response.writeHead(200).end(JSON.stringify('x'.repeat(200_000))));
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    expect(service.seen).toHaveLength(1);
  });

  test('an answer that breaks off is asked for again, and never taken for whole', async () => {
    service.on(lookup, (_seen, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('[]', () => response.destroy());
    });
    await expect(calls().get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED'));
    expect(service.seen).toHaveLength(3);
  });

  test('a service that is away for a moment is asked again', async () => {
    let left = 2;
    service.on(lookup, (seen, response) => (left-- > 0 ? json({}, 503) : json([]))(seen, response));
    await expect(calls().get(lookup, {}, asItIs)).resolves.toEqual([]);
    expect(service.seen).toHaveLength(3);
  });

  test('a fault of the service itself is not asked for again', async () => {
    service.on(lookup, json({ message: 'x' }, 500));
    await calls()
      .get(lookup, {}, asItIs)
      .catch(() => undefined);
    expect(service.seen).toHaveLength(1);
  });

  test('nobody listening is a failure that says so', async () => {
    const port = await freePort();
    await expect(calls(start({ restUrl: `http://127.0.0.1:${port}` })).get(lookup, {}, asItIs)).rejects.toMatchObject(
      failure('UPSTREAM_FAILED'),
    );
  });

  test('after failures in a row the service is left alone, and then tried again', async () => {
    service.on(lookup, json({}, 503));
    const closed = calls(start({ breaker: { failures: 3, pauseMs: 60_000 } }));
    await closed.get(lookup, {}, asItIs).catch(() => undefined);
    expect(service.seen).toHaveLength(3);
    await expect(closed.get(lookup, {}, asItIs)).rejects.toMatchObject(failure('UPSTREAM_FAILED', { retryAfter: 60 }));
    expect(service.seen).toHaveLength(3);

    const tried = calls(start({ breaker: { failures: 1, pauseMs: 0 } }));
    await tried.get(lookup, {}, asItIs).catch(() => undefined);
    service.on(lookup, json([]));
    await expect(tried.get(lookup, {}, asItIs)).resolves.toEqual([]);
  });
});

describe('reading the same again', () => {
  test('identical reads of one person in the air are one call; of two persons two', async () => {
    service.on(lookup, json([{ key: 1, value: 'Нисък' }]));
    const rest = start();
    const [one, two, three] = [calls(rest), calls(rest), calls(rest, 'other', 'other-token')];
    const answers = await Promise.all([
      one.get(lookup, {}, asItIs),
      two.get(lookup, {}, asItIs),
      three.get(lookup, {}, asItIs),
    ]);
    expect(answers.map((answer) => answer.length)).toEqual([1, 1, 1]);
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token', 'Bearer other-token']);
  });

  test('a read after a write never joins one that began before it', async () => {
    const arrived = Promise.withResolvers<() => void>();
    service.on(lookup, (seen, response) => arrived.resolve(() => json([])(seen, response)));
    service.on('/api/write', json('(1) Прието.'));
    const reader = calls();
    const before = reader.get(lookup, {}, asItIs);
    const answerBefore = await arrived.promise;
    await reader.postMultipart('/api/write', {}, {}, null, {});
    service.on(lookup, json([{ key: 1, value: 'ново' }]));
    await expect(reader.get(lookup, {}, asItIs)).resolves.toHaveLength(1);
    answerBefore();
    await expect(before).resolves.toEqual([]);
  });

  test('a failed read in the air is not remembered', async () => {
    service.on(lookup, json({}, 500));
    const reader = calls();
    await reader.get(lookup, {}, asItIs).catch(() => undefined);
    service.on(lookup, json([]));
    await expect(reader.get(lookup, {}, asItIs)).resolves.toEqual([]);
  });

  test('what did not change is confirmed with the present bearer and read from memory', async () => {
    service.on(lookup, (seen, response) => {
      if (seen.headers['if-none-match'] === '"one"') response.writeHead(304).end();
      else json([{ key: 1, value: 'Нисък' }], 200, { etag: '"one"' })(seen, response);
    });
    const rest = start();
    const first = await calls(rest).get(lookup, {}, asItIs);
    const second = await calls(rest, 'operator', 'renewed-token').get(lookup, {}, asItIs);
    expect(second).toEqual(first);
    expect(service.seen.map(({ headers }) => [headers.authorization, headers['if-none-match']])).toEqual([
      ['Bearer token', undefined],
      ['Bearer renewed-token', '"one"'],
    ]);
  });

  test("one person's memory serves nobody else, weak tags are not kept, and a refusal is never a remembered answer", async () => {
    service.on(lookup, json([], 200, { etag: '"one"' }));
    service.on(list, json({ items: [], totalCount: 0 }, 200, { etag: 'W/"one"' }));
    const rest = start();
    await calls(rest).get(lookup, {}, asItIs);
    await calls(rest, 'other').get(lookup, {}, asItIs);
    await calls(rest).get(list, {}, asItIs);
    await calls(rest).get(list, {}, asItIs);
    expect(service.seen.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    service.on(lookup, json({}, 403));
    await expect(calls(rest).get(lookup, {}, asItIs)).rejects.toMatchObject(failure('FORBIDDEN'));
  });
});

const asItIs = <T>(answer: T): T => answer;
