import { describe, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useVisibleFirst } from './use-visible-first.ts';

describe('the rows to render', () => {
  const rowsFrom = (first: number): string[] => Array.from({ length: 100 }, (_, index) => `row ${first + index}`);
  const fitting = Math.ceil(window.innerHeight / 28);

  const renderRows = (initialRows: readonly string[] | undefined) => {
    const rendered: (number | undefined)[] = [];
    const { rerender } = renderHook(
      (rows: readonly string[] | undefined) => {
        rendered.push(useVisibleFirst(rows, (row) => row)?.length);
      },
      { initialProps: initialRows },
    );
    return { rendered, rerender };
  };

  test('WM-1 on another page, the rows that fit into the window are rendered before the others', () => {
    const { rendered, rerender } = renderRows(rowsFrom(0));
    rerender(rowsFrom(100));
    expect(rendered).toEqual([100, fitting, 100]);
  });

  test('on the first page, the rows that fit into the window are rendered before the others', () => {
    const { rendered, rerender } = renderRows(undefined);
    rerender(rowsFrom(0));
    expect(rendered).toEqual([undefined, fitting, 100]);
  });

  test('all rows are rendered at once when one of them was shown before', () => {
    const { rendered, rerender } = renderRows(rowsFrom(0));
    rerender(rowsFrom(99));
    expect(rendered).not.toContain(fitting);
  });

  test('all rows are rendered at once when the page opens with rows that were read before', () => {
    expect(renderRows(rowsFrom(0)).rendered).toEqual([100]);
  });
});
