import { describe, expect, test } from '@jest/globals';
import { createBreaker } from './breaker.ts';

const pauseMs = 1000;

/** A breaker with a clock that the test sets. */
const start = (failures: number) => {
  let now = 0;
  const breaker = createBreaker({ failures, pauseMs }, () => now);
  const call = (status: number) => breaker.run(() => Promise.resolve({ status }), { isWrite: false });
  const refused = () => expect(call(200)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
  return { breaker, call, refused, wait: (milliseconds: number) => void (now += milliseconds) };
};

describe('the circuit breaker', () => {
  test('counts failures in a row: a success starts the count again', async () => {
    const { call, refused } = start(2);
    for (const status of [503, 200, 503, 200, 503]) await call(status);
    await expect(call(503)).resolves.toEqual({ status: 503 });
    await refused();
  });

  test('closes after a successful trial: calls run side by side again', async () => {
    const { breaker, call, refused, wait } = start(1);
    await call(503);
    await refused();
    wait(pauseMs);
    await call(200);
    const held = Promise.withResolvers<{ status: number }>();
    const running = breaker.run(() => held.promise, { isWrite: false });
    await expect(call(200)).resolves.toEqual({ status: 200 });
    held.resolve({ status: 200 });
    await running;
  });

  test('starts a new pause after a failed trial, and tries again after it', async () => {
    const { call, refused, wait } = start(3);
    for (const status of [503, 503, 503]) await call(status);
    wait(pauseMs);
    await call(503);
    await refused();
    wait(pauseMs);
    await expect(call(200)).resolves.toEqual({ status: 200 });
  });

  test.each([
    [502, true],
    [503, true],
    [504, true],
    [500, false],
    [404, false],
  ])('counts status %i as a failure: %s', async (status, isFailure) => {
    const { call, refused } = start(1);
    await call(status);
    if (isFailure) await refused();
    else await expect(call(200)).resolves.toEqual({ status: 200 });
  });
});
