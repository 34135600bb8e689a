import { setImmediate } from 'node:timers/promises';
import { soundOf } from './sound.ts';

/** An index of the words of names and places, in memory: there are few distinct words. */
export interface WordIndex {
  /** Adds words that the index lacks, and returns their number. */
  add: (words: readonly string[]) => number;
  /** Returns the first words that begin with a text, in the order of the alphabet. */
  startingWith: (start: string, maxCount: number) => string[];
  /** Returns the first sound keys that begin with a text. */
  soundsStartingWith: (start: string, maxCount: number) => string[];
  /** Returns the words with a sound key. */
  wordsWithSound: (sound: string) => readonly string[];
  /** Returns the sound keys that have a text in common with this one, after up to `maxErrors` letters of each are removed. */
  nearSounds: (sound: string, maxErrors: 1 | 2) => readonly string[];
  /** Returns how many typing errors a word with this sound key may have. */
  maxErrorsOf: (sound: string) => 1 | 2;
}

/** Words of names have only letters. Longer words and words with digits are no names but, for example, file numbers. */
const correctable = /^\p{L}{2,20}$/u;
/** With more words than this, only one typing error is allowed: an index for two errors needs much memory. */
const maxWordsWithTwoErrors = 20_000;
/** Words with at least this many letters in their sound key may have two typing errors. */
const longWord = 8;
/** Shorter sound keys have no similar ones: too many words would be similar. */
export const minSimilarLength = 4;

/** Creates an index for about this many words. The number decides how many typing errors are allowed. */
export const createWordIndex = (expectedCount: number): WordIndex => {
  const maxErrorsOf = (sound: string): 1 | 2 =>
    expectedCount <= maxWordsWithTwoErrors && sound.length >= longWord ? 2 : 1;
  const known = new Set<string>();
  const sortedWords: string[] = [];
  const sortedSounds: string[] = [];
  const bySound = new Map<string, string[]>();
  const shortened = new Map<string, string[]>();
  const addSound = (sound: string): void => {
    insertSorted(sortedSounds, sound);
    for (const short of shortenedOf(sound, maxErrorsOf(sound))) pushTo(shortened, short, sound);
  };
  const add = (word: string): void => {
    known.add(word);
    insertSorted(sortedWords, word);
    const sound = soundOf(word);
    if (!bySound.has(sound)) addSound(sound);
    pushTo(bySound, sound, word);
  };
  return {
    add(words) {
      const before = known.size;
      for (const word of words) if (correctable.test(word) && !known.has(word)) add(word);
      return known.size - before;
    },
    startingWith: (start, maxCount) => firstStartingWith(sortedWords, start, maxCount),
    soundsStartingWith: (start, maxCount) => firstStartingWith(sortedSounds, start, maxCount),
    wordsWithSound: (sound) => bySound.get(sound) ?? [],
    nearSounds: (sound, maxErrors) => shortenedOf(sound, maxErrors).flatMap((short) => shortened.get(short) ?? []),
    maxErrorsOf,
  };
};

/** Other requests are served between two pieces of this many words. */
const wordsAtOnce = 100;

/** Creates an index of these words, in pieces that do not delay other requests. */
export const loadWordIndex = async (words: readonly string[]): Promise<WordIndex> => {
  const index = createWordIndex(words.length);
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    index.add(words.slice(start, start + wordsAtOnce));
    await setImmediate();
  }
  return index;
};

/** Returns the text itself, and the text without any one letter or any two letters. */
const shortenedOf = (text: string, maxRemoved: 1 | 2): string[] => {
  if (text.length < minSimilarLength - 1) return [];
  const once = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  const twice =
    maxRemoved === 2 ? once.flatMap((one) => Array.from(one, (_, at) => one.slice(0, at) + one.slice(at + 1))) : [];
  return [...new Set([text, ...once, ...twice])];
};

const firstStartingWith = (sorted: readonly string[], start: string, maxCount: number): string[] => {
  const found: string[] = [];
  for (let at = positionOf(sorted, start); sorted[at]?.startsWith(start) && found.length < maxCount; at += 1)
    found.push(sorted[at] ?? '');
  return found;
};

const insertSorted = (sorted: string[], text: string): void => {
  sorted.splice(positionOf(sorted, text), 0, text);
};

/** Returns the position of the first text that is not before this one. */
const positionOf = (sorted: readonly string[], text: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

const pushTo = (lists: Map<string, string[]>, key: string, value: string): void => {
  const found = lists.get(key);
  if (found) found.push(value);
  else lists.set(key, [value]);
};
