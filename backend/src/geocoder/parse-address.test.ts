import { describe, expect, test } from '@jest/globals';
import { parseAddress, splitHouseNumber } from './parse-address.ts';

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
    ['yл. Шипкa бл. 3', ['шипка'], { block: '3' }],
    ['ul Graf Ignatiev', ['ул', 'граф', 'игнатиев'], {}],
    ['гр. Радомир, България', ['радомир'], {}],
    ['бул. България 38', ['българия', '38'], {}],
    ['България', ['българия'], {}],
    ['ul. Tintyava, Sofia, Bulgaria', ['ул', 'тинтява', 'софия'], {}],
    ['   ', [], {}],
    ['бл.', ['бл'], {}],
    ["'; drop table address; --", ['дроп', 'табле', 'аддресс', '--'], {}],
  ])('parses %j', (text, words, parts) => {
    const parsed = parseAddress(text);
    expect(parsed).toEqual({ words: expect.any(Array), parts });
    expect(parsed.words.filter((word) => word !== 'ул')).toEqual(
      words.filter((word) => word !== 'ул' && word !== 'бл'),
    );
  });

  test('the last number may be the house number', () => {
    expect(splitHouseNumber(parseAddress('Шипка 12А, София'))).toEqual({
      words: ['шипка', 'софия'],
      parts: { number: '12а' },
    });
    expect(splitHouseNumber(parseAddress('6 септември'))).toBeNull();
    expect(splitHouseNumber(parseAddress('Шипка № 3'))).toBeNull();
  });
});
