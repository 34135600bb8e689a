import { setImmediate } from 'node:timers/promises';
import { soundOf } from './sound.ts';

/** An index of the words of names and places, in memory: there are few distinct words. */
export interface WordIndex {
  /**
   * Adds words that the index lacks, and returns how many were added. Other requests are served meanwhile. A full
   * index accepts no more words.
   */
  add: (words: readonly string[]) => Promise<number>;
  /** Returns the first words that begin with a text, in the order of the alphabet. */
  startingWith: (start: string, maxCount: number) => string[];
  /** Returns the first sound keys that begin with a text. */
  soundsStartingWith: (start: string, maxCount: number) => string[];
  /** Returns the words with a sound key. */
  wordsWithSound: (sound: string) => readonly string[];
  /** Returns the sound keys that equal this one after up to `maxErrors` letters of each are removed. */
  nearSounds: (sound: string, maxErrors: 1 | 2) => ReadonlySet<string>;
  /** Returns how many typing errors a word with this sound key may have. */
  maxErrorsOf: (sound: string) => 1 | 2;
}

/** Words of names have 2 to 20 letters. Other words are no names but, for example, file numbers. */
const correctable = /^\p{L}{2,20}$/u;
/** Words with at least this many letters in their sound key may have two typing errors. */
const longWord = 8;
/** Shorter sound keys have no similar ones: too many words would be similar. */
export const minSimilarLength = 4;
/** Other requests are served after this time, and at the latest after this many words. */
const [maxBlockMs, wordsAtOnce] = [10, 100];
/**
 * Limits of the memory and of the time of an index. A shortened text is a sound key without one or two of its letters.
 */
export interface IndexLimits {
  words: number;
  /** With more shortened texts than this, words are added for one typing error only. A text takes about 250 bytes. */
  textsForTwoErrors: number;
  /** With more shortened texts than this, words are added without typing errors. */
  texts: number;
  /** Limit of the similar sound keys of one word: each is compared with the word. */
  near: number;
}

export const maxWordsOfIndex = 100_000;

const defaultLimits: IndexLimits = {
  words: maxWordsOfIndex,
  textsForTwoErrors: 500_000,
  texts: 1_000_000,
  near: 2_000,
};

export const createWordIndex = (limits: IndexLimits = defaultLimits): WordIndex => {
  const maxErrorsOf = (sound: string): 1 | 2 => (sound.length >= longWord ? 2 : 1);
  const known = new Set<string>();
  const sortedWords: string[] = [];
  const sortedSounds: string[] = [];
  const bySound = new Map<string, string[]>();
  const soundsByShortText = new Map<string, string[]>();
  const indexedErrorsOf = (sound: string): 0 | 1 | 2 => {
    if (soundsByShortText.size >= limits.texts) return 0;
    return soundsByShortText.size >= limits.textsForTwoErrors ? 1 : maxErrorsOf(sound);
  };
  const addSound = (sound: string): void => {
    insertSorted(sortedSounds, sound);
    const errors = indexedErrorsOf(sound);
    if (errors !== 0) for (const short of shortenedOf(sound, errors)) pushTo(soundsByShortText, short, sound);
  };
  const add = (word: string): void => {
    known.add(word);
    insertSorted(sortedWords, word);
    const sound = soundOf(word);
    if (!bySound.has(sound)) addSound(sound);
    pushTo(bySound, sound, word);
  };
  return {
    async add(words) {
      let added = 0;
      let [since, atOnce] = [performance.now(), 0];
      for (const word of words) {
        if (known.size >= limits.words || !correctable.test(word) || known.has(word)) continue;
        add(word);
        added += 1;
        atOnce += 1;
        if (atOnce < wordsAtOnce && performance.now() - since < maxBlockMs) continue;
        // oxlint-disable-next-line no-await-in-loop -- a pause for other requests
        await setImmediate();
        [since, atOnce] = [performance.now(), 0];
      }
      return added;
    },
    startingWith: (start, maxCount) => firstStartingWith(sortedWords, start, maxCount),
    soundsStartingWith: (start, maxCount) => firstStartingWith(sortedSounds, start, maxCount),
    wordsWithSound: (sound) => bySound.get(sound) ?? [],
    nearSounds(sound, maxErrors) {
      const near = new Set<string>();
      for (const short of shortenedOf(sound, maxErrors))
        for (const other of soundsByShortText.get(short) ?? []) {
          near.add(other);
          if (near.size >= limits.near) return near;
        }
      return near;
    },
    maxErrorsOf,
  };
};

/**
 * Returns the text itself, and the texts that remain if any one letter or, with `maxRemoved` 2, any two letters are
 * removed. Returns none for a text that is too short.
 */
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
