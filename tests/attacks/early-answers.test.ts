/**
 * Requests with large bodies that the gateway answers before it has read the body: each response is complete, and other
 * clients are served.
 */

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { headerOf, type RawResponse } from './tools/raw-response.ts';
import { RawConnection } from './tools/raw-connection.ts';
import { startAttackHarness, type AttackHarness } from './tools/attack-harness.ts';

let harness: AttackHarness;
let operator: BrowserClient;
let visitorForm: { path: string; cookie: string };

beforeAll(async () => {
  harness = await startAttackHarness();
  operator = await harness.signIn('operator');
  const visitor = new BrowserClient(harness.address);
  const page = await visitor.follow('/auth/login');
  await page.body?.cancel();
  const { pathname, search } = new URL(page.url);
  visitorForm = { path: pathname + search, cookie: cookieOf(visitor) };
}, 120_000);
afterAll(() => harness?.stop());

const cookieOf = ({ cookies }: BrowserClient): string => [...cookies].map((pair) => pair.join('=')).join('; ');

const large = 900_000;
const upload = 'multipart/form-data; boundary=b';
const form = 'application/x-www-form-urlencoded';
const api = '/realms/struma/protocol/openid-connect';

/** Routes that reject a body of this size, or never read a body. */
const routes: readonly { name: string; path: string; type: string; isSignedIn?: boolean; method?: string }[] = [
  { name: 'the token endpoint', path: `${api}/token`, type: form },
  { name: 'an address that the provider does not know', path: '/realms/struma/nothing', type: form },
  { name: 'a file of the provider', path: '/realms/struma/resources/sign-in.css', type: form },
  { name: '/auth/backchannel-logout', path: '/auth/backchannel-logout', type: form },
  { name: '/auth/logout without a session', path: '/auth/logout', type: 'application/json' },
  { name: '/auth/refresh', path: '/auth/refresh', type: 'application/json', isSignedIn: true },
  { name: '/auth/login, which takes no POST', path: '/auth/login', type: form },
  { name: '/graphql', path: '/graphql', type: 'application/json', isSignedIn: true },
  { name: '/graphql without a session', path: '/graphql', type: 'application/json' },
  { name: '/graphql by PUT', path: '/graphql', type: 'application/json', method: 'PUT', isSignedIn: true },
  { name: 'an upload without a session', path: '/files/signals/2/responses', type: upload },
  { name: 'an upload that is not a form', path: '/files/signals/2/responses', type: 'text/plain', isSignedIn: true },
  { name: 'an upload without an input', path: '/files/signals/2/responses', type: upload, isSignedIn: true },
  { name: 'an upload to an unknown address', path: '/files/nothing', type: upload, isSignedIn: true },
  {
    name: 'an upload to the path of a download',
    path: '/files/signals/1/attachments.zip',
    type: upload,
    isSignedIn: true,
  },
  { name: '/events', path: '/events', type: 'text/plain', isSignedIn: true },
  { name: 'a tile', path: '/map/tiles/base/1/1/1', type: 'text/plain', isSignedIn: true },
  { name: 'the map server', path: '/map/wms', type: 'text/plain', isSignedIn: true },
  { name: 'a page', path: '/signals_oper/list', type: form },
  { name: '/healthz', path: '/healthz', type: 'text/plain' },
  { name: 'an unknown address', path: '/nothing.txt', type: 'text/plain' },
];

/** Returns the request line and the headers, up to the empty line. */
const headOf = (method: string, path: string, headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, `Host: ${new URL(harness.address).host}`, ...headers, '', ''].join('\r\n');

/** Sends the head and a body. `answer` is null if the gateway reset the connection while the body was sent. */
const send = async (head: string): Promise<{ connection: RawConnection; answer: RawResponse | null }> => {
  const connection = await RawConnection.open(harness.address);
  connection.write(head);
  connection.write('x'.repeat(large));
  return { connection, answer: await connection.next() };
};

/** Expects that the next request on the connection is answered, unless the previous response closed the connection. */
const expectUsableConnection = async (connection: RawConnection, answer: RawResponse): Promise<void> => {
  connection.write(headOf('GET', '/healthz', []));
  const next = await connection.next();
  connection.close();
  if (next === null) expect(headerOf(answer, 'connection')).toBe('close');
  else expect([next.status, next.body]).toEqual([200, '{"status":"ok"}']);
};

const expectOthersServed = async (): Promise<void> => {
  const sheet = await fetch(`${harness.address}/realms/struma/resources/sign-in.css`);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  const { data } = await operator.graphql('{ session { name } }');
  expect(data).toMatchObject({ session: { name: expect.any(String) } });
  await (await fetch(`${harness.address}/auth/login`)).body?.cancel();
};

describe('a body of 900 KB with an early response', () => {
  test.each(routes)('$name: each response is complete, and the next client is served', async (route) => {
    const { path, type, isSignedIn = false, method = 'POST' } = route;
    const sessionHeaders = isSignedIn ? [`Cookie: ${cookieOf(operator)}`, 'X-Struma: 1'] : [];
    const head = headOf(method, path, [`Content-Type: ${type}`, ...sessionHeaders, `Content-Length: ${large}`]);
    for (let round = 0; round < 3; round += 1) {
      const { connection, answer } = await send(head);
      await expectOthersServed();
      if (!answer) continue;
      expect(answer.isWhole).toBe(true);
      expect(answer.status).toBeLessThan(500);
      await expectUsableConnection(connection, answer);
    }
  });

  test("AU-1 sent to the sender's own sign-in form causes no 502 for other clients", async () => {
    const { path, cookie } = visitorForm;
    const headers = [`Cookie: ${cookie}`, `Origin: ${harness.address}`, `Content-Type: ${form}`];
    for (let round = 0; round < 5; round += 1) {
      const { connection, answer } = await send(headOf('POST', path, [...headers, `Content-Length: ${large}`]));
      await expectOthersServed();
      if (!answer) continue;
      expect(answer).toMatchObject({ status: 413, isWhole: true });
      await expectUsableConnection(connection, answer);
    }
  });
});
