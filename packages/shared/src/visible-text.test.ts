import { describe, expect, test } from '@jest/globals';
import { cleanLine, cleanNumber, hasWord, isBlank } from './visible-text.ts';

const invisible = [
  '',
  ' \n\t',
  '\u00a0',
  '\u200b\u00a0',
  '\ufeff\u2060\u00ad',
  '\u3164\u2800',
  '\u202e',
  '\u2066\u2069',
];

describe('visible text', () => {
  test.each(invisible)('SG-17 %j is blank, is stored as an empty name and has no word', (text) => {
    expect([isBlank(text), cleanLine(text), hasWord(text)]).toEqual([true, '', false]);
  });

  test.each(['а', '\u200bа', '.', '👍', '\u0301', '\ue000'])('%j is not blank', (text) =>
    expect(isBlank(text)).toBe(false),
  );

  test.each([
    ['  Иван\t Петров\n', 'Иван  Петров'],
    ['Иван\u202e Петров\u2066', 'Иван Петров'],
    ['\u200fИван\u061c', 'Иван'],
    ['Иван\u2028Петров', 'Иван Петров'],
    ['👨\u200d👩', '👨\u200d👩'],
  ])('%j is stored as %j', (typed, stored) => expect(cleanLine(typed)).toBe(stored));

  test.each([
    ['12\u200b34', '1234'],
    [' 12\u00ad \u00a0 3\u200d4\ufeff', '12 34'],
    ['\u200b', ''],
  ])('WM-12 CL-2 the number %j is stored as %j', (typed, stored) => expect(cleanNumber(typed)).toBe(stored));

  test.each([
    ['\u3164\u3164', false],
    ['а\u115f\uffa0', false],
    ['а б', false],
    ['да', true],
    ['д\u200bа', true],
  ])('%j has a word: %s', (text, expected) => expect(hasWord(text)).toBe(expected));
});
