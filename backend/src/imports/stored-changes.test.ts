import { expect, test } from '@jest/globals';
import { parseRowText } from './stored-changes.ts';

test.each([
  ['(1,,"")', ['1', null, '']],
  ['()', [null]],
  ['("a ""b""","c\\\\d","(1,2)")', ['a "b"', 'c\\d', '(1,2)']],
  ['("ред\nред",2026-01-05,118.250)', ['ред\nред', '2026-01-05', '118.250']],
])('parses the text form of a row: %j', (text, values) => {
  expect(parseRowText(text)).toEqual(values);
});
