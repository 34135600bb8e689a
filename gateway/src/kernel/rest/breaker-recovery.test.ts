import { describe, expect, test } from '@jest/globals';
import { createBreaker } from './breaker.ts';

const pauseMs = 1000;

/** Creates a breaker with a clock that the test controls. */
const start = (failures: number) => {
  let now = 0;
  const breaker = createBreaker({ failures, pauseMs }, () => now);
  const call = (status: number) => breaker.run(() => Promise.resolve({ status }), { isWrite: false });
  const expectRefused = () => expect(call(200)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
  return { breaker, call, expectRefused, wait: (milliseconds: number) => void (now += milliseconds) };
};

describe('the circuit breaker', () => {
  test('opens after consecutive failures: a success resets the count', async () => {
    const { call, expectRefused } = start(2);
    for (const status of [503, 200, 503, 200, 503]) await call(status);
    await expect(call(503)).resolves.toEqual({ status: 503 });
    await expectRefused();
  });

  test('closes after a successful trial request: calls run concurrently again', async () => {
    const { breaker, call, expectRefused, wait } = start(1);
    await call(503);
    await expectRefused();
    wait(pauseMs);
    await call(200);
    const deferred = Promise.withResolvers<{ status: number }>();
    const running = breaker.run(() => deferred.promise, { isWrite: false });
    await expect(call(200)).resolves.toEqual({ status: 200 });
    deferred.resolve({ status: 200 });
    await running;
  });

  test('starts a new pause after a failed trial request, and then allows another trial request', async () => {
    const { call, expectRefused, wait } = start(3);
    for (const status of [503, 503, 503]) await call(status);
    wait(pauseMs);
    await call(503);
    await expectRefused();
    wait(pauseMs);
    await expect(call(200)).resolves.toEqual({ status: 200 });
  });

  test('does not prolong the pause if a call fails that began before the pause', async () => {
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

  test('allows only one trial request at a time, also if a long call ends meanwhile', async () => {
    const { breaker, call, expectRefused, wait } = start(1);
    await call(503);
    wait(pauseMs);
    const long = Promise.withResolvers<{ status: number }>();
    const upload = breaker.run(() => long.promise, { isWrite: true, isLong: true });
    const deferred = Promise.withResolvers<{ status: number }>();
    const trial = breaker.run(() => deferred.promise, { isWrite: false });
    long.reject(new Error('the browser is gone'));
    await expect(upload).rejects.toThrow('the browser is gone');
    await expectRefused();
    deferred.resolve({ status: 200 });
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
    const { call, expectRefused } = start(1);
    await call(status);
    if (isFailure) await expectRefused();
    else await expect(call(200)).resolves.toEqual({ status: 200 });
  });
});
