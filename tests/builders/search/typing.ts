// Imitates how people type: typing errors, Latin letters, the wrong keyboard layout. The tables of letters are not
// shared with the search (backend/src/kernel/search/matcher.ts), so that an error in one of them is
// not repeated here.

/** Seeded numbers from 0 to below 1, the same in each run. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

export const pick = <T>(list: readonly T[], random: () => number): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
};

/**
 * One typing error inside the word: a letter is missing, doubled, swapped with the next one, or typed as the next key.
 */
export const withTypingError = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = word[at] ?? '';
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + (after[0] ?? '') + letter + after.slice(1);
    default:
      return before + neighbourOf(letter) + after;
  }
};

const bdsRows = ['уеишщксдзц', 'ьяаожгтнвмч', 'юйъэфхпрлб'];
const phoneticRows = ['чявертъуиопшщ', 'асдфгхйкл', 'зьцжбнм'];
const usRows = ['wertyuiop[', "asdfghjkl;'", 'zxcvbnm,./'];
const usPhoneticRows = ['`qwertyuiop[]', 'asdfghjkl', 'zxcvbnm'];

const neighbourOf = (letter: string): string => {
  const row = bdsRows.find((one) => one.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
};

const translateKeys = (from: readonly string[], to: readonly string[]) => {
  const keys = new Map(
    from.flatMap((row, index) => Array.from(row, (letter, at) => [letter, to[index]?.[at] ?? letter])),
  );
  return (text: string): string => Array.from(text.toLowerCase(), (letter) => keys.get(letter) ?? letter).join('');
};

export const bdsOnUsKeyboard = translateKeys(bdsRows, usRows);
export const phoneticOnUsKeyboard = translateKeys(phoneticRows, usPhoneticRows);
/** A text that was typed as on a phonetic keyboard while the БДС layout was active. */
export const phoneticOnBdsKeyboard = (text: string): string =>
  translateKeys(usRows, bdsRows)(phoneticOnUsKeyboard(text));

const official: Readonly<Record<string, string>> = {
  ж: 'zh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ю: 'yu', я: 'ya', ъ: 'a', ь: 'y', й: 'y', х: 'h', у: 'u',
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', ф: 'f',
}; // prettier-ignore

const informal: Readonly<Record<string, string>> = {
  ...official,
  ж: 'j',
  ц: 'c',
  ч: '4',
  ш: '6',
  щ: '6t',
  ю: 'iu',
  я: 'q',
  ъ: 'u',
  ь: 'i',
  й: 'i',
  в: 'w',
};

const transliterate =
  (letters: Readonly<Record<string, string>>) =>
  (text: string): string =>
    Array.from(text.toLowerCase(), (letter) => letters[letter] ?? letter).join('');

export const inOfficialLatin = (text: string): string => transliterate(official)(text).replaceAll(/iya\b/g, 'ia');
export const inInformalLatin = transliterate(informal);
