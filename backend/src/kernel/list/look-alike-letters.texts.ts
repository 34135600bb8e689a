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

/** Returns the text with Cyrillic letters in place of the Latin letters of the same shape. */
export const toCyrillicShapes = (text: string): string => inLetters(text, latin, cyrillic);

/** The dashes and spaces of other widths, and the characters that look like them. */
const dashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
const spaces = '\u00A0\u2002\u2003\u2007\u2009\u202F';
const similar = `${latin}${dashes}${spaces}`;
const plain = `${cyrillic}${'-'.repeat(dashes.length)}${' '.repeat(spaces.length)}`;

/** SQL: a column with one character for all characters of the same shape: Cyrillic letters, '-' and a space. */
export const plainShapes = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`translate(${column}, ${sql.lit(similar)}, ${sql.lit(plain)})`;

/** Returns the text with one character for all characters of the same shape, as `plainShapes`. */
export const toPlainShapes = (text: string): string => inLetters(text, similar, plain);

/** Returns the text with plain spaces and dashes. */
export const withPlainDashes = (text: string): string =>
  inLetters(text, `${dashes}${spaces}`, plain.slice(cyrillic.length));

const inLetters = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
