import { expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { createUtf8Check, findEncoding } from './find-encoding.ts';

const text = Buffer.from('Карнет № 5\n');
const windows1251 = Buffer.from([0xca, 0xe0, 0xf0, 0xed, 0xe5, 0xf2]);

/** Adds bytes in chunks of one size. */
const check = (bytes: Buffer, size: number): boolean => {
  const utf8 = createUtf8Check();
  for (let from = 0; from < bytes.length; from += size) utf8.add(bytes.subarray(from, from + size));
  return utf8.isValid();
};

test.each([1, 2, 3, 4, 5, 100])('IM-2 letters that are split between chunks of %i bytes are valid', (size) => {
  expect(check(text, size)).toBe(true);
});

test('IM-2 bytes of another encoding are invalid, wherever they come', () => {
  expect(check(windows1251, 2)).toBe(false);
  expect(check(Buffer.concat([windows1251, text]), 3)).toBe(false);
  expect(check(Buffer.concat([text, windows1251]), 3)).toBe(false);
  expect(check(text.subarray(0, 3), 1)).toBe(false);
});

test.each([
  ['utf-8', [text]],
  ['windows-1251', [windows1251]],
  ['windows-1251', [windows1251, Buffer.from('\n'), windows1251]],
  ['utf-8', [text, text, windows1251.subarray(0, 1)]],
])('IM-2 the encoding is %s', async (encoding, chunks) => {
  expect(await findEncoding(() => Promise.resolve(Readable.from(chunks)))).toBe(encoding);
});
