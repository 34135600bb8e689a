import { expect, test } from '@jest/globals';
import { actionsWidth, columnWidth, tableWidth } from './column-width.ts';

const text = { key: 'street', header: 'Улица', kind: 'text', value: () => null } as const;

test('a column has its own width or the default of its kind, but at least the width of its heading and the sort arrow', () => {
  expect(columnWidth(text)).toBe(10.5);
  expect(columnWidth({ ...text, width: 14 })).toBe(14);
  expect(columnWidth({ ...text, width: 2 })).toBeGreaterThan(5);
  expect(columnWidth({ ...text, header: 'Описание на населеното място' })).toBeGreaterThan(15);
});

test('the table is as wide as its columns and the column of the actions', () => {
  expect(tableWidth([text, { ...text, width: 14 }], false)).toBe(24.5 + actionsWidth(false));
  expect(tableWidth([text], true)).toBe(10.5 + actionsWidth(true));
});
