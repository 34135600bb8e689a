import { describe, expect, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { flattenScreens, canOpen, filterPermitted } from './access.ts';
import { screens } from './screens.ts';

const page = () => Promise.resolve({ Component: () => null });
const screen = (path: string, more: Partial<Screen> = {}): Screen => ({ path, title: path, page, ...more });
const operator = { allowedActions: ['OPERATOR'], allowedGroups: ['TestMainGroup'] };

describe('AU-7 access to pages', () => {
  const restricted = { actions: ['OPERATOR', 'ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

  test('AU-7 needs one of the actions and one of the groups', () => {
    const principal = { allowedActions: ['ADMINISTRATOR', 'USER'], allowedGroups: ['TestDummyGroup'] };
    expect(canOpen(restricted, principal)).toBe(true);
  });

  test.each([
    ['a principal without a listed action', { allowedActions: ['USER'], allowedGroups: ['TestMainGroup'] }],
    ['a principal without a listed group', { allowedActions: ['OPERATOR'], allowedGroups: ['valves'] }],
    ['a principal without actions and groups', { allowedActions: [], allowedGroups: [] }],
  ])('AU-7 %s cannot open a page', (_case, principal) => {
    expect(canOpen(restricted, principal)).toBe(false);
  });

  test('AU-7 everyone can open a page without lists of actions and groups', () => {
    expect(canOpen({}, { allowedActions: [], allowedGroups: [] })).toBe(true);
  });

  test('AU-7 no user can open a page with an empty list of actions', () => {
    expect(canOpen({ actions: [], groups: ['TestMainGroup'] }, operator)).toBe(false);
  });

  test('AU-7 a page that the user cannot open is removed with its children, at every level', () => {
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
  test('AU-7 all pages except the dashboard have a list of actions and a list of groups', () => {
    const without = flattenScreens(screens).filter(({ actions, groups }) => !actions?.length || !groups?.length);
    expect(without.map(({ path }) => path)).toEqual(['/dashboard']);
  });

  test('AU-10 an operator can open none of the pages for administrators', () => {
    const forAdministrators = /^\/(gis_nomenclatures|logs|versions|import_file|administration)/;
    const pathsFor = (allowedActions: readonly string[]): string[] =>
      flattenScreens(filterPermitted(screens, { allowedActions, allowedGroups: ['TestMainGroup'] }))
        .map(({ path }) => path)
        .filter((path) => forAdministrators.test(path));
    expect(pathsFor(['OPERATOR'])).toEqual([]);
    expect(pathsFor(['ADMINISTRATOR']).length).toBeGreaterThan(14);
  });

  test('each page has a different path', () => {
    const paths = flattenScreens(screens).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('SG-3 without the citizen portal, citizens lose their pages; operators keep only the route of the preview', () => {
  const pathsOf = (allowedActions: readonly string[], features: readonly string[]): string[] =>
    filterPermitted(screens, { allowedActions, allowedGroups: ['TestMainGroup'], environment: { features } })
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/signals/'));
  expect(pathsOf(['USER'], ['OWN_SIGNALS'])).toEqual(['/signals/list', '/signals/preview/:id', '/signals/add']);
  expect(pathsOf(['USER'], ['DRAFTS'])).toEqual([]);
  expect(pathsOf(['OPERATOR'], ['DRAFTS'])).toEqual(['/signals/preview/:id']);
});

test('a page from which the user is redirected keeps its route but has no menu entry, tile or shortcut', () => {
  const icon = () => null;
  const citizenPage = screen('/own', {
    actions: ['USER'],
    redirectedFor: ['OPERATOR'],
    menu: { group: 'signals', icon, order: 1 },
    dashboard: { icon, order: 1 },
    shortcutKey: 'KeyS',
    key: 'KeyN',
  });
  const principal = { allowedActions: ['USER'], allowedGroups: [] };
  expect(filterPermitted([citizenPage], principal)).toEqual([citizenPage]);
  const [permitted] = filterPermitted([citizenPage], { ...principal, allowedActions: ['USER', 'OPERATOR'] });
  expect(permitted).toMatchObject({ path: '/own' });
  for (const part of ['menu', 'dashboard', 'shortcutKey', 'key']) expect(permitted).not.toHaveProperty(part);
});

test('SH-10 the menu has one thematic map: the external tool, or else the page', () => {
  const [map] = screens.filter(({ path }) => path === '/thematic_map');
  const findEntries = (tools: { kind: string; address: string }[]) =>
    filterPermitted(map ? [map] : [], { ...operator, environment: { features: ['MAP'], tools } }).map(
      ({ path, menu, dashboard }) => [path, menu !== undefined, dashboard !== undefined],
    );
  expect(findEntries([])).toEqual([['/thematic_map', true, true]]);
  expect(findEntries([{ kind: 'REPORTS', address: 'https://x' }])).toEqual([['/thematic_map', true, true]]);
  expect(findEntries([{ kind: 'THEMATIC_MAPS', address: '' }])).toEqual([['/thematic_map', true, true]]);
  expect(findEntries([{ kind: 'THEMATIC_MAPS', address: 'https://x' }])).toEqual([['/thematic_map', false, false]]);
});

describe('AU-10 a parent page', () => {
  /** Returns the paths of children that a user may open although the user may not open their parent. */
  const findUnreachableChildren = (parents: readonly Screen[]): string[] =>
    parents.flatMap((parent) =>
      (parent.children ?? []).flatMap((child) => [
        ...(isSubset(child.actions, parent.actions) && isSubset(child.groups, parent.groups) ? [] : [child.path]),
        ...findUnreachableChildren([child]),
      ]),
    );
  const isSubset = (inner: readonly string[] | undefined, outer: readonly string[] | undefined): boolean =>
    outer === undefined || inner?.every((value) => outer.includes(value)) === true;
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

  test('AU-7 in the product can be opened by every user who may open one of its children', () => {
    expect(findUnreachableChildren([administration(['ADMINISTRATOR'])])).toEqual([
      '/administration/users/edit',
      '/administration/users/add',
    ]);
    expect(findUnreachableChildren(screens)).toEqual([]);
  });
});
