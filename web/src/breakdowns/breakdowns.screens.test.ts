import { expect, test } from '@jest/globals';
import { screens } from './breakdowns.screens.ts';

test('NO-3 recordsOf filters breakdowns by a priority or a KEVR category; other fields have no filter', () => {
  const find = (kind: string, fieldName: string) =>
    screens.map(({ recordsOf }) => recordsOf?.({ kind, field: fieldName, itemId: '2' })).find(Boolean);
  expect(find('BREAKDOWNS', 'priorityId')).toBe('?priority=2');
  expect(find('BREAKDOWNS', 'kevrCategory1')).toBe('?kevrCategory1=2');
  expect(find('BREAKDOWNS', 'kevrCategory2')).toBe('?kevrCategory2=2');
  expect(find('BREAKDOWNS', 'town')).toBeUndefined();
  expect(find('SIGNALS', 'priorityId')).toBeUndefined();
});
