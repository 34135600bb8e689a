// Tests of writes, uploads and streams: requests, retries and outcomes. More tests of outcomes and time-outs are in
// write-requests.test.ts.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RestCalls, RestSettings, UploadFile } from './rest.ts';
import { startRestHarness, type RestHarness } from '../../testing/rest-harness.ts';
import { json, plainText } from '../../testing/rest-service.ts';
import type { StubService } from '../../testing/rest-service.ts';

const path = '/api/response/CreateResponse/';
const key = 'd7f2b7a0-0000-4000-8000-000000000001';
const repeatable = { idempotencyKey: key, isRepeatable: true };

let harness: RestHarness;
let service: StubService;

beforeEach(async () => {
  harness = await startRestHarness();
  ({ service } = harness);
});
afterEach(() => harness.stop());

const calls = (settings: Partial<RestSettings> = {}): RestCalls => harness.calls(settings);

const failure = (code: string, outcome: string) => ({ extensions: expect.objectContaining({ code, outcome }) });

async function* files(...all: [string, Readable][]): AsyncGenerator<UploadFile> {
  for (const [fileName, content] of all) yield { fileName, contentType: 'text/plain', content };
}

describe('writes', () => {
  test('send fields before files, with names in any alphabet', async () => {
    service.on(path, plainText('(5) Прието.'));
    const two = files(['снимка "1".txt', Readable.from(['едно', 'две'])], ['b\r\n.txt', Readable.from(['три'])]);
    const result = await calls().postMultipart(path, { signalId: '7' }, { message: 'Текст' }, two, {
      idempotencyKey: key,
    });
    expect(result).toBe('(5) Прието.');
    const [received] = service.received;
    expect(received?.headers).toMatchObject({ authorization: 'Bearer token', 'idempotency-key': key });
    expect(received?.query.get('signalId')).toBe('7');
    const parts = received?.body.split(/--struma-[\da-f-]+(?:--)?\r\n/).filter(Boolean);
    expect(parts).toEqual([
      'Content-Disposition: form-data; name="message"\r\n\r\nТекст\r\n',
      'Content-Disposition: form-data; name="attachments"; filename="снимка %221%22.txt"\r\nContent-Type: text/plain\r\n\r\nеднодве\r\n',
      'Content-Disposition: form-data; name="attachments"; filename="b%0D%0A.txt"\r\nContent-Type: text/plain\r\n\r\nтри\r\n',
    ]);
  });

  test('without files are retried if the service stores idempotency keys', async () => {
    let failuresLeft = 2;
    service.on(path, (received, response) =>
      (failuresLeft-- > 0 ? json({}, 503) : plainText('(5) Прието.'))(received, response),
    );
    await expect(calls().postMultipart(path, {}, { message: 'а' }, null, repeatable)).resolves.toBe('(5) Прието.');
    expect(service.received.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key, key]);
    expect(new Set(service.received.map(({ body }) => body)).size).toBe(1);
  });

  test.each([
    ['without a key', { isRepeatable: true }],
    ['if the service stores no keys', { idempotencyKey: key }],
  ])('are never retried %s', async (_when, options) => {
    service.on(path, (_seen, response) => void response.destroy());
    await expect(calls().postMultipart(path, {}, { message: 'а' }, null, options)).rejects.toMatchObject(
      failure('UPSTREAM_FAILED', 'UNKNOWN'),
    );
    expect(service.received).toHaveLength(1);
  });

  test('with files are never retried', async () => {
    service.on(path, json({}, 503));
    const oneFile = files(['a.txt', Readable.from(['a'])]);
    await expect(calls().postMultipart(path, {}, {}, oneFile, repeatable)).rejects.toMatchObject(
      failure('UPSTREAM_FAILED', 'NOT_DONE'),
    );
    expect(service.received).toHaveLength(1);
  });

  test.each([
    [400, 'BAD_USER_INPUT', 'NOT_DONE'],
    [401, 'UNAUTHENTICATED', 'NOT_DONE'],
    [403, 'FORBIDDEN', 'NOT_DONE'],
    [413, 'BAD_USER_INPUT', 'NOT_DONE'],
    [507, 'STORAGE_FULL', 'NOT_DONE'],
    [500, 'UPSTREAM_FAILED', 'UNKNOWN'],
    [504, 'UPSTREAM_TIMEOUT', 'UNKNOWN'],
  ])('with status %i fail with the code %s and the outcome %s', async (status, code, outcome) => {
    service.on(path, json({ message: 'Отказано' }, status));
    await expect(calls().postMultipart(path, {}, {}, null, {})).rejects.toMatchObject(failure(code, outcome));
  });

  test('RQ-2 without a response have the outcome UNKNOWN and are not retried', async () => {
    service.on(path, () => new Promise(() => undefined));
    await expect(calls({ readTimeoutMs: 500 }).postMultipart(path, {}, {}, null, repeatable)).rejects.toMatchObject(
      failure('UPSTREAM_TIMEOUT', 'UNKNOWN'),
    );
    expect(service.received).toHaveLength(1);
  });

  test('RQ-2 end at the read time-out after all files were sent, if the service stores idempotency keys', async () => {
    service.on(path, () => new Promise(() => undefined));
    const settings = { readTimeoutMs: 50, fileTimeoutMs: 60_000 };
    const upload = calls(settings).postMultipart(path, {}, {}, files(['a', Readable.from(['x'])]), repeatable);
    await expect(upload).rejects.toMatchObject(failure('UPSTREAM_TIMEOUT', 'UNKNOWN'));
  });

  test.each([
    ['the service is unavailable', () => void service.stop(), 'UPSTREAM_FAILED'],
    ['the service refuses the write', () => service.on(path, json({ message: 'x' }, 409)), 'BUSY'],
    ['the token has expired', () => service.on(path, json({ message: 'x' }, 401)), 'UNAUTHENTICATED'],
  ])('stay UNKNOWN if the first attempt breaks and %s at the next attempt', async (_what, prepareNext, code) => {
    service.on(path, (_seen, response) => {
      prepareNext();
      response.destroy();
    });
    await expect(calls().postMultipart(path, {}, {}, null, repeatable)).rejects.toMatchObject(failure(code, 'UNKNOWN'));
  });

  test('stay UNKNOWN if the breaker opens before the retry; a new write is then NOT_DONE', async () => {
    service.on(path, (_seen, response) => void response.destroy());
    const rest = calls({ breaker: { failures: 1, pauseMs: 60_000 } });
    const send = () => rest.postMultipart(path, {}, {}, null, repeatable);
    await expect(send()).rejects.toMatchObject(failure('UPSTREAM_FAILED', 'UNKNOWN'));
    await expect(send()).rejects.toMatchObject(failure('UPSTREAM_FAILED', 'NOT_DONE'));
    expect(service.received).toHaveLength(1);
  });

  test('are NOT_DONE if no attempt can have stored anything', async () => {
    service.on(path, (received, response) => {
      service.on(path, json({ message: 'x' }, 409));
      json({}, 503)(received, response);
    });
    const write = calls().postMultipart(path, {}, {}, null, repeatable);
    await expect(write).rejects.toMatchObject({ status: 409, ...failure('BUSY', 'NOT_DONE') });
    expect(service.received).toHaveLength(2);
  });

  test('with a response above the size limit have the outcome UNKNOWN', async () => {
    service.on(path, plainText('x'.repeat(200_000)));
    await expect(calls().postMultipart(path, {}, {}, null, {})).rejects.toMatchObject(
      failure('UPSTREAM_FAILED', 'UNKNOWN'),
    );
  });

  test('with files fail with the error of the client if the client disconnects', async () => {
    let hasWholeBody = false;
    service.on(path, async (_seen, response, request) => {
      await text(request).then(
        () => (hasWholeBody = true),
        () => undefined,
      );
      response.end();
    });
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('the browser is gone');
      })(),
    );
    await expect(calls().postMultipart(path, {}, {}, files(['a.txt', broken]), repeatable)).rejects.toThrow(
      'the browser is gone',
    );
    expect(hasWholeBody).toBe(false);
  });

  test('that clients abort do not open the breaker', async () => {
    service.on(path, plainText('(15) Съобщението е изпратено.'));
    const rest = calls();
    for (let upload = 0; upload < 6; upload += 1) {
      const gone = new AbortController();
      const waiting = new Readable({ read: () => gone.abort(new Error('the browser is gone')) });
      const options = { signal: gone.signal };
      await expect(rest.postMultipart(path, {}, {}, files(['a.txt', waiting]), options)).rejects.toThrow('is gone');
    }
    await expect(rest.postMultipart(path, {}, {}, null, {})).resolves.toContain('(15)');
  });

  test('with files report an error response that arrives during the upload', async () => {
    service.on(path, (_seen, response, request) => {
      request.once('data', () => {
        response.writeHead(507, { 'content-type': 'application/json', connection: 'close' });
        response.end(JSON.stringify({ message: 'Дискът е пълен.' }));
      });
    });
    const chunk = 'x'.repeat(64 * 1024);
    const largeFile = Readable.from(
      (async function* () {
        for (let count = 0; count < 400; count += 1) yield chunk;
      })(),
    );
    await expect(calls().postMultipart(path, {}, {}, files(['a.txt', largeFile]), repeatable)).rejects.toMatchObject({
      message: 'Дискът е пълен.',
      ...failure('STORAGE_FULL', 'NOT_DONE'),
    });
  });
});

