import { describe, expect, test } from '@jest/globals';
import { readSort, toggleSort, writeSort } from './sorting.ts';
import type { SortKey } from './sorting.ts';

const sortable = ['id', 'priority', 'status'];
const sortOf = (text: string): SortKey[] => readSort(text, sortable);
const press = (sort: string, column: string, add = false): string => writeSort(toggleSort(sortOf(sort), column, add));

describe('FI-6 sorting', () => {
  test('a press on a head makes it the sole key, then turns it round, then takes it out', () => {
    expect(press('', 'status')).toBe('status');
    expect(press('status', 'status')).toBe('-status');
    expect(press('-status', 'status')).toBe('');
    expect(press('-priority,status', 'status')).toBe('status');
    expect(press('-priority,status', 'id')).toBe('id');
  });

  test('a press with Shift adds a key behind the others, turns it round in its place, then takes it out', () => {
    expect(press('-priority', 'status', true)).toBe('-priority,status');
    expect(press('priority,status', 'priority', true)).toBe('-priority,status');
    expect(press('-priority,status', 'priority', true)).toBe('status');
  });

  test('a list of keys goes to the address and back', () => {
    expect(sortOf('-priority,status')).toEqual([
      { column: 'priority', direction: 'DESC' },
      { column: 'status', direction: 'ASC' },
    ]);
    expect(writeSort(sortOf('-priority,status'))).toBe('-priority,status');
  });

  test('keys that do not exist or are repeated are left out', () => {
    expect(writeSort(sortOf('-priority,password,priority,--id,,status'))).toBe('-priority,status');
    expect(sortOf('')).toEqual([]);
  });
});
