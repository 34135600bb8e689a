import { expect, test } from '@jest/globals';
import type { Screen } from '../../session/screen.ts';
import { flattenScreens } from '../access.ts';
import { screens as screenTree } from '../screens.ts';
import { findSection } from './menu.ts';

const screens = flattenScreens(screenTree);

const screenAt = (path: string): Screen => {
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`No page has the path ${path}.`);
  return screen;
};

test.each([
  ['/breakdowns/list', '/breakdowns/list'],
  ['/breakdowns/add', '/breakdowns/add'],
  ['/breakdowns/preview/:id', '/breakdowns/list'],
  ['/signals_oper/preview/:id', '/signals_oper/list'],
  ['/water_meters/preview/:id', '/water_meters/list'],
  ['/gis_nomenclatures/preview/:nomenclature/:item', '/gis_nomenclatures/main_list'],
])('for the page %s, the menu marks the entry %s', (path, section) => {
  expect(findSection(screens, { screen: screenAt(path), params: { id: '7', nomenclature: '5', item: '3' } })).toBe(
    section,
  );
});

test('a page whose `backTo` is the page itself belongs to no menu entry', () => {
  const screen: Screen = { path: '/a', title: 'А', backTo: '/a', page: () => Promise.reject(new Error('unused')) };
  expect(findSection([screen], { screen, params: {} })).toBeNull();
});
