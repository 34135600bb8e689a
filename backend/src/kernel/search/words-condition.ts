import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { firstMatch } from './first-match.ts';
import { matcherOf } from './matcher.ts';
import type { ReadTerm, Reading } from './reading.ts';
import { hasTerms, isWord } from './stored-words.ts';

/** The text columns with an index of their words: see the migration `028-search`. */
const columns = { client: 'name', submitter: 'name', address: 'full_address' } as const;

/** With a smaller limit, PostgreSQL would read the table row by row instead of the index of words. */
const maxFound = 2_000;

interface WordSearch {
  alias: string;
  text: string;
  /** If true, a row must have the numbers of the text too. */
  needsNumbers?: boolean;
}

interface RowOptions extends Pick<WordSearch, 'needsNumbers'> {
  maxRows: number;
}

type Table = keyof typeof columns;

/**
 * Returns the SQL condition that the name of a person, or the full address of an address, has the words of the text.
 * The query uses the table under the name `alias`. Uses the most likely reading that matches a row; the condition is
 * false if no reading matches a row.
 */
export const wordsCondition = async (
  database: Database,
  table: Table,
  { alias, text, needsNumbers = false }: WordSearch,
): Promise<RawBuilder<unknown>> => {
  const found = await findByWords(database, table, text, { maxRows: 1, needsNumbers });
  return found ? hasTerms(sql.ref(`${alias}.${columns[table]}`), found.terms) : sql`false`;
};

/**
 * Returns a subquery of the persons or addresses with the words of the text, for a query that sorts them: any `maxRows`
 * of them if there are more.
 */
export const rowsWithWords = async (
  database: Database,
  table: Table,
  text: string,
  { maxRows, needsNumbers = false }: RowOptions,
): Promise<RawBuilder<unknown>> => {
  const found = await findByWords(database, table, text, { maxRows, needsNumbers });
  // Without `offset 0`, PostgreSQL would read the whole table in the order of the outer query.
  return sql`(select * from ${sql.table(table)} where id = any(${found?.ids ?? []}::bigint[]) offset 0)`;
};

const findByWords = async (
  database: Database,
  table: Table,
  text: string,
  { maxRows, needsNumbers }: Required<RowOptions>,
) =>
  firstMatch(database, await matcherOf(database).read(text), async (reading) => {
    for (const terms of needsNumbers ? attemptsWithNumbers(reading) : attemptsFor(reading.terms)) {
      // oxlint-disable-next-line no-await-in-loop -- the second attempt is rarely needed
      const { rows } = await sql<{ id: number }>`
        with found as materialized (
          select id from ${sql.table(table)} where ${hasTerms(sql.ref(columns[table]), terms)} limit ${maxFound}
        )
        select id from found limit ${maxRows}`.execute(database);
      if (rows.length > 0) return { terms, ids: rows.map(({ id }) => id) };
    }
    return null;
  });

/** Returns all terms; nothing if the text has a number that is too long for a name. */
const attemptsWithNumbers = ({ terms, longNumber }: Reading): (readonly ReadTerm[])[] =>
  longNumber === null && terms.length > 0 ? [terms] : [];

/**
 * Returns all terms, then the terms without the numbers after the last word, then the words alone: houses are renumbered,
 * so a number never prevents a hit. A number before a word is likely a part of the name of a street: '3-ти март'.
 */
const attemptsFor = (terms: readonly ReadTerm[]): (readonly ReadTerm[])[] => {
  const lastWord = terms.findLastIndex(isWord);
  const withoutHouse = terms.slice(0, lastWord + 1);
  const attempts = [terms, withoutHouse, withoutHouse.filter(isWord)];
  return attempts.filter(({ length }, index) => length > 0 && length !== attempts[index - 1]?.length);
};
