import { expect, test } from '@jest/globals';
import { collectRoles, sourcesOf } from './role-columns.ts';

const right = (clientId: string, roleName: string, groups: string[] = [], isDirect = true) => ({
  clientId,
  roleName,
  isDirect,
  groups,
});

test('AM-4 the table has one column for each role, and a cell names the sources of the role', () => {
  const rights = [
    right('app', 'Редакция', ['valves', 'Диспечери'], false),
    right('app', 'Администратор'),
    right('app', 'Редакция', ['valves']),
  ];
  const columns = collectRoles(rights);
  expect(columns.map(({ label }) => label)).toEqual(['Администратор', 'Редакция']);
  const [administrator, editor] = columns;
  if (!administrator || !editor) throw new Error('A column is missing.');
  expect(sourcesOf(rights.slice(0, 1), editor)).toBe('от група valves, от група Диспечери');
  expect(sourcesOf(rights.slice(2), editor)).toBe('пряко, от група valves');
  expect(sourcesOf(rights.slice(0, 1), administrator)).toBe('');
});

test('AM-4 roles of the same name in two modules are two columns', () => {
  const columns = collectRoles([right('app', 'Оператор'), right('gis', 'Оператор')]);
  expect(columns.map(({ label }) => label)).toEqual(['Оператор (app)', 'Оператор (gis)']);
});
