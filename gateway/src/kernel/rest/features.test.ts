import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createFeatures } from './features.ts';
import { createRest } from './rest.ts';
import type { Rest, RestCalls } from './rest.ts';
import { json, startStandIn } from '../../testing/rest-service.ts';
import type { StandIn } from '../../testing/rest-service.ts';

let service: StandIn;
let rest: Rest;
let now: number;

beforeAll(async () => {
  service = await startStandIn();
  const limits = { connectTimeoutMs: 2000, readTimeoutMs: 5000, fileTimeoutMs: 5000, answerLimitBytes: 100_000 };
  rest = createRest({ restUrl: service.url, ...limits, retryDelayMs: 0 });
});
beforeEach(() => {
  service.seen.length = 0;
  now = 0;
});
afterAll(async () => {
  rest.stop();
  await service.stop();
});

const calls = (): RestCalls => rest.as({ subject: 'operator', bearer: 'token' }, '0123456789abcdef0123456789abcdef');

test.each([
  ['404', json({ message: 'no such path' }, 404)],
  ['no feature', json([])],
])('RQ-5 an answer of %s is believed for a minute, and nothing made with it is remembered', async (_what, answer) => {
  const features = createFeatures([], () => now);
  service.on('/struma/features', answer);
  const [first, second] = [calls(), calls()];
  expect([await features(first).has('MAP'), await features(second).has('MAP')]).toEqual([false, false]);
  expect([first.notes.readings(), second.notes.readings()]).toEqual([null, null]);
  expect(service.seen).toHaveLength(1);
  service.on('/struma/features', json(['MAP']));
  now = 59_999;
  expect(await features(calls()).has('MAP')).toBe(false);
  now = 60_000;
  expect(await features(calls()).has('MAP')).toBe(true);
  expect(service.seen).toHaveLength(2);
});

test('RQ-5 an answer with features is asked for once, and a failure again', async () => {
  const features = createFeatures(['OWN_SIGNALS'], () => now);
  service.on('/struma/features', json({}, 500));
  await expect(features(calls()).has('MAP')).rejects.toThrow();
  service.on('/struma/features', json(['MAP', 'OWN_SIGNALS', 'TELEPATHY']));
  expect([...(await features(calls()).all())]).toEqual(['MAP']);
  now = Number.MAX_SAFE_INTEGER;
  const later = calls();
  expect([...(await features(later).all())]).toEqual(['MAP']);
  expect(later.notes.readings()).toEqual([]);
  expect(service.seen).toHaveLength(2);
});
