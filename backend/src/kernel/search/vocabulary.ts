import { cyrillicLetter } from './letters.texts.ts';
import { distanceOf } from './distance.ts';
import { soundOf, soundsOf } from './sound.ts';

/** Words of the database that a typed word may stand for. */
export interface Meaning {
  /** 0: as typed. Higher: less likely. */
  cost: number;
  /**
   * Stored words, the most likely words first. If empty, search for the word as typed: stored words begin with it, or
   * the word is unknown.
   */
  words: readonly string[];
  isKnown: boolean;
  /** False for a guess by similar words. */
  isCertain: boolean;
}

export interface Vocabulary {
  /** The best meaning of a word. `isLoose`: similar words count even if the word as typed is known. */
  find: (word: string, isLoose?: boolean) => Meaning;
}

const costs = { start: 0.3, sound: 0.4, soundStart: 0.8, similar: 1.6, unknown: 5 };
const maxWords = 12;
/** Words of names have only letters. Longer words and words with digits are no names but, for example, file numbers. */
const correctable = /^\p{L}{2,20}$/u;
/** With more words than this, only one typing error is allowed: an index for two errors needs much memory. */
const maxWordsWithTwoErrors = 20_000;
const minSimilarLength = 4;
/** Words with at least this many letters in their sound key may have two typing errors. */
const longWord = 8;

/**
 * Creates a vocabulary of the words of names and places. All words are in memory, because there are few distinct words.
 * The vocabulary only corrects spelling: a word that it lacks is still searched as typed.
 */
export const createVocabulary = (words: Iterable<string>): Vocabulary => {
  const sortedWords = [...new Set(words)].filter((word) => correctable.test(word)).toSorted();
  const maxErrorsOf = sortedWords.length > maxWordsWithTwoErrors ? () => 1 as const : maxErrorsByLength;
  const bySound = Map.groupBy(sortedWords, soundOf);
  const sounds = [...bySound.keys()].toSorted();
  const shortened = indexShortened(sounds, maxErrorsOf);
  const startingWith = (sorted: readonly string[], start: string): string[] => {
    const found: string[] = [];
    for (let at = firstAtLeast(sorted, start); sorted[at]?.startsWith(start) && found.length < maxWords; at += 1)
      found.push(sorted[at] ?? '');
    return found;
  };
  const withSounds = (keys: readonly string[]): string[] => keys.flatMap((key) => bySound.get(key) ?? []);

  const similarTo = (word: string, keys: readonly string[]): string[] => {
    const [key = ''] = keys;
    if (key.length < minSimilarLength || word.length > 30) return [];
    const maxErrors = maxErrorsOf(key);
    const near = new Set(
      keys.flatMap((one) => shortenedOf(one, maxErrors).flatMap((short) => shortened.get(short) ?? [])),
    );
    return [...near]
      .map((sound) => ({ sound, distance: Math.min(...keys.map((one) => distanceOf(one, sound, maxErrors))) }))
      .filter(({ distance }) => distance <= maxErrors)
      .toSorted((one, other) => one.distance - other.distance)
      .flatMap(({ sound }) => bySound.get(sound) ?? [])
      .filter((one) => one !== word)
      .slice(0, maxWords);
  };

  return {
    find(word, isLoose = false) {
      const keys = soundsOf(word);
      const similar = () => similarTo(word, keys);
      if (isLoose) {
        const words = [...new Set([...withSounds(keys), ...similar()])].slice(0, maxWords);
        if (words.length > 0) return { cost: costs.similar, words, isKnown: true, isCertain: false };
      }
      if (startingWith(sortedWords, word).length > 0)
        return {
          cost: bySound.get(soundOf(word))?.includes(word) ? 0 : costs.start,
          words: [],
          isKnown: true,
          isCertain: true,
        };
      const isLatin = !cyrillicLetter.test(word);
      const attempts: (readonly [number, () => string[]])[] = [
        [costs.sound, () => withSounds(keys)],
        [costs.soundStart, () => startsOf(word, keys, isLatin).flatMap((key) => withSounds(startingWith(sounds, key)))],
        [costs.similar, similar],
      ];
      for (const [cost, attempt] of attempts) {
        const words = attempt();
        if (words.length > 0)
          return { cost, words: words.slice(0, maxWords), isKnown: true, isCertain: cost < costs.similar };
      }
      return { cost: costs.unknown, words: [], isKnown: false, isCertain: false };
    },
  };
};

const maxErrorsByLength = (sound: string): 1 | 2 => (sound.length >= longWord ? 2 : 1);

/** Returns the keys that are longer than half the word: a key such as 'а' of 'аааа' is the start of too many words. */
const startsOf = (word: string, keys: readonly string[], isLatin: boolean): string[] =>
  keys.slice(0, isLatin ? 6 : 1).filter((key) => key.length > 1 && key.length * 2 > word.length);

/** Indexes sound keys by their text without one or two letters, which similar sound keys have in common. */
const indexShortened = (
  sounds: readonly string[],
  maxErrorsOf: (sound: string) => 1 | 2,
): ReadonlyMap<string, readonly string[]> => {
  const index = new Map<string, string[]>();
  for (const sound of sounds)
    for (const short of shortenedOf(sound, maxErrorsOf(sound))) {
      const found = index.get(short);
      if (found) found.push(sound);
      else index.set(short, [sound]);
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

const firstAtLeast = (sorted: readonly string[], start: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
};
