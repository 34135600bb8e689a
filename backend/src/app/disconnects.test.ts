import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import { openFolderStore } from '../attachments/folder-store.ts';
import { createTokenReader } from '../kernel/access/token.ts';
import { createDatabase } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { createServer } from './server.ts';

interface LogLine {
  level: number;
  path?: string;
  status?: number;
}

const lines: LogLine[] = [];
let service: TestService;
let server: Server;
let port: number;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  server = await createServer({
    database: createDatabase(service.pool),
    store: await openFolderStore(service.folder, { reserveBytes: 0, maxBytes: 0 }),
    readToken: createTokenReader({ issuer: service.issuer.issuer, audience: 'struma-api', appClient: 'struma-app' }),
    isProduction: true,
    log: pino({ level: 'debug' }, sink),
  });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await server?.close();
  await service?.stop();
});

/** Opens a connection and sends a request whose body may be incomplete. */
const begin = async (path: string, headers: string[], body: string | Buffer, method = 'POST') => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const headerLines = [`host: a`, `authorization: Bearer ${await service.issuer.token()}`, ...headers];
  socket.write(`${method} ${path} HTTP/1.1\r\n${headerLines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  return socket;
};

const part = (disposition: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}`;
const form = ['content-type: multipart/form-data; boundary=b', 'content-length: 9000000'];
const json = ['content-type: application/json', 'content-length: 9000'];

/** Waits for the request's line in the log, which is written when the connection closes. */
const lineOf = (path: string) =>
  eventually(
    async () => lines.find((line) => line.path === path),
    (line) => line !== undefined,
  );

const expectNoErrors = async () => {
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect((await service.pool.query('select message from exception_log')).rows).toEqual([]);
};

test.each([
  ['before the first part of a form', '/api/response/CreateResponse', form, '--b\r\nconte'],
  ['inside a form field', '/api/response/CreateResponse', form, part('name="message"', 'а'.repeat(1000))],
  [
    'inside an uploaded file',
    '/api/response/CreateResponse',
    form,
    part('name="attachments"; filename="a"', 'a'.repeat(2_000_000)),
  ],
  ['inside a JSON body', '/struma/signals/draft', json, '{"signalId":1'],
])('RQ-1 a client that disconnects %s causes no error in a log', async (_name, path, headers, body) => {
  lines.length = 0;
  const arrived = once(server.server, 'request');
  const socket = await begin(path, headers, body);
  const [request] = (await arrived) as [IncomingMessage];
  await eventually(
    async () => request.socket.bytesRead,
    (bytes) => bytes > Math.min(body.length, 100_000),
  );
  socket.resetAndDestroy();
  expect((await lineOf(path))?.status).toBe(499);
  await expectNoErrors();
});

test('RQ-1 a client that disconnects during a download causes no error in a log', async () => {
  const path = '/api/Attachment/DownloadAttachmentFileBySignalId';
  const content = new FormData();
  for (const [name, value] of Object.entries({ title: 'а', message: 'а', latitude: '42', longitude: '23' }))
    content.append(name, value);
  content.append('attachments', new File([new Uint8Array(20_000_000)], 'a.bin'));
  const created = await service.call('/api/signal/createSignal', { method: 'POST', body: content });
  const { id } = (await created.json()) as { id: number };
  lines.length = 0;
  const socket = await begin(`${path}?signalId=${id}&attachmentOrderNumber=0`, [], '', 'GET');
  await once(socket, 'data');
  socket.resetAndDestroy();
  expect((await lineOf(path))?.status).toBe(499);
  await expectNoErrors();
});

test('a service stops although a client keeps a connection open without sending a request', async () => {
  const stopping = await startTestService();
  const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  await stopping.stop();
  await closed;
});
