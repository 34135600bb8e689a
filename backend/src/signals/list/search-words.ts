import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import type { ListContext } from '../../kernel/list/declare-list.ts';
import { preparedText, type Condition, type ListFilter } from '../../kernel/list/filter.ts';
import { toCyrillicShapes } from '../../kernel/list/look-alike-letters.texts.ts';

/** A word to search for in the columns `words` of signals and responses: see the migration `026-signal-search`. */
export interface SearchedWord {
  /** A `like` pattern. */
  pattern: string;
  /**
   * True if so many messages have the word that it is faster to read signals in the order of the list and to check
   * each signal.
   */
  isCommon: boolean;
}

export interface WordContext extends ListContext {
  /** The words of the filter; null if there is no filter. */
  words: readonly SearchedWord[] | null;
}

/** A word that is in at least this many messages is common. */
const commonFrom = 3_000;

/** Returns the words of a typed text, and whether each word is common. Null without a text. */
export const readWords = async (database: Database, text: unknown): Promise<SearchedWord[] | null> => {
  if (typeof text !== 'string' || text === '') return null;
  const words: SearchedWord[] = [];
  // One after the other, because all people share the connections to the database.
  for (const pattern of splitWords(text).map(patternOf))
    words.push({
      pattern,
      isCommon: words.length >= maxEstimates || (await estimate(database, pattern)) >= commonFrom,
    });
  return words;
};

/** The number of words whose frequency is estimated; further words are treated as common. */
const maxEstimates = 10;

/** Creates the filter of signals by words: each word is in the title or in a message of `signal s`. */
export const wordFilter = (name: string, description: string): ListFilter<WordContext> =>
  preparedText({
    name,
    description,
    conditions: ({ words, principal }) => {
      if (words === null) return null;
      if (words.length === 0) return [sql`false`];
      return words.map(isOperator(principal) ? hasWord : hasVisibleWord);
    },
  });

/**
 * For a rare word, an index selects the signals. A common word is checked in each signal that the other conditions
 * select; `offset 0` prevents PostgreSQL from reading all messages with the word first.
 */
const hasWord = ({ pattern, isCommon }: SearchedWord): Condition =>
  isCommon
    ? sql`(s.words like ${pattern}
        or exists (select from response r where r.signal_id = s.id and r.words like ${pattern} offset 0))`
    : sql`s.id in (
        select id from signal where words like ${pattern} union all
        select signal_id from response where words like ${pattern})`;

/** The signals of a citizen are few, so each is checked. If messages are withheld, the title is not searched either. */
const hasVisibleWord = ({ pattern }: SearchedWord): Condition =>
  sql`((s.withheld_up_to is null and s.words like ${pattern})
    or exists (
      select from response r
      where r.signal_id = s.id and r.id > coalesce(s.withheld_up_to, 0) and r.words like ${pattern} offset 0))`;

const splitWords = (text: string): string[] => [
  ...new Set(
    toCyrillicShapes(text.toLowerCase())
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/** A word of less than three letters contains no trigram, so it is searched as a whole word. */
const patternOf = (word: string): string => (word.length < 3 ? `% ${word} %` : `%${word}%`);

interface Explained {
  'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[];
}

/** Returns the planner's estimate of the number of messages with a word. The planner reads only statistics. */
const estimate = async (database: Database, pattern: string): Promise<number> => {
  const { rows } = await sql<Explained>`
    explain (format json)
    select from signal where words like ${pattern} union all select from response where words like ${pattern}`.execute(
    database,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
};
