import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { cellOf } from './cells.tsx';
import { sortInput } from './column.ts';
import type { Column } from './column.ts';

interface Reading {
  difference: number | null;
  takenAt: string | null;
}

const balance: Column<Reading> = {
  key: 'difference',
  header: 'Разлика',
  kind: 'balance',
  value: (row) => row.difference,
};

afterEach(cleanup);

const renderCell = (column: Column<Reading>, row: Partial<Reading>) =>
  render(<>{cellOf(column, { difference: null, takenAt: null, ...row }, '/')}</>).container;

describe('cells', () => {
  test('FI-13 a balance is blue at zero or more, otherwise red, always with its sign', () => {
    expect(renderCell(balance, { difference: 12.5 }).querySelector('.balance.plus')?.textContent).toBe('+\u00a012,5');
    expect(renderCell(balance, { difference: 0 }).querySelector('.balance.plus')?.textContent).toBe('+\u00a00');
    expect(renderCell(balance, { difference: -3 }).querySelector('.balance.minus')?.textContent).toBe('−\u00a03');
    expect(renderCell(balance, {}).textContent).toBe('–');
  });

  test('the time of a date-time is less prominent', () => {
    const takenAt: Column<Reading> = { key: 'takenAt', header: 'На', kind: 'dateTime', value: (row) => row.takenAt };
    const cell = renderCell(takenAt, { takenAt: '2026-10-25T03:30:00+02:00' });
    expect(cell.textContent).toBe('2026-10-25 03:30:00');
    expect(cell.querySelector('.subtle')?.textContent).toBe('03:30:00');
  });

  test('NO-1 a boolean is shown as yes or no', () => {
    const isNegative = ({ difference }: Reading) => (difference === null ? null : difference < 0);
    const column: Column<Reading> = { key: 'isNegative', header: 'Дълг', kind: 'yesNo', value: isNegative };
    const texts = [-1, 1, null].map((difference) => renderCell(column, { difference }).textContent);
    expect(texts).toEqual(['Да', 'Не', '–']);
  });

  test('zero is a number, not an empty cell', () => {
    const count: Column<Reading> = { key: 'count', header: 'Брой', kind: 'number', value: (row) => row.difference };
    expect(renderCell(count, { difference: 0 }).textContent).toBe('0');
  });
});

describe('sort keys for the schema', () => {
  const columns = [
    { key: 'id', header: '№', sort: 'ID' },
    { key: 'free', header: 'Друго' },
  ];

  test('FI-6 a sort key of the URL names a column, a sort key of the query names a field of the schema', () => {
    expect(sortInput(columns, [{ column: 'id', direction: 'DESC' }])).toEqual([{ field: 'ID', direction: 'DESC' }]);
  });

  test('if no key names a sortable column, the query has no sort keys', () => {
    expect(sortInput(columns, [])).toBeUndefined();
    expect(sortInput(columns, [{ column: 'free', direction: 'ASC' }])).toBeUndefined();
  });
});
