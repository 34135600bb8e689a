import { sql, type RawBuilder } from 'kysely';
import { toContainsPattern } from '../list/text.ts';
import { digitsOf } from './search-text.ts';

/** Fewer digits contain no trigram, so a search for them cannot use the index. */
const minDigits = 3;

/** Returns the digits of a text of digits, spaces and signs of telephone numbers; null for other or shorter texts. */
export const parsePhoneDigits = (text: string): string | null =>
  /^[\d\s()+/.–-]+$/.test(text) && digitsOf(text).length >= minDigits ? digitsOf(text) : null;

/** Removes the country code or the leading zero, because stored numbers have either or none. */
const withoutPrefix = (digits: string): string => {
  const rest = digits.replace(/^(00359|359|0)/, '');
  return rest.length >= minDigits ? rest : digits;
};

/** SQL: the digits of a telephone number, as its index contains them. */
const storedDigits = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`regexp_replace(${column}, '\\D', '', 'g')`;

/** SQL: the telephone number contains these digits, in any spelling. */
export const hasDigits = (column: RawBuilder<unknown>, digits: string): RawBuilder<unknown> =>
  sql`${storedDigits(column)} like ${toContainsPattern(withoutPrefix(digits))}`;

/** SQL: the telephone numbers are equal, with or without the country code, in any spelling. */
export const isSameNumber = (column: RawBuilder<unknown>, phone: string): RawBuilder<unknown> =>
  sql`regexp_replace(${storedDigits(column)}, '^(00359|359|0)', '') = ${withoutPrefix(digitsOf(phone))}`;

/** SQL: the telephone number differs from these digits by one typing error. */
export const hasSimilarDigits = (column: RawBuilder<unknown>, digits: string): RawBuilder<unknown> => {
  const patterns = withOneError(withoutPrefix(digits));
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${storedDigits(column)} like ${`%${pattern}%`}`),
    sql` or `,
  )})`;
};

/** Patterns of the numbers with a wrong digit, two swapped digits, a missing or a superfluous digit. */
const withOneError = (digits: string): string[] => [
  ...new Set(
    Array.from(digits, (digit, at) => {
      const [before, after] = [digits.slice(0, at), digits.slice(at + 1)];
      const swapped = after === '' ? [] : [before + (after[0] ?? '') + digit + after.slice(1)];
      return [`${before}_${after}`, before + after, ...(at === 0 ? [] : [`${before}_${digit}${after}`]), ...swapped];
    }).flat(),
  ),
];
