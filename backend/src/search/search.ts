import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { firstMatch } from '../kernel/search/first-match.ts';
import { matcherOf } from '../kernel/search/matcher.ts';
import type { Reading, ReadTerm } from '../kernel/search/reading.ts';
import { isWord } from '../kernel/search/stored-words.ts';
import { hasDigits, hasSimilarDigits, parsePhoneDigits } from '../kernel/search/telephone.ts';
import { toAddresses, type FoundAddress } from './addresses.ts';
import { findBreakdownsByNumber, findBreakdownsOnStreets, type FoundBreakdown } from './breakdowns.ts';
import { findCandidates, type Candidate, type Candidates } from './candidates.ts';
import { findMeters, type FoundMeter } from './meters.ts';
import { findByNumber, readPeople, type FoundPerson, type PersonKey } from './people.ts';
import { matchesMostCodes, scoreOf } from './rank.ts';
import { selectFoundSignal } from './signal-facts.ts';
import { exactNumberScore, noHits, type Scored } from './scored.ts';
import { unmatchedCodes } from './unmatched-codes.ts';
import { signalNumber } from './search.texts.ts';

export const searchKinds = ['SIGNAL', 'PERSON', 'BREAKDOWN', 'ADDRESS', 'METER'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface FoundSignal {
  id: number;
  title: string;
  status: string;
  submitter: string | null;
}

export interface SearchResult {
  /** Kinds with hits; the kind of the best hit is first. */
  kinds: SearchKind[];
  signals: FoundSignal[];
  people: FoundPerson[];
  breakdowns: FoundBreakdown[];
  addresses: FoundAddress[];
  meters: FoundMeter[];
  /** Words that no stored name and address has, and numbers that none of the found ones has. */
  leftOut: string[];
  /** True if all persons are residents of the typed street: none was found by a name or by the number of a house. */
  residentsOnly: boolean;
  /** Number of all hits of each kind, of which the best ones are sent; null if there are more than are counted. */
  totals: Record<'signals' | 'people' | 'breakdowns' | 'addresses' | 'meters', number | null>;
}

const maxHits = { people: 10, addresses: 5 };
/** If other kinds are searched too, residents are hits only if there are at most this number of them. */
const maxResidents = 60;

const nothingFound = { people: noHits, addresses: noHits, streets: [], leftOut: [], residentsOnly: false };

/** Searches records of the requested kinds; by default of all kinds. */
export const search = async (
  database: Database,
  typed: string,
  kinds: readonly SearchKind[] = searchKinds,
): Promise<SearchResult> => {
  const text = typed.trim();
  const isRequested = (kind: SearchKind): boolean => kinds.includes(kind);
  const [signals, byNumber, meters, byText] = await Promise.all([
    isRequested('SIGNAL') ? findSignal(database, text) : noHits,
    isRequested('BREAKDOWN') ? findBreakdownsByNumber(database, text) : noHits,
    isRequested('METER') ? findMeters(database, text) : noHits,
    isRequested('PERSON') || isRequested('ADDRESS') || isRequested('BREAKDOWN')
      ? findPeopleAndAddresses(
          database,
          text,
          kinds.every((kind) => kind === 'PERSON'),
        )
      : nothingFound,
  ]);
  const breakdowns =
    isRequested('BREAKDOWN') && byNumber.hits.length === 0
      ? await findBreakdownsOnStreets(database, text, {
          streets: byText.streets,
          bestScore: byText.addresses.bestScore,
        })
      : byNumber;
  const people = isRequested('PERSON') ? byText.people : noHits;
  const addresses = isRequested('ADDRESS') ? byText.addresses : noHits;
  const bestScores = {
    SIGNAL: signals.bestScore,
    PERSON: people.bestScore,
    BREAKDOWN: breakdowns.bestScore,
    ADDRESS: addresses.bestScore,
    METER: meters.bestScore,
  };
  return {
    kinds: searchKinds
      .filter((kind) => bestScores[kind] > -Infinity)
      .toSorted((one, other) => bestScores[other] - bestScores[one]),
    signals: signals.hits,
    people: await readPeople(database, people.hits),
    breakdowns: breakdowns.hits,
    addresses: addresses.hits,
    meters: meters.hits,
    // A number that is nobody's telephone may be that of a signal, breakdown or meter.
    leftOut: signals.hits.length + byNumber.hits.length + meters.hits.length > 0 ? [] : byText.leftOut,
    residentsOnly: byText.residentsOnly,
    totals: {
      signals: signals.total,
      people: people.total,
      breakdowns: breakdowns.total,
      addresses: addresses.total,
      meters: meters.total,
    },
  };
};

const findSignal = async (database: Database, text: string): Promise<Scored<FoundSignal>> => {
  const id = signalNumber.exec(text)?.[1];
  if (id === undefined) return noHits;
  const { rows } = await sql<FoundSignal>`${selectFoundSignal} where s.id = ${id}`.execute(database);
  return rows.length > 0 ? { hits: rows, total: rows.length, bestScore: exactNumberScore } : noHits;
};

interface PeopleAndAddresses {
  people: Scored<PersonKey>;
  addresses: Scored<FoundAddress>;
  /** The streets of all found addresses, not only of the first ones. */
  streets: readonly string[];
  /** Words without which all of them were found. */
  leftOut: string[];
  residentsOnly: boolean;
}

const findPeopleAndAddresses = async (
  database: Database,
  text: string,
  isForPeople: boolean,
): Promise<PeopleAndAddresses> => {
  const digits = parsePhoneDigits(text);
  if (digits !== null) return withNumber(nothingFound, digits, await findPeopleByNumber(database, digits));
  if (text.length < 2) return nothingFound;
  const matcher = matcherOf(database);
  const readings = await matcher.read(text);
  const [best] = readings;
  const number = best?.longNumber ?? null;
  const byNumber = number === null ? null : await findPeopleByNumber(database, number);
  if (byNumber && !byNumber.isSimilar && byNumber.hits.length > 0) return { ...nothingFound, people: byNumber };
  const byText = (await findByReadings(database, readings, isForPeople)) ?? nothingFound;
  return number === null || byNumber === null ? byText : withNumber(byText, number, byNumber);
};

/**
 * Adds the persons with a similar number, in case of a typing error, after those with the name, and says that the number
 * was not found: the person may be a new one.
 */
const withNumber = (byText: PeopleAndAddresses, number: string, byNumber: PeopleByNumber): PeopleAndAddresses => {
  const { isSimilar, ...similar } = byNumber;
  const keyOf = ({ submitterId, clientId }: PersonKey): string => `${submitterId} ${clientId}`;
  const named = new Set(byText.people.hits.map(keyOf));
  const numbered = new Set(similar.hits.map(keyOf));
  const both = byText.people.hits.filter((person) => numbered.has(keyOf(person)));
  const others = byText.people.hits.filter((person) => !numbered.has(keyOf(person)));
  const added = similar.hits.filter((person) => !named.has(keyOf(person)));
  const hits = [...both, ...others, ...added].slice(0, maxHits.people);
  const { total: totalNamed } = byText.people;
  const total = totalNamed === null || similar.total === null ? null : totalNamed + similar.total - both.length;
  const isFound = !isSimilar && similar.hits.length > 0;
  return {
    ...byText,
    people: { hits, total, bestScore: Math.max(byText.people.bestScore, similar.bestScore) },
    leftOut: isFound || hits.length === 0 ? byText.leftOut : [number, ...byText.leftOut],
  };
};

/** Searches by the likely readings, then by similar words, then without words that the database does not contain. */
const findByReadings = async (
  database: Database,
  readings: readonly Reading[],
  isForPeople: boolean,
): Promise<PeopleAndAddresses | null> => {
  const searchReading = async (reading: Reading): Promise<PeopleAndAddresses | null> => {
    const found = await findCandidates(database, reading);
    return found.candidates.length > 0 ? rankCandidates(reading, found, isForPeople) : null;
  };
  const found = await firstMatch(database, readings, searchReading);
  const [best] = readings;
  return found ?? (best ? searchWithoutUnknownWords(best, searchReading) : null);
};

/** Leaves out words that the database does not contain, so that a word such as 'домоуправител' does not prevent hits. */
const searchWithoutUnknownWords = async (
  reading: Reading,
  searchReading: (reading: Reading) => Promise<PeopleAndAddresses | null>,
): Promise<PeopleAndAddresses | null> => {
  const unknown = reading.terms.filter((term) => isWord(term) && !term.isKnown);
  const terms = reading.terms.filter((term) => !unknown.includes(term));
  const found = await searchReading({ ...reading, terms });
  return found && { ...found, leftOut: [...unknown.map(({ text }) => text), ...found.leftOut] };
};

interface PeopleByNumber extends Scored<PersonKey> {
  /** True if nobody has the number: the numbers of all hits differ by one typing error. */
  isSimilar: boolean;
}

const findPeopleByNumber = async (database: Database, digits: string): Promise<PeopleByNumber> => {
  const found = await findByNumber(database, digits, hasDigits(sql`phone`, digits), maxHits.people);
  if (found.people.length === 0 && digits.length >= 8) {
    const similar = await findByNumber(database, digits, hasSimilarDigits(sql`phone`, digits), maxHits.people);
    if (similar.people.length === 0) return { ...noHits, isSimilar: true };
    return { hits: similar.people, total: similar.total, bestScore: 1, isSimilar: true };
  }
  const [first] = found.people;
  if (!first) return { ...noHits, isSimilar: false };
  const bestScore = first.isExactNumber ? exactNumberScore - 0.5 : 0.8;
  return { hits: found.people, total: found.total, bestScore, isSimilar: false };
};

const rankCandidates = ({ terms }: Reading, found: Candidates, isForPeople: boolean): PeopleAndAddresses => {
  const scored = found.candidates
    .map((candidate) => ({ candidate, score: scoreOf(terms, candidate) }))
    .toSorted((one, other) => other.score - one.score);
  const { matching, hasMorePeople, residentsOnly } = selectPeople(terms, scored, found, isForPeople);
  const byPerson = Map.groupBy(matching, ({ candidate: { submitterId, clientId } }) => `${submitterId} ${clientId}`);
  const people = [...byPerson.values()].flatMap(([first]) => (first ? [first.candidate] : []));
  const addresses = scored.filter(({ candidate }) => candidate.addressId !== null);
  const places = toAddresses(
    terms,
    addresses.map(({ candidate }) => candidate),
  );
  return {
    people: {
      hits: people.slice(0, maxHits.people),
      total: people.length > 0 && hasMorePeople ? null : people.length,
      bestScore: matching[0]?.score ?? -Infinity,
    },
    addresses: {
      hits: places.slice(0, maxHits.addresses),
      total: places.length > 0 && found.hasMoreAddresses ? null : places.length,
      bestScore: addresses[0] ? addresses[0].score - 0.2 : -Infinity,
    },
    streets: [...new Set(addresses.flatMap(({ candidate: { street } }) => street ?? []))],
    leftOut: found.leftOut
      .filter((term) => found.candidates.every((candidate) => unmatchedCodes([term], candidate).length > 0))
      .map(({ text }) => text),
    residentsOnly,
  };
};

interface ScoredCandidate {
  candidate: Candidate;
  score: number;
}

/**
 * Selects the persons that were found by name, and the residents of a building with the typed numbers. If there is no
 * such resident, a search for people only appends all residents, such as those of a street without a number.
 */
const selectPeople = (
  terms: readonly ReadTerm[],
  scored: readonly ScoredCandidate[],
  found: Candidates,
  isForPeople: boolean,
): { matching: readonly ScoredCandidate[]; hasMorePeople: boolean; residentsOnly: boolean } => {
  const people = scored.filter(({ candidate }) => candidate.submitterId !== null || candidate.clientId !== null);
  const residentCount = scored.filter(({ candidate }) => candidate.addressId !== null).length;
  const matching = people.filter(
    ({ candidate }) =>
      candidate.addressId === null ||
      residentCount === 1 ||
      (matchesMostCodes(terms, candidate) && residentCount <= maxResidents),
  );
  const hasResidents = matching.some(({ candidate }) => candidate.addressId !== null);
  if (!isForPeople || hasResidents) return { matching, hasMorePeople: found.hasMorePeople, residentsOnly: false };
  return {
    matching: [...new Set([...matching, ...people])],
    hasMorePeople: found.hasMorePeople || found.hasMoreAddresses,
    residentsOnly: matching.length === 0 && people.length > 0,
  };
};
