import { describe, expect, test } from '@jest/globals';
import { readSearchText, type ReadTerm } from '../kernel/search/reading.ts';
import { createVocabulary } from '../kernel/search/vocabulary.ts';
import { createWordIndex } from '../kernel/search/word-index.ts';
import { dropCountry, parseAddress, splitHouseNumber, type ParsedAddress } from './parse-address.ts';

const vocabulary = createVocabulary(createWordIndex());
const parse = (text: string): ParsedAddress => parseAddress(readSearchText(text, vocabulary)[0]?.terms ?? []);
const textsOf = (terms: readonly ReadTerm[] | undefined) => terms?.map(({ text }) => text);
const partsOf = (address: ParsedAddress | null) =>
  Object.fromEntries(Object.entries(address?.parts ?? {}).map(([part, { spellings }]) => [part, spellings[0]]));

describe('MP-2 parsing of a typed address', () => {
  test.each([
    [
      'ул. „Иван Вазов“ № 12, вх. А, ет. 3, ап. 7',
      ['иван', 'вазов'],
      { number: '12', entrance: 'а', floor: '3', apartment: '7' },
    ],
    ['жк Люлин 7 бл.701 вх.Б', ['люлин', '7'], { block: '701', entrance: 'б' }],
    ['ж.к. "Младост 1А", блок 25', ['младост', '1а'], { block: '25' }],
    ['гр. София, бул. Витоша', ['софия', 'витоша'], {}],
    ['Шипка бл. 3 бл. 4', ['шипка'], { block: '3' }],
    ['ul. Tintyava bl 3 vh b', ['tintyava'], { block: '3', entrance: 'б' }],
    ['бл. 3', [], { block: '3' }],
    ['   ', [], {}],
  ])('parses %j', (text, words, parts) => {
    const parsed = parse(text);
    expect([textsOf(parsed.terms), partsOf(parsed)]).toEqual([words, parts]);
  });

  test('the last number may be the house number', () => {
    const shipka = splitHouseNumber(parse('Шипка 12А, София'));
    expect([textsOf(shipka?.terms), partsOf(shipka)]).toEqual([['шипка', 'софия'], { number: '12а' }]);
    expect(splitHouseNumber(parse('6 септември'))).toBeNull();
    expect(splitHouseNumber(parse('Шипка № 3'))).toBeNull();
  });

  test('the country is dropped only as the last of several words', () => {
    expect(textsOf(dropCountry(parse('гр. Радомир, България'))?.terms)).toEqual(['радомир']);
    expect(textsOf(dropCountry(parse('ul. Tintyava, Sofia, Bulgaria'))?.terms)).toEqual(['tintyava', 'sofia']);
    expect(dropCountry(parse('България'))).toBeNull();
    expect(dropCountry(parse('бул. България 38'))).toBeNull();
  });
});
