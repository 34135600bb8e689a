import type { ReactNode } from 'react';
import type { Audience } from '../audience.ts';
import type { Direction, SortKey } from './sorting.ts';

interface ColumnBase<Field extends string> {
  /** Its name in the address when sorted by. */
  key: string;
  header: string;
  /** What the schema calls sorting by it; a column without it cannot be sorted by. */
  sort?: Field;
  /** Absent: hidden from citizens. */
  audience?: Audience;
}

/** A column says what it shows; how each kind looks is the list's business. */
export type Column<Row, Field extends string = string> = ColumnBase<Field> &
  (
    | { kind: 'record' | 'text' | 'date' | 'dateTime'; value: (row: Row) => string | null | undefined }
    | { kind: 'number' | 'balance'; value: (row: Row) => number | null | undefined }
    | { kind: 'own'; cell: (row: Row) => ReactNode }
  );

export const isNumeric = ({ kind }: Column<never>): boolean => kind === 'number' || kind === 'balance';

/** Sort keys as the schema's input wants them; undefined for the list's own order. */
export const sortInput = <Field extends string>(
  columns: readonly ColumnBase<Field>[],
  sort: readonly SortKey[],
): { field: Field; direction: Direction }[] | undefined => {
  const keys = sort.flatMap(({ column, direction }) => {
    const field = columns.find(({ key }) => key === column)?.sort;
    return field ? [{ field, direction }] : [];
  });
  return keys.length > 0 ? keys : undefined;
};
