import { expect, test } from '@jest/globals';
import { LRUCache } from 'lru-cache';
import { upToEntries } from './cache-size.ts';

test('a cache of two entries removes the one that was used least recently', () => {
  const cache = new LRUCache<string, number>(upToEntries(2));
  cache.set('first', 1).set('second', 2);
  cache.get('first');
  cache.set('third', 3);
  expect([...cache.keys()].toSorted()).toEqual(['first', 'third']);
});
