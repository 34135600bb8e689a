import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { maxTextLength } from '../../../packages/shared/src/rich-document.ts';
import { startTestService, testGatewayKey, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service.stop());

const answerOf = async (response: Response) => [response.status, await response.json()];
const refusal = (message: string) => [400, { message, traceId: expect.stringMatching(/^[\da-f]{32}$/) }];

const post = (path: string, body: string) =>
  service.call(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

const sendParts = (parts: string[], path = '/api/response/CreateResponse') =>
  service.call(path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `${parts.map((part) => `--b\r\ncontent-disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`,
  });
const field = (name: string, value: string, type = 'text/plain') =>
  `name="${name}"\r\ncontent-type: ${type}\r\n\r\n${value}`;

const key = '6f0c2b1e-5f0c-4a39-9a55-0d5b3d0f7a11';
const draft = (message: string, more = '') =>
  `{"signalId":1,"kind":"REPLY","idempotencyKey":"${key}","message":${message}${more}}`;

describe('RQ-1 invalid text and invalid numbers are refused with 400 in Bulgarian', () => {
  test.each([
    ['NUL in a parameter', '/api/signal/GetSignalList?workCardNo=a%00', 'Невалидна стойност на параметъра workCardNo.'],
    ['NUL in a list', '/api/signal/GetSignalList?statusId=%00', 'Невалидна стойност на параметъра statusId.'],
    ['NUL in an unknown parameter', '/api/signal/GetSignalList?x=%00', 'Невалидна стойност на параметъра x.'],
    ['NUL as a parameter name', '/api/signal/GetSignalList?%00=1', 'Невалидни данни в заявката.'],
    ['an unpaired surrogate', '/api/signal/GetSignalList?workCardNo=%ED%A0%BD', 'Невалиден адрес.'],
    ['NUL in a path', '/struma/layers/a%00', 'Невалидна стойност на параметъра layer.'],
    ['an unpaired surrogate in a path', '/struma/layers/%ed%a0%bd', 'Невалиден адрес.'],
    ['infinity', '/struma/signals/place?latitude=Infinity&longitude=23', 'Невалидна стойност на параметъра latitude.'],
    ['1e999', '/struma/signals/place?latitude=42&longitude=-1e999', 'Невалидна стойност на параметъра longitude.'],
    ['NaN', '/struma/signals/place?latitude=42&longitude=NaN', 'Невалидна стойност на параметъра longitude.'],
  ])('%s in a URL', async (_name, path, message) => {
    expect(await answerOf(await service.call(path))).toEqual(refusal(message));
  });

  test('infinity as the zoom of the map view', async () => {
    const path = '/api/Account/SaveLastMapView?lat=42&lng=23&zoom=1e999';
    expect((await service.call(path, { method: 'POST' })).status).toBe(400);
  });

  test.each([
    ['NUL', draft(String.raw`"а\u0000"`), 'Невалидна стойност на параметъра message.'],
    ['an unpaired surrogate', draft(String.raw`"\ud83d"`), 'Невалидна стойност на параметъра message.'],
    ['surrogates in reverse order', draft(String.raw`"\ude00\ud83d"`), 'Невалидна стойност на параметъра message.'],
    ['NUL as a property name', draft('"а"', String.raw`,"\u0000":1`), 'Невалидни данни в заявката.'],
    ['infinity', draft('"а"', ',"x":1e999'), 'Невалидна стойност на параметъра x.'],
    [
      '100 000 levels',
      draft('"а"', `,"x":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      'Невалидна стойност на параметъра x.',
    ],
  ])('%s in a JSON body', async (_name, body, message) => {
    expect(await answerOf(await post('/struma/signals/draft', body))).toEqual(refusal(message));
  });

  test('invalid UTF-8 in a JSON body', async () => {
    const body = Buffer.concat([
      Buffer.from(draft('"').slice(0, -1)),
      Buffer.from([0xed, 0xa0, 0xbd]),
      Buffer.from('"}'),
    ]);
    const headers = { 'content-type': 'application/json' };
    const response = await service.call('/struma/signals/draft', { method: 'POST', headers, body });
    expect(await answerOf(response)).toEqual(refusal('Невалидни данни в заявката.'));
  });

  test.each(['%00', '1e999', '-Infinity', 'NaN', '%ED%A0%BD'])(
    'since=%s on the routes that only gateways may call',
    async (since) => {
      const headers = { authorization: `Bearer ${testGatewayKey}` };
      for (const path of ['/struma/cut-offs', '/struma/events']) {
        const response = await fetch(`${service.url}${path}?since=${since}`, { headers });
        expect(await answerOf(response)).toEqual(refusal('Невалидна стойност на параметъра since.'));
      }
    },
  );

  test.each([
    [
      'NUL in a message',
      [field('signalId', '1'), field('message', 'а\0')],
      'Невалидна стойност на параметъра message.',
    ],
    [
      'an unpaired surrogate in a JSON field',
      [field('message', String.raw`"\ud83d"`, 'application/json')],
      'Невалидна стойност на параметъра message.',
    ],
    [
      'a JSON field with 100 000 levels',
      [field('message', '['.repeat(100_000) + ']'.repeat(100_000), 'application/json')],
      'Невалидна стойност на параметъра message.',
    ],
    [
      'NUL in the name of a file',
      [field('signalId', '1'), field('message', 'а'), `name="attachments"; filename*=utf-8''a%00.txt\r\n\r\nа`],
      'Невалидна стойност на параметъра attachments.',
    ],
  ])('%s of a form; nothing is stored', async (_name, parts, message) => {
    const response = await sendParts(parts);
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    expect((await service.pool.query('select 1 from response')).rows).toEqual([]);
  });

  test('NUL in the title of a new signal', async () => {
    const parts = [field('title', 'а\0'), field('message', 'а'), field('latitude', '42'), field('longitude', '23')];
    const response = await sendParts(parts, '/api/signal/createSignal');
    expect(await answerOf(response)).toEqual(refusal('Невалидна стойност на параметъра title.'));
  });

  test.each(['%00', '\u00ff', 'Infinity', ''])('the idempotency key %j', async (idempotencyKey) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': idempotencyKey };
    const response = await service.call('/api/response/CreateResponse', { method: 'POST', headers, body: '--b--\r\n' });
    expect(await answerOf(response)).toEqual(refusal('Невалидна стойност на параметъра idempotency-key.'));
  });
});

