import { cyrillicLetter, latinSounds, soundKeys } from './letters.texts.ts';

const maxKeys = 24;

/** Returns the sound key of a word, which its spellings have in common: 'Шишков', 'Shishkov' and '6i6kov'. */
export const soundOf = (word: string): string => soundsOf(word)[0] ?? '';

/** Returns all sound keys of a word, the usual one first: a Latin letter with several sounds gives several keys. */
export const soundsOf = (word: string): string[] => {
  const small = word.toLowerCase();
  const isCyrillic = cyrillicLetter.test(small);
  let keys = [''];
  for (let at = 0; at < small.length;) {
    const [length, sounds] = isCyrillic ? cyrillicSound(small, at) : latinSound(small, at);
    keys = sounds
      .slice(0, keys.length * sounds.length > maxKeys ? 1 : undefined)
      .flatMap((sound) => keys.map((key) => key + sound));
    at += length;
  }
  return [...new Set(keys.map(withoutRepeats))];
};

type Sound = readonly [length: number, sounds: readonly string[]];

const cyrillicSound = (word: string, at: number): Sound => {
  const letter = word[at] ?? '';
  return [1, [soundKeys[letter] ?? letter]];
};

const latinSound = (word: string, at: number): Sound => {
  const found = latinSounds.find(([group]) => word.startsWith(group, at));
  return found ? [found[0].length, found[1]] : [1, [word[at] ?? '']];
};

/** 'Анна' and 'Ана' have the same sound key. */
const withoutRepeats = (key: string): string => key.replaceAll(/(.)\1+/g, '$1');
