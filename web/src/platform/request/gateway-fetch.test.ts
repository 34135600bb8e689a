import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sendRequest } from './gateway-fetch.ts';

const responses: { status: number; retryAfter?: string }[] = [];
const fetched = jest.fn(async () => {
  const { status, retryAfter = null } = responses.shift() ?? { status: 200 };
  return { status, headers: { get: () => retryAfter } };
});
const original = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  responses.length = 0;
  fetched.mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

const statusAfter = async (milliseconds: number): Promise<number> => {
  const response = sendRequest('/graphql', { method: 'POST', body: '{}' });
  await jest.advanceTimersByTimeAsync(milliseconds);
  return (await response).status;
};

test('a request above the rate limit is sent again after the pause that the gateway names', async () => {
  responses.push({ status: 429, retryAfter: '1' }, { status: 429, retryAfter: '2' });
  expect(await statusAfter(3000)).toBe(200);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a request that stays above the rate limit is refused after four attempts', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) responses.push({ status: 429, retryAfter: '1' });
  expect(await statusAfter(3000)).toBe(429);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test.each([{ status: 429, retryAfter: '60' }, { status: 429 }, { status: 503, retryAfter: '1' }])(
  'the response %j is returned at once',
  async (response) => {
    responses.push(response);
    expect(await statusAfter(0)).toBe(response.status);
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);
