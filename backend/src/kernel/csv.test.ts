import { describe, expect, test } from '@jest/globals';
import { csvLines, csvStart } from './csv.ts';

const columns = [{ heading: 'Заглавие', value: (row: string | number | null) => row }];
const cell = (value: string | number | null): string => csvLines(columns, [value]).replace(/\r\n$/, '');

describe('a table as CSV', () => {
  test('begins with the mark of UTF-8 and the headings, parted by semicolons', () => {
    expect(csvStart([...columns, { heading: 'Статус; днес', value: () => null }])).toBe(
      '\u{FEFF}Заглавие;"Статус; днес"\r\n',
    );
  });

  test.each([
    ['Теч; пред "Славия"', '"Теч; пред ""Славия"""'],
    ['ред\r\nред', '"ред\r\nред"'],
    [' с интервал', '" с интервал"'],
    ['обикновен', 'обикновен'],
    ['', ''],
    ['нула\u0000знак\u{FEFF}', 'нулазнак'],
  ])('%j is one cell', (text, expected) => expect(cell(text)).toBe(expected));

  test.each(['=1+1', '+359 888', '-2+3', '@SUM(A1)', "=cmd|'/C calc'!A0", '＝1+1', '  =1+1', '|x', '%x'])(
    '%j is not calculated',
    (text) => expect(cell(text).replace(/^"/, '')).toMatch(/^'/),
  );

  test('a text that begins with a tab or a line break is not calculated', () => {
    expect([cell('\t=1'), cell('\r=1'), cell('\n=1')]).toEqual([`"'\t=1"`, `"'\r=1"`, `"'\n=1"`]);
  });

  test('a formula may not hide behind what is taken out', () => expect(cell('\u0000=1+1')).toBe("'=1+1"));

  test.each([
    ['-5', '-5'],
    ['+359888123456', '+359888123456'],
    ['-12,50', '-12,50'],
    [-5.25, '-5,25'],
    [42, '42'],
    [null, ''],
  ])('the plain number %j stays one', (value, expected) => expect(cell(value)).toBe(expected));
});