test('SG-13 valid text of any script is stored unchanged', async () => {
  const message = 'e\u0301 👨‍👩‍👧 \u{20BB7} \u{10FFFD} \uFFFD ѝ';
  const form = await sendParts([field('signalId', '1'), field('message', message)]);
  expect(await form.text()).toMatch(/^\(\d+\)/);
  const { rows } = await service.pool.query<{ message: string }>('select message from response');
  expect(rows[0]?.message).toContain(message);
  expect((await post('/struma/signals/draft', draft(JSON.stringify(message)))).status).toBe(200);
  expect((await service.call(`/api/signal/GetSignalList?workCardNo=${encodeURIComponent(message)}`)).status).toBe(200);
});

/** Sends raw bytes and returns the status line and the JSON body. */
const sendRaw = async (bytes: string): Promise<[string, { message: string; traceId: string }]> => {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.end(bytes);
  const answer = await text(socket);
  return [answer.split('\r\n', 1)[0] ?? '', JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as never];
};

describe('RQ-1 errors of Fastify and Node are short, in Bulgarian and have a trace id', () => {
  test.each(['/%', '/api/signal/%zz', '/struma/layers/%ff'])('the URL %s', async (path) => {
    const response = await service.call(path);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answerOf(response)).toEqual(refusal('Невалиден адрес.'));
  });

  test('a path segment that is too long', async () => {
    expect((await service.call(`/struma/layers/${'a'.repeat(300)}`)).status).toBeGreaterThanOrEqual(400);
    expect(await answerOf(await service.call(`/struma/layers/${'a'.repeat(300)}`))).toEqual([
      414,
      { message: 'Невалиден адрес.', traceId: expect.any(String) },
    ]);
  });

  test.each([
    ['bytes that are not HTTP', 'ЖЖЖ\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'Невалидни данни в заявката.'],
    [
      'NUL in a header',
      'GET / HTTP/1.1\r\nhost: a\r\nidempotency-key: a\0b\r\n\r\n',
      'HTTP/1.1 400 Bad Request',
      'Невалидни данни в заявката.',
    ],
    [
      // Little more than the limit: a connection that is closed with many unread bytes may lose the response.
      'endless headers',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20 * maxTextLength)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      'Заявката е твърде голяма.',
    ],
  ])('%s', async (_name, bytes, line, message) => {
    expect(await sendRaw(bytes)).toEqual([line, { message, traceId: expect.stringMatching(/^[\da-f]{32}$/) }]);
  });

  test.each([
    ['truncated JSON', '{', 400, 'Невалидни данни в заявката.'],
    ['an empty body', '', 400, 'Невалидни данни в заявката.'],
    ['a prototype key', '{"__proto__":{"a":1}}', 400, 'Невалидни данни в заявката.'],
  ])('%s', async (_name, body, status, message) => {
    expect(await answerOf(await post('/struma/signals/draft', body))).toEqual([
      status,
      { message, traceId: expect.any(String) },
    ]);
  });
});
