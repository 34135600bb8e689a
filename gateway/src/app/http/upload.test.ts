import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Busboy } from '@fastify/busboy';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import type { TestBrowser } from '../../testing/browser.ts';

type Part = { name: string; fileName?: string; type: string; bytes: number; text: string };
type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

let respond: Handler;
const upstream = createServer((request, response) => respond(request, response));
let gateway: TestGateway;
let browser: TestBrowser;

beforeEach(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  gateway = await startTestGateway({ restUrl: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` });
  browser = gateway.browser();
  await signIn(gateway, browser);
});
afterEach(async () => {
  await gateway.stop();
  await new Promise((resolve) => (upstream.close(resolve), upstream.closeAllConnections()));
});

/** Parses a form as the REST service does. */
const readParts = (request: IncomingMessage, onData: () => void = () => undefined): Promise<Part[]> =>
  new Promise((resolve, reject) => {
    const parts: Part[] = [];
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    });
    parser.on('field', (name, text, _a, _b, _c, type) => parts.push({ name, type, bytes: text.length, text }));
    parser.on('file', (name, content, fileName, _encoding, type) => {
      const part = { name, fileName, type, bytes: 0, text: '' };
      parts.push(part);
      content.on('data', (chunk: Buffer) => {
        part.bytes += chunk.length;
        if (part.text.length < 100) part.text += chunk.toString('utf8', 0, 100);
        onData();
      });
    });
    parser.on('finish', () => resolve(parts));
    parser.on('error', reject);
    request.on('error', reject);
    request.pipe(parser);
  });

const replyForm = (input: unknown, files: File[]): FormData => {
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  for (const file of files) form.append('files', file);
  return form;
};

const path = '/files/signals/17/responses';
const boundary = 'the-boundary';
const part = (name: string, extra = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n`;

/** Opens an upload whose bytes the test writes itself, so that it can be slow, huge or broken. */
const openUpload = (): ClientRequest =>
  ask(gateway.url + path, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-struma': '1',
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
    },
  });

describe('a reply with files', () => {
  test('SG-12 a reply is sent upstream in order, with the bearer, the idempotency key and the file names', async () => {
    let seen: { headers: IncomingMessage['headers']; parts: Part[] } | undefined;
    respond = async (request, response) => {
      seen = { headers: request.headers, parts: await readParts(request) };
      response.end('(41) Съобщението е изпратено.');
    };
    const files = [
      new File(['първи'], 'снимка "1".jpg', { type: 'image/jpeg' }),
      new File([''], 'празен.txt', { type: 'text/plain' }),
      new File(['трети'], '../../etc/passwd'),
    ];
    const response = await browser.call(path, { method: 'POST', body: replyForm({ message: 'Здравейте' }, files) });
    expect([response.status, await response.json()]).toEqual([
      200,
      { __typename: 'ReplyToSignalSuccess', responseId: '(41) Съобщението е изпратено.' },
    ]);
    expect(seen?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer eyJ/),
      'idempotency-key': 'key-1',
      'x-trace-id': response.headers.get('x-trace-id'),
    });
    expect(seen?.parts.map(({ name, fileName, text }) => [name, fileName, text])).toEqual([
      ['signalId', undefined, '17'],
      ['message', undefined, '{"message":"Здравейте"}'],
      ['attachments', 'снимка %221%22.jpg', 'първи'],
      ['attachments', 'празен.txt', ''],
      ['attachments', 'passwd', 'трети'],
    ]);
  });

  test('a third form of a person waits until one of the first two is read or its client disconnects', async () => {
    let received = 0;
    respond = (request, response) => {
      received += 1;
      request.resume().once('end', () => response.end('(41) Съобщението е изпратено.'));
    };
    const openIncomplete = async (): Promise<ClientRequest> => {
      const upload = openUpload().on('error', () => undefined);
      upload.write(part('input'));
      await once(upload, 'socket');
      return upload;
    };
    const incomplete = [await openIncomplete(), await openIncomplete()];
    // The gateway has read both heads before it answers a later request.
    await browser.call('/auth/session');
    const third = browser.call(path, { method: 'POST', body: replyForm({ message: 'Здравейте' }, []) });
    await browser.call('/auth/session');
    expect(received).toBe(0);
    incomplete[0]?.destroy();
    expect((await third).status).toBe(200);
  });

  test('SG-19 an upload of 150 MiB is streamed without buffering', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const chunks = 2400;
    const samples: number[] = [];
    const collect = garbageCollector();
    const bufferedBytes = (): number => (collect(), process.memoryUsage().arrayBuffers);
    const base = bufferedBytes();
    let received = 0;
    respond = async (request, response) => {
      const parts = await readParts(request, () => {
        received += 1;
        if (received % 200 === 0) samples.push(bufferedBytes() - base);
      });
      response.end(`(1) ${parts.at(-1)?.bytes}`);
    };
    const upload = openUpload();
    const responded = once(upload, 'response');
    upload.write(`${part('input')}{}\r\n${part('files', '; filename="large.bin"')}`);
    for (let index = 0; index < chunks; index += 1) if (!upload.write(chunk)) await once(upload, 'drain');
    upload.end(`\r\n--${boundary}--\r\n`);
    const [response] = (await responded) as [IncomingMessage];
    expect(await text(response)).toContain(`(1) ${chunks * chunk.length}`);
    expect(samples.length).toBeGreaterThan(10);
    expect(Math.max(...samples)).toBeLessThan(16 * 1024 * 1024);
  }, 60_000);

  test('SG-12 an upload whose client disconnects is aborted upstream', async () => {
    const brokenOff = new Promise<boolean>((resolve) => {
      respond = (request) => {
        request.resume();
        request.on('error', () => undefined);
        request.once('close', () => resolve(!request.complete));
        request.once('data', () => upload.destroy());
      };
    });
    const upload = openUpload();
    upload.on('error', () => undefined);
    upload.write(`${part('input')}{}\r\n${part('files', '; filename="half.bin"')}${'x'.repeat(200_000)}`);
    expect(await brokenOff).toBe(true);
  });

  test('SG-12 an upload without its closing boundary is refused, and the service receives no complete form', async () => {
    const complete = new Promise<boolean>((resolve) => {
      respond = (request) => {
        request.resume();
        request.on('error', () => undefined);
        request.once('close', () => resolve(request.complete));
      };
    });
    const upload = openUpload();
    const responded = once(upload, 'response');
    upload.end(`${part('input')}{}\r\n${part('files', '; filename="half.bin"')}${'x'.repeat(200_000)}`);
    const [response] = (await responded) as [IncomingMessage];
    expect([response.statusCode, JSON.parse(await text(response))]).toEqual([
      400,
      {
        code: 'BAD_REQUEST',
        message: 'Изпращането прекъсна. Нищо не е записано.',
        outcome: 'NOT_DONE',
        traceId: expect.any(String),
      },
    ]);
    expect(await complete).toBe(false);
  });

  test('RQ-2 an upload receives an upstream error at once, before its last byte is sent', async () => {
    respond = (_request, response) => response.writeHead(500).end('no');
    const upload = openUpload();
    const responded = once(upload, 'response');
    upload.write(`${part('input')}{}\r\n${part('files', '; filename="slow.bin"')}begin`);
    const [response] = (await responded) as [IncomingMessage];
    expect(response.statusCode).toBe(502);
    expect(JSON.parse(await text(response))).toMatchObject({ code: 'UPSTREAM_FAILED', traceId: expect.any(String) });
    upload.destroy();
  });

  const form = `multipart/form-data; boundary=${boundary}`;
  test.each<[string, string, string, string]>([
    ['a body that is not a form', 'application/json', '{}', 'multipart'],
    ['a form without a boundary', 'multipart/form-data', '{}', 'multipart'],
    ['a boundary that is too long', `multipart/form-data; boundary=${'b'.repeat(300)}`, '{}', 'multipart'],
    ['files before the input', form, `${part('files', '; filename="a"')}x\r\n${part('input')}{}`, 'input'],
    ['an input that is not JSON', form, `${part('input')}{`, 'input'],
    ['another first part', form, `${part('message')}{}`, 'input'],
    ['an empty form', form, '', 'input'],
    ['an input that is too large', form, `${part('input')}"${'x'.repeat(1_100_000)}"`, 'твърде дълъг'],
    [
      'a part without a disposition',
      form,
      `${part('input')}{}\r\n--${boundary}\r\nContent-Type: text/plain\r\n\r\nx`,
      'form-data',
    ],
    ['a part without headers before the input', form, `--${boundary}\r\n\r\nx\r\n${part('input')}{}`, 'form-data'],
    [
      'a part with another disposition',
      form,
      `${part('input')}{}\r\n--${boundary}\r\nContent-Disposition: attachment; name="files"\r\n\r\nx`,
      'form-data',
    ],
    ['NUL in a file name', form, `${part('input')}{}\r\n${part('files', '; filename="a\0.txt"')}x`, 'непозволен знак'],
    ['a file in another field', form, `${part('input')}{}\r\n${part('other', '; filename="a"')}x`, 'input'],
  ])('SG-12 %s is refused', async (_what, type, body, reason) => {
    respond = (request, response) => request.resume().on('end', () => response.end('(1) never'));
    const headers = { 'content-type': type };
    const response = await browser.call(path, { method: 'POST', body: `${body}\r\n--${boundary}--`, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: expect.stringMatching(/^BAD_/),
      message: expect.stringContaining(reason),
      outcome: 'NOT_DONE',
      traceId: expect.any(String),
    });
  });

  test.each([
    ['another first part', `${part('message')}{}`, ['input']],
    ['a file in another field', `${part('input')}{}\r\n${part('other', '; filename="a"')}x`, ['files']],
    ['a text in another field', `${part('input')}{}\r\n${part('other')}x`, ['files']],
  ])('SG-12 %s is NOT_DONE, with the path of the expected part', async (_what, body, expected) => {
    respond = (request, response) => request.resume().on('end', () => response.end('(1) never'));
    const headers = { 'content-type': form };
    const response = await browser.call(path, { method: 'POST', body: `${body}\r\n--${boundary}--`, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST', path: expected, outcome: 'NOT_DONE' });
  });

  test('AU-2 an upload that takes longer than the token is valid is completed', async () => {
    let bearer: string | undefined;
    const began = new Promise<void>((resolve) => {
      respond = async (request, response) => {
        bearer = request.headers.authorization;
        const parts = await readParts(request, resolve);
        response.end(`(7) ${parts.at(-1)?.bytes}`);
      };
    });
    const upload = openUpload();
    const responded = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.write(`${part('input')}{}\r\n${part('files', '; filename="a.txt"')}`);
    upload.write('начало'.repeat(20_000));
    await began;
    const realNow = Date.now;
    Date.now = () => realNow() + 600_000;
    try {
      upload.end(`край\r\n--${boundary}--\r\n`);
      const [response] = await responded;
      expect([response.statusCode, await text(response)]).toEqual([200, expect.stringContaining('(7) ')]);
    } finally {
      Date.now = realNow;
    }
    expect(bearer).toMatch(/^Bearer eyJ/);
  });

  test('AU-1 an upload without a session is refused', async () => {
    const response = await gateway.browser().call(path, { method: 'POST', body: replyForm({}, []) });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Сесията Ви е изтекла.' });
  });
});

/** Returns the garbage collector, which runs before each measurement, so that only retained memory counts. */
const garbageCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

const text = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
