import { afterEach, expect, test } from '@jest/globals';
import { signIn, startTestGateway } from './gateway-for-tests.ts';
import type { TestGateway } from './gateway-for-tests.ts';

let gateway: TestGateway;
afterEach(() => gateway.stop());

const many = { perSecond: 1000, burst: 1000 };
const few = { perSecond: 0.1, burst: 2 };
const json = { 'content-type': 'application/json', 'x-struma': '1' };

test('a person who asks too much is told when to come again', async () => {
  gateway = await startTestGateway({ traffic: { person: few, address: many, concurrent: 0 } });
  const browser = gateway.browser();
  await signIn(gateway, browser);
  const ask = () => browser.call('/graphql', { method: 'POST', headers: json, body: '{}' });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        message: 'Твърде много заявки. Опитайте пак след малко.',
        extensions: { code: 'RATE_LIMITED', retryAfter: 10, traceId: refused.headers.get('x-trace-id') },
      },
    ],
  });
  const file = await browser.call('/files/signals/1/attachments/0');
  expect([file.status, await file.json()]).toMatchObject([429, { code: 'RATE_LIMITED', retryAfter: 10 }]);
  expect((await browser.call('/auth/session')).status).toBe(200);
});

test('who has not signed in is counted by address, which only a known proxy may name', async () => {
  const traffic = { person: many, address: few, concurrent: 0 };
  gateway = await startTestGateway({ traffic, trustedProxies: ['127.0.0.1'] });
  const ask = async (path: string, address: string, method = 'POST') =>
    (await fetch(gateway.url + path, { method, redirect: 'manual', headers: { ...json, 'x-forwarded-for': address } }))
      .status;
  expect([await ask('/graphql', '192.0.2.1'), await ask('/auth/login', '192.0.2.1', 'GET')]).toEqual([401, 302]);
  expect([await ask('/graphql', '192.0.2.1'), await ask('/auth/login', '192.0.2.1', 'GET')]).toEqual([429, 429]);
  expect(await ask('/graphql', '192.0.2.2')).toBe(401);
  // The nearest address that is no proxy counts, whatever a caller has written before it.
  expect(await ask('/graphql', '192.0.2.7, 192.0.2.1')).toBe(429);
});
