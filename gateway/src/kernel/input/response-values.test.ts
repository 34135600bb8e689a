// Tests of values that the gateway reads: '(code) text' responses, lookup lists, ids and trace ids.
import { describe, expect, test } from '@jest/globals';
import { readId } from './ids.ts';
import { readChoices } from '../rest/lookups.ts';
import { readCodedText } from '../rest/reply.ts';
import { readTraceId } from '@struma/shared/trace-id.ts';

describe("RQ-3 '(code) text' responses", () => {
  test.each([
    ['(15) Съобщението е изпратено.', { code: 15, text: 'Съобщението е изпратено.' }],
    ['(0) Сигналът е затворен.', { code: 0, text: 'Сигналът е затворен.' }],
    ['"(15) Прието."', { code: 15, text: 'Прието.' }],
    ['(15)', { code: 15, text: '' }],
    ['(-1) Грешка (виж 12)', { code: -1, text: 'Грешка (виж 12)' }],
    ['Отговорът (15) е записан', { code: 15, text: 'е записан' }],
    ['Грешка в базата', { code: null, text: 'Грешка в базата' }],
    ['(abc) Грешка', { code: null, text: '(abc) Грешка' }],
    ['', { code: null, text: '' }],
    ['(99999999999999999999) Прието', { code: null, text: 'Прието' }],
  ])('the code and the text of %j are read', (response, expected) => expect(readCodedText(response)).toEqual(expected));
});

describe('FI-12 lookup lists', () => {
  const priorities = [
    { key: 1, value: 'Нисък' },
    { key: 2, value: 'Нормален' },
  ];

  test.each([0, -1, '', '0', null])('a first entry with the key %p is dropped; a later key 0 stays', (key) => {
    const warnings: string[] = [];
    const list = readChoices([{ key, value: '' }, ...priorities, { key: 0, value: 'Нула' }], (text) =>
      warnings.push(text),
    );
    expect(list.map(({ name }) => name)).toEqual(['Нисък', 'Нормален', 'Нула']);
    expect(warnings).toEqual([]);
  });

  test('all entries of a list without a placeholder are returned, and a warning is logged', () => {
    const warnings: string[] = [];
    expect(readChoices(priorities, (text) => warnings.push(text))).toHaveLength(2);
    expect(warnings).toHaveLength(1);
  });

  test('an empty list stays empty', () => expect(readChoices([], () => undefined)).toEqual([]));
});

test.each([
  ['1', 1],
  ['9007199254740991', 9_007_199_254_740_991],
  ['0', null],
  ['-1', null],
  ['abc', null],
  ['9223372036854775808', null],
  ['01', null],
  ['1.0', null],
  ['1 ', null],
  ['', null],
])('the id %j has the number %j; null means that no record can have the id', (id, number) =>
  expect(readId(id)).toBe(number),
);

test('an invalid trace id is replaced', () => {
  const good = '0123456789abcdef0123456789abcdef';
  expect(readTraceId(good)).toBe(good);
  expect(readTraceId('short')).toMatch(/^[\da-f]{32}$/);
  expect(readTraceId(`${good}\n`)).toMatch(/^[\da-f]{32}$/);
});
