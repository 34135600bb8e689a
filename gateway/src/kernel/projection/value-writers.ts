/**
 * Writers of single values for the byte projection (projection.ts): they copy a value from the bytes of a row to a
 * response. A value in an unsupported form is declined.
 */
import { declineDocument, declineShape } from './declined.ts';
import type { ByteForm } from './declared-reader.ts';
import { backslash, falseWord, isDigit, nullWord, quote, trueWord } from './json-scan.ts';
import type { MemberScan } from './member-scan.ts';
import { jsonText } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';
import type { Output, Part } from './output.ts';
import type { PlannedField } from './selection-plan.ts';

/** Writes a value. Returns false for null, which the caller writes. */
export type ValueWriter = (row: MemberScan, out: Output, request: ProjectionRequest) => boolean;

export type Pending = Part | Promise<Part>;

/** The request for which a response is written. */
export interface ProjectionRequest {
  /** Completes a value as GraphQL does: calls the resolvers of its fields and serialises its scalars. */
  complete(value: unknown, field: PlannedField): Pending;
  /** Counts a selected rich text. Throws if the texts of the request have too many characters. */
  countText(characters: number): void;
}

const minus = 0x2d;
const dot = 0x2e;
const zero = 0x30;
const letterN = 0x6e;

/** True if the row has no value for the key, or the value null. */
export const isAbsent = ({ source, starts }: MemberScan, slot: number): boolean => {
  const start = starts[slot] as number;
  return start < 0 || source.bytes[start] === letterN;
};

export const requireKind = (row: MemberScan, slot: number, kind: 'string' | 'number' | 'boolean'): void => {
  const start = row.starts[slot] as number;
  const first = start < 0 ? 0 : (row.source.bytes[start] as number);
  const isNumber = isDigit(first) || first === minus;
  const isMet = kind === 'string' ? first === quote : kind === 'number' ? isNumber : first === 0x74 || first === 0x66;
  if (!isMet) declineShape();
};

/** Declines numbers that GraphQL or JSON.stringify might write in another way. */
const requireDigits = (bytes: Uint8Array, from: number, to: number, maxDigits: number): void => {
  const start = bytes[from] === minus ? from + 1 : from;
  if (to === start || to - start > maxDigits || (bytes[start] === zero && to - from > 1)) declineShape();
  requireAllDigits(bytes, start, to);
};

/** Writes a whole number, between quotes if `isQuoted`. */
export const integerWriter = (slot: number, isQuoted: boolean): ValueWriter => {
  const maxDigits = isQuoted ? 15 : 9;
  return (row, out) => {
    if (isAbsent(row, slot)) return false;
    const { source } = row;
    const from = row.starts[slot] as number;
    const to = row.ends[slot] as number;
    requireDigits(source.bytes, from, to, maxDigits);
    if (isQuoted) out.appendByte(quote);
    out.copy(source, from, to);
    if (isQuoted) out.appendByte(quote);
    return true;
  };
};

/**
 * Writes a number. Declines an exponent, a negative zero and more than 18 characters, which JSON.stringify might write
 * in another way.
 */
export const numberWriter =
  (slot: number): ValueWriter =>
  (row, out) => {
    if (isAbsent(row, slot)) return false;
    const { source } = row;
    const { bytes } = source;
    const from = row.starts[slot] as number;
    const to = row.ends[slot] as number;
    const mayBeNegativeZero = bytes[from] === minus && bytes[from + 1] === zero && bytes[to - 1] === zero;
    if (to - from > 18 || mayBeNegativeZero) declineShape();
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] as number;
      if (!isDigit(byte) && byte !== dot && byte !== minus) declineShape();
    }
    out.copy(source, from, to);
    return true;
  };

/**
 * Writes a number with at most three decimals, between quotes. Declines decimals that end with 0, and negative numbers
 * with decimals.
 */
export const decimalWriter =
  (slot: number): ValueWriter =>
  (row, out) => {
    const { source } = row;
    const { bytes } = source;
    const from = row.starts[slot] as number;
    const to = row.ends[slot] as number;
    if (isAbsent(row, slot)) return false;
    const point = bytes.subarray(from, to).indexOf(dot);
    requireDigits(bytes, from, point < 0 ? to : from + point, 12);
    if (point >= 0) {
      const isShort = to - from - point <= 4 && bytes[to - 1] !== zero;
      if (!isShort || bytes[from] === minus) declineShape();
      requireAllDigits(bytes, from + point + 1, to);
    }
    out.appendByte(quote);
    out.copy(source, from, to);
    out.appendByte(quote);
    return true;
  };

const requireAllDigits = (bytes: Uint8Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) if (!isDigit(bytes[at] as number)) declineShape();
};

