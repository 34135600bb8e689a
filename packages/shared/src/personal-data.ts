/**
 * A personal number (EGN): ten digits that begin with a date. Months of the 19th century are increased by 20, those of
 * the 21st by 40. The checksum is not verified, because mistyped numbers are personal data too.
 */
const personalNumber = /(?<![\p{L}\p{N}])\d{2}(?:[024][1-9]|[135][0-2])(?:0[1-9]|[12]\d|3[01])\d{4}(?![\p{L}\p{N}])/gu;

const mask = '••••••••••';

/** Replaces personal numbers. Call it for every text that is stored in a log. */
export const maskPersonalNumbers = (text: string): string => text.replaceAll(personalNumber, mask);

/** The same for JSON lines. A number that is the value of a field, such as a size, stays, because a mask would make the JSON invalid. */
export const maskInLogLines = (lines: string): string =>
  lines.replaceAll(personalNumber, (number, start: number) => (isFieldValue(lines, start) ? number : mask));

/** True if the number follows the quote and colon of a field name. In a text, JSON would escape the quote. */
const isFieldValue = (lines: string, start: number): boolean =>
  lines.startsWith('":', start - 2) && lines[start - 3] !== '\\';
