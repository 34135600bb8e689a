import { sql } from 'kysely';
import type { Condition } from '../../kernel/list/filter.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { hasDigits, parsePhoneDigits } from '../../kernel/search/telephone.ts';
import { unspecificWords } from './address-words.texts.ts';

// The SQL conditions of the filters by telephone, name and address of the list of signals.

/** SQL: the submitter of `signal s` has a telephone with these digits, in any spelling. */
export const hasPhone = (text: string): Condition => {
  const digits = parsePhoneDigits(text);
  if (digits === null) return sql`false`;
  return sql`s.submitter_id in (select id from submitter where ${hasDigits(sql`phone`, digits)})`;
};

/** SQL: the name of the submitter of `signal s` has all words, in any order. */
export const hasPerson = (text: string): Condition => {
  const conditions = splitWords(text).map((word) => sql`name ilike ${toContainsPattern(word)}`);
  if (conditions.length === 0) return sql`false`;
  return sql`s.submitter_id in (select id from submitter where ${sql.join(conditions, sql` and `)})`;
};

/** SQL: `signal s` is within about 60 metres of an address with all words, or its submitter has such an address. */
export const hasAddress = (text: string): Condition => {
  const words = splitWords(text.toLowerCase()).filter((word) => !unspecificWords.has(word));
  // Words of less than three letters contain no trigram: a search for such words only would scan the whole table.
  if (!words.some((word) => word.length >= 3)) return sql`false`;
  const conditions = words.map((word) =>
    word.length < 3 || /^\p{N}/u.test(word)
      ? sql`full_address ~* ${`\\m${word}\\M`}`
      : sql`full_address ilike ${toContainsPattern(word)}`,
  );
  return sql`s.id in (
    with place as materialized (
      select location, client_id from address where ${sql.join(conditions, sql` and `)} order by id limit ${sql.lit(maxAddresses)}
    )
    select near.id from place join signal near on near.location <@ box(
      place.location - ${nearbyOffset}, place.location + ${nearbyOffset})
    union all
    select own.id from place join submitter on submitter.client_id = place.client_id
      join signal own on own.submitter_id = submitter.id)`;
};

const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const maxAddresses = 2000;

/** About 60 metres in degrees of longitude and latitude, the size of a courtyard. */
const nearbyOffset = sql`point(0.00073, 0.00054)`;
