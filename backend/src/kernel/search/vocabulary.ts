import { cyrillicLetter } from './letters.texts.ts';
import { distanceOf } from './distance.ts';
import { soundOf, soundsOf } from './sound.ts';
import { minSimilarLength, type WordIndex } from './word-index.ts';

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
  /** False for a guess by similar words, and for an unknown word. */
  isCertain: boolean;
}

export interface Vocabulary {
  /** The best meaning of a word. `isLoose`: similar words count even if the word as typed is known. */
  find: (word: string, isLoose?: boolean) => Meaning;
}

const costs = { start: 0.3, sound: 0.4, soundStart: 0.8, similar: 1.6, unknown: 5 };
const maxWords = 12;

/** Creates a vocabulary that only corrects spelling: a word that the index lacks is still searched as typed. */
export const createVocabulary = (index: WordIndex): Vocabulary => {
  const withSounds = (keys: readonly string[]): string[] => keys.flatMap((key) => index.wordsWithSound(key));

  const similarTo = (word: string, keys: readonly string[]): string[] => {
    const [key = ''] = keys;
    if (key.length < minSimilarLength || word.length > 30) return [];
    const maxErrors = index.maxErrorsOf(key);
    return [...new Set(keys.flatMap((one) => [...index.nearSounds(one, maxErrors)]))]
      .map((sound) => ({ sound, distance: Math.min(...keys.map((one) => distanceOf(one, sound, maxErrors))) }))
      .filter(({ distance }) => distance <= maxErrors)
      .toSorted((one, other) => one.distance - other.distance)
      .flatMap(({ sound }) => index.wordsWithSound(sound))
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
      if (index.startingWith(word, 1).length > 0)
        return {
          cost: index.wordsWithSound(soundOf(word)).includes(word) ? 0 : costs.start,
          words: [],
          isKnown: true,
          isCertain: true,
        };
      const isLatin = !cyrillicLetter.test(word);
      const attempts: (readonly [number, () => string[]])[] = [
        [costs.sound, () => withSounds(keys)],
        [
          costs.soundStart,
          () => startsOf(word, keys, isLatin).flatMap((key) => withSounds(index.soundsStartingWith(key, maxWords))),
        ],
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

/**
 * Returns the likeliest keys, up to six of a Latin word and one of another, that are longer than one letter and than half
 * the word: a key such as 'а' of 'аааа' is the start of too many words.
 */
const startsOf = (word: string, keys: readonly string[], isLatin: boolean): string[] =>
  keys.slice(0, isLatin ? 6 : 1).filter((key) => key.length > 1 && key.length * 2 > word.length);
