import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { firstMatch } from '../kernel/search/first-match.ts';
import { matcherOf } from '../kernel/search/matcher.ts';
import type { Reading } from '../kernel/search/reading.ts';
import { findCandidates, type Candidate } from './candidates.ts';
import { scoreOf } from './rank.ts';
import { unmatchedCodes } from './unmatched-codes.ts';

/** An address with the values of the cascading fields of an address form. */
export interface AddressMatch {
  id: number;
  label: string;
  addressDescription: string;
  streetName: string | null;
  block: string | null;
  entrance: string | null;
  floor: string | null;
  apartment: string | null;
  /** The typed numbers and letters that the address lacks. */
  unmatched: string[];
}

type Ranked = Pick<AddressMatch, 'id' | 'unmatched'>;

const maxMatches = 8;

/** Finds addresses by a text such as 'люлин 7 717 б 12'. Each flat is a match of its own; the best match is first. */
export const findAddressMatches = async (database: Database, typed: string): Promise<AddressMatch[]> => {
  const found = await firstMatch(database, await matcherOf(database).read(typed.trim()), async (reading) => {
    const { candidates } = await findCandidates(database, reading);
    const ranked = rank(reading, candidates);
    return ranked.length > 0 ? ranked : null;
  });
  return found ? readMatches(database, found) : [];
};

/**
 * Returns the ids of the best addresses, with what they lack. The score ignores the names of clients: only the address is
 * searched.
 */
const rank = ({ terms }: Reading, candidates: readonly Candidate[]): Ranked[] => {
  const scored = candidates
    .map((candidate) => ({ candidate, id: candidate.addressId, score: scoreOf(terms, { ...candidate, names: '' }) }))
    .toSorted((one, other) => other.score - one.score || (one.id ?? 0) - (other.id ?? 0));
  const best = new Map<number, Candidate>();
  for (const { id, candidate } of scored) if (id !== null && !best.has(id)) best.set(id, candidate);
  return [...best].slice(0, maxMatches).map(([id, candidate]) => ({ id, unmatched: unmatchedCodes(terms, candidate) }));
};

const readMatches = async (database: Database, found: readonly Ranked[]): Promise<AddressMatch[]> => {
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<Omit<AddressMatch, 'unmatched'>>`
    select a.id, a.full_address as label, a.address_description as "addressDescription", street.name as "streetName",
      nullif(a.block, '') as block, nullif(a.entrance, '') as entrance, nullif(a.floor, '') as floor,
      nullif(a.apartment, '') as apartment
    from address a left join street on street.id = a.street_id
    where a.id = any(${ids}) order by array_position(${ids}, a.id)`.execute(database);
  const unmatched = new Map(found.map((one) => [one.id, one.unmatched]));
  return rows.map((row) => ({ ...row, unmatched: unmatched.get(row.id) ?? [] }));
};
