import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signIn, startTestGateway } from '../testing/gateway.ts';
import type { TestGateway } from '../testing/gateway.ts';
import type { TestBrowser } from '../testing/browser.ts';

let gateway: TestGateway;
let browser: TestBrowser;
const seen: (number | null)[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({
    events: (response, { since }) => {
      seen.push(since);
      response.end();
    },
  });
  browser = gateway.browser();
  await signIn(gateway, browser);
});
afterAll(() => gateway.stop());

describe('where a stream begins', () => {
  test('is the header of the browser, else the address, else now', async () => {
    seen.length = 0;
    await browser.call('/events');
    await browser.call('/events?since=');
    await browser.call('/events?since=0');
    await browser.call('/events?since=7');
    await browser.call('/events?since=7', { headers: { 'last-event-id': '9' } });
    expect(seen).toEqual([null, null, 0, 7, 9]);
  });

  test.each(['abc', 'Infinity', '1e999', '-1', '1.5', '7%00', '%ff', '9007199254740993', '٧'])(
    '%s is a typed refusal',
    async (since) => {
      seen.length = 0;
      const answer = await browser.call(`/events?since=${since}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
      expect(seen).toEqual([]);
    },
  );
});
