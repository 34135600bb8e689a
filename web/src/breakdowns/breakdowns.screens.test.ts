import { expect, test } from '@jest/globals';
import { screens } from './breakdowns.screens.ts';

test('NO-3 priorities and categories lead to the breakdowns that use them', () => {
  const find = (kind: string, fieldName: string) =>
    screens.map(({ recordsOf }) => recordsOf?.({ kind, field: fieldName, itemId: '2' })).find(Boolean);
  expect(find('BREAKDOWNS', 'priorityId')).toBe('?priority=2');
  expect(find('BREAKDOWNS', 'kevrCategory1')).toBe('?kevrCategory1=2');
  expect(find('BREAKDOWNS', 'kevrCategory2')).toBe('?kevrCategory2=2');
  expect(find('BREAKDOWNS', 'town')).toBeUndefined();
  expect(find('SIGNALS', 'priorityId')).toBeUndefined();
});
