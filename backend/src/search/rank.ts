import type { Candidate } from './candidates.ts';
import { soundOf } from '../kernel/search/sound.ts';
import { distanceOf } from '../kernel/search/distance.ts';
import type { Code } from '../kernel/search/search-text.ts';
import type { ReadTerm, ReadWord } from '../kernel/search/reading.ts';

/** Points of a candidate: for each term, by how it matches; then for coverage, open signals and being a submitter. */
const points = {
  whole: 1,
  start: 0.7,
  sameSound: 0.9,
  similar: 0.55,
  unmatched: -0.3,
  code: 0.6,
  codeElsewhere: 0.25,
  codeMissing: -0.25,
  /** Multiplied by the share of the name or of the street that was typed. */
  coverage: 0.3,
  openSignals: 0.1,
  submitter: 0.05,
  /** The first number is only that of a flat, although people say the house first. More than both points above. */
  otherHouse: -0.2,
};

type Facts = Pick<Candidate, 'names' | 'street' | 'town' | 'description'> &
  Pick<Candidate, 'number' | 'block' | 'entrance' | 'floor' | 'apartment'>;

/** Returns the score of a candidate: how well the candidate matches the terms. */
export const scoreOf = (terms: readonly ReadTerm[], candidate: Candidate): number => {
  if (terms.length === 0) return 0;
  const words = terms.filter((term) => term.kind === 'word');
  const codes = terms.filter((term) => term.kind === 'code');
  const stored = splitWords(
    `${candidate.names} ${candidate.street ?? candidate.description ?? ''} ${candidate.town ?? ''}`,
  );
  const sum = words.reduce((total, word) => total + wordPoints(word, stored), 0) + codePoints(codes, candidate);
  return (
    sum / terms.length +
    points.coverage * coverageOf(words, candidate) +
    (candidate.hasOpenSignals ? points.openSignals : 0) +
    (candidate.submitterId === null ? 0 : points.submitter) +
    (isOtherHouse(codes, candidate) ? points.otherHouse : 0)
  );
};

/** True if the first number after the name of the street is not the house, but the entrance, floor or flat. */
const isOtherHouse = (codes: readonly Code[], facts: Facts): boolean => {
  const names = new Set(splitWords(facts.street ?? ''));
  const first = codes.find(({ spellings }) => !spellings.some((one) => names.has(one)));
  if (!first || first.part !== null) return false;
  const has = (part: keyof Facts): boolean => isPart(first, part, facts);
  return !has('number') && !has('block') && (has('entrance') || has('floor') || has('apartment'));
};

/**
 * True if the search has codes (numbers or single letters) and the address has all of them. Of three or more codes,
 * some may be missing.
 */
export const matchesMostCodes = (terms: readonly ReadTerm[], candidate: Candidate): boolean => {
  const codes = terms.filter((term) => term.kind === 'code');
  return codes.length > 0 && codePoints(codes, candidate) >= codes.length * points.codeElsewhere;
};

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const wordPoints = (word: ReadWord, stored: readonly string[]): number =>
  Math.max(points.unmatched, ...stored.map((one) => pointsFor(word, one)));

const pointsFor = ({ text, words }: ReadWord, stored: string): number => {
  if (stored === text) return points.whole;
  if (words.includes(stored)) return soundOf(stored) === soundOf(text) ? points.sameSound : similarity(stored, text);
  return stored.startsWith(text) ? points.start : points.unmatched;
};

/** Gives more points for one typing error than for two. */
const similarity = (stored: string, text: string): number =>
  points.similar + (distanceOf(soundOf(stored), soundOf(text), 2) === 1 ? 0.15 : 0);

/** Returns the share of the name's words that were typed, or that of the street's words if it is larger. */
const coverageOf = (words: readonly ReadWord[], { names, street }: Candidate): number => {
  const typed = words.reduce((sum, { text }) => sum + text.length, 0);
  const shares = [names, street ?? ''].map((text) => {
    const all = [...new Set(splitWords(text))].filter((word) => word.length > 1);
    const matched = all.filter((stored) => words.some((word) => pointsFor(word, stored) > 0));
    return all.length === 0 ? 0 : matched.length / all.length;
  });
  return typed === 0 ? 0 : Math.max(...shares);
};

/** The order in which people say the parts of an address. */
const spokenParts = [['number', 'block'], ['entrance'], ['floor'], ['apartment']] as const;

/** Points for numbers and letters: first those of a street or name, then the others in the order of `spokenParts`. */
const codePoints = (codes: readonly Code[], facts: Facts): number => {
  const names = new Set(splitWords(`${facts.street ?? ''} ${facts.names}`));
  let next = 0;
  let sum = 0;
  for (const code of codes) {
    const at = spokenParts.findIndex(
      (parts, index) => index >= next && parts.some((part) => isPart(code, part, facts)),
    );
    if (code.part !== null) sum += isPart(code, code.part, facts) ? points.code : points.codeMissing;
    else if (next === 0 && code.spellings.some((one) => names.delete(one))) sum += points.code;
    else if (at !== -1) {
      sum += points.code;
      next = at + 1;
    } else sum += isAnyPart(code, facts) ? points.codeElsewhere : points.codeMissing;
  }
  return sum;
};

const isPart = ({ spellings, part: named }: Code, part: keyof Facts, facts: Facts): boolean => {
  const stored = facts[part]?.toLowerCase();
  return (named === null || named === part) && stored !== undefined && spellings.includes(stored);
};

const isAnyPart = (code: Code, facts: Facts): boolean =>
  spokenParts.flat().some((part) => isPart({ ...code, part: null }, part, facts)) ||
  code.spellings.some((one) => splitWords(facts.description ?? '').includes(one));
