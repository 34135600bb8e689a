import { sql, type RawBuilder } from 'kysely';
import type { ReadTerm, ReadWord } from './reading.ts';

/** Longer texts are cut: a word of the index may have 2 KB at most. */
const maxIndexedLetters = 400;

/** SQL: the words of a column, lower-case, as the indexes of migration `028-search` contain them. */
export const storedWords = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_to_tsvector(string_to_array(btrim(regexp_replace(lower(left(${column}, ${sql.lit(maxIndexedLetters)})), '[^[:alnum:]]+', ' ', 'g')), ' '))`;

type IsWholeWord = boolean | ((index: number) => boolean);

/**
 * SQL: the column has all terms. A word may be the start of a stored one unless `isWholeWord`, which may depend on its
 * index; a code is always a whole word.
 */
export const hasTerms = (
  column: RawBuilder<unknown>,
  terms: readonly ReadTerm[],
  isWholeWord: IsWholeWord = false,
): RawBuilder<unknown> => sql`${storedWords(column)} @@ ${toQuery(terms, isWholeWord)}::tsquery`;

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

/** Terms contain letters and digits only; the quotes keep them apart from operators all the same. */
const quoted = (word: string): string => `'${word.replaceAll(/[^\p{L}\p{N}]/gu, '')}'`;

export const isWord = (term: ReadTerm): term is ReadWord => term.kind === 'word';
