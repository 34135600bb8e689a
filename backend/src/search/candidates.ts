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
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** SQL: a signal that is neither rejected nor closed. */
export const isOpen = sql`status_id < 3`;

const maxPeople = 60;
const maxAddresses = 200;

export interface Candidates {
  candidates: Candidate[];
  /** True if a search by names found its maximum number of rows, so that there may be more persons. */
  hasMorePeople: boolean;
  /** True if a search by addresses found its maximum number of rows, so that there may be more addresses. */
  hasMoreAddresses: boolean;
  /** The terms without which the candidates were found: numbers and single letters. */
  leftOut: readonly ReadTerm[];
}

/** A search by names, by addresses, or by both. */
interface Subquery {
  rows: RawBuilder<unknown>;
  max: number;
  by: 'name' | 'address' | 'both';
}

/** Finds candidates for the terms: by name, by address, or by both in either order. */
export const findCandidates = async (database: Database, { terms }: Reading): Promise<Candidates> => {
  for (const { searched, subqueries } of attemptsFor(terms)) {
    const found = await readCandidates(database, subqueries);
    if (found.candidates.length > 0) return { ...found, leftOut: terms.filter((term) => !searched.includes(term)) };
  }
  return { candidates: [], hasMorePeople: false, hasMoreAddresses: false, leftOut: [] };
};

interface Attempt {
  searched: readonly ReadTerm[];
  subqueries: Subquery[];
}

/**
 * Yields the subqueries of one attempt after another: first all terms are a name or an address, then a name followed or
 * preceded by an address. The next two attempts do the same without numbers and single letters, because houses are
 * renumbered. Names are searched only if the terms contain a word.
 */
function* attemptsFor(terms: readonly ReadTerm[]): Generator<Attempt> {
  if (terms.length === 0) return;
  const words = terms.filter(isWord);
  if (words.length > 0 || terms.some((term) => term.text.length > 2))
    yield { searched: terms, subqueries: [...(words.length > 0 ? byName(terms) : []), byAddress(terms)] };
  if (words.length > 0 && words.length < terms.length) {
    const splits = splitsOf(terms);
    if (splits.length > 0) yield { searched: terms, subqueries: splits };
    yield { searched: words, subqueries: [...byName(words), byAddress(words)] };
  }
  const splits = splitsOf(words);
  if (splits.length > 0) yield { searched: words, subqueries: splits };
}

/**
 * Whole words have their own subqueries, so that longer words do not use up their limit: 'Иван' is also the start of
 * 'Иванов'. In each subquery short names come first, because a larger part of them was typed. Without an order
 * PostgreSQL would expect to find enough rows early in the table, and would not use the index.
 */
const byName = (terms: readonly ReadTerm[]): Subquery[] =>
  [true, false]
    .flatMap((isWholeWord) => [
      sql`select id as submitter_id, client_id, null::bigint as address_id from submitter
      where ${hasTerms(sql`name`, terms, isWholeWord)} order by length(name), id`,
      sql`select null::bigint as submitter_id, id as client_id, null::bigint as address_id from client
      where ${hasTerms(sql`name`, terms, isWholeWord)} order by length(name), id`,
    ])
    .map((rows) => ({ rows, max: maxPeople, by: 'name' }));

const byAddress = (terms: readonly ReadTerm[]): Subquery => {
  const codes = terms.flatMap((term) => (term.kind === 'code' ? term.spellings : []));
  const isHouse = sql`coalesce(lower(street_number) = any(${codes}) or lower(block) = any(${codes}), false)`;
  const rows = sql`select null::bigint as submitter_id, client_id, id as address_id from address
    where ${hasTerms(sql`full_address`, terms)} order by ${isHouse} desc, length(full_address), id`;
  return { rows, max: maxAddresses, by: 'address' };
};

const maxSplits = 10;

/** 'Иванова Люлин 7': the first or the last words are the name, the others the address. */
const splitsOf = (terms: readonly ReadTerm[]): Subquery[] =>
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
    .map(([name, address]) => ({
      rows: sql`select null::bigint as submitter_id, c.id as client_id, a.id as address_id
        from client c join address a on a.client_id = c.id
        where ${hasTerms(sql`c.name`, name)} and ${hasTerms(sql`a.full_address`, address)} order by length(c.name), c.id`,
      max: maxPeople,
      by: 'both',
    }));

const readCandidates = async (
  database: Database,
  subqueries: readonly Subquery[],
): Promise<Omit<Candidates, 'leftOut'>> => {
  const parts = subqueries.map(
    ({ rows, max }, index) =>
      sql`(select ${sql.lit(index)} as subquery, part.* from (${rows} limit ${sql.lit(max)}) part)`,
  );
  const { rows } = await sql<Candidate & { counts: number[] }>`
    with found as (${sql.join(parts, sql` union all `)}), matches as (
      select submitter_id, client_id, address_id from found where submitter_id is not null
      union select s.id, f.client_id, f.address_id from found f left join submitter s on s.client_id = f.client_id
      where f.submitter_id is null
    )
    select s.id as "submitterId", f.client_id as "clientId", f.address_id as "addressId",
      concat_ws(' ', s.name, c.name) as names,
      exists (select from signal where submitter_id = s.id and ${isOpen}) as "hasOpenSignals",
      street.name as street, town.name as town, a.address_description as description, a.street_number as number,
      a.block, a.entrance, a.floor, a.apartment, a.zip_code as "zipCode",
      a.location[1] as latitude, a.location[0] as longitude,
      (${countsOf(subqueries)}) as counts
    from matches f
    left join submitter s on s.id = f.submitter_id
    left join client c on c.id = f.client_id
    left join address a on a.id = f.address_id
    left join street on street.id = a.street_id
    left join town on town.id = a.town_id`.execute(database);
  const counts = rows[0]?.counts ?? [];
  const full = subqueries.filter(({ max }, index) => (counts[index] ?? 0) >= max);
  return {
    candidates: rows,
    hasMorePeople: full.some(({ by }) => by !== 'address'),
    hasMoreAddresses: full.some(({ by }) => by !== 'name'),
  };
};

/** SQL: the number of rows of each subquery, as an array. */
const countsOf = (subqueries: readonly Subquery[]): RawBuilder<unknown> => {
  const counts = subqueries.map((_, index) => sql`count(*) filter (where subquery = ${sql.lit(index)})`);
  return sql`select array[${sql.join(counts)}]::int[] from found`;
};
