import { expect, test } from '@jest/globals';
import { createKeySet } from './key-set.ts';

test('a repeated key is found among 100 000 keys', () => {
  const keys = createKeySet();
  const added = Array.from({ length: 100_000 }, (_, index) => keys.add(`И${index}`));
  expect(added.every((isNew) => isNew)).toBe(true);
  expect([keys.add('И0'), keys.add('И99999'), keys.add('И100000')]).toEqual([false, false, true]);
});

test('when the set is full, every new key counts as repeated', () => {
  const keys = createKeySet(2 ** 12);
  const added = Array.from({ length: 5_000 }, (_, index) => keys.add(`${index}`));
  expect(added.indexOf(false)).toBeGreaterThan(3_000);
  expect(added.slice(added.indexOf(false)).every((isNew) => !isNew)).toBe(true);
});
