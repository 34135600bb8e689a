import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestBrowser } from '../../testing/browser.ts';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';

let respond: (request: IncomingMessage, response: ServerResponse) => unknown;
const upstream = createServer((request, response) => void respond(request, response));
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

describe('downloads', () => {
  const disposition = 'attachment; filename="x.pdf"; filename*=UTF-8\'\'%D0%B0.pdf';

  test("SG-14 a download has name, length and ETag, and its content cannot run in the gateway's origin", async () => {
    const requested: string[] = [];
    respond = (request, response) => {
      requested.push(`${request.url}`);
      const headers = {
        'content-type': 'text/html',
        'content-length': 5,
        'content-disposition': disposition,
        etag: '"abc"',
      };
      response.writeHead(200, { ...headers, 'set-cookie': 'a=b', 'x-inner': '1' }).end('hello');
    };
    const paths = [
      '/files/signals/5/attachments/0',
      '/files/responses/9/attachments/1',
      '/files/signals/5/attachments.zip',
    ];
    for (const each of paths) {
      const response = await browser.bare(each, { headers: { 'sec-fetch-site': 'none' } });
      expect([response.status, await response.text()]).toEqual([200, 'hello']);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-disposition': disposition,
        'content-length': '5',
        etag: '"abc"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-cache',
      });
      expect([response.headers.get('set-cookie'), response.headers.get('x-inner')]).toEqual([null, null]);
    }
    expect(requested).toEqual([
      '/api/Attachment/DownloadAttachmentFileBySignalId/?signalId=5&attachmentOrderNumber=0',
      '/api/Attachment/DownloadAttachmentFile/?responseId=9&attachmentOrderNumber=1',
      '/api/Attachment/DownloadAllAttachmentsBySignalId/?signalId=5',
    ]);
  });

  test('SG-14 the download of an unchanged file is 304, and every file is sent as an attachment', async () => {
    respond = (request, response) => {
      if (request.headers['if-none-match'] === '"abc"') response.writeHead(304, { etag: '"abc"' }).end();
      else response.writeHead(200, { 'content-disposition': 'inline' }).end('x');
    };
    const again = await browser.call('/files/signals/5/attachments/0', { headers: { 'if-none-match': '"abc"' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const first = await browser.call('/files/signals/5/attachments/0');
    expect(first.headers.get('content-disposition')).toBe('attachment');
  });

  test.each(['-1', '0', 'abc', '9223372036854775808', '1%2F..%2F2', ''])('SG-14 signal %j is NOT_FOUND', async (id) => {
    let requested = 0;
    respond = (_request, response) => {
      requested += 1;
      response.end();
    };
    const response = await browser.call(`/files/signals/${id}/attachments/0`);
    expect([response.status, (await response.json()) as unknown]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Няма такъв файл.', traceId: expect.any(String) },
    ]);
    expect(requested).toBe(0);
  });

  test('SG-14 a download that ends too early closes the connection, so that no client takes the file for complete', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' });
      response.write('half', () => response.destroy());
    };
    const response = await browser.call('/files/signals/5/attachments.zip');
    await expect(response.text()).rejects.toThrow();
    await gateway.logRecord(({ msg }) => msg === 'Request failed');
  });

  test('SG-14 a download that the user stops is also stopped upstream and logs no error', async () => {
    const stopped = new Promise<void>((resolve) => {
      respond = (_request, response) => {
        response.once('close', resolve);
        const send = (): void =>
          void (response.write(Buffer.alloc(65_536)) && !response.destroyed
            ? setImmediate(send)
            : response.once('drain', send));
        send();
      };
    });
    const stop = new AbortController();
    const response = await browser.call('/files/signals/5/attachments.zip', { signal: stop.signal });
    await response.body?.getReader().read();
    stop.abort();
    await stopped;
    await gateway.logRecord(({ request }) => request?.status === 499);
    expect(gateway.logRecords().some(({ msg }) => msg === 'Request failed')).toBe(false);
  });

  test('SG-14 a person has at most six downloads at once; a download stopped while it waits is not requested', async () => {
    const open: ServerResponse[] = [];
    let requested = 0;
    respond = (_request, response) => {
      requested += 1;
      open.push(response.writeHead(200));
      response.write('x');
    };
    const download = (signal?: AbortSignal) =>
      browser.call('/files/signals/5/attachments.zip', signal ? { signal } : {});
    const first = await Promise.all(Array.from({ length: 6 }, () => download()));
    const stop = new AbortController();
    const stopped = download(stop.signal).catch(() => 'stopped');
    const waiting = download();
    const sessionResponse = await browser.call('/auth/session');
    expect([sessionResponse.status, requested]).toEqual([200, 6]);
    stop.abort();
    expect(await stopped).toBe('stopped');
    await gateway.logRecord(({ request }) => request?.status === 499);
    for (const response of open.splice(0)) response.end();
    expect(await Promise.all(first.map((response) => response.text()))).toEqual(first.map(() => 'x'));
    const last = await waiting;
    for (const response of open) response.end();
    expect([await last.text(), requested]).toEqual(['x', 7]);
  });

  test.each(['/files/signals/5/attachments.zip', '/files/signals.csv'])(
    'RQ-2 %s without a first byte in time is UPSTREAM_TIMEOUT, also if the headers have arrived',
    async (path) => {
      const restUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
      const hastyGateway = await startTestGateway({ restUrl, provider: gateway.provider, firstByteTimeoutMs: 50 });
      const user = hastyGateway.browser();
      await signIn(hastyGateway, user);
      for (const begin of [() => undefined, (response: ServerResponse) => response.writeHead(200).flushHeaders()]) {
        const closed = Promise.withResolvers<void>();
        respond = (_request, response) => {
          response.once('close', closed.resolve);
          begin(response);
        };
        const response = await user.call(path);
        expect([response.status, await response.json()]).toMatchObject([504, { code: 'UPSTREAM_TIMEOUT' }]);
        await closed.promise;
      }
      await hastyGateway.stop();
    },
  );

  test('RQ-2 a download may take longer than the time limit after the first byte', async () => {
    const restUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    const hastyGateway = await startTestGateway({ restUrl, provider: gateway.provider, firstByteTimeoutMs: 200 });
    const user = hastyGateway.browser();
    await signIn(hastyGateway, user);
    respond = (_request, response) => {
      response.writeHead(200).write('first');
      setTimeout(() => response.end(' last'), 400);
    };
    expect(await (await user.call('/files/signals/5/attachments.zip')).text()).toBe('first last');
    await hastyGateway.stop();
  });

  test('SG-14 the download of an unknown file is NOT_FOUND', async () => {
    respond = (_request, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"x","traceId":"y"}');
    };
    const response = await browser.call('/files/signals/5/attachments/3');
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});
