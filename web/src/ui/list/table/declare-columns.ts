import type { Column, ColumnBase } from './column.ts';

type FieldColumn<Row, Field extends string> = Omit<ColumnBase<Row, Field>, 'header' | 'whole'> & {
  key: keyof Row & string;
  kind: Exclude<Column<Row>['kind'], 'custom'>;
  /** Characters in the table; the details show the whole text. */
  shown?: number;
};

/** Columns; one without a value shows the row's field of its key, with the heading of the same key. */
export const declareColumns = <Row, Field extends string>(
  headings: Readonly<Partial<Record<keyof Row, string>>>,
  columns: readonly (FieldColumn<Row, Field> | Column<Row, Field>)[],
): readonly Column<Row, Field>[] =>
  columns.map((column) => ('header' in column ? column : fieldColumn(headings[column.key] ?? '', column)));

const fieldColumn = <Row, Field extends string>(
  header: string,
  { shown, ...column }: FieldColumn<Row, Field>,
): Column<Row, Field> => {
  const valueOf = (row: Row) => row[column.key] as string | null;
  const value = (row: Row) => valueOf(row)?.slice(0, shown);
  // The kind and the field's type agree: `Column` has checked the columns with a value.
  return { ...column, header, ...(shown ? { value, whole: valueOf } : { value: valueOf }) } as Column<Row, Field>;
};
