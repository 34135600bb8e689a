import { expect, test } from '@jest/globals';
import { soundOf } from './sound.ts';
import { createWordIndex } from './word-index.ts';

/** Returns `count` different words that have only letters. */
const inventWords = (count: number, length = 3): string[] =>
  Array.from({ length: count }, (_, number) =>
    Array.from(String(number).padStart(length, '0'), (digit) => `${'бвгджзклмн'[Number(digit)]}а`).join(''),
  );

const limits = { words: 10_000, textsForTwoErrors: 500, texts: 1_000, near: 1_000 };

test('words can be added to an index', async () => {
  const index = createWordIndex();
  expect(await index.add(['петров', 'иванов', 'петров', 'ф-12'])).toBe(2);
  expect(await index.add(['иванов', 'петкова'])).toBe(1);
  expect(index.startingWith('пет', 9)).toEqual(['петкова', 'петров']);
  expect(index.startingWith('пет', 1)).toEqual(['петкова']);
});

test('while many words are added, other requests are served', async () => {
  let served = 0;
  let isAdding = true;
  const serve = (): void => {
    served += 1;
    if (isAdding) setImmediate(serve);
  };
  setImmediate(serve);
  const words = inventWords(1_000);
  const index = createWordIndex();
  await index.add(words);
  isAdding = false;
  expect(served).toBeGreaterThanOrEqual(9);
  expect(index.startingWith('', 9_999)).toEqual(words.toSorted());
});

test('a full index accepts no more words', async () => {
  const index = createWordIndex({ ...limits, words: 100 });
  expect(await index.add(inventWords(1_000))).toBe(100);
  expect(index.startingWith('', 9_999)).toHaveLength(100);
});

test('the more words an index has, the fewer typing errors it allows for further words', async () => {
  const index = createWordIndex(limits);
  const words = inventWords(2_000, 5);
  await index.add(words);
  /** Returns how many first letters may be missing so that the word is still found as similar; -1 if it never is. */
  const errorsOf = (word = ''): number => {
    const sound = soundOf(word);
    return [2, 1, 0].find((count) => index.nearSounds(sound.slice(count), 1).has(sound)) ?? -1;
  };
  expect(errorsOf(words[0])).toBe(2);
  expect(errorsOf(words[40])).toBe(1);
  expect(errorsOf(words.at(-1))).toBe(-1);
  expect(index.wordsWithSound(soundOf(words.at(-1) ?? ''))).toEqual(words.slice(-1));
});

test('the number of similar sound keys of a word is limited', async () => {
  const index = createWordIndex({ ...limits, near: 10 });
  await index.add(inventWords(1_000, 4));
  expect(index.nearSounds('babababa', 2).size).toBe(10);
});
