import { expect, test } from '@jest/globals';
import { screens } from './signals.screens.ts';

test('NO-3 recordsOf filters signals by a status; an unknown status and other kinds of records have no filter', () => {
  const find = (kind: string, fieldName: string, itemId: string) =>
    screens.map(({ recordsOf }) => recordsOf?.({ kind, field: fieldName, itemId })).find(Boolean);
  expect(['1', '2', '3', '4', '5'].map((id) => find('SIGNALS', 'statusId', id))).toEqual([
    '?status=SIGNAL',
    '?status=BREAKDOWN',
    '?status=REJECTED',
    '?status=CLOSED',
    undefined,
  ]);
  expect(find('BREAKDOWNS', 'priorityId', '4')).toBeUndefined();
});
