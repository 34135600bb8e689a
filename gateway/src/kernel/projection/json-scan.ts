/**
 * Checks JSON in bytes that are known to be valid UTF-8. Each function gets the position of a value and returns the
 * position after it. It declines everything that is not compact and valid JSON, whitespace included.
 */
import { declineShape } from './declined.ts';

export const quote = 0x22;
export const backslash = 0x5c;
export const comma = 0x2c;
export const colon = 0x3a;
export const openBrace = 0x7b;
export const closeBrace = 0x7d;
export const openBracket = 0x5b;
export const closeBracket = 0x5d;
const minus = 0x2d;
const zero = 0x30;
const nine = 0x39;

/** Values inside deeper objects and lists are declined. */
const deepest = 64;

/** 1 for the bytes that need a closer look inside a string: quote, backslash and control characters. */
const isSpecial = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x20 || byte === quote || byte === backslash ? 1 : 0,
);

const byteAt = (bytes: Uint8Array, at: number): number => (at < bytes.length ? (bytes[at] as number) : 0);

export const isDigit = (byte: number): boolean => byte >= zero && byte <= nine;

export const skipString = (bytes: Uint8Array, start: number): number => {
  const end = bytes.length;
  let at = start + 1;
  while (at < end) {
    const byte = bytes[at] as number;
    if (isSpecial[byte] === 0) at += 1;
    else if (byte === quote) return at + 1;
    else at = skipEscape(bytes, at);
  }
  return declineShape();
};

const skipEscape = (bytes: Uint8Array, at: number): number => {
  if (bytes[at] !== backslash) return declineShape();
  const letter = byteAt(bytes, at + 1);
  if (simpleEscapes[letter] === 1) return at + 2;
  if (letter !== 0x75) return declineShape();
  for (let digit = at + 2; digit < at + 6; digit += 1) if (hexDigits[byteAt(bytes, digit)] !== 1) return declineShape();
  return at + 6;
};

const bytesOf = (characters: string): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) => (characters.includes(String.fromCharCode(byte)) ? 1 : 0));

const simpleEscapes = bytesOf('"\\/bfnrt');
const hexDigits = bytesOf('0123456789abcdefABCDEF');

export const skipNumber = (bytes: Uint8Array, start: number): number => {
  let at = bytes[start] === minus ? start + 1 : start;
  at = byteAt(bytes, at) === zero ? at + 1 : skipDigits(bytes, at);
  if (byteAt(bytes, at) === 0x2e) at = skipDigits(bytes, at + 1);
  const exponent = byteAt(bytes, at);
  if (exponent !== 0x65 && exponent !== 0x45) return at;
  const sign = byteAt(bytes, at + 1);
  return skipDigits(bytes, sign === minus || sign === 0x2b ? at + 2 : at + 1);
};

const skipDigits = (bytes: Uint8Array, start: number): number => {
  let at = start;
  while (isDigit(byteAt(bytes, at))) at += 1;
  return at > start ? at : declineShape();
};

/** True if the bytes at this position are those of `word`. */
export const hasWord = (bytes: Uint8Array, at: number, word: Uint8Array): boolean => {
  const { length } = word;
  if (at + length > bytes.length) return false;
  for (let index = 0; index < length; index += 1) if (bytes[at + index] !== word[index]) return false;
  return true;
};

export const nullWord = Buffer.from('null');
export const trueWord = Buffer.from('true');
export const falseWord = Buffer.from('false');

export const skipValue = (bytes: Uint8Array, at: number, depth = 0): number => {
  const first = byteAt(bytes, at);
  if (first === quote) return skipString(bytes, at);
  if (isDigit(first) || first === minus) return skipNumber(bytes, at);
  if (first === openBrace) return skipObject(bytes, at, depth + 1);
  if (first === openBracket) return skipList(bytes, at, depth + 1);
  const word = first === 0x6e ? nullWord : first === 0x74 ? trueWord : falseWord;
  return hasWord(bytes, at, word) ? at + word.length : declineShape();
};

const skipObject = (bytes: Uint8Array, start: number, depth: number): number => {
  if (depth > deepest) return declineShape();
  let at = start + 1;
  if (byteAt(bytes, at) === closeBrace) return at + 1;
  for (;;) {
    at = skipValue(bytes, skipKey(bytes, at), depth);
    const next = byteAt(bytes, at);
    if (next === closeBrace) return at + 1;
    if (next !== comma) return declineShape();
    at += 1;
  }
};

const skipList = (bytes: Uint8Array, start: number, depth: number): number => {
  if (depth > deepest) return declineShape();
  let at = start + 1;
  if (byteAt(bytes, at) === closeBracket) return at + 1;
  for (;;) {
    at = skipValue(bytes, at, depth);
    const next = byteAt(bytes, at);
    if (next === closeBracket) return at + 1;
    if (next !== comma) return declineShape();
    at += 1;
  }
};

/** Skips a key and its colon. */
export const skipKey = (bytes: Uint8Array, at: number): number => {
  if (byteAt(bytes, at) !== quote) return declineShape();
  const end = skipString(bytes, at);
  return byteAt(bytes, end) === colon ? end + 1 : declineShape();
};
