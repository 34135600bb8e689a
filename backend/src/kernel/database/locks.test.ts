import { expect, test } from '@jest/globals';
import { locks } from './locks.ts';

test('each advisory lock has a number of its own', () => {
  expect(new Set<number>(Object.values(locks)).size).toBe(Object.keys(locks).length);
});