/** Writes a Boolean. A missing value is false. */
export const flagWriter =
  (slot: number): ValueWriter =>
  (row, out) => {
    const first = isAbsent(row, slot) ? 0x66 : row.source.bytes[row.starts[slot] as number];
    if (first !== 0x74 && first !== 0x66) declineShape();
    out.append(first === 0x74 ? trueWord : falseWord);
    return true;
  };

const emptyText = jsonText('""');

export const textWriter = (
  slot: number,
  { absent, emptyIsNull, numbers, days }: Extract<ByteForm, { kind: 'text' }>,
): ValueWriter => {
  const writeNumber = integerWriter(slot, true);
  return (row, out, request) => {
    const from = row.starts[slot] as number;
    if (isAbsent(row, slot)) {
      if (absent === 'null') return false;
      if (absent === 'declined') declineShape();
      out.append(emptyText);
      return true;
    }
    const { source } = row;
    const { bytes } = source;
    const to = row.ends[slot] as number;
    if (bytes[from] !== quote) return numbers ? writeNumber(row, out, request) : declineShape();
    if (emptyIsNull && to - from === 2) return false;
    if (days) return writeDay(source, from, to, out);
    out.copy(source, from, to);
    return true;
  };
};

/** Writes the first ten characters of a text. Declines escapes and characters outside of ASCII. */
const writeDay = (source: JsonBytes, from: number, to: number, out: Output): true => {
  const end = Math.min(to - 1, from + 11);
  for (let at = from; at < end; at += 1)
    if ((source.bytes[at] ?? 0) > 0x7e || source.bytes[at] === backslash) declineShape();
  out.copy(source, from, end);
  out.appendByte(quote);
  return true;
};

const twoHours = jsonText('+02:00"');
const threeHours = jsonText('+03:00"');

/**
 * Writes RFC 3339 with the offset of Sofia, from `2026-07-14 06:41:09` in UTC and the local time in the same format.
 */
export const momentWriter = (
  utcSlot: number,
  localSlot: number,
  { isRequired, absentBy }: Extract<ByteForm, { kind: 'moment' }>,
): ValueWriter => {
  const absentSlot = absentBy === 'utc' ? utcSlot : localSlot;
  return (row, out) => {
    const { source, starts, ends } = row;
    const { view } = source;
    const utc = (starts[utcSlot] as number) + 1;
    const local = (starts[localSlot] as number) + 1;
    if (isAbsent(row, absentSlot) || isEmptyText(row, absentSlot)) return isRequired ? declineShape() : false;
    if (utc === 0 || local === 0) declineShape();
    requireWallTime(source, utc, ends[utcSlot] as number);
    requireWallTime(source, local, ends[localSlot] as number);
    const isWholeHours =
      view.getInt32(utc + 14) === view.getInt32(local + 14) && view.getInt32(utc + 15) === view.getInt32(local + 15);
    const hours = (hourAt(source.bytes, local + 11) - hourAt(source.bytes, utc + 11) + 24) % 24;
    if (!isWholeHours || (hours !== 2 && hours !== 3)) declineShape();
    out.copy(source, local - 1, local + 10);
    out.appendByte(0x54);
    out.copy(source, local + 11, local + 19);
    out.append(hours === 2 ? twoHours : threeHours);
    return true;
  };
};

const isEmptyText = ({ source, starts, ends }: MemberScan, slot: number): boolean =>
  source.bytes[starts[slot] as number] === quote && ends[slot] === (starts[slot] as number) + 2;

const wallTime = jsonText('0000-00-00 00:00:00');

/**
 * Requires the format of `wallTime` with a quote on both sides, where 0 stands for a digit. Checks four bytes at a
 * time: XOR with the format turns a digit into its value, and a correct separator into 0. Adding 6 to a value above 9,
 * or 15 to a separator's value other than 0, sets a bit in the upper half of the byte.
 */
const requireWallTime = ({ bytes, view }: JsonBytes, from: number, end: number): void => {
  if (bytes[from - 1] !== quote || end - from !== wallTime.length + 1) declineShape();
  for (const { at, four, excess } of wallTimeParts) {
    const difference = view.getInt32(from + at) ^ four;
    if (((difference | (difference + excess)) & 0xf0f0f0f0) !== 0) declineShape();
  }
};

const wallTimeParts = [0, 4, 8, 12, 15].map((at) => ({
  at,
  four: wallTime.view.getInt32(at),
  excess: [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (wallTime.bytes[at + index] === zero ? 6 : 15), 0),
}));

/** 528 is 11 times the code of the digit 0. */
const hourAt = (bytes: Uint8Array, at: number): number => (bytes[at] as number) * 10 + (bytes[at + 1] as number) - 528;

export const writeNull = (out: Output): void => out.append(nullWord);

/** A row is written synchronously, so it cannot wait for a resolver. */
export const requireReady = (part: Pending): Part => {
  if (!(part instanceof Promise)) return part;
  part.catch(() => undefined);
  return declineDocument();
};
