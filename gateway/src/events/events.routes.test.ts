import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signIn, startTestGateway } from '../testing/gateway.ts';
import type { TestGateway } from '../testing/gateway.ts';
import type { TestBrowser } from '../testing/browser.ts';

let gateway: TestGateway;
let browser: TestBrowser;
const received: (number | null)[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({
    events: (response, { since }) => {
      received.push(since);
      response.end();
    },
  });
  browser = gateway.browser();
  await signIn(gateway, browser);
});
afterAll(() => gateway.stop());

describe('the start of a stream', () => {
  test("is the id in the browser's header, else the id in the URL, else the latest event", async () => {
    received.length = 0;
    await browser.call('/events');
    await browser.call('/events?since=');
    await browser.call('/events?since=0');
    await browser.call('/events?since=7');
    await browser.call('/events?since=7', { headers: { 'last-event-id': '9' } });
    expect(received).toEqual([null, null, 0, 7, 9]);
  });

  test.each(['abc', 'Infinity', '1e999', '-1', '1.5', '7%00', '%ff', '9007199254740993', '٧'])(
    'is refused with a typed error if the id is %s',
    async (since) => {
      received.length = 0;
      const result = await browser.call(`/events?since=${since}`);
      expect([result.status, await result.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
      expect(received).toEqual([]);
    },
  );
});
