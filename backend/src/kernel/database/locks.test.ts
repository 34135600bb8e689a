import { expect, test } from '@jest/globals';
import { locks } from './locks.ts';

test('no two purposes share an advisory lock', () => {
  expect(new Set<number>(Object.values(locks)).size).toBe(Object.keys(locks).length);
});
