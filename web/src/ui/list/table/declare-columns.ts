import type { Column, ColumnBase } from './column.ts';

type FieldColumn<Row, Field extends string> = Omit<ColumnBase<Row, Field>, 'header' | 'whole'> & {
  key: keyof Row & string;
  kind: Exclude<Column<Row>['kind'], 'custom'>;
  /** Number of characters that the table shows; the details show the whole text. */
  shown?: number;
};

/**
 * Declares the columns of a list. A column without `header` shows the field of the row that `key` names, under the
 * heading of that field in `headings`.
 */
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
  // The compiler does not check that the kind fits the type of the row's field.
  return { ...column, header, ...(shown ? { value, whole: valueOf } : { value: valueOf }) } as Column<Row, Field>;
};
