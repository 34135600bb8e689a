import { expect, test } from '@jest/globals';
import { actionsWidth, columnStyle, columnWidth, tableWidth } from './column-width.ts';

const text = { key: 'street', header: 'Улица', kind: 'text', value: () => null } as const;

test('a column has its own width or the default of its kind, but at least the width of its heading and the sort arrow', () => {
  expect(columnWidth(text)).toBe(10.5);
  expect(columnWidth({ ...text, width: 14 })).toBe(14);
  expect(columnWidth({ ...text, width: 2 })).toBeGreaterThan(5);
  expect(columnWidth({ ...text, header: 'Описание на населеното място' })).toBeGreaterThan(15);
});

test('the table is as wide as its columns and the column of the actions', () => {
  expect(tableWidth([text, { ...text, width: 14 }], 0)).toBe(24.5 + actionsWidth(0));
  expect(tableWidth([text], 2)).toBe(10.5 + actionsWidth(2));
  expect(actionsWidth(2)).toBeGreaterThan(actionsWidth(1));
});

test('on paper, the columns together are as wide as the table', () => {
  const columns = [text, { ...text, width: 14 }, { ...text, width: 21 }];
  const shareOf = (one: (typeof columns)[number]): number =>
    Number.parseFloat((columnStyle(one, columns) as Record<string, string>)['--share'] ?? '');
  const shares = columns.map(shareOf);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 1);
  expect(shares[1]).toBeGreaterThan(shares[0] ?? 100);
});
