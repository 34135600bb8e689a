import { sql } from 'kysely';
import type { Condition } from '../../kernel/list/filter.ts';
import { inCyrillicShapes } from '../../kernel/list/look-alike-letters.texts.ts';

/** The words of a typed text, as the column `words` has them: see the migration `022-signal-search`. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    inCyrillicShapes(text.toLowerCase())
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/**
 * A `like` pattern for a word inside the column `words`. A word of less than three letters has no trigram, so that it
 * must be a whole word.
 */
export const wordPattern = (word: string): string => (word.length < 3 ? `% ${word} %` : `%${word}%`);

/** SQL: each word is in the title or in a message of `signal s`. */
export const hasWords = (text: string): Condition => {
  const conditions = wordsOf(text).map((word) => {
    const pattern = wordPattern(word);
    return sql`s.id in (
      select id from signal where words like ${pattern} union all
      select signal_id from response where words like ${pattern})`;
  });
  return conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `);
};
