import { toCyrillicShapes } from '../list/look-alike-letters.texts.ts';
import {
  addressLetters,
  cyrillicLetter,
  fillerWords,
  labelWords,
  latinPartWords,
  ordinalNumber,
  ordinalWords,
  partWords,
  estateLabel,
} from './letters.texts.ts';
import { soundOf } from './sound.ts';

export type AddressPart = keyof typeof partWords;

/** A word of a name or of a street. */
export interface Word {
  kind: 'word';
  text: string;
}

/** A number, a single letter or both: part of an address or of a name, such as '717', 'б' and '15а'. */
export interface Code {
  kind: 'code';
  text: string;
  /**
   * The code with each Cyrillic letter for which a Latin letter may stand, and the code as typed. A number before a word
   * has also its ordinal words.
   */
  spellings: string[];
  /** The part of the address that the word before the code names; null without such a word. */
  part: AddressPart | null;
}

export type Term = Word | Code;

/** A search text, split into terms and a long number. */
export interface SearchText {
  terms: Term[];
  /** Digits of a telephone or client number within the text; null without such a number. */
  longNumber: string | null;
}

export const maxSearchLetters = 200;
const maxTerms = 10;

/**
 * Splits a text into words and codes. Quotes, '№', 'ул.' and similar words are dropped; 'бл. 12' becomes the code 12
 * with the part `block`.
 */
export const parseSearchText = (text: string): SearchText => {
  const small = text.slice(0, maxSearchLetters).normalize('NFC').toLowerCase();
  const found = longNumber.exec(small)?.[0] ?? null;
  const rest = (found === null ? small : small.replace(found, ' '))
    .replaceAll(estateLabel, ' ')
    .replaceAll(ordinalNumber, '$1');
  const tokens = rest
    .replaceAll('№', ' № ')
    .split(/[^\p{L}\p{N}№]+/u)
    .filter(Boolean)
    .map(inOneAlphabet)
    .flatMap(splitPart);
  return { terms: withoutFill(toTerms(tokens)).slice(0, maxTerms), longNumber: found && digitsOf(found) };
};

/**
 * At least six digits in one piece, or 0 or + and at least seven more digits with spaces, brackets, slashes, dots or
 * dashes between them: house numbers are shorter.
 */
const longNumber = /(?<!\d)[0+](?:[\s()/.–-]*\d){7,}|\d{6,}/;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const toTerms = (tokens: readonly string[]): Term[] => {
  const terms: Term[] = [];
  let part: AddressPart | null = null;
  for (const [at, token] of tokens.entries()) {
    const named = partOf(token);
    if (named) part = named;
    else if (isCode(token)) {
      const ordinals = part === null && isNameWord(tokens[at + 1]) ? (ordinalWords[token] ?? []) : [];
      terms.push({ kind: 'code', text: token, spellings: [...spellingsOf(token), ...ordinals], part });
      part = null;
    } else {
      part = null;
      if (!isLabel(token)) terms.push({ kind: 'word', text: token });
    }
  }
  return terms;
};

const isNameWord = (token: string | undefined): boolean =>
  token !== undefined && !partOf(token) && !isCode(token) && !isLabel(token);

/** A Latin word may contain the digits 4 and 6 for ч and ш. */
const isCode = (token: string): boolean => token.length === 1 || (/\d/.test(token) && !latinWord.test(token));

const latinWord = /^(?=(?:.*[a-z]){3})[a-z46]+$/;

const spellingsOf = (code: string): string[] => {
  const [, number = '', letter = ''] = /^(\d*)([a-z]?)$/.exec(code) ?? [];
  if (!letter) return [code];
  return [...(addressLetters[letter] ?? []).map((one) => number + one), code];
};

/** A word with letters of both alphabets, such as 'Шипкa' with a Latin a, has Latin letters of the same shape. */
const inOneAlphabet = (token: string): string =>
  cyrillicLetter.test(token) && /[a-z]/.test(token) ? toCyrillicShapes(token) : token;

/** 'бл717' and 'вхб' are a word and a code; '15a' and 'вхо', the beginning of a word, are not split. */
const splitPart = (token: string): string[] => {
  const [, word, value] = gluedPart.exec(token) ?? gluedEntrance.exec(token) ?? [];
  return word !== undefined && value !== undefined ? [word, value] : [token];
};

const partNames = Object.keys(partWords) as AddressPart[];

const partOf = (token: string): AddressPart | null =>
  partNames.find(
    (part) =>
      [...partWords[part], ...latinPartWords[part]].some((word) => word === token) ||
      (!cyrillicLetter.test(token) &&
        token.length > 1 &&
        partWords[part].some((word) => soundOf(word) === soundOf(token))),
  ) ?? null;

const longestPartsFirst = partNames
  .flatMap((part): string[] => [...partWords[part], ...latinPartWords[part]])
  .concat(['bl', 'vh', 'et', 'ap'])
  .filter((word) => word.length > 1)
  .toSorted((one, other) => other.length - one.length);
const [entrance, wholeEntrance] = partWords.entrance;
/** A letter after the short word, unless both are the beginning of the whole word. */
const gluedEntrance = new RegExp(`^(${entrance})((?!${wholeEntrance[entrance.length]})\\p{L})$`, 'u');
const gluedPart = new RegExp(`^(${longestPartsFirst.join('|')})(\\d+\\p{L}?)$`, 'u');

const labelSounds = new Set(labelWords.map(soundOf));
const isLabel = (token: string): boolean => token === '№' || labelSounds.has(soundOf(token));

/**
 * Drops short words such as 'на' if other words remain. 'в' is dropped only before a word: elsewhere, 'в' may be
 * an entrance.
 */
const withoutFill = (terms: readonly Term[]): Term[] => {
  const kept = terms.filter(
    ({ kind, text }, at) => !fillSounds.has(soundOf(text)) || (kind === 'code' && terms[at + 1]?.kind !== 'word'),
  );
  return kept.some(isWord) || !terms.some(isWord) ? kept : [...terms];
};

const fillSounds = new Set(fillerWords.map(soundOf));
const isWord = ({ kind }: Term): boolean => kind === 'word';
