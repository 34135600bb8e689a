import { describe, expect, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { flattenScreens, canOpen, filterPermitted } from './access.ts';
import { screens } from './screens.ts';

const page = () => Promise.resolve({ Component: () => null });
const screen = (path: string, more: Partial<Screen> = {}): Screen => ({ path, title: path, page, ...more });
const operator = { allowedActions: ['OPERATOR'], allowedGroups: ['TestMainGroup'] };

describe('AU-7 access to pages', () => {
  const both = { actions: ['OPERATOR', 'ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

  test('AU-7 needs one of the actions and one of the groups', () => {
    expect(canOpen(both, { allowedActions: ['ADMINISTRATOR', 'USER'], allowedGroups: ['TestDummyGroup'] })).toBe(true);
  });

  test.each([
    ['a principal without a listed action', { allowedActions: ['USER'], allowedGroups: ['TestMainGroup'] }],
    ['a principal without a listed group', { allowedActions: ['OPERATOR'], allowedGroups: ['valves'] }],
    ['a principal without actions and groups', { allowedActions: [], allowedGroups: [] }],
  ])('AU-7 %s cannot open a page', (_case, principal) => {
    expect(canOpen(both, principal)).toBe(false);
  });

  test('AU-7 everyone can open a page without lists', () => {
    expect(canOpen({}, { allowedActions: [], allowedGroups: [] })).toBe(true);
  });

  test('AU-7 an empty list denies everyone', () => {
    expect(canOpen({ actions: [], groups: ['TestMainGroup'] }, operator)).toBe(false);
  });

  test('AU-7 filters children recursively and removes them with their parent', () => {
    const closed = { actions: ['ADMINISTRATOR'], groups: ['TestMainGroup'] } as const;
    const tree = [
      screen('/open', {
        children: [
          screen('/open/kept', { children: [screen('/open/kept/closed', closed), screen('/open/kept/kept')] }),
          screen('/open/closed', closed),
        ],
      }),
      screen('/closed', { ...closed, children: [screen('/closed/open')] }),
    ];
    expect(flattenScreens(filterPermitted(tree, operator)).map(({ path }) => path)).toEqual([
      '/open',
      '/open/kept',
      '/open/kept/kept',
    ]);
  });
});

describe('the pages of the product', () => {
  test('AU-7 all but the dashboard have both lists', () => {
    const without = flattenScreens(screens).filter(({ actions, groups }) => !actions?.length || !groups?.length);
    expect(without.map(({ path }) => path)).toEqual(['/dashboard']);
  });

  test('AU-10 an operator has none of those for administrators', () => {
    const forAdministrators = /^\/(gis_nomenclatures|logs|versions|import_file|administration)/;
    const pathsFor = (allowedActions: readonly string[]): string[] =>
      flattenScreens(filterPermitted(screens, { allowedActions, allowedGroups: ['TestMainGroup'] }))
        .map(({ path }) => path)
        .filter((path) => forAdministrators.test(path));
    expect(pathsFor(['OPERATOR'])).toEqual([]);
    expect(pathsFor(['ADMINISTRATOR']).length).toBeGreaterThan(14);
  });

  test('addresses are unique', () => {
    const paths = flattenScreens(screens).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('SG-3 without the citizen portal, citizens lose their pages and operators are still redirected from them', () => {
  const pathsOf = (allowedActions: readonly string[], features: readonly string[]): string[] =>
    filterPermitted(screens, { allowedActions, allowedGroups: ['TestMainGroup'], environment: { features } })
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/signals/'));
  expect(pathsOf(['USER'], ['OWN_SIGNALS'])).toEqual(['/signals/list', '/signals/preview/:id', '/signals/add']);
  expect(pathsOf(['USER'], ['DRAFTS'])).toEqual([]);
  expect(pathsOf(['OPERATOR'], ['DRAFTS'])).toEqual(['/signals/preview/:id']);
});

test('a page from which the user is redirected has no menu entry, tile or key, but can be opened', () => {
  const icon = () => null;
  const own = screen('/own', {
    actions: ['USER'],
    redirectedFor: ['OPERATOR'],
    menu: { group: 'signals', icon, order: 1 },
    dashboard: { icon, order: 1 },
    shortcutKey: 'KeyS',
    key: 'KeyN',
  });
  const principal = { allowedActions: ['USER'], allowedGroups: [] };
  expect(filterPermitted([own], principal)).toEqual([own]);
  const [listed] = filterPermitted([own], { ...principal, allowedActions: ['USER', 'OPERATOR'] });
  expect(listed).toMatchObject({ path: '/own' });
  for (const part of ['menu', 'dashboard', 'shortcutKey', 'key']) expect(listed).not.toHaveProperty(part);
});

test('SH-10 the menu has one thematic map: the external tool, or else the page', () => {
  const [map] = screens.filter(({ path }) => path === '/thematic_map');
  const open = (tools: { kind: string; address: string }[]) =>
    filterPermitted(map ? [map] : [], { ...operator, environment: { features: ['MAP'], tools } }).map(
      ({ path, menu, dashboard }) => [path, menu !== undefined, dashboard !== undefined],
    );
  expect(open([])).toEqual([['/thematic_map', true, true]]);
  expect(open([{ kind: 'REPORTS', address: 'https://x' }])).toEqual([['/thematic_map', true, true]]);
  expect(open([{ kind: 'THEMATIC_MAPS', address: '' }])).toEqual([['/thematic_map', true, true]]);
  expect(open([{ kind: 'THEMATIC_MAPS', address: 'https://x' }])).toEqual([['/thematic_map', false, false]]);
});

describe('AU-10 a parent page', () => {
  /** Children that a principal may open although the principal may not open the parent. */
  const findShutOut = (parents: readonly Screen[]): string[] =>
    parents.flatMap((parent) =>
      (parent.children ?? []).flatMap((child) => [
        ...(isPart(child.actions, parent.actions) && isPart(child.groups, parent.groups) ? [] : [child.path]),
        ...findShutOut([child]),
      ]),
    );
  const isPart = (own: readonly string[] | undefined, outer: readonly string[] | undefined): boolean =>
    outer === undefined || own?.every((one) => outer.includes(one)) === true;
  const groups = ['TestMainGroup'];
  const administration = (actions: Screen['actions'] & {}): Screen =>
    screen('/administration', {
      actions,
      groups,
      children: [
        screen('/administration/users', { actions: ['ADMINISTRATOR'], groups }),
        screen('/administration/users/edit', { actions: ['ADMINISTRATOR', 'EDIT'], groups }),
        screen('/administration/users/add', { actions: ['ADMINISTRATOR', 'CREATE'], groups }),
      ],
    });
  const pathsOf = (action: string): string[] =>
    flattenScreens(
      filterPermitted([administration(['ADMINISTRATOR', 'EDIT', 'CREATE'])], {
        allowedActions: [action],
        allowedGroups: groups,
      }),
    ).map(({ path }) => path);

  test('AU-7 can be opened with each action of its children, which keep their own actions', () => {
    expect(pathsOf('EDIT')).toEqual(['/administration', '/administration/users/edit']);
    expect(pathsOf('CREATE')).toEqual(['/administration', '/administration/users/add']);
    expect(pathsOf('ADMINISTRATOR')).toHaveLength(4);
    expect(pathsOf('OPERATOR')).toEqual([]);
  });

  test('AU-7 of the product can be opened by everyone who may open one of its children', () => {
    expect(findShutOut([administration(['ADMINISTRATOR'])])).toEqual([
      '/administration/users/edit',
      '/administration/users/add',
    ]);
    expect(findShutOut(screens)).toEqual([]);
  });
});
