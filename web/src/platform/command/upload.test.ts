import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { initialConnection, connection } from '../request/connection.ts';
import { requestTimeoutMinutes } from '../request/request-timeout.ts';
import { upload } from './upload.ts';

let isSilent = false;
let status = 200;
const server = createServer((request, response) => {
  request.resume();
  if (isSilent) return;
  response.writeHead(request.method === 'OPTIONS' ? 200 : status, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  });
  response.end('{"ok":true}');
});
let address: string;

const send = () => {
  const { signal } = new AbortController();
  return upload(`${address}/files/signals`, new FormData(), { onProgress: () => {}, signal });
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
beforeEach(() => connection.set(() => initialConnection));

test('SG-19 RQ-2 an upload times out after the configured time, without reporting a lost connection', async () => {
  isSilent = false;
  await expect(send()).resolves.toMatchObject({ status: 200, body: { ok: true } });
  isSilent = true;
  requestTimeoutMinutes.set(() => 0.001);
  await expect(send()).resolves.toEqual({ status: 0, body: null });
  expect(connection.get().state).toBe('connected');
});

test.each([502, 503, 504])('an upload with the status %i reports that the services fail', async (failure) => {
  isSilent = false;
  status = failure;
  requestTimeoutMinutes.set(() => 1);
  await expect(send()).resolves.toMatchObject({ status: failure });
  expect(connection.get().state).toBe('failing');
});

test('an upload that the service refuses does not count as an outage', async () => {
  isSilent = false;
  status = 507;
  await expect(send()).resolves.toMatchObject({ status: 507 });
  expect(connection.get().state).toBe('connected');
});
