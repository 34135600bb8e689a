import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import type { ReadTerm, Reading } from '../kernel/search/reading.ts';
import { hasTerms, isWord } from '../kernel/search/stored-words.ts';

/** A person or an address that matches a search, with the facts by which it is ranked. */
export interface Candidate {
  submitterId: number | null;
  clientId: number | null;
  addressId: number | null;
  /** Names of the submitter and of the client, which may differ. */
  names: string;
  hasOpenSignals: boolean;
  street: string | null;
  town: string | null;
  description: string | null;
  number: string | null;
  block: string | null;
  entrance: string | null;
  floor: string | null;
  apartment: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** SQL: a signal that is neither rejected nor closed. */
export const isOpen = sql`status_id < 3`;

const maxPeople = sql.lit(60);
const maxAddresses = sql.lit(200);

/** Finds candidates for the terms: by name, by address, or by both in either order. */
export const findCandidates = async (database: Database, { terms }: Reading): Promise<Candidate[]> => {
  for (const subqueries of attemptsFor(terms)) {
    const found = await readCandidates(database, subqueries);
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * Yields the subqueries of one attempt after another. Names are searched only if the terms contain a word. Later
 * attempts leave out numbers and single letters, because houses are renumbered.
 */
function* attemptsFor(terms: readonly ReadTerm[]): Generator<RawBuilder<unknown>[]> {
  if (terms.length === 0) return;
  const words = terms.filter(isWord);
  if (words.length > 0 || terms.some((term) => term.text.length > 2))
    yield [...(words.length > 0 ? byName(terms) : []), byAddress(terms)];
  if (words.length > 0 && words.length < terms.length) {
    const splits = splitsOf(terms);
    if (splits.length > 0) yield splits;
    yield [...byName(words), byAddress(words)];
  }
  const splits = splitsOf(words);
  if (splits.length > 0) yield splits;
}

/**
 * Whole words first: 'Иван' is also the start of 'Иванов'. Short names first: a larger part of them was typed. Without
 * an order PostgreSQL would expect to find enough rows early in the table, and would not use the index.
 */
const byName = (terms: readonly ReadTerm[]): RawBuilder<unknown>[] =>
  [true, false].flatMap((isWholeWord) => [
    sql`(select id as submitter_id, client_id, null::bigint as address_id from submitter
      where ${hasTerms(sql`name`, terms, isWholeWord)} order by length(name), id limit ${maxPeople})`,
    sql`(select null::bigint as submitter_id, id as client_id, null::bigint as address_id from client
      where ${hasTerms(sql`name`, terms, isWholeWord)} order by length(name), id limit ${maxPeople})`,
  ]);

const byAddress = (terms: readonly ReadTerm[]): RawBuilder<unknown> => {
  const codes = terms.flatMap((term) => (term.kind === 'code' ? term.spellings : []));
  const isHouse = sql`coalesce(lower(street_number) = any(${codes}) or lower(block) = any(${codes}), false)`;
  return sql`(select null::bigint as submitter_id, client_id, id as address_id from address
    where ${hasTerms(sql`full_address`, terms)} order by ${isHouse} desc, length(full_address), id limit ${maxAddresses})`;
};

const maxSplits = 10;

/** 'Иванова Люлин 7': the first or the last words are the name, the others the address. */
const splitsOf = (terms: readonly ReadTerm[]): RawBuilder<unknown>[] =>
  terms
    .slice(1)
    .flatMap((_, index) => {
      const [start, end] = [terms.slice(0, index + 1), terms.slice(index + 1)];
      return [
        [start, end],
        [end, start],
      ] as const;
    })
    .filter(([name, address]) => name.every((term) => isWord(term)) && address.some((term) => isWord(term)))
    .slice(0, maxSplits)
    .map(
      ([name, address]) => sql`(select null::bigint as submitter_id, c.id as client_id, a.id as address_id
        from client c join address a on a.client_id = c.id
        where ${hasTerms(sql`c.name`, name)} and ${hasTerms(sql`a.full_address`, address)} order by length(c.name), c.id limit ${maxPeople})`,
    );

const readCandidates = async (database: Database, subqueries: readonly RawBuilder<unknown>[]): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    with found as (${sql.join(subqueries, sql` union all `)}), matches as (
      select submitter_id, client_id, address_id from found where submitter_id is not null
      union select s.id, f.client_id, f.address_id from found f left join submitter s on s.client_id = f.client_id
      where f.submitter_id is null
    )
    select s.id as "submitterId", f.client_id as "clientId", f.address_id as "addressId",
      concat_ws(' ', s.name, c.name) as names,
      exists (select from signal where submitter_id = s.id and ${isOpen}) as "hasOpenSignals",
      street.name as street, town.name as town, a.address_description as description, a.street_number as number,
      a.block, a.entrance, a.floor, a.apartment, a.location[1] as latitude, a.location[0] as longitude
    from matches f
    left join submitter s on s.id = f.submitter_id
    left join client c on c.id = f.client_id
    left join address a on a.id = f.address_id
    left join street on street.id = a.street_id
    left join town on town.id = a.town_id`.execute(database);
  return rows;
};
