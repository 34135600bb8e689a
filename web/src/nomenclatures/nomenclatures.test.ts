import { nomenclatureFilterFields, nomenclatureItemFilterFields } from '@struma/schema/inputs.ts';
import { expect, test } from '@jest/globals';
import { canOpen } from '../app/access.ts';
import { getShortTitle, getTitle } from '../session/screen.ts';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { screens } from './nomenclatures.screens.ts';
import { filterTexts, itemFilterTexts } from './nomenclatures.texts.ts';

const administrator = { isOperator: false, features: [] };
const shapeOf = ({ kind, name }: { kind: string; name: string }) => `${name} ${kind}`;

test('NO-4 an administrator who is not an operator has all filters of both lists', () => {
  expect(declareFilters({ fields: nomenclatureFilterFields, shown: filterTexts }, administrator).map(shapeOf)).toEqual([
    'name text',
    'description text',
    'isActive yesNoAny',
  ]);
  expect(
    declareFilters({ fields: nomenclatureItemFilterFields, shown: itemFilterTexts }, administrator).map(shapeOf),
  ).toEqual(['code text', 'nameBg text', 'nameEn text', 'isActive yesNoAny']);
});

test.each([
  ['ADMINISTRATOR', 'TestMainGroup', true],
  ['ADMINISTRATOR', 'TestDummyGroup', true],
  ['ADMINISTRATOR', 'valves', false],
  ['OPERATOR', 'TestMainGroup', false],
])('AU-10 NO-1 NO-2 NO-3 %s in the group %s may open the screens: %s', (action, group, isAllowed) => {
  const principal = { allowedActions: [action], allowedGroups: [group] };
  expect(screens.map((screen) => canOpen(screen, principal))).toEqual(screens.map(() => isAllowed));
});

test('NO-3 the pages of an item and of a new item have different headings', () => {
  const page = screens.find(({ path }) => path === '/gis_nomenclatures/preview/:nomenclature/:item');
  const titleOf = (nomenclature: string, item: string) => page && getTitle(page, { nomenclature, item });
  expect(titleOf('2', '4')).toBe('Преглед на номенклатура No. 2.4.');
  expect(titleOf('2', '0')).toBe('Нов елемент към номенклатура No. 2.');
  // Narrow pages have the same heading.
  expect(page && getShortTitle(page, { nomenclature: '2', item: '4' })).toBe(titleOf('2', '4'));
});
