import { expect, test } from '@jest/globals';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { paramsOf } from '../ui/list/filter/filter-kinds.ts';
import { storePrivateValue } from '../ui/list/filter/private-values.ts';
import { findPresentView, hasPrivateFilter, searchOfList } from './list-search.ts';

const schema = { clientName: { kind: 'text' }, identifier: { kind: 'text' } } as const;
const shown = { clientName: { label: 'Име' }, identifier: { label: 'ЕГН/ЕИК', isPrivate: true } } as const;
const fields = declareFilters({ fields: schema, shown }, { isOperator: true, features: [] });
const params = paramsOf(fields);
const stateOf = (filter: Record<string, string>) => ({ filter, sort: [], page: 3, size: 25 });

test('CL-3 a saved view leaves out a personal number, for which the URL has only a temporary key', () => {
  const key = storePrivateValue('7523169263');
  const list = { params, state: stateOf({ clientName: 'Петрова', identifier: key }) };
  expect(hasPrivateFilter(list)).toBe(true);
  expect(searchOfList(list)).not.toContain(key);
  expect(searchOfList(list)).toBe(searchOfList({ params, state: stateOf({ clientName: 'Петрова' }) }));
  expect(hasPrivateFilter({ params, state: stateOf({ clientName: 'Петрова' }) })).toBe(false);
});

test('the view that was opened last stays present while its filter is shown in another order', () => {
  const own = { name: 'Затворени', columns: [], isShared: false, author: 'operator', isOwn: true, canDelete: true };
  const views = [
    { ...own, id: '1', search: 'status=CLOSED&town=4&sort=id' },
    { ...own, id: '2', search: 'status=CLOSED&town=4' },
  ];
  const [sorted, unsorted] = views;
  expect(findPresentView(views, 'status=CLOSED&town=4', '1')).toEqual({ view: unsorted, isReordered: false });
  const other = 'town=4&status=CLOSED&sort=priority';
  expect(findPresentView(views, other, '1')).toEqual({ view: sorted, isReordered: true });
  expect(findPresentView(views, other, '2')).toEqual({ view: unsorted, isReordered: true });
  expect(findPresentView(views, other, null)).toBeNull();
  expect(findPresentView(views, 'status=CLOSED&sort=id', '1')).toBeNull();
});
