import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { connection, initialConnection } from './connection.ts';
import { GatewayError, gatewayFetch, sendRequest } from './gateway-fetch.ts';

const responses: { status: number; retryAfter?: string }[] = [];
const fetched = jest.fn(async () => {
  const { status, retryAfter = null } = responses.shift() ?? { status: 200 };
  return { status, ok: status < 300, headers: { get: () => retryAfter }, json: async () => null };
});
const original = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  responses.length = 0;
  connection.set(() => initialConnection);
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

test('a request above the rate limit is sent again after the pause that the gateway requires', async () => {
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

test.each([
  [502, {}, 'failing'],
  [504, { silent: true }, 'failing'],
  [502, { isOptional: true }, 'connected'],
  [404, {}, 'connected'],
])('after a response with the status %i to a request %j the connection is %s', async (status, request, state) => {
  responses.push({ status });
  await expect(gatewayFetch('/healthz', request)).rejects.toBeInstanceOf(GatewayError);
  expect(connection.get().state).toBe(state);
});
