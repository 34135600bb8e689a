import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { connection, reportResponse } from '../request/connection.ts';
import { loadCode } from './load-code.ts';

const ownFetch = globalThis.fetch;
let asked: string[];
let serverIsThere: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  [asked, serverIsThere] = [[], false];
  globalThis.fetch = async (path) => {
    asked.push(path as string);
    if (!serverIsThere) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
});
afterEach(() => {
  globalThis.fetch = ownFetch;
  jest.useRealTimers();
  connection.set(() => ({ up: true, lastResponse: null }));
});

const load = async (): Promise<string> => {
  if (!serverIsThere) throw new TypeError('Failed to fetch dynamically imported module');
  return 'code';
};

test('pieces of code that do not come look for the server together, and come once anybody has found it', async () => {
  const pieces = Promise.all([loadCode(load), loadCode(load), loadCode(load)]);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(asked).toEqual(['/healthz']);
  serverIsThere = true;
  reportResponse();
  expect(await pieces).toEqual(['code', 'code', 'code']);
  expect(asked).toEqual(['/healthz', '/healthz']);
});

test('where nobody else looks for the server they still find it', async () => {
  const piece = loadCode(load);
  await jest.advanceTimersByTimeAsync(25_000);
  serverIsThere = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(await piece).toBe('code');
});
