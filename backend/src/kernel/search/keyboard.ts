import { cyrillicLetter, keyboards } from './letters.texts.ts';

type Layout = keyof typeof keyboards;

/**
 * Returns the texts that the same keys produce on the other keyboard layouts of Bulgarian users: БДС, phonetic and the
 * newer phonetic one. The text as typed is not included.
 */
export const inOtherLayouts = (text: string): string[] => {
  const small = text.toLowerCase();
  const cyrillic: readonly Layout[] = ['bds', 'phonetic', 'newPhonetic'];
  const pairs: (readonly [Layout, Layout])[] = cyrillicLetter.test(small)
    ? [
        ['bds', 'phonetic'],
        ['bds', 'newPhonetic'],
        ['phonetic', 'bds'],
        ['newPhonetic', 'bds'],
      ]
    : cyrillic.map((layout) => ['us', layout] as const);
  const readings = pairs.map(([from, to]) => retype(small, keyboards[from], keyboards[to]));
  return [...new Set(readings)].filter((reading) => reading !== small);
};

const retype = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => {
    const key = from.indexOf(letter);
    return key === -1 ? letter : (to[key] ?? letter);
  }).join('');
