import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Condition } from '../list/filter.ts';
import { toContainsPattern } from '../list/text.ts';
import { firstMatch } from './first-match.ts';
import { matcherOf } from './matcher.ts';
import type { ReadTerm } from './reading.ts';

/**
 * Returns the ids of the streets whose name contains the text. If there are none, words such as 'ул.' are ignored and
 * Latin letters are read: lists show 'ул. Цар Самуил', and the name is 'ул. „Цар Самуил“'.
 */
export const findStreetIds = async (database: Database, text: string): Promise<number[]> => {
  const read = async (condition: Condition): Promise<number[] | null> => {
    const { rows } = await sql<{ id: number }>`select id from street where ${condition}`.execute(database);
    return rows.length > 0 ? rows.map(({ id }) => id) : null;
  };
  const found = await read(contains(text.trim()));
  if (found) return found;
  const readings = await matcherOf(database).read(text);
  const similar = await firstMatch(database, readings, async ({ terms }) =>
    terms.length > 0 ? read(sql.join(terms.map(hasTerm), sql` and `)) : null,
  );
  return similar ?? [];
};

const contains = (text: string): Condition => sql`name ilike ${toContainsPattern(text)}`;

/** A word may be a part of a stored word; a number is whole, because 'Люлин 1' is not 'Люлин 10'. */
const hasTerm = (term: ReadTerm): Condition =>
  term.kind === 'code'
    ? sql`name ~* ${`\\m(${term.spellings.join('|')})\\M`}`
    : sql`(${sql.join([term.text, ...term.words].map(contains), sql` or `)})`;
