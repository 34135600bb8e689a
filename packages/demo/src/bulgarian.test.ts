import { expect, test } from '@jest/globals';
import { formatOrdinal, toFeminine, transliterate } from './bulgarian.ts';
import { personOf } from './people.ts';

test('patronymics and family names have feminine endings for women, masculine ones for men', () => {
  expect(['Петров', 'Загорски', 'Илиев'].map(toFeminine)).toEqual(['Петрова', 'Загорска', 'Илиева']);
  for (let number = 1; number < 3000; number += 1) {
    const { fullName, isMale } = personOf(number);
    const [, patronymic = '', ...family] = fullName.split(/[ -]/);
    for (const name of [patronymic, ...family]) expect(name).toMatch(isMale ? /(ов|ев|ски)$/ : /(ова|ева|ска)$/);
  }
});

test('numbers as names of streets have the ending of the spoken ordinal', () => {
  expect([1, 2, 7, 11, 20, 100, 101, 112, 348].map(formatOrdinal)).toEqual([
    '1-ва',
    '2-ра',
    '7-ма',
    '11-та',
    '20-та',
    '100-на',
    '101-ва',
    '112-та',
    '348-ма',
  ]);
});

test('names in e-mail addresses follow the official transliteration', () => {
  expect(['Щерева', 'Цонева', 'Янчев', 'Жечева'].map(transliterate)).toEqual([
    'shtereva',
    'tsoneva',
    'yanchev',
    'zhecheva',
  ]);
});