describe('streams', () => {
  const download = '/api/Attachment/DownloadAttachmentFile/';

  test('forward bytes and headers', async () => {
    service.on(
      download,
      (_seen, response) =>
        void response.writeHead(200, { 'content-type': 'image/png', etag: '"a"', 'content-length': '3' }).end('abc'),
    );
    const file = await calls().stream(
      download,
      { responseId: '1', attachmentOrderNumber: '0' },
      { headers: { range: 'bytes=0-2' } },
    );
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', etag: '"a"', 'content-length': '3' },
    });
    expect(await text(file.content)).toBe('abc');
    expect(service.received[0]?.headers).toMatchObject({ authorization: 'Bearer token', range: 'bytes=0-2' });
  });

  test('of a missing file fail with NOT_FOUND and are not retried', async () => {
    service.on(download, json({ message: 'Няма такъв файл.' }, 404));
    await expect(calls().stream(download, {})).rejects.toMatchObject({
      message: 'Няма такъв файл.',
      extensions: { code: 'NOT_FOUND' },
    });
    expect(service.received).toHaveLength(1);
  });

  test('of an unchanged file have status 304', async () => {
    service.on(download, (_seen, response) => void response.writeHead(304, { etag: '"a"' }).end());
    const file = await calls().stream(download, {}, { headers: { 'if-none-match': '"a"' } });
    expect(file.status).toBe(304);
    file.content.resume();
  });

  test('fail if the response ends too early', async () => {
    service.on(download, (_seen, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('abc', () => response.destroy());
    });
    const file = await calls().stream(download, {});
    await expect(text(file.content)).rejects.toThrow();
  });
});
