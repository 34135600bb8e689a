import { firstDay, isDay, isTime } from './dates.ts';
import { texts } from './fields.texts.ts';
import { splitTyped } from './local-time.ts';
import { momentsAt } from './sofia-time.ts';

/** What was typed into a field: the value to store, or why it cannot be taken. Nothing typed is an empty value. */
export type Reading = { value: string; problem?: undefined } | { value?: undefined; problem: string };

/** Keeps the digits of what was typed and sets the slashes: `05032026` becomes `05/03/2026`. */
export const maskDate = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
};

/** `0930` becomes `09:30`; an hour of one digit before a colon is taken as such. */
export const maskTime = (typed: string): string => {
  const padded = /^\d:/.test(typed) ? `0${typed}` : typed;
  const digits = padded.replace(/\D/g, '').slice(0, 4);
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':');
};

/** Reads `05/03/2026` as `2026-03-05`. */
export const readDate = (text: string): Reading => {
  if (text.trim() === '') return { value: '' };
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const value = `${year}-${month}-${day}`;
  if (!day || !isDay(value)) return { problem: texts.dateInvalid };
  return value < firstDay ? { problem: texts.dateTooEarly } : { value };
};

/** Reads a 24-hour `09:30`. */
export const readTime = (text: string): Reading =>
  text.trim() === '' || isTime(text.trim()) ? { value: text.trim() } : { problem: texts.timeInvalid };

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
