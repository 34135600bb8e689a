import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { sessionOver } from '../platform/request/session-over.ts';
import { checkEveryMs } from './session-check.ts';
import { SessionWatch } from './session-watch.ts';

const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  sessionOver.set(() => false);
  globalThis.fetch = async () => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('AU-5 checks continue after a failed check', async () => {
  let isBroken = true;
  const request = async (_name: string, work: () => Promise<unknown>) => {
    if (isBroken) throw new DOMException('The lock was stolen', 'AbortError');
    return work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  render(createElement(SessionWatch, { start: { kind: 'signed-in', name: 'Мария', expiresAt: 1000, now: 0 } }));
  await jest.advanceTimersByTimeAsync(checkEveryMs);
  expect(sessionOver.get()).toBe(false);
  isBroken = false;
  await jest.advanceTimersByTimeAsync(checkEveryMs);
  expect(sessionOver.get()).toBe(true);
});
