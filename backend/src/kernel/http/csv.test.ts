import { describe, expect, test } from '@jest/globals';
import { csvLines, csvStart } from './csv.ts';

const columns = [{ heading: 'Заглавие', value: (row: string | number | null) => row }];
const cell = (value: string | number | null): string => csvLines(columns, [value]).replace(/\r\n$/, '');

describe('a table as CSV', () => {
  test('begins with a UTF-8 byte order mark and the headings, separated by semicolons', () => {
    expect(csvStart([...columns, { heading: 'Статус; днес', value: () => null }])).toBe(
      '\u{FEFF}Заглавие;"Статус; днес"\r\n',
    );
  });

  test.each([
    ['Теч; пред "Славия"', '"Теч; пред ""Славия"""'],
    ['ред\r\nред', '"ред\r\nред"'],
    [' с интервал', '" с интервал"'],
    ['обикновен', 'обикновен'],
    ['a,=1+1', '"a,\'=1+1"'],
    ['x, @SUM(A1),y', '"x, \'@SUM(A1),y"'],
    ["x,-2+3+cmd|' /C calc'!A0,y", "\"x,'-2+3+cmd|' /C calc'!A0,y\""],
    ['x,"=cmd()&",y', '"x,""\'=cmd()&"",y"'],
    ['x\n-cmd()', '"x\n\'-cmd()"'],
    ['бл. 5, +359 888 123, −2, -3', '"бл. 5, +359 888 123, −2, -3"'],
    ['a\t=1+1', '"a\t=1+1"'],
    ['', ''],
    ['нула\u0000знак\u{FEFF}', 'нулазнак'],
  ])('%j is one cell', (text, expected) => expect(cell(text)).toBe(expected));

  test.each(['=1+1', '+359 888', '-2+3', '@SUM(A1)', "=cmd|'/C calc'!A0", '＝1+1', '  =1+1', '|x', '%x'])(
    '%j is not evaluated as a formula',
    (text) => expect(cell(text).replace(/^"/, '')).toMatch(/^'/),
  );

  test('a text that begins with a tab or a line break is not evaluated as a formula', () => {
    expect([cell('\t=1'), cell('\r=1'), cell('\n=1')]).toEqual([`"'\t=1"`, `"'\r'=1"`, `"'\n'=1"`]);
  });

  test.each([
    '0888123456',
    '0888 123 456',
    '+359888123456',
    '12345678901234567890',
    '3/4',
    '3 / 4',
    '12 / 36',
    '2026 / 3',
    '011 / 36',
    '211 / 36 / 5',
    '1-2',
    '12.5',
    '5.6.2026',
    '10:30',
    '50%',
    '(5)',
    '1 234',
    '1e5',
    '7\u00a0000',
  ])('%j does not become another number or a date', (text) => expect(cell(text)).toBe(`'${text}`));

  test.each([
    'бл. 12',
    '5 лв.',
    '№ 7',
    'РК-100',
    '2026-03-29 02:30:00',
    '2026-03-29',
    '12345678901',
    '211 / 36',
    '10211 / 36',
  ])('%j stays unchanged', (text) => expect(cell(text)).toBe(text));

  test('a formula after thousands of line breaks is escaped', () => {
    const gap = '\n'.repeat(4000);
    expect(cell(`а${gap}=1+1`)).toBe(`"а${gap}'=1+1"`);
    expect(cell(`а${gap}б`)).toBe(`"а${gap}б"`);
  });

  test('a formula after a removed control character is escaped', () => expect(cell('\u0000=1+1')).toBe("'=1+1"));

  test.each([
    ['-5', '-5'],
    ['-12,50', '"-12,50"'],
    [-5.25, '-5,25'],
    [42, '42'],
    [null, ''],
  ])('no apostrophe precedes %j', (value, expected) => expect(cell(value)).toBe(expected));
});
