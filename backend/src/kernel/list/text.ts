import { sql, type RawBuilder } from 'kysely';
import { lookAlikeSpellings } from './look-alike-letters.texts.ts';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns an `ilike` pattern for texts that contain the given text. Wildcards in the text are escaped. */
export const toContainsPattern = (text: string): string => `%${escaped(text)}%`;

/**
 * SQL: a column has this text, in any letter case, and with Latin or Cyrillic letters of the same shape. Most numbers
 * have no letters; they are found by the index of the column.
 */
export const looksLike = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> => {
  if (!/\p{L}/u.test(text)) return sql`${column} = ${text}`;
  const spellings = lookAlikeSpellings(text).map((one) => sql`${column} ilike ${escaped(one)}`);
  return sql`(${sql.join(spellings, sql` or `)})`;
};
