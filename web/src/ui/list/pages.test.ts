import { describe, expect, test } from '@jest/globals';
import { pageCount, pageSizes, pageWindow } from './pages.ts';

describe('FI-5 pages', () => {
  test('the page sizes are 5, 10, 25, 50 and 100', () => expect(pageSizes).toEqual([5, 10, 25, 50, 100]));

  test('the last page may be partly filled, and an empty list has one page', () => {
    expect(pageCount(347, 25)).toBe(14);
    expect(pageCount(350, 25)).toBe(14);
    expect(pageCount(0, 25)).toBe(1);
  });

  test('at most 10 pages are linked, around the present page', () => {
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 14)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pageWindow(8, 14)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(pageWindow(14, 14)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(pageWindow(10_000, 50_000)).toContain(10_000);
    expect(pageWindow(10_000, 50_000)).toHaveLength(10);
  });

  test('past the end the last pages are linked', () => expect(pageWindow(99, 3)).toEqual([1, 2, 3]));

  test('before the count is known the present page is the last link', () => {
    expect(pageWindow(3, undefined)).toEqual([1, 2, 3]);
    expect(pageWindow(10_000, undefined).at(-1)).toBe(10_000);
  });
});
