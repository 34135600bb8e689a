import { expect, test } from '@jest/globals';
import { createWordIndex, loadWordIndex } from './word-index.ts';

/** Different words without digits. */
const invented = Array.from({ length: 1_000 }, (_, number) =>
  Array.from(String(number), (digit) => 'бвгджзклмн'[Number(digit)] + 'а').join(''),
);

test('words can be added to an index', () => {
  const index = createWordIndex(10);
  expect(index.add(['петров', 'иванов', 'петров', 'ф-12'])).toBe(2);
  expect(index.add(['иванов', 'петкова'])).toBe(1);
  expect(index.startingWith('пет', 9)).toEqual(['петкова', 'петров']);
  expect(index.startingWith('пет', 1)).toEqual(['петкова']);
});

test('a large index is loaded in pieces, between which other requests are served', async () => {
  let served = 0;
  let isLoading = true;
  const serve = (): void => {
    served += 1;
    if (isLoading) setImmediate(serve);
  };
  setImmediate(serve);
  const index = await loadWordIndex(invented);
  isLoading = false;
  expect(served).toBeGreaterThanOrEqual(9);
  expect(index.startingWith('', 9_999)).toEqual(invented.toSorted());
});

test('a large index allows one typing error, a small one two in a long word', () => {
  expect(createWordIndex(20_000).maxErrorsOf('hranimirova')).toBe(2);
  expect(createWordIndex(20_001).maxErrorsOf('hranimirova')).toBe(1);
  expect(createWordIndex(10).maxErrorsOf('petrov')).toBe(1);
});
