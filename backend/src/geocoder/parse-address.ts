import {
  countryWord,
  cyrillicLetters,
  kindWords,
  latinEnds,
  latinGroups,
  lookAlikes,
  partWords,
} from './geocoder.texts.ts';

export type AddressPart = keyof typeof partWords;

/** A parsed address. All texts are lower-case Cyrillic without punctuation. */
export interface ParsedAddress {
  /** Words of the street, estate or town, in typed order. */
  words: string[];
  parts: Partial<Record<AddressPart, string>>;
}

const maxLetters = 200;

/**
 * Parses 'ул. „Иван Вазов“ 12, вх. А', 'жк Люлин 7 бл 701', and the same in Latin letters or with Latin letters that
 * look like Cyrillic ones.
 */
export const parseAddress = (text: string): ParsedAddress => {
  const parsed: ParsedAddress = { words: [], parts: {} };
  const tokens = withoutCountry(tokensOf(text.slice(0, maxLetters)));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const part = partOf(token);
    const value = tokens[at + 1];
    if (part && value !== undefined && !partOf(value)) {
      parsed.parts[part] ??= value;
      at += 1;
    } else if (!part && !kindWords.includes(token)) parsed.words.push(token);
  }
  return parsed;
};

/** Removes the country if it is the last of several words. 'бул. България' and 'България' alone are streets. */
const withoutCountry = (tokens: readonly string[]): readonly string[] => {
  const before = tokens.at(-2);
  const hasCountry = tokens.at(-1) === countryWord && before !== undefined && !kindWords.includes(before);
  return hasCountry ? tokens.slice(0, -1) : tokens;
};

/**
 * Interprets the last number after the first word as the house number: 'шипка 12'. Null if there is none, or if the
 * address already has a number.
 */
export const splitHouseNumber = ({ words, parts }: ParsedAddress): ParsedAddress | null => {
  const numberIndex = words.findLastIndex((word, index) => index > 0 && houseNumber.test(word));
  const number = words[numberIndex];
  if (number === undefined || parts.number !== undefined) return null;
  return { words: words.filter((_, index) => index !== numberIndex), parts: { ...parts, number } };
};

/** Converts to lower case and replaces Latin letters by Cyrillic ones. */
const inCyrillic = (token: string): string => {
  const lowerCase = token.toLowerCase();
  if (!latin.test(lowerCase)) return lowerCase;
  const isMixed =
    cyrillic.test(lowerCase) || Array.from(lowerCase).every((letter) => !/[a-z]/.test(letter) || letter in lookAlikes);
  if (isMixed)
    return Array.from(lowerCase)
      .map((letter) => lookAlikes[letter] ?? letter)
      .join('');
  const end = latinEnds.find(([letters]) => lowerCase.endsWith(letters));
  const withCyrillicEnd = end ? lowerCase.slice(0, -end[0].length) + end[1] : lowerCase;
  return latinGroups.reduce((word, [group, letter]) => word.replaceAll(group, letter), withCyrillicEnd);
};

const latin = /[a-z]/;
const cyrillic = new RegExp(`[${cyrillicLetters}]`);
const houseNumber = new RegExp(`^\\d{1,4}[${cyrillicLetters}]?$`);

/** 'бл.12' is two tokens, '12А' is one. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/№/g, ' № ')
    .replace(/[^\p{L}\p{N}№-]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(inCyrillic)
    .flatMap(splitPart);

const allPartWords = Object.values(partWords).flat().join('|');
const gluedPart = new RegExp(`^(${allPartWords})(\\d.*)$`);

const splitPart = (token: string): string[] => {
  const [, word, value] = gluedPart.exec(token) ?? [];
  return word !== undefined && value !== undefined ? [word, value] : [token];
};

const partOf = (token: string): AddressPart | null => {
  for (const part of ['number', 'block', 'entrance', 'floor', 'apartment'] as const)
    if (partWords[part].includes(token)) return part;
  return null;
};
