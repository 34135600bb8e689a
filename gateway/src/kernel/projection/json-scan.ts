/**
 * Skips and checks JSON values in bytes that are valid UTF-8. Each function `skip…` gets the position of a value and
 * returns the position after the value. Invalid JSON, and JSON with whitespace between values, is declined (see
 * declined.ts).
 */
import { declineShape } from './declined.ts';
import { hasBytesAt, jsonText } from './json-bytes.ts';
import type { JsonBytes } from './json-bytes.ts';

export const quote = 0x22;
export const backslash = 0x5c;
export const comma = 0x2c;
const colon = 0x3a;
export const openBrace = 0x7b;
export const closeBrace = 0x7d;
export const openBracket = 0x5b;
export const closeBracket = 0x5d;
const minus = 0x2d;
const zero = 0x30;
const nine = 0x39;

/** Maximum number of objects and lists around a value; deeper values are declined. */
const maxDepth = 64;

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= zero && byte <= nine;

/**
 * Skips four bytes at a time. In `hits`, the highest bit of a byte is set for a quote, a backslash or a control
 * character; only the lowest set bit is reliable.
 */
const skipString = (source: JsonBytes, start: number): number => {
  const { bytes, view, length } = source;
  let at = start + 1;
  while (at < length) {
    if (at + 4 <= length) {
      const four = view.getInt32(at, true);
      const quotes = four ^ 0x22222222;
      const slashes = four ^ 0x5c5c5c5c;
      const hits =
        (((four - 0x20202020) & ~four) | ((quotes - 0x01010101) & ~quotes) | ((slashes - 0x01010101) & ~slashes)) &
        0x80808080;
      if (hits === 0) {
        at += 4;
        continue;
      }
      at += (31 - Math.clz32(hits & -hits)) >> 3;
    }
    const byte = bytes[at] as number;
    if (byte === quote) return at + 1;
    if (byte === backslash) at = skipEscape(source, at);
    else if (byte < 0x20) return declineShape();
    else at += 1;
  }
  return declineShape();
};

const skipEscape = ({ bytes }: JsonBytes, at: number): number => {
  const escaped = bytes[at + 1] ?? 0;
  if (simpleEscapes[escaped] === 1) return at + 2;
  if (escaped !== 0x75) return declineShape();
  for (let digit = at + 2; digit < at + 6; digit += 1) if (hexDigits[bytes[digit] ?? 0] !== 1) return declineShape();
  return at + 6;
};

const createByteTable = (characters: string): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) => (characters.includes(String.fromCharCode(byte)) ? 1 : 0));

const simpleEscapes = createByteTable('"\\/bfnrt');
const hexDigits = createByteTable('0123456789abcdefABCDEF');

const skipNumber = ({ bytes }: JsonBytes, start: number): number => {
  let at = bytes[start] === minus ? start + 1 : start;
  at = bytes[at] === zero ? at + 1 : skipDigits(bytes, at);
  if (bytes[at] === 0x2e) at = skipDigits(bytes, at + 1);
  const exponent = bytes[at];
  if (exponent !== 0x65 && exponent !== 0x45) return at;
  const sign = bytes[at + 1];
  return skipDigits(bytes, sign === minus || sign === 0x2b ? at + 2 : at + 1);
};

const skipDigits = (bytes: Uint8Array, start: number): number => {
  let at = start;
  while (isDigit(bytes[at])) at += 1;
  return at > start ? at : declineShape();
};

export const nullWord = jsonText('null');
export const trueWord = jsonText('true');
export const falseWord = jsonText('false');

export const skipValue = (source: JsonBytes, at: number, depth = 0): number => {
  const first = source.bytes[at];
  if (first === quote) return skipString(source, at);
  if (first === minus || isDigit(first)) return skipNumber(source, at);
  if (first === openBrace) return skipObject(source, at, depth + 1);
  if (first === openBracket) return skipList(source, at, depth + 1);
  const word = first === 0x6e ? nullWord : first === 0x74 ? trueWord : falseWord;
  return hasBytesAt(source, at, word) ? at + word.length : declineShape();
};

const skipObject = (source: JsonBytes, start: number, depth: number): number => {
  if (depth > maxDepth) return declineShape();
  let at = start + 1;
  if (source.bytes[at] === closeBrace) return at + 1;
  for (;;) {
    at = skipValue(source, skipKey(source, at), depth);
    const next = source.bytes[at];
    if (next === closeBrace) return at + 1;
    if (next !== comma) return declineShape();
    at += 1;
  }
};

const skipList = (source: JsonBytes, start: number, depth: number): number => {
  if (depth > maxDepth) return declineShape();
  let at = start + 1;
  if (source.bytes[at] === closeBracket) return at + 1;
  for (;;) {
    at = skipValue(source, at, depth);
    const next = source.bytes[at];
    if (next === closeBracket) return at + 1;
    if (next !== comma) return declineShape();
    at += 1;
  }
};

/** Skips a key and its colon. */
export const skipKey = (source: JsonBytes, at: number): number => {
  if (source.bytes[at] !== quote) return declineShape();
  const end = skipString(source, at);
  return source.bytes[end] === colon ? end + 1 : declineShape();
};
