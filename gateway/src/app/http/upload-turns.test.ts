import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import type { TestBrowser } from '../../testing/browser.ts';

let respond: (request: IncomingMessage, response: ServerResponse) => void;
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

const tooMany = { 'content-type': 'application/json', 'retry-after': '7' };
const send = async (bytes: number): Promise<Response> => {
  const body = new FormData();
  body.append('input', JSON.stringify({ message: 'Здравейте' }));
  body.append('files', new File(['x'.repeat(bytes)], 'снимка.jpg'));
  return browser.call('/files/signals/17/responses', { method: 'POST', body });
};

test.each([
  ['reads', 10, 'read'],
  ['reads', 30_000_000, 'read'],
  ['does not read', 10, 'leave'],
  ['does not read', 30_000_000, 'leave'],
] as const)('SG-12 an upload that the busy service %s (%i bytes) is RATE_LIMITED', async (_what, bytes, end) => {
  respond = (request, response) => {
    if (end === 'read') request.resume();
    // The gateway has begun to send the form.
    request.once('readable', () => response.writeHead(429, tooMany).end('{"message":"Твърде много заявки."}'));
  };
  const response = await send(bytes);
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    429,
    '7',
    {
      code: 'RATE_LIMITED',
      message: expect.any(String),
      retryAfter: 7,
      outcome: 'NOT_DONE',
      traceId: expect.any(String),
    },
  ]);
});
