import { firstDay, isDay, isTime, formatTypedDate } from './dates.ts';
import { texts } from './fields.texts.ts';
import { splitDateTime } from './local-time.ts';
import { toMoments } from './sofia-time.ts';

/** The result of parsing a field: the value to store, or a problem. An empty text is an empty value. */
export type ParsedField = { value: string; problem?: undefined } | { value?: undefined; problem: string };

/**
 * Inserts the slashes: `05032026` and `5.3.2026` become `05/03/2026`. A date that starts with its year, such as
 * `2026-03-05`, keeps its dashes until it is complete. From a text with letters, only the spaces are removed.
 */
export const maskDate = (typed: string): string => {
  if (hasLetters(typed)) return withoutSpaces(typed);
  const yearFirst = restoreLeadingYear(typed);
  if (yearFirst === undefined) return groupDigits(typed, [2, 2, 4], '/');
  const masked = groupDigits(yearFirst, [4, 2, 2], '-');
  return masked.length === 10 ? formatTypedDate(masked) : masked;
};

/** `0930`, `930` and `9.30` become `09:30`. */
export const maskTime = (typed: string): string =>
  hasLetters(typed) ? withoutSpaces(typed) : groupDigits(/^[3-9]\d/.test(typed) ? `0${typed}` : typed, [2, 2], ':');

/**
 * True if a text has characters other than digits and separators. A unit after the last digit, as in `5.3.2026 г.`,
 * does not count.
 */
const hasLetters = (typed: string): boolean =>
  /[^\d\s.,:/-]/.test(typed.replace(/(?<=\d)\s*[\u0433\u0447]\.?\s*$/u, ''));

/** Removes spaces, because a space separates date and time in the value of a field. */
const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Parses `05/03/2026` or `2026-03-05` to `2026-03-05`. */
export const parseDate = (text: string): ParsedField => {
  const typed = text.trim();
  if (typed === '') return { value: '' };
  const parts = /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(typed) ? typed.split('/').toReversed() : typed.split('-');
  const value = parts.map((part) => part.padStart(2, '0')).join('-');
  if (!isDay(value)) return { problem: texts.dateInvalid };
  return value < firstDay ? { problem: texts.dateTooEarly } : { value };
};

/** Parses a 24-hour time. `09:5` becomes `09:05`. */
export const parseTime = (text: string): ParsedField => {
  const value = text.trim().replace(/:(\d)$/, ':0$1');
  return value === '' || isTime(value) ? { value } : { problem: texts.timeInvalid };
};

/** Parses both boxes to a local time in Sofia, `2026-03-05T09:30`. An empty time box means `defaultTime`. */
export const parseDateTime = (typed: string, defaultTime: string): ParsedField => {
  const boxes = splitDateTime(typed);
  const date = parseDate(boxes.date);
  const time = parseTime(boxes.time);
  if (date.problem !== undefined) return date;
  if (time.problem !== undefined) return time;
  if (date.value === '') return time.value === '' ? { value: '' } : { problem: texts.timeWithoutDate };
  const value = `${date.value}T${time.value || defaultTime}`;
  return toMoments(value).length === 0 ? { problem: texts.timeSkipped(boxes.date) } : { value };
};

/**
 * Restores a leading year, `20/26-` to `2026-`: until the dash is typed, the mask takes the year's four digits for a
 * day and a month. Returns undefined if the text does not begin with a year.
 */
const restoreLeadingYear = (typed: string): string | undefined => {
  if (/^(?:1[89]|20)\d\d[-./]/.test(typed)) return typed;
  const [, century, year, month, rest] = /^(1[89]|20)\/(\d\d)(?:-|\/(\d{1,2}-))(.*)$/.exec(typed) ?? [];
  return month !== undefined || Number(year) > 12 ? `${century}${year}-${month ?? ''}${rest}` : undefined;
};

/** Splits digits into parts of these widths. A part that a separator ends early is padded with a zero. */
const groupDigits = (typed: string, widths: readonly number[], separator: string): string => {
  let rest = typed.replace(/[^\d\s.,:/-]/g, '').replace(/^\D+/, '');
  let masked = '';
  for (const [index, width] of widths.entries()) {
    const digits = /^\d*/.exec(rest)?.[0].slice(0, width) ?? '';
    const afterDigits = rest.slice(digits.length);
    rest = afterDigits.replace(/^\D+/, '');
    if (digits === '' || index === widths.length - 1) return masked + digits;
    masked += rest === afterDigits ? digits : digits.padStart(width, '0');
    if (afterDigits !== '') masked += separator;
  }
  return masked;
};
