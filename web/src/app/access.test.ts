import { describe, expect, test } from '@jest/globals';
import type { Screen } from '../session/screen.ts';
import { flat, mayOpen, permitted } from './access.ts';
import { screens } from './screens.ts';

const page = () => Promise.resolve({ Component: () => null });
const screen = (path: string, more: Partial<Screen> = {}): Screen => ({ path, title: path, page, ...more });
const operator = { allowedActions: ['OPERATOR'], allowedGroups: ['TestMainGroup'] };

describe('AU-7 who may open a page', () => {
  const both = { actions: ['OPERATOR', 'ADMINISTRATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

  test('AU-7 one of the actions and one of the groups open it', () => {
    expect(mayOpen(both, { allowedActions: ['ADMINISTRATOR', 'USER'], allowedGroups: ['TestDummyGroup'] })).toBe(true);
  });

  test.each([
    ['no action of the list', { allowedActions: ['USER'], allowedGroups: ['TestMainGroup'] }],
    ['no group of the list', { allowedActions: ['OPERATOR'], allowedGroups: ['valves'] }],
    ['nothing at all', { allowedActions: [], allowedGroups: [] }],
  ])('AU-7 %s keeps it closed', (_case, person) => {
    expect(mayOpen(both, person)).toBe(false);
  });

  test('AU-7 a page without lists is open to everybody', () => {
    expect(mayOpen({}, { allowedActions: [], allowedGroups: [] })).toBe(true);
  });

  test('AU-7 an empty list opens to nobody', () => {
    expect(mayOpen({ actions: [], groups: ['TestMainGroup'] }, operator)).toBe(false);
  });

  test('AU-7 children are filtered recursively, and fall with their parent', () => {
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
    expect(flat(permitted(tree, operator)).map(({ path }) => path)).toEqual(['/open', '/open/kept', '/open/kept/kept']);
  });
});

describe('the pages of the product', () => {
  test('AU-7 each but the dashboard carries both lists', () => {
    const without = flat(screens).filter(({ actions, groups }) => !actions?.length || !groups?.length);
    expect(without.map(({ path }) => path)).toEqual(['/dashboard']);
  });

  test('addresses are unique', () => {
    const paths = flat(screens).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('SG-3 where citizens have no desk, their pages are gone, and an operator is still led on by their addresses', () => {
  const pathsOf = (allowedActions: readonly string[], features: readonly string[]): string[] =>
    permitted(screens, { allowedActions, allowedGroups: ['TestMainGroup'], environment: { features } })
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/signals/'));
  expect(pathsOf(['USER'], ['OWN_SIGNALS'])).toEqual(['/signals/list', '/signals/preview/:id', '/signals/add']);
  expect(pathsOf(['USER'], ['DRAFTS'])).toEqual([]);
  expect(pathsOf(['OPERATOR'], ['DRAFTS'])).toEqual(['/signals/preview/:id']);
});

test('a page is left out of menu, dashboard and keys for persons with a fuller one, but opens', () => {
  const icon = () => null;
  const own = screen('/own', {
    actions: ['USER'],
    fullerFor: ['OPERATOR'],
    menu: { group: 'signals', icon, order: 1 },
    dashboard: { icon, order: 1 },
    goKey: 'KeyS',
    key: 'KeyN',
  });
  const person = { allowedActions: ['USER'], allowedGroups: [] };
  expect(permitted([own], person)).toEqual([own]);
  const [listed] = permitted([own], { ...person, allowedActions: ['USER', 'OPERATOR'] });
  expect(listed).toMatchObject({ path: '/own' });
  for (const part of ['menu', 'dashboard', 'goKey', 'key']) expect(listed).not.toHaveProperty(part);
});
