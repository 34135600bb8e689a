import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { searchedText, type Condition, type ListFilter } from '../../kernel/list/filter.ts';
import { inCyrillicShapes } from '../../kernel/list/look-alike-letters.texts.ts';

/** A word to search for, as the column `words` has it: see the migration `026-signal-search`. */
export interface SearchedWord {
  /** A `like` pattern. */
  pattern: string;
  /**
   * True if so many messages have the word that it is faster to read signals in the order of the list and to check
   * each.
   */
  isCommon: boolean;
}

export interface WordContext {
  /** The words of the filter; null if there is no filter. */
  words: readonly SearchedWord[] | null;
}

const commonFrom = 3_000;

/** Reads the words of a typed text, and how common each is. */
export const readWords = async (database: Database, text: unknown): Promise<SearchedWord[] | null> => {
  if (typeof text !== 'string' || text === '') return null;
  return Promise.all(
    splitWords(text)
      .map(patternOf)
      .map(async (pattern) => ({ pattern, isCommon: (await estimate(database, pattern)) >= commonFrom })),
  );
};

/** Each word is in the title or in a message of `signal s`. */
export const wordFilter = (name: string, description: string): ListFilter<WordContext> => ({
  parameters: searchedText({ name, description, matches: () => sql`true` }).parameters,
  conditions: (_values, { words }) => {
    if (words === null) return [];
    return words.length === 0 ? [sql`false`] : words.map(hasWord);
  },
});

/**
 * A rare word selects signals by its index. A common one is a check of signals that were selected otherwise; `offset 0`
 * prevents PostgreSQL from reading all messages with the word first.
 */
const hasWord = ({ pattern, isCommon }: SearchedWord): Condition =>
  isCommon
    ? sql`(s.words like ${pattern}
        or exists (select from response r where r.signal_id = s.id and r.words like ${pattern} offset 0))`
    : sql`s.id in (
        select id from signal where words like ${pattern} union all
        select signal_id from response where words like ${pattern})`;

const splitWords = (text: string): string[] => [
  ...new Set(
    inCyrillicShapes(text.toLowerCase())
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/** A word of less than three letters contains no trigram, so that it must be a whole word. */
const patternOf = (word: string): string => (word.length < 3 ? `% ${word} %` : `%${word}%`);

interface Explained {
  'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[];
}

/** The planner's estimate of the number of messages with a word. It reads statistics only. */
const estimate = async (database: Database, pattern: string): Promise<number> => {
  const { rows } = await sql<Explained>`
    explain (format json)
    select from signal where words like ${pattern} union all select from response where words like ${pattern}`.execute(
    database,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
};
