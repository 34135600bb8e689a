import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { signIn, startTestGateway } from '../../testing/gateway.ts';
import type { TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

test('AU-11 tokens are refreshed after 30 seconds, so that changed rights apply; while the provider is down, the session stays valid', async () => {
  const browser = gateway.browser();
  await signIn(gateway, browser);
  const realNow = Date.now;
  const checkSessionAfter = async (seconds: number): Promise<[number, number]> => {
    Date.now = () => realNow() + seconds * 1000;
    const { status } = await browser.call('/auth/session');
    return [status, gateway.provider.state.refreshes];
  };
  try {
    expect(await checkSessionAfter(25)).toEqual([200, 0]);
    gateway.provider.state.isDown = true;
    expect((await checkSessionAfter(35))[0]).toBe(200);
    gateway.provider.state.isDown = false;
    // The next attempt waits 10 seconds after the failed one.
    expect(await checkSessionAfter(40)).toEqual([200, 0]);
    expect(await checkSessionAfter(46)).toEqual([200, 1]);
  } finally {
    Date.now = realNow;
  }
});
