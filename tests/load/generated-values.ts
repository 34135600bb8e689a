import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** A generated HTTP request; the body is sent byte for byte. */
export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Placeholders that `writeJson` replaces by values that JSON.stringify cannot write. */
const infinite = '#1e999#';
const deep = '#deep#';

/** Writes JSON that JSON.stringify cannot write: with infinite numbers and with thousands of levels. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(`"${infinite}"`, '1e999')
    .replaceAll(`"${deep}"`, '['.repeat(7000) + ']'.repeat(7000));

/**
 * Encodes a text for a URL. An unpaired surrogate, for which `encodeURIComponent` throws, is encoded as the three bytes
 * of its code, which are invalid UTF-8.
 */
export const encodePart = (text: string): string =>
  Array.from(text, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : encodeSurrogate(character),
  ).join('');

const encodeSurrogate = (character: string): string => {
  const code = character.charCodeAt(0);
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
};

export const oddIds = (): Arbitrary<string> =>
  fc.oneof(
    fc.integer({ min: 1, max: 400 }).map(String),
    fc.constantFrom(
      '0',
      '-1',
      '',
      ' 1',
      '1e3',
      '9007199254740993',
      '9223372036854775808',
      'abc',
      '%00',
      '1%00',
      '..',
      '%2e%2e',
      'null',
      '1.5',
      '٣',
      '0x10',
    ),
    fc.string({ maxLength: 10 }),
  );

export const oddTexts = (): Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      'а\u0000б',
      '\uD800',
      '\uDE00\uD83D',
      '\u202E',
      'Infinity',
      '-Infinity',
      '1e999',
      'NaN',
      '\\u0000',
      '👨‍👩‍👧 \u{10FFFD}',
      infinite,
      deep,
      "' or 1=1 --",
      '%',
      '_',
      '\\',
      '{"type":"doc"}',
      'Ж'.repeat(300),
      '🙂'.repeat(100),
      '\r\nx-a: b',
      '../../etc/passwd',
      '-5,25',
      '=1+1',
    ),
  );

/** A text that is allowed as a header's value. */
const headerText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 161, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 20 }),
);
const headers: Record<string, Arbitrary<string>> = {
  accept: fc.constantFrom('application/json', 'application/graphql-response+json', '*/*', 'text/html', 'x', ''),
  'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', '*;q=0', ''),
  'accept-language': headerText,
  cookie: fc.oneof(
    headerText,
    fc.constantFrom('struma=x', '__Host-Http-struma.0=a; __Host-Http-struma.1=b', 'struma.0=;;=;', 'a='.repeat(500)),
  ),
  'x-trace-id': fc.oneof(headerText, fc.constant('0123456789abcdef0123456789abcdef')),
  'x-forwarded-for': headerText,
  'x-forwarded-proto': headerText,
  'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', ''),
  origin: fc.oneof(headerText, fc.constantFrom('null', 'http://evil.example')),
  'if-none-match': fc.oneof(headerText, fc.constantFrom('*', '"a"', 'W/"a"', '"')),
  range: fc.oneof(
    headerText,
    fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,2-3', 'bytes=99999999999999999999-'),
  ),
  'idempotency-key': fc.oneof(headerText, fc.uuid()),
  'if-modified-since': headerText,
  'content-encoding': fc.constantFrom('identity', 'gzip', 'x'),
  expect: fc.constantFrom('x'),
};

/** At most two generated headers, so that most requests pass the first checks. */
export const oddHeaders = (): Arbitrary<Record<string, string>> =>
  fc
    .subarray(Object.keys(headers), { maxLength: 2 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, headers[name] ?? headerText]))));
