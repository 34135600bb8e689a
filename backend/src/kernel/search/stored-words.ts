import { sql, type RawBuilder } from 'kysely';
import type { ReadTerm, ReadWord } from './reading.ts';

/** Only this many letters of a text are indexed, because a word of the index may have at most 2 KB. */
const maxIndexedLetters = 400;

/** SQL: the words of a column, lower-case, as the indexes of migration `028-search` contain them. */
export const storedWords = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_to_tsvector(string_to_array(btrim(regexp_replace(lower(left(${column}, ${sql.lit(maxIndexedLetters)})), '[^[:alnum:]]+', ' ', 'g')), ' '))`;

type IsWholeWord = boolean | ((index: number) => boolean);

/**
 * SQL: the column has all terms. A word of the search may be the start of a stored word unless `isWholeWord`, which may
 * depend on the index of the word. A code must be equal to a stored word.
 */
export const hasTerms = (
  column: RawBuilder<unknown>,
  terms: readonly ReadTerm[],
  isWholeWord: IsWholeWord = false,
): RawBuilder<unknown> => sql`${storedWords(column)} @@ ${toQuery(terms, isWholeWord)}::tsquery`;

/**
 * SQL: the terms follow each other in the column, in this order; between them may be a label such as 'бл.'. Null for a
 * single term, which has no order.
 */
export const hasAdjacentTerms = (
  column: RawBuilder<unknown>,
  terms: readonly ReadTerm[],
): RawBuilder<unknown> | null => {
  if (terms.length < 2) return null;
  const words = terms.map((term) =>
    term.kind === 'code'
      ? `(${term.spellings.map(plain).join('|')})`
      : `(${[term.text, ...term.words].map(plain).join('|')})[[:alnum:]]*`,
  );
  const between = '[^[:alnum:]]+([[:alpha:]]{1,3}[^[:alnum:]]+)?';
  return sql`${column} ~* ${`(^|[^[:alnum:]])${words.join(between)}($|[^[:alnum:]])`}`;
};

const isWholeAt = (isWholeWord: IsWholeWord, index: number): boolean =>
  typeof isWholeWord === 'function' ? isWholeWord(index) : isWholeWord;

const toQuery = (terms: readonly ReadTerm[], isWholeWord: IsWholeWord): string =>
  terms
    .map((term, index) =>
      term.kind === 'code'
        ? anyOf(codeForms(term.spellings))
        : anyOf([`${quoted(term.text)}${isWholeAt(isWholeWord, index) ? '' : ':*'}`, ...term.words.map(quoted)]),
    )
    .join(' & ');

/** '15а' may be stored as number 15 with entrance А. */
const codeForms = (spellings: readonly string[]): string[] => [
  ...new Set(
    spellings.flatMap((code) => {
      const [, number, letter] = /^(\d+)(\p{L})$/u.exec(code) ?? [];
      return number === undefined || letter === undefined
        ? [quoted(code)]
        : [quoted(code), `(${quoted(number)} & ${quoted(letter)})`];
    }),
  ),
];

const anyOf = (alternatives: readonly string[]): string =>
  alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;

const quoted = (word: string): string => `'${plain(word)}'`;

/** Removes characters other than letters and digits, so that a word cannot contain operators of the query. */
const plain = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '');

export const isWord = (term: ReadTerm): term is ReadWord => term.kind === 'word';
