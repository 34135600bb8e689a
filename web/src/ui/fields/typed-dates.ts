import { firstDay, isDay, isTime, typedDate } from './dates.ts';
import { texts } from './fields.texts.ts';
import { splitTyped } from './local-time.ts';
import { momentsAt } from './sofia-time.ts';

/** What was typed into a field: the value to store, or why it cannot be taken. Nothing typed is an empty value. */
export type Reading = { value: string; problem?: undefined } | { value?: undefined; problem: string };

/**
 * Sets the slashes: `05032026` and `5.3.2026` become `05/03/2026`. A date that begins with its year, as dates are shown,
 * keeps its dashes until it is whole.
 */
export const maskDate = (typed: string): string => {
  const yearFirst = beginningWithYear(typed);
  if (yearFirst === undefined) return grouped(typed, [2, 2, 4], '/');
  const masked = grouped(yearFirst, [4, 2, 2], '-');
  return masked.length === 10 ? typedDate(masked) : masked;
};

/** `0930`, `930` and `9.30` become `09:30`. */
export const maskTime = (typed: string): string => grouped(/^[3-9]\d/.test(typed) ? `0${typed}` : typed, [2, 2], ':');

/** Reads `05/03/2026`, and `2026-03-05` too, as `2026-03-05`. */
export const readDate = (text: string): Reading => {
  const typed = text.trim();
  if (typed === '') return { value: '' };
  const parts = /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(typed) ? typed.split('/').toReversed() : typed.split('-');
  const value = parts.map((part) => part.padStart(2, '0')).join('-');
  if (!isDay(value)) return { problem: texts.dateInvalid };
  return value < firstDay ? { problem: texts.dateTooEarly } : { value };
};

/** Reads a 24-hour `09:30`; `09:5` is five past nine. */
export const readTime = (text: string): Reading => {
  const value = text.trim().replace(/:(\d)$/, ':0$1');
  return value === '' || isTime(value) ? { value } : { problem: texts.timeInvalid };
};

/** Reads both boxes as a time of Sofia, `2026-03-05T09:30`. An empty time box means `defaultTime`. */
export const readDateTime = (typed: string, defaultTime: string): Reading => {
  const boxes = splitTyped(typed);
  const date = readDate(boxes.date);
  const time = readTime(boxes.time);
  if (date.problem !== undefined) return date;
  if (time.problem !== undefined) return time;
  if (date.value === '') return time.value === '' ? { value: '' } : { problem: texts.timeWithoutDate };
  const value = `${date.value}T${time.value || defaultTime}`;
  return momentsAt(value).length === 0 ? { problem: texts.timeSkipped(boxes.date) } : { value };
};

/** The mask takes the first four digits of a year for day and month, until a dash tells. */
const beginningWithYear = (typed: string): string | undefined => {
  if (/^(?:1[89]|20)\d\d[-./]/.test(typed)) return typed;
  const [, century, year, month, rest] = /^(1[89]|20)\/(\d\d)(?:-|\/(\d{1,2}-))(.*)$/.exec(typed) ?? [];
  return month !== undefined || Number(year) > 12 ? `${century}${year}-${month ?? ''}${rest}` : undefined;
};

/** Digits fall into parts of these widths. A separator ends a part, which then gets its missing zero. */
const grouped = (typed: string, widths: readonly number[], sign: string): string => {
  let rest = typed.replace(/[^\d\s.,:/-]/g, '').replace(/^\D+/, '');
  let masked = '';
  for (const [place, width] of widths.entries()) {
    const digits = /^\d*/.exec(rest)?.[0].slice(0, width) ?? '';
    const behind = rest.slice(digits.length);
    rest = behind.replace(/^\D+/, '');
    if (digits === '' || place === widths.length - 1) return masked + digits;
    masked += rest === behind ? digits : digits.padStart(width, '0');
    if (behind !== '') masked += sign;
  }
  return masked;
};
