import { expect, test } from '@jest/globals';
import { createKeySet, type KeySet } from './key-set.ts';

const add = (keys: KeySet, key: string): boolean => {
  const bytes = Buffer.from(key);
  return keys.add({ bytes, start: 0, end: bytes.length });
};

test('a repeated key is found among 100 000 keys', () => {
  const keys = createKeySet();
  const added = Array.from({ length: 100_000 }, (_, index) => add(keys, `И${index}`));
  expect(added.every((isNew) => isNew)).toBe(true);
  expect([add(keys, 'И0'), add(keys, 'И99999'), add(keys, 'И100000')]).toEqual([false, false, true]);
});

test('when the set is full, every new key counts as repeated', () => {
  const keys = createKeySet(2 ** 12);
  const added = Array.from({ length: 5_000 }, (_, index) => add(keys, `${index}`));
  expect(added.indexOf(false)).toBeGreaterThan(3_000);
  expect(added.slice(added.indexOf(false)).every((isNew) => !isNew)).toBe(true);
});
