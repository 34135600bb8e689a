import { expect, test } from '@jest/globals';
import { createByteCache } from './byte-cache.ts';

const seconds = 1000;

test('a value that was not used for two minutes is removed, and its size is released; a used value stays', () => {
  let now = 1;
  const cache = createByteCache<{ text: string }>(1000, () => now);
  cache.set('used', { text: 'a' }, 100);
  cache.set('unused', { text: 'b' }, 100);
  now += 100 * seconds;
  expect(cache.get('used')).toEqual({ text: 'a' });
  now += 100 * seconds;
  cache.set('new', { text: 'c' }, 100);
  expect(cache.bytes).toBe(200);
  expect([cache.get('used'), cache.get('unused')]).toEqual([{ text: 'a' }, undefined]);
});

test('above the limit the least recently used value is removed', () => {
  const cache = createByteCache<object>(800);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.set(key, {}, 100);
  cache.get('a');
  cache.set('i', {}, 100);
  expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([{}, undefined, 800]);
});

test('a value above an eighth of the limit is not stored', () => {
  const cache = createByteCache<object>(800);
  cache.set('large', {}, 101);
  expect([cache.get('large'), cache.bytes]).toEqual([undefined, 0]);
});
