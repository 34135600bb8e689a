import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { createDocumentStore } from './document-store.ts';

test('the store keeps only the last 500 documents', async () => {
  const store = createDocumentStore();
  const document = parse('{ a }');
  for (let number = 0; number < 2000; number += 1) await store.set(String(number), document);
  expect([await store.get('1499'), await store.get('1500'), await store.get('1999')]).toEqual([
    undefined,
    document,
    document,
  ]);
  await store.delete('1999');
  expect(await store.get('1999')).toBeUndefined();
});
