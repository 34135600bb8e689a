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

  test('closes after a successful trial: calls run concurrently again', async () => {
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

  test('does not prolong a pause when calls fail that began before it', async () => {
    const { breaker, call, wait } = start(1);
    const early = Promise.withResolvers<{ status: number }>();
    const running = breaker.run(() => early.promise, { isWrite: false });
    await call(503);
    wait(pauseMs / 2);
    early.resolve({ status: 503 });
    await running;
    wait(pauseMs / 2);
    await expect(call(200)).resolves.toEqual({ status: 200 });
  });

  test('keeps one trial at a time when a long call ends meanwhile', async () => {
    const { breaker, call, refused, wait } = start(1);
    await call(503);
    wait(pauseMs);
    const long = Promise.withResolvers<{ status: number }>();
    const upload = breaker.run(() => long.promise, { isWrite: true, isLong: true });
    const held = Promise.withResolvers<{ status: number }>();
    const trial = breaker.run(() => held.promise, { isWrite: false });
    long.reject(new Error('the browser is gone'));
    await expect(upload).rejects.toThrow('the browser is gone');
    await refused();
    held.resolve({ status: 200 });
    await trial;
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
