import type { CellReader } from '../cells.ts';
import { daysOf, type RowBuffer } from './row-buffer.ts';

/**
 * Adds a cell, the part of `text` between `from` and `to`, to a row of the staging table. The cell is not empty and has
 * no spaces around it. Returns false for an unusual or wrong cell, which must be read by its `CellReader`.
 */
export type PlainCell = (text: string, from: number, to: number, row: RowBuffer) => boolean;

export const plainText =
  (maxLength: number): PlainCell =>
  (text, from, to, row) =>
    to - from <= maxLength && row.addPlainText(text, from, to);

/** Like `plainText`, but leaves numbers that a spreadsheet has written with an exponent, such as `9,2E+06`. */
export const plainNumberText = (maxLength: number): PlainCell => {
  const add = plainText(maxLength);
  return (text, from, to, row) =>
    text.charCodeAt(to - 3) !== plus && text.charCodeAt(to - 4) !== plus && add(text, from, to, row);
};

const plus = '+'.charCodeAt(0);

/** Adds a text that `read` accepts and does not change. */
export const plainChecked =
  (read: CellReader): PlainCell =>
  (text, from, to, row) =>
    'value' in read(text.slice(from, to)) && row.addPlainText(text, from, to);

/** Adds a date or the id of an item. A file has few different dates and items, so the results are cached. */
export const plainCached = (read: CellReader, type: 'date' | 'integer'): PlainCell => {
  const cache = new Map<string, number>();
  // Consecutive rows often have the same cell.
  let [last, lastValue] = ['', 0];
  return (text, from, to, row) => {
    if (to - from === last.length && text.startsWith(last, from)) {
      row.addInteger(lastValue);
      return true;
    }
    const cell = text.slice(from, to);
    let value = cache.get(cell);
    if (value === undefined) {
      const result = read(cell);
      if (!('value' in result) || result.value === null) return false;
      value = type === 'date' ? daysOf(result.value) : Number(result.value);
      if (cache.size < maxCached) cache.set(cell, value);
    }
    [last, lastValue] = [cell, value];
    row.addInteger(value);
    return true;
  };
};

const maxCached = 10_000;

/** Adds a text of `length` digits. */
export const plainDigits =
  (length: number): PlainCell =>
  (text, from, to, row) =>
    to - from === length && readDigits(text, from, to) >= 0 && row.addPlainText(text, from, to);

const zero = '0'.charCodeAt(0);

/** Returns the digits from `from` to `to` as a number, or -1 if another character is there. */
const readDigits = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - zero;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
};

export const plainInteger =
  (min: number, max: number): PlainCell =>
  (text, from, to, row) => {
    if (to - from > 9) return false;
    const value = readDigits(text, from, to);
    if (value < min || value > max || value < 0) return false;
    row.addInteger(value);
    return true;
  };

/** Up to 15 digits: the number without decimal point is exact, so that a division returns the nearest number. */
const maxDecimalLength = 15;
const powers = Array.from({ length: maxDecimalLength }, (_, exponent) => 10 ** exponent);

export const plainDecimal = (
  { min, max, decimals = 15 }: { min: number; max: number; decimals?: number },
  type: 'numeric' | 'double precision',
): PlainCell => {
  const isNumeric = type === 'numeric';
  return (text, from, to, row) => {
    if (to - from > maxDecimalLength) return false;
    const point = findPoint(text, from, to);
    const scale = to === point ? 0 : to - point - 1;
    const whole = readDigits(text, from, point);
    const fraction = readDigits(text, to - scale, to);
    // A point needs digits before and after it.
    if (whole < 0 || fraction < 0 || point === from || point === to - 1 || scale > decimals) return false;
    const power = powers[scale] ?? 1;
    const value = (whole * power + fraction) / power;
    if (value < min || value > max) return false;
    if (isNumeric) row.addNumeric(whole, fraction, scale);
    else row.addDouble(value);
    return true;
  };
};

const [comma, dot] = [','.charCodeAt(0), '.'.charCodeAt(0)];

/** Returns the index of the decimal comma or point; `to` without one. */
const findPoint = (text: string, from: number, to: number): number => {
  for (let index = from; index < to; index += 1) {
    const code = text.charCodeAt(index);
    if (code === comma || code === dot) return index;
  }
  return to;
};
