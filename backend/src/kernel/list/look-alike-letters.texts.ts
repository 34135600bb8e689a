import { sql, type RawBuilder } from 'kysely';

const latin = 'ABCEHKMOPTXYabcehkmoptxy';
const cyrillic = 'АВСЕНКМОРТХУавсенкмортху';

/**
 * Returns the text as typed, with all look-alike letters in Cyrillic, and with all of them in Latin: on screen such a
 * letter looks the same in both alphabets.
 */
export const lookAlikeSpellings = (text: string): string[] => [
  ...new Set([text, inLetters(text, latin, cyrillic), inLetters(text, cyrillic, latin)]),
];

/** SQL: a column with Cyrillic letters in place of the Latin letters of the same shape. */
export const cyrillicShapes = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`translate(${column}, ${sql.lit(latin)}, ${sql.lit(cyrillic)})`;

/** Returns the text with Cyrillic letters in place of the Latin letters of the same shape. */
export const toCyrillicShapes = (text: string): string => inLetters(text, latin, cyrillic);

const inLetters = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
