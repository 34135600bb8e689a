import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { firstMatch } from './first-match.ts';
import { matcherOf } from './matcher.ts';
import { hasTerms } from './stored-words.ts';

/** The text columns with an index of their words: see the migration `028-search`. */
const columns = { client: 'name', address: 'full_address' } as const;

interface WordSearch {
  alias: string;
  text: string;
  /**
   * Maximum number of ids that the condition contains. With a limit, the words are searched once. If absent, there is no
   * limit.
   */
  maxIds?: number | undefined;
}

/**
 * Returns the SQL condition that the name of a client, or the full address of an address, has the words of the text.
 * The query uses the table under the name `alias`. Uses the most likely reading that matches a row; the condition is
 * false if no reading matches a row.
 */
export const wordsCondition = async (
  database: Database,
  table: keyof typeof columns,
  { alias, text, maxIds }: WordSearch,
): Promise<RawBuilder<unknown>> => {
  const column = columns[table];
  const found = await firstMatch(database, await matcherOf(database).read(text), async ({ terms }) => {
    if (terms.length === 0) return null;
    const query = sql<{ id: number }>`
      select id from ${sql.table(table)} where ${hasTerms(sql.ref(column), terms)} limit ${maxIds ?? 1}`;
    const { rows } = await query.execute(database);
    if (rows.length === 0) return null;
    return maxIds === undefined
      ? hasTerms(sql.ref(`${alias}.${column}`), terms)
      : sql`${sql.ref(`${alias}.id`)} = any(${rows.map(({ id }) => id)}::bigint[])`;
  });
  return found ?? sql`false`;
};
