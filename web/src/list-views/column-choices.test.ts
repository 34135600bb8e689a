import { expect, test } from '@jest/globals';
import { pickColumns } from '../ui/list/shown-columns.ts';
import { listColumnChoices, moveColumn } from './column-choices.ts';

const columns = ['id', 'status', 'wait', 'title'].map((key) => ({ key, header: key }));
const keysOf = (picked: readonly { key: string }[]): string[] => picked.map(({ key }) => key);

test('chosen columns are shown in the chosen order, after the column that links to the record', () => {
  expect(keysOf(pickColumns(columns, ['wait', 'status']))).toEqual(['id', 'wait', 'status']);
  expect(keysOf(pickColumns(columns, []))).toEqual(['id', 'status', 'wait', 'title']);
});

test('an optional column is shown only if it is chosen', () => {
  const withOptional = [...columns, { key: 'place', header: 'place', isOptional: true as const }];
  expect(keysOf(pickColumns(withOptional, []))).toEqual(['id', 'status', 'wait', 'title']);
  expect(keysOf(pickColumns(withOptional, ['place']))).toEqual(['id', 'place']);
  expect(listColumnChoices(withOptional, []).at(-1)).toEqual({ key: 'place', header: 'place', isShown: false });
});

test('columns that the list no longer has are left out', () => {
  expect(keysOf(pickColumns(columns, ['gone', 'title']))).toEqual(['id', 'title']);
  expect(keysOf(pickColumns(columns, ['gone']))).toEqual(['id', 'status', 'wait', 'title']);
});

test('the choices begin with the shown columns; a moved column changes places with its neighbour', () => {
  const choices = listColumnChoices(columns, ['wait', 'gone']);
  expect(choices.map(({ key, isShown }) => [key, isShown])).toEqual([
    ['wait', true],
    ['status', false],
    ['title', false],
  ]);
  expect(keysOf(moveColumn(choices, 2, -1))).toEqual(['wait', 'title', 'status']);
  expect(listColumnChoices(columns, []).every(({ isShown }) => isShown)).toBe(true);
});
