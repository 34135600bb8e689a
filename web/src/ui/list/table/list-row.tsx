import { Eye } from 'lucide-react';
import { memo } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { cellOf } from './cells.tsx';
import { isNumeric } from './column.ts';
import type { Column } from './column.ts';

export interface ListRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  path: string;
  /** Label of the button that opens the record. */
  openLabel: string;
  selected: boolean;
  /** True if the Tab key reaches this row. Tab reaches only one row of the table. */
  isTabStop: boolean;
  /** The checkbox before the value of the first column. */
  Check?: ComponentType<{ row: Row }> | undefined;
  /** A button, shown before the button that opens the record. */
  Action?: ComponentType<{ row: Row }> | undefined;
}

const PlainRow = <Row,>({
  row,
  id,
  columns,
  path,
  openLabel,
  selected,
  isTabStop,
  Check,
  Action,
}: ListRowProps<Row>) => (
  <tr data-row={id} aria-selected={selected} tabIndex={isTabStop ? 0 : -1}>
    {columns.map((column, index) => (
      <td key={column.key} className={isNumeric(column) ? 'number' : undefined} title={titleOf(column, row)}>
        {Check && index === 0 && <Check row={row} />}
        {cellOf(column, row, path)}
      </td>
    ))}
    <td className="actions">
      {Action && <Action row={row} />}
      <Link to={path} className="open" aria-label={openLabel} title={openLabel} tabIndex={-1}>
        <Eye />
      </Link>
    </td>
  </tr>
);

/** The whole text of a cell that may be cut. */
const titleOf = <Row,>(column: Column<Row>, row: Row): string | undefined => {
  if (column.kind === 'custom') return column.title?.(row);
  return column.kind === 'text' ? (column.value(row) ?? undefined) : undefined;
};

/** A row of the table. Memoised, so that it is rendered again only when its props change. */
export const ListRow = memo(PlainRow) as <Row>(props: ListRowProps<Row>) => ReactElement;
