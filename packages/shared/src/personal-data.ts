const digit = '[0-9０-９]';
/** What people write between the parts of a number. */
const separator = String.raw`[ \t./\u00a0\u2007\u2009\u202f\u2010-\u2015-]`;
/** Months of the 19th century are increased by 20, months of the 21st by 40. */
const month = '(?:[024０２４][1-9１-９]|[135１３５][0-2０-２])';
const day = `(?:[0０][1-9１-９]|[12１２]${digit}|[3３][01０１])`;

/**
 * A personal number (EGN) as a regular expression of JavaScript and of PostgreSQL. It matches ten digits that begin
 * with a date. The digits may be full-width, in groups ('75 23 16 9263', '752316-9263', '752316 926 3') or directly
 * after a letter. The checksum is not verified, because mistyped numbers are personal data too.
 */
export const personalNumberPattern = `(?<!${digit})${digit}{2}(${separator}?)${month}\\1${day}(?:\\1|${separator})${digit}{3}${separator}?${digit}(?!${digit})`;

const personalNumber = new RegExp(personalNumberPattern, 'gu');

export const personalNumberMask = '••••••••••';

/** Replaces personal numbers. Call it for every text that is stored in a log. */
export const maskPersonalNumbers = (text: string): string =>
  text.replaceAll(personalNumber, (number: string, _separator: string, start: number) =>
    isPartOfId(text, number, start) ? number : personalNumberMask,
  );

/**
 * Replaces personal numbers in JSON lines. A number that is the value of a field, such as a size, stays, because a mask
 * would make the JSON invalid.
 */
export const maskInLogLines = (lines: string): string =>
  lines.replaceAll(personalNumber, (number: string, _separator: string, start: number) =>
    isFieldValue(lines, start) || isPartOfId(lines, number, start) ? number : personalNumberMask,
  );

/**
 * True if the number is the value of a field: it follows `":`, optionally with a minus, digits or a decimal point
 * between. A `":` inside a JSON string does not match, because its quote is escaped.
 */
const isFieldValue = (lines: string, start: number): boolean =>
  /(?<!\\)":-?[0-9.]*$/.test(lines.slice(Math.max(0, start - maxIdLength), start));

/**
 * True if the number is part of a hexadecimal id, such as a trace id: all letters and digits directly before and after
 * it are hexadecimal.
 */
const isPartOfId = (text: string, number: string, start: number): boolean => {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, start - maxIdLength), start))?.[0] ?? '';
  const end = start + number.length;
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end, end + maxIdLength))?.[0] ?? '';
  return before + after !== '' && hexadecimal.test(before + after) && before.length + after.length >= minIdRest;
};

const maxIdLength = 64;
/** An id has at least this number of characters in addition to the ten digits: the last group of a UUID has twelve. */
const minIdRest = 2;
const hexadecimal = /^[0-9a-f]+$/;
