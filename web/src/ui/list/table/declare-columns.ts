import type { Column, ColumnBase } from './column.ts';

type FieldColumn<Row, Field extends string> = Omit<ColumnBase<Row, Field>, 'header'> & {
  key: keyof Row & string;
  kind: Exclude<Column<Row>['kind'], 'custom'>;
};

/** Columns; one without a value shows the row's field of its key, with the heading of the same key. */
export const declareColumns = <Row, Field extends string>(
  headings: Readonly<Partial<Record<keyof Row, string>>>,
  columns: readonly (FieldColumn<Row, Field> | Column<Row, Field>)[],
): readonly Column<Row, Field>[] =>
  columns.map((column) =>
    'header' in column
      ? column
      : ({ ...column, header: headings[column.key], value: (row: Row) => row[column.key] } as Column<Row, Field>),
  );
