import type { ReadTerm } from '../kernel/search/reading.ts';
import type { AddressPart, Code } from '../kernel/search/search-text.ts';
import { soundOf, soundsOf } from '../kernel/search/sound.ts';
import { isWord } from '../kernel/search/stored-words.ts';
import { countryWord } from './geocoder.texts.ts';

/** A typed address, split into its parts. */
export interface ParsedAddress {
  /** Words and numbers of the street, estate or town, in typed order. */
  terms: readonly ReadTerm[];
  /** The parts of the address that a word such as 'бл.' names. */
  parts: Partial<Record<AddressPart, Code>>;
}

/** Splits the terms of 'жк Люлин 7 бл. 701, вх. А' into the words of the place and the named parts. */
export const parseAddress = (read: readonly ReadTerm[]): ParsedAddress => {
  const parts: ParsedAddress['parts'] = {};
  for (const term of read) if (term.kind === 'code' && term.part !== null) parts[term.part] ??= term;
  return { terms: read.filter((term) => term.kind === 'word' || term.part === null), parts };
};

/**
 * Interprets the last number after the first word as the house number: 'шипка 12'. Null if there is none, or if the
 * address already has a number.
 */
export const splitHouseNumber = ({ terms, parts }: ParsedAddress): ParsedAddress | null => {
  const numberIndex = terms.findLastIndex((term, index) => index > 0 && houseNumber.test(term.text));
  const number = terms[numberIndex];
  if (number?.kind !== 'code' || parts.number !== undefined) return null;
  return { terms: terms.filter((term) => term !== number), parts: { ...parts, number } };
};

/**
 * Interprets the letter of the house number '12А' as an entrance, then leaves it out: houses whose letter is not stored.
 * Empty if the number has no letter.
 */
export const splitHouseLetter = ({ terms, parts }: ParsedAddress): ParsedAddress[] => {
  const { number } = parts;
  if (!number?.spellings.some((one) => lettered.test(one)) || parts.entrance !== undefined) return [];
  const house = { ...number, spellings: number.spellings.map((one) => one.replace(lettered, '$1')) };
  const entrance = { ...number, spellings: number.spellings.map((one) => one.replace(lettered, '$2')) };
  return [
    { terms, parts: { ...parts, number: house, entrance } },
    { terms, parts: { ...parts, number: house } },
  ];
};

const lettered = /^(\d+)(\p{L})$/u;

const houseNumber = /^\d{1,4}\p{L}?$/u;

/** Drops the country if it is the last of several words; null otherwise. A street may have the name of the country. */
export const dropCountry = ({ terms, parts }: ParsedAddress): ParsedAddress | null => {
  const last = terms.at(-1);
  const isCountry = terms.length > 1 && last && isWord(last) && soundsOf(last.text).includes(countrySound);
  return isCountry ? { terms: terms.slice(0, -1), parts } : null;
};

const countrySound = soundOf(countryWord);
