import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { captureSql } from '../../../tests/builders/database/captured-sql.ts';
import { eventually } from '../../../tests/builders/eventually.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { insertSignals } from '../../../tests/builders/data/signals.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { createDatabase } from '../kernel/database/database.ts';
import { createTokenReader } from '../kernel/access/token.ts';
import { createServer } from './server.ts';
import { openTestPool } from '../../../tests/builders/database/test-database.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertSignals(service.pool);
});
afterAll(() => service.stop());

const unreachableDatabase = 'postgres://nobody@127.0.0.1:9/none';

/** Starts the server with another store or database, and collects its log. */
const startServer = async (parts: { store?: AttachmentStore; databaseUrl?: string }) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const pool = parts.databaseUrl ? openTestPool(parts.databaseUrl) : service.pool;
  const missing = () => Promise.reject(new Error('no store'));
  const server = await createServer({
    database: createDatabase(pool),
    store: parts.store ?? { receive: missing, read: missing },
    readToken: createTokenReader({ issuer: service.issuer.issuer, audience: 'struma-api', appClient: 'struma-app' }),
    isProduction: true,
    log: pino({ level: 'debug' }, sink),
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Bearer ${await service.issuer.token()}`;
  const call = (path: string, options: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(url + path, { ...options, headers: { authorization, ...options.headers } });
  return { call, lines, stop: () => server.close() };
};

describe('faults', () => {
  test('SG-19 an upload to a full disk gets status 507 with an error message; nothing is stored', async () => {
    const full: AttachmentStore = {
      receive: async (bytes) => {
        await pipeline(bytes, createWriteStream('/dev/full', { flags: 'a' }));
        throw new Error('/dev/full accepted bytes.');
      },
      read: () => Promise.reject(new Error('nothing is kept')),
    };
    const server = await startServer({ store: full });
    const form = new FormData();
    form.append('signalId', '1');
    form.append('message', 'Добър ден');
    form.append('attachments', new File([new Uint8Array(20_000_000)], 'голям.bin'));
    const response = await server.call('/api/response/CreateResponse', { method: 'POST', body: form });
    expect([response.status, await response.json()]).toEqual([
      507,
      { message: 'Няма свободно място за файловете.', traceId: expect.any(String) },
    ]);
    expect((await service.pool.query('select 1 from response')).rows).toEqual([]);
    expect((await server.call('/struma/features')).status).toBe(200);
    await server.stop();
  });

  test('without a database, requests get status 503 with a message; the process is alive but not ready', async () => {
    const server = await startServer({ databaseUrl: unreachableDatabase });
    const response = await server.call('/api/signal/GetSignalList');
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: 'Базата данни не отговаря. Опитайте пак след малко.', traceId: expect.any(String) },
    ]);
    expect((await server.call('/healthz')).status).toBe(200);
    expect((await server.call('/readyz')).status).toBe(503);
    await server.stop();
  });

  test('the service survives connections closed by the database', async () => {
    expect((await service.call('/api/signal/GetSignalList')).status).toBe(200);
    await service.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    // Each connection of the pool detects the failure separately.
    const again = await eventually(
      () => service.call('/api/signal/GetSignalList'),
      ({ status }) => status === 200,
    );
    expect(again.status).toBe(200);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  test("the response to an unexpected error is 'Грешка' with the trace id, without details", async () => {
    await service.pool.query('alter table nomenclature_item rename to hidden');
    const response = await service.call('/api/status/GetStatusAsKeyValuePairList');
    await service.pool.query('alter table hidden rename to nomenclature_item');
    const { message, traceId } = (await response.json()) as { message: string; traceId: string };
    expect([response.status, message]).toEqual([500, 'Грешка']);
    const { rows } = await eventually(
      () =>
        service.pool.query('select username, message, stacktrace from exception_log where trace_id = $1', [traceId]),
      ({ rowCount }) => rowCount === 1,
    );
    expect(rows).toEqual([
      {
        username: 'operator',
        message: 'relation "nomenclature_item" does not exist',
        stacktrace: expect.stringContaining('lookups.ts'),
      },
    ]);
  });

  test('a wrong content type and a wrong method are client errors', async () => {
    const json = { method: 'POST', body: '{"signalId":1}', headers: { 'content-type': 'application/json' } };
    expect(await (await service.call('/api/response/CreateResponse', json)).text()).toMatch(/^\(0\)/);
    expect((await service.call('/api/response/CreateResponse', { ...json, body: '{' })).status).toBe(400);
    expect(
      (await service.call('/api/response/CreateResponse', { ...json, headers: { 'content-type': 'image/png' } }))
        .status,
    ).toBe(415);
    expect((await service.call('/api/response/CreateResponse')).status).toBe(404);
  });
});

test('A7 a reply of almost the maximum length fits into the URL', async () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'я'.repeat(500) }] };
  const message = JSON.stringify({ type: 'doc', content: Array.from({ length: 99 }, () => paragraph) });
  const path = `/api/response/CreateResponse?signalId=1&fromClient=false&message=${encodeURIComponent(message)}`;
  expect(await (await service.call(path, { method: 'POST' })).text()).toMatch(/^\(\d+\) Съобщението е изпратено\.$/);
  const { rows } = await service.pool.query('select length(message) as length from response');
  expect(rows).toEqual([{ length: message.length }]);
});

describe('trace id', () => {
  test('the log contains path, status and account, but no query string and no token', async () => {
    const server = await startServer({});
    const traceId = 'cd'.repeat(16);
    await server.call('/api/signal/GetSignalList?workCardNo=8001011234', { headers: { 'x-trace-id': traceId } });
    await server.stop();
    const line = server.lines
      .map((each) => JSON.parse(each) as Record<string, unknown>)
      .find((each) => each.traceId === traceId);
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/signal/GetSignalList',
      status: 200,
      subject: 'subject-of-operator',
      milliseconds: expect.any(Number),
    });
    expect(server.lines.join('')).not.toMatch(/8001011234|Bearer|eyJ/);
  });

  test('SQL statements start with the trace id in a comment', async () => {
    const traceId = 'ef'.repeat(16);
    const statements = await captureSql(() =>
      service.call('/api/status/GetStatusAsKeyValuePairList', { headers: { 'x-trace-id': traceId } }),
    );
    expect(statements.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(`^/\\* trace:${traceId} \\*/ select`),
    );
  });
});
