import type { ReactNode } from 'react';
import type { Audience } from '../audience.ts';
import type { Direction, SortKey } from './sorting.ts';

export interface ColumnBase<Row, Field extends string> {
  /** Name of the column in the URL of a sorted list. */
  key: string;
  header: string;
  /** Sort field of the schema. Absent if the list cannot be sorted by the column. */
  sort?: Field;
  /** Width in rem, if the default width of the kind does not fit the values. */
  width?: number;
  /** If absent, only operators see the column. */
  audience?: Audience;
  /** Returns the whole value for the details of a row, if the table shows only a part. */
  whole?: (row: Row) => ReactNode;
  /** The feature of the REST service that the column requires. */
  needs?: string;
  /** The column is shown only to users who have chosen it. */
  isOptional?: true;
}

/** A column of a list. The list renders each kind. */
export type Column<Row, Field extends string = string> = ColumnBase<Row, Field> &
  (
    | { kind: 'record' | 'text' | 'longText' | 'date' | 'dateTime'; value: (row: Row) => string | null | undefined }
    | { kind: 'yesNo'; value: (row: Row) => boolean | null | undefined }
    | {
        kind: 'number' | 'balance';
        /** Number of decimals that are shown even if they are zero. Default: 0. */
        decimals?: number;
        value: (row: Row) => number | null | undefined;
      }
    | {
        kind: 'custom';
        cell: (row: Row) => ReactNode;
        /** The whole text, shown as the title of a cell that may be cut. */
        title?: (row: Row) => string;
      }
  );

export const isNumeric = ({ kind }: Column<never>): boolean => kind === 'number' || kind === 'balance';

/** Sort keys as input of the schema; undefined for the default order of the list. */
export const sortInput = <Field extends string>(
  columns: readonly ColumnBase<never, Field>[],
  sort: readonly SortKey[],
): { field: Field; direction: Direction }[] | undefined => {
  const keys = sort.flatMap(({ column, direction }) => {
    const field = columns.find(({ key }) => key === column)?.sort;
    return field ? [{ field, direction }] : [];
  });
  return keys.length > 0 ? keys : undefined;
};
