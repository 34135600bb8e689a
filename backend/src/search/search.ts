import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { firstMatch } from '../kernel/search/first-match.ts';
import { matcherOf } from '../kernel/search/matcher.ts';
import type { Reading } from '../kernel/search/reading.ts';
import { isWord } from '../kernel/search/stored-words.ts';
import { hasDigits, hasSimilarDigits, parsePhoneDigits } from '../kernel/search/telephone.ts';
import { toAddresses, type FoundAddress } from './addresses.ts';
import { findBreakdownsByNumber, findBreakdownsOnStreets, type FoundBreakdown } from './breakdowns.ts';
import { findCandidates, type Candidate } from './candidates.ts';
import { findMeters, type FoundMeter } from './meters.ts';
import { findByNumber, readPeople, type FoundPerson, type PersonKey } from './people.ts';
import { matchesMostCodes, scoreOf } from './rank.ts';
import { selectFoundSignal } from './signal-facts.ts';
import { exactNumberScore, type Scored } from './scored.ts';
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
}

const maxHits = { people: 10, addresses: 5 };
/** Residents of the found addresses are hits only if there are at most this number of them. */
const maxResidents = 60;

const none = { hits: [], bestScore: -Infinity };
const nothingFound = { people: none, addresses: none, streets: [] };

/** Searches records of the requested kinds; by default of all kinds. */
export const search = async (
  database: Database,
  typed: string,
  kinds: readonly SearchKind[] = searchKinds,
): Promise<SearchResult> => {
  const text = typed.trim();
  const isRequested = (kind: SearchKind): boolean => kinds.includes(kind);
  const [signals, byNumber, meters, byText] = await Promise.all([
    isRequested('SIGNAL') ? findSignal(database, text) : none,
    isRequested('BREAKDOWN') ? findBreakdownsByNumber(database, text) : none,
    isRequested('METER') ? findMeters(database, text) : [],
    isRequested('PERSON') || isRequested('ADDRESS') || isRequested('BREAKDOWN')
      ? findPeopleAndAddresses(database, text)
      : nothingFound,
  ]);
  const breakdowns =
    isRequested('BREAKDOWN') && byNumber.hits.length === 0
      ? await findBreakdownsOnStreets(database, text, {
          streets: byText.streets,
          bestScore: byText.addresses.bestScore,
        })
      : byNumber;
  const people = isRequested('PERSON') ? byText.people : none;
  const addresses = isRequested('ADDRESS') ? byText.addresses : none;
  const bestScores = {
    SIGNAL: signals.bestScore,
    PERSON: people.bestScore,
    BREAKDOWN: breakdowns.bestScore,
    ADDRESS: addresses.bestScore,
    METER: bestScoreOfMeters(meters),
  };
  return {
    kinds: searchKinds
      .filter((kind) => bestScores[kind] > -Infinity)
      .toSorted((one, other) => bestScores[other] - bestScores[one]),
    signals: signals.hits,
    people: await readPeople(database, people.hits),
    breakdowns: breakdowns.hits,
    addresses: addresses.hits,
    meters,
  };
};

const bestScoreOfMeters = ([first]: readonly FoundMeter[]): number => {
  if (!first) return -Infinity;
  return first.isExactNumber ? exactNumberScore : 0.3;
};

const findSignal = async (database: Database, text: string): Promise<Scored<FoundSignal>> => {
  const id = signalNumber.exec(text)?.[1];
  if (id === undefined) return none;
  const { rows } = await sql<FoundSignal>`${selectFoundSignal} where s.id = ${id}`.execute(database);
  return rows.length > 0 ? { hits: rows, bestScore: exactNumberScore } : none;
};

interface PeopleAndAddresses {
  people: Scored<PersonKey>;
  addresses: Scored<FoundAddress>;
  /** The streets of all found addresses, not only of the first ones. */
  streets: readonly string[];
}

const findPeopleAndAddresses = async (database: Database, text: string): Promise<PeopleAndAddresses> => {
  const digits = parsePhoneDigits(text);
  if (digits !== null) return { ...nothingFound, people: await findPeopleByNumber(database, digits) };
  if (text.length < 2) return nothingFound;
  const matcher = matcherOf(database);
  const readings = await matcher.read(text);
  const [best] = readings;
  if (best?.longNumber) {
    const people = await findPeopleByNumber(database, best.longNumber);
    if (people.hits.length > 0) return { ...nothingFound, people };
  }
  return (await findByReadings(database, readings)) ?? nothingFound;
};

/** Searches by the likely readings, then by similar words, then without words that the database does not contain. */
const findByReadings = async (database: Database, readings: readonly Reading[]): Promise<PeopleAndAddresses | null> => {
  const searchReading = async (reading: Reading): Promise<PeopleAndAddresses | null> => {
    const candidates = await findCandidates(database, reading);
    return candidates.length > 0 ? rankCandidates(reading, candidates) : null;
  };
  const [best] = readings;
  return (await firstMatch(database, readings, searchReading)) ?? (best ? searchReading(withoutUnknown(best)) : null);
};

/** Drops words that the database does not contain, so that a word such as 'домоуправител' does not prevent hits. */
const withoutUnknown = (reading: Reading): Reading => ({
  ...reading,
  terms: reading.terms.filter((term) => !isWord(term) || term.isKnown),
});

const findPeopleByNumber = async (database: Database, digits: string): Promise<Scored<PersonKey>> => {
  const found = await findByNumber(database, digits, hasDigits(sql`phone`, digits), maxHits.people);
  if (found.length === 0 && digits.length >= 8) {
    const similar = await findByNumber(database, digits, hasSimilarDigits(sql`phone`, digits), maxHits.people);
    return similar.length > 0 ? { hits: similar, bestScore: 1 } : none;
  }
  const [first] = found;
  return first ? { hits: found, bestScore: first.isExactNumber ? exactNumberScore - 0.5 : 0.8 } : none;
};

const rankCandidates = ({ terms }: Reading, found: readonly Candidate[]): PeopleAndAddresses => {
  const scored = found
    .map((candidate) => ({ candidate, score: scoreOf(terms, candidate) }))
    .toSorted((one, other) => other.score - one.score);
  const residents = scored.filter(({ candidate }) => candidate.addressId !== null).length;
  const people = scored.filter(
    ({ candidate }) =>
      (candidate.submitterId !== null || candidate.clientId !== null) &&
      (candidate.addressId === null ||
        residents === 1 ||
        (matchesMostCodes(terms, candidate) && residents <= maxResidents)),
  );
  const byPerson = Map.groupBy(people, ({ candidate: { submitterId, clientId } }) => `${submitterId} ${clientId}`);
  const hits = [...byPerson.values()].flatMap(([first]) => (first ? [first.candidate] : [])).slice(0, maxHits.people);
  const addresses = scored.filter(({ candidate }) => candidate.addressId !== null);
  return {
    people: { hits, bestScore: people[0]?.score ?? -Infinity },
    addresses: {
      hits: toAddresses(
        terms,
        addresses.map(({ candidate }) => candidate),
      ).slice(0, maxHits.addresses),
      bestScore: addresses[0] ? addresses[0].score - 0.2 : -Infinity,
    },
    streets: [...new Set(addresses.flatMap(({ candidate: { street } }) => street ?? []))],
  };
};
