import type { Code, Term } from '../kernel/search/search-text.ts';
import type { Candidate } from './candidates.ts';

type Facts = Pick<Candidate, 'street' | 'description' | 'zipCode'> &
  Pick<Candidate, 'number' | 'block' | 'entrance' | 'floor' | 'apartment'>;

/**
 * Returns the typed numbers and letters that an address lacks, such as another quarter, block or entrance. The search
 * offers such addresses too, because houses are renumbered. Words are not compared: they may have typing errors.
 */
export const unmatchedCodes = (terms: readonly Term[], facts: Facts): string[] => {
  const names = new Set(splitWords(facts.street ?? facts.description).concat(facts.zipCode ?? []));
  const house = [facts.number, facts.block];
  const within = [facts.entrance, facts.floor, facts.apartment];
  // The description of an address without a street has all of its parts.
  const hasPart = (code: Code, part: NonNullable<Code['part']>): boolean =>
    has(facts[part] ?? (isHouse(part) ? (facts.number ?? facts.block) : null), code) ||
    (facts.street === null && code.spellings.some((one) => names.has(one)));
  let hasHouse = false;
  const isMatched = (code: Code): boolean => {
    if (code.part !== null) {
      hasHouse ||= isHouse(code.part);
      return hasPart(code, code.part);
    }
    if (code.spellings.some((one) => names.delete(one))) return true;
    // People say the house first: '12' in 'Шипка 12' is not an apartment.
    if (hasHouse) return within.some((stored) => has(stored, code));
    hasHouse = house.some((stored) => has(stored, code) || has(stored && `${stored}${facts.entrance ?? ''}`, code));
    return hasHouse;
  };
  return terms.flatMap((term) => (term.kind === 'word' || isMatched(term) ? [] : [term.text]));
};

/** True for parts that people confuse: '№ 13' of an estate that has only blocks is block 13. */
const isHouse = (part: Code['part']): boolean => part === 'number' || part === 'block';

/** True if a stored part is the code, or has it, such as '22' of '22-24'. */
const has = (stored: string | null, { spellings }: Code): boolean => {
  const words = splitWords(stored);
  return [...words, words.join('')].some((word) => spellings.includes(word));
};

const splitWords = (text: string | null): string[] => text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
