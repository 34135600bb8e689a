import { isEgn, isEik, isMasked } from '@struma/shared/identifier.ts';
import { digitLookalikes, reasonTexts as reasons } from './imports.texts.ts';

/** A value for the COPY statement (null for an empty cell), or the reason why the cell has a wrong format. */
export type CellValue = { value: string | null } | { reason: string };

/** Reads the text of one cell that is not empty. */
export type CellReader = (text: string) => CellValue;

const wrong = (reason: string): CellValue => ({ reason });

/** Control characters other than line breaks and tabs, and the replacement character. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/;

export const textCell =
  (maxLength: number): CellReader =>
  (text) => {
    if (text.length > maxLength) return wrong(reasons.tooLong(maxLength));
    return controls.test(text) ? wrong(reasons.controlCharacter) : { value: text };
  };

/** A number that a spreadsheet has written with an exponent, such as `9,2E+06`: its last digits are lost. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** Reads the number of a client, meter, auditor or carnet, which may have letters. */
export const numberTextCell =
  (maxLength: number): CellReader =>
  (text) =>
    shortenedNumber.test(text) ? wrong(reasons.shortenedNumber) : textCell(maxLength)(text);

const numberPattern = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/;

/** Reads a number with a decimal comma or point. Spaces between thousands are allowed. */
const readNumber = (text: string): { value: string } | { reason: string } => {
  if (numberPattern.test(text)) return { value: text.replace(',', '.') };
  const plain = text.replaceAll(/[\s\u00A0\u202F]/gu, '');
  if (numberPattern.test(plain)) return { value: plain.replace(',', '.') };
  if (shortenedNumber.test(plain)) return { reason: reasons.shortenedNumber };
  const letter = digitLookalikes.exec(plain)?.[0];
  const isAlmostNumber =
    letter !== undefined && numberPattern.test(plain.replaceAll(new RegExp(digitLookalikes, 'gu'), '0'));
  return { reason: isAlmostNumber ? reasons.letterInNumber(letter) : reasons.noNumber };
};

export const decimalCell =
  ({ min, max, decimals = 15 }: { min: number; max: number; decimals?: number }): CellReader =>
  (text) => {
    const read = readNumber(text);
    if ('reason' in read) return read;
    const number = Number(read.value);
    if (number < min || number > max) return wrong(reasons.outOfRange);
    const places = read.value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
    return places > decimals ? wrong(reasons.tooManyDecimals) : read;
  };

export const integerCell =
  (min: number, max: number): CellReader =>
  (text) => {
    const read = readNumber(text);
    if ('reason' in read) return read;
    const number = Number(read.value);
    if (!Number.isInteger(number)) return wrong(reasons.notWhole);
    return number < min || number > max ? wrong(reasons.outOfRange) : { value: String(number) };
  };

const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a date (dd.mm.yyyy or yyyy-mm-dd) that exists and is after 1 January 1900. A file has few different dates, so
 * the results are cached.
 */
export const dateCell = (limits: { mayBeFuture: boolean }): CellReader => {
  const cache = new Map<string, CellValue>();
  const read = readDate(limits);
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const result = read(text);
    if ('value' in result && cache.size < maxCachedDates) cache.set(text, result);
    return result;
  };
};

const maxCachedDates = 10_000;

const readDate =
  ({ mayBeFuture }: { mayBeFuture: boolean }): CellReader =>
  (text) => {
    const dotted = dottedDate.exec(text);
    const parts = dotted ? [dotted[3], dotted[2], dotted[1]] : isoDate.exec(text)?.slice(1);
    if (!parts) return wrong(reasons.noDate);
    const [year = 0, month = 0, day = 0] = parts.map(Number);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return wrong(reasons.noDate);
    const value = date.toISOString().slice(0, 10);
    if (value <= '1900-01-01') return wrong(reasons.earlyDate);
    // A day of tolerance: Sofia is ahead of UTC.
    if (!mayBeFuture && date.getTime() > Date.now() + 86_400_000) return wrong(reasons.futureDate);
    return { value };
  };

/** Reads an EGN or an EIK with valid check digits. A leading zero that a spreadsheet removed is not restored. */
export const identifierCell: CellReader = (text) => {
  if (isMasked(text)) return wrong(reasons.maskedNumber);
  if (shortenedNumber.test(text)) return wrong(reasons.shortenedNumber);
  if (!/^(?:\d{9}|\d{10}|\d{13})$/.test(text)) return wrong(reasons.noIdentifier);
  return isEgn(text) || isEik(text) ? { value: text } : wrong(reasons.wrongCheckDigit);
};

/** Reads the code of a town: five digits of EKATTE, the national register of settlements. */
export const townCodeCell: CellReader = (text) => (/^\d{5}$/.test(text) ? { value: text } : wrong(reasons.noTownCode));
