import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListContext } from '../../kernel/list/declare-list.ts';
import { preparedText, type Condition, type ListFilter } from '../../kernel/list/filter.ts';
import { lookAlikeSpellings } from '../../kernel/list/look-alike-letters.texts.ts';
import { toContainsPattern } from '../../kernel/list/text.ts';
import { firstMatch } from '../../kernel/search/first-match.ts';
import { matcherOf } from '../../kernel/search/matcher.ts';
import { hasTerms } from '../../kernel/search/stored-words.ts';

export interface BreakdownContext extends ListContext {
  /** The condition of the filter by words; null without the filter. Building it reads the database. */
  words: Condition | null;
}

/** SQL on `breakdown b`: the work card number contains the text. */
export const hasWorkCard = (text: string): Condition =>
  // One condition per spelling, so that each uses the index.
  sql`(${sql.join(
    lookAlikeSpellings(text).map((one) => sql`b.work_card_no ilike ${toContainsPattern(one)}`),
    sql` or `,
  )})`;

/** The columns of the index in migration `096-breakdown-words`. */
const searchedColumns = sql`b.work_card_no || ' ' || coalesce(b.street_name, '') || ' ' || coalesce(b.town_name, '') || ' ' || coalesce(b.street_description, '')`;

/**
 * SQL on `breakdown b`: the work card number contains the text, or the columns above contain its words. The text is
 * read in the most likely keyboard layout in which any breakdown matches. Null without a text.
 */
export const readWordsCondition = async (database: Database, text: unknown): Promise<Condition | null> => {
  if (typeof text !== 'string' || text.trim() === '') return null;
  const hasNumber = hasWorkCard(text.trim());
  const hasWords = await firstMatch(database, await matcherOf(database).read(text), async ({ terms }) => {
    if (terms.length === 0) return null;
    const condition = hasTerms(searchedColumns, terms);
    // With a smaller limit, PostgreSQL would read the table row by row instead of the index of words.
    const { rows } = await sql`
      with found as materialized (select from breakdown b where ${condition} limit 2000)
      select from found limit 1`.execute(database);
    return rows.length > 0 ? condition : null;
  });
  return hasWords ? sql`(${hasNumber} or ${hasWords})` : hasNumber;
};

export const wordsFilter: ListFilter<BreakdownContext> = preparedText({
  name: 'words',
  description:
    'Not in the specification: part of the work card number, or words of number, street, place on the street and town in any order. Latin letters, other keyboard layouts and typing errors are accepted.',
  conditions: ({ words }) => words && [words],
});
