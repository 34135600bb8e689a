import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { maskCell, maskLongNumbers } from './mask-cell.ts';
import { maskFile } from './mask-file.ts';

const mask = '••••••••••';

test.each([
  '8506151239',
  '850615 1239',
  '85.06.15.1239',
  '٨٥٠٦١٥١٢٣٩',
  '۸۵۰۶۱۵۱۲۳۹',
  '८५०६१५१२३९',
  '𝟖𝟓𝟎𝟔𝟏𝟓𝟏𝟐𝟑𝟗',
  '𝟪𝟧𝟢𝟨𝟣𝟧𝟣𝟤𝟥𝟫',
  '８５０６１５１２３９',
  '⑧⑤0⑥①⑤①②③⑨',
  '850615\u200B1239',
  '8\u00AD506151239',
  '850\u2060615123\uFEFF9',
  '850615\u202E1239',
  '850615_1239',
  '850615,1239',
  '850615;1239',
  '850615"1239',
  '850615\n1239',
  '85\r\n06\r\n15\r\n1239',
  '850615 − 1239',
])('IM-5 a personal number in a cell is masked: %j', (number) => {
  expect(maskCell(`Иван, ЕГН${number} и № 5`)).toBe(`Иван, ЕГН${mask} и No 5`);
});

test.each([
  ['850615(1239)', `${mask})`],
  ['[850615][1239]', `[${mask}]`],
  ['ab8506151239', `ab${mask}`],
])('IM-5 a personal number in a cell is masked, and what surrounds it stays: %s', (cell, masked) => {
  expect(maskCell(cell)).toBe(masked);
});

test.each([
  'гр. Радомир, ул. „Райко Даскалов“ № 5',
  '0888 123 456',
  '85061512399',
  '2026-11-22 10:00:00',
  '22.11.2026 10:15',
  '42.54470, 22.96095',
  '1/2 ½ x² ①',
  'co\u00ADop',
])('IM-5 a cell without a personal number stays as it is: %j', (cell) => {
  expect(maskCell(cell)).toBe(cell);
});

test('IM-5 in a row with a wrong number of cells, all long numbers are masked', () => {
  expect(maskLongNumbers('831902088 850615_1239 ٨٣١٩٠٢٠٨٨ 12345678')).toBe(`••••••••88 ${mask} ••••••••88 12345678`);
  expect(maskLongNumbers('№ 5')).toBe('№ 5');
});

test('IM-5 the column of identifiers is masked with the digits of every script', async () => {
  const file = Readable.from([Buffer.from('name;EGN\nЕГН 850615_1239;٨٥٠٦١٥١٢٣٩\nАна;8\u200B31902088\n')]);
  expect(await text(maskFile(file, 'utf-8'))).toBe(`name;EGN\r\nЕГН ${mask};••••••••39\r\nАна;••••••••88\r\n`);
});
