import { texts } from './fields.texts.ts';

/** What was typed into a field: the value to store, or why it cannot be taken. Nothing typed is an empty value. */
export type Reading = { value: string; problem?: undefined } | { value?: undefined; problem: string };

const firstDate = '1900-01-02';

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
  return value < firstDate ? { problem: texts.dateTooEarly } : { value };
};

/** Reads a 24-hour `09:30`. */
export const readTime = (text: string): Reading =>
  text.trim() === '' || isTime(text.trim()) ? { value: text.trim() } : { problem: texts.timeInvalid };

/** `2026-03-05` as it is typed: `05/03/2026`. */
export const typedDate = (value: string): string => value.split('-').toReversed().join('/');

export const isStorableDay = (value: string): boolean => isDay(value) && value >= firstDate;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
