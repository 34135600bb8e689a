import { inOtherLayouts } from './keyboard.ts';
import { cyrillicLetter } from './letters.texts.ts';
import { parseSearchText, type Code, type Word } from './search-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of a search with the stored words that it may stand for. */
export interface ReadWord extends Word {
  /** If empty, search for the word itself. */
  words: readonly string[];
  isKnown: boolean;
  /** False for a guess by similar words, and for an unknown word. */
  isCertain: boolean;
}

export type ReadTerm = ReadWord | Code;

/** A search text in the letters of one keyboard layout. */
export interface Reading {
  terms: readonly ReadTerm[];
  longNumber: string | null;
}

/** Added to the cost of a reading in another keyboard layout, so that the text as typed is preferred. */
const layoutCost = 1;

/** Reads a text as typed and in other keyboard layouts. Returns at most two readings, the most likely first. */
export const readSearchText = (text: string, vocabulary: Vocabulary): Reading[] => {
  const typed = readWords(text, vocabulary, false);
  const isCyrillic = cyrillicLetter.test(text.toLowerCase());
  const retyped = inOtherLayouts(text)
    .map((one) => readWords(one, vocabulary, false))
    .filter(({ reading }) => (isCyrillic ? mayBeMeant(reading, typed.reading) : hasKnownWord(reading)))
    .map(({ reading, cost }) => ({ reading, cost: cost + layoutCost }));
  return [typed, ...retyped]
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, 2)
    .map(({ reading }) => reading);
};

/**
 * Cyrillic letters are seldom typed in another Cyrillic layout. All words of such a reading must be known, and no letter
 * may become a sign. Otherwise 'Няма вода' would be read as a name, only because no name contains these words.
 */
const mayBeMeant = (reading: Reading, typed: Reading): boolean =>
  isCertain(reading) && reading.terms.length === typed.terms.length;

const hasKnownWord = ({ terms }: Reading): boolean => terms.some((term) => term.kind === 'word' && term.isKnown);

/** True if every word is a word of the database, or the start of such a word, in some spelling. */
export const isCertain = ({ terms }: Reading): boolean => terms.every((term) => term.kind === 'code' || term.isCertain);

/** Returns the same terms with similar words added: a word with a typing error may be equal to another known word. */
export const readLoosely = ({ terms, longNumber }: Reading, vocabulary: Vocabulary): Reading => ({
  longNumber,
  terms: terms.map((term) => (term.kind === 'word' ? readWord(term, vocabulary, true).term : term)),
});

const readWords = (text: string, vocabulary: Vocabulary, isLoose: boolean): { reading: Reading; cost: number } => {
  const { terms, longNumber } = parseSearchText(text);
  const costs: number[] = [];
  const read = terms.map((term): ReadTerm => {
    if (term.kind === 'code') return term;
    const { term: word, cost } = readWord(term, vocabulary, isLoose);
    costs.push(cost);
    return word;
  });
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  return { reading: { terms: read, longNumber }, cost: costs.length === 0 ? costWithoutWords : total / costs.length };
};

/** The cost of a text without words: numbers and signs are the same in every layout. */
const costWithoutWords = 9;

const readWord = ({ text }: Word, vocabulary: Vocabulary, isLoose: boolean): { term: ReadWord; cost: number } => {
  const { cost, ...meaning } = vocabulary.find(text, isLoose);
  return { term: { kind: 'word', text, ...meaning }, cost };
};
