import { describe, expect, test } from '@jest/globals';
import { readSort, toggleSort, writeSort } from './sorting.ts';
import type { SortKey } from './sorting.ts';

const sortable = ['id', 'priority', 'status'];
const sortOf = (text: string): SortKey[] => readSort(text, sortable);
const click = (sort: string, column: string, add = false): string => writeSort(toggleSort(sortOf(sort), column, add));

describe('FI-6 sorting', () => {
  test('a click on a heading makes its column the only key, then reverses the key, then removes it', () => {
    expect(click('', 'status')).toBe('status');
    expect(click('status', 'status')).toBe('-status');
    expect(click('-status', 'status')).toBe('');
    expect(click('-priority,status', 'status')).toBe('status');
    expect(click('-priority,status', 'id')).toBe('id');
  });

  test('a click with Shift appends a key, then reverses it in its place, then removes it', () => {
    expect(click('-priority', 'status', true)).toBe('-priority,status');
    expect(click('priority,status', 'priority', true)).toBe('-priority,status');
    expect(click('-priority,status', 'priority', true)).toBe('status');
  });

  test('keys are written to the URL and read again', () => {
    expect(sortOf('-priority,status')).toEqual([
      { column: 'priority', direction: 'DESC' },
      { column: 'status', direction: 'ASC' },
    ]);
    expect(writeSort(sortOf('-priority,status'))).toBe('-priority,status');
  });

  test('unknown and repeated keys are ignored', () => {
    expect(writeSort(sortOf('-priority,password,priority,--id,,status'))).toBe('-priority,status');
    expect(sortOf('')).toEqual([]);
  });
});
