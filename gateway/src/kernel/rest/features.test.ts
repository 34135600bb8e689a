import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createFeatures } from './features.ts';
import { createRest } from './rest.ts';
import type { Rest, TrackedCalls } from './rest.ts';
import { json, startStubService } from '../../testing/rest-service.ts';
import type { StubService } from '../../testing/rest-service.ts';

let service: StubService;
let rest: Rest;
let now: number;

beforeAll(async () => {
  service = await startStubService();
  const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, responseLimitBytes: 100_000 };
  rest = createRest({ restUrl: service.url, ...limits, retryDelayMs: 0 });
});
beforeEach(() => {
  service.received.length = 0;
  now = 0;
});
afterAll(async () => {
  rest.stop();
  await service.stop();
});

const calls = (): TrackedCalls => rest.as({ subject: 'operator', bearer: 'token' }, '0123456789abcdef0123456789abcdef');

test.each([
  ['status 404', json({ message: 'no such path' }, 404)],
  ['an empty list', json([])],
])('RQ-5 after %s there are no features for a minute, and responses are uncacheable', async (_what, response) => {
  const features = createFeatures([], () => now);
  service.on('/struma/features', response);
  const [first, second] = [calls(), calls()];
  expect([await features(first).has('MAP'), await features(second).has('MAP')]).toEqual([false, false]);
  expect([first.tracker.trackedReads(), second.tracker.trackedReads()]).toEqual([null, null]);
  expect(service.received).toHaveLength(1);
  service.on('/struma/features', json(['MAP']));
  now = 59_999;
  expect(await features(calls()).has('MAP')).toBe(false);
  now = 60_000;
  expect(await features(calls()).has('MAP')).toBe(true);
  expect(service.received).toHaveLength(2);
});

test('RQ-5 features are read once, and again after a failed read; unknown and disabled ones are left out', async () => {
  const features = createFeatures(['OWN_SIGNALS'], () => now);
  service.on('/struma/features', json({}, 500));
  await expect(features(calls()).has('MAP')).rejects.toThrow();
  service.on('/struma/features', json(['MAP', 'OWN_SIGNALS', 'TELEPATHY']));
  expect([...(await features(calls()).all())]).toEqual(['MAP']);
  now = Number.MAX_SAFE_INTEGER;
  const later = calls();
  expect([...(await features(later).all())]).toEqual(['MAP']);
  expect(later.tracker.trackedReads()).toEqual([]);
  expect(service.received).toHaveLength(2);
});
