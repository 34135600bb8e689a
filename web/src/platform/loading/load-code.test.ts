import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { initialConnection, connection, reportResponse } from '../request/connection.ts';
import { loadCode, preload } from './load-code.ts';

const realFetch = globalThis.fetch;
let requests: string[];
let isServerUp: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  [requests, isServerUp] = [[], false];
  globalThis.fetch = async (path) => {
    requests.push(path as string);
    if (!isServerUp) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  connection.set(() => initialConnection);
});

const load = async (): Promise<string> => {
  if (!isServerUp) throw new TypeError('Failed to fetch dynamically imported module');
  return 'code';
};

test('loads that fail share one poll of the server; a response to any other request causes the next poll', async () => {
  const pieces = Promise.all([loadCode(load), loadCode(load), loadCode(load)]);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(requests).toEqual(['/healthz']);
  isServerUp = true;
  reportResponse();
  expect(await pieces).toEqual(['code', 'code', 'code']);
  expect(requests).toEqual(['/healthz', '/healthz']);
});

test('after a part failed to load, the server is polled, and the part loads when the server responds', async () => {
  const piece = loadCode(load);
  await jest.advanceTimersByTimeAsync(25_000);
  isServerUp = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(await piece).toBe('code');
});

test('a part that was loaded in advance is available without a network', async () => {
  const ready = async (): Promise<string> => 'code';
  preload(ready);
  await jest.advanceTimersByTimeAsync(0);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    expect(await loadCode(ready)).toBe('code');
    expect(requests).toEqual([]);
  } finally {
    online.mockRestore();
  }
});
