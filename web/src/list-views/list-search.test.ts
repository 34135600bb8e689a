import { expect, test } from '@jest/globals';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { paramsOf } from '../ui/list/filter/filter-kinds.ts';
import { storePrivateValue } from '../ui/list/filter/private-values.ts';
import { findPresentView, hasPrivateFilter, searchOfList, stateOfView } from './list-search.ts';

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

const facts = { name: 'Затворени', columns: ['wait'], isShared: true, author: 'maria', isOwn: false, canDelete: false };
const views = [
  { ...facts, id: '1', search: 'status=CLOSED&town=4&sort=id' },
  { ...facts, id: '2', search: 'status=CLOSED&town=4' },
];
const [sorted, unsorted] = views;

test('a chosen view stays present while its filter is shown in another order', () => {
  const other = 'town=4&status=CLOSED&sort=priority';
  expect(findPresentView(views, 'status=CLOSED&town=4', '2')).toEqual({ view: unsorted, isReordered: false });
  expect(findPresentView(views, other, '1')).toEqual({ view: sorted, isReordered: true });
  expect(findPresentView(views, other, '2')).toEqual({ view: unsorted, isReordered: true });
  expect(findPresentView(views, 'status=CLOSED&sort=id', '1')).toBeNull();
});

test('a view with the filter of the list is not present unless it was chosen', () => {
  expect(findPresentView(views, 'status=CLOSED&town=4', undefined)).toBeNull();
  expect(findPresentView(views, 'status=CLOSED&town=4', '7')).toBeNull();
});

test('the link of a view has its number; the stored search has none', () => {
  const state = stateOfView({ id: '2', search: 'clientName=А' }, { params, columns: [], state: stateOf({}) });
  expect(state).toEqual({ filter: { clientName: 'А' }, sort: [], page: 1, size: 25, savedView: '2' });
  expect(searchOfList({ params, state })).toBe('clientName=%D0%90');
});
