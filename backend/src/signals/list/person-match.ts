import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Condition, FilterValues } from '../../kernel/list/filter.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { hasDigits, parsePhoneDigits } from '../../kernel/search/telephone.ts';
import { rowsWithWords, wordsCondition } from '../../kernel/search/words-condition.ts';

// The SQL conditions of the filters by telephone, name and address of the list of signals.

/** SQL: the submitter of `signal s` has a telephone with these digits, in any spelling. */
export const hasPhone = (text: string): Condition => {
  const digits = parsePhoneDigits(text);
  if (digits === null) return sql`false`;
  return sql`s.submitter_id in (select id from submitter where ${hasDigits(sql`phone`, digits)})`;
};

/** Conditions of the filters by name and address; null if the filter is not set. */
export interface PersonContext {
  person: Condition | null;
  address: Condition | null;
}

/** Builds the conditions of the filters by name and address. The matcher reads the database. */
export const readPersonConditions = async (
  database: Database,
  { person, address }: FilterValues,
): Promise<PersonContext> => ({
  person: isText(person) ? await hasPerson(database, person) : null,
  address: isText(address) ? await hasAddress(database, address) : null,
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** SQL: the name of the submitter of `signal s` contains the text, or has all its words in any order and spelling. */
const hasPerson = async (database: Database, text: string): Promise<Condition> =>
  sql`s.submitter_id in (
    select id from submitter where name ilike ${toContainsPattern(text)}
    union all
    select id from submitter where ${await wordsCondition(database, 'submitter', { alias: 'submitter', text })})`;

/** SQL: `signal s` is within about 60 metres of an address with all words, or its submitter has such an address. */
const hasAddress = async (database: Database, text: string): Promise<Condition> =>
  sql`s.id in (
    with place as materialized (
      select location, client_id from ${await rowsWithWords(database, 'address', text, { maxRows: maxAddresses })} found
    )
    select near.id from place join signal near on near.location <@ box(
      place.location - ${nearbyOffset}, place.location + ${nearbyOffset})
    union all
    select own.id from place join submitter on submitter.client_id = place.client_id
      join signal own on own.submitter_id = submitter.id)`;

const maxAddresses = 2000;

/** About 60 metres in degrees of longitude and latitude, the size of a courtyard. */
const nearbyOffset = sql`point(0.00073, 0.00054)`;
