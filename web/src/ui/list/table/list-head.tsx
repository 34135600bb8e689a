import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { isNumeric } from './column.ts';
import type { Column } from './column.ts';
import { texts } from '../list.texts.ts';
import type { SortKey } from './sorting.ts';

interface ListHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: readonly SortKey[];
  /** True if the Tab key reaches the head, because there are no rows. */
  isTabStop: boolean;
  onSort: (column: string, add: boolean) => void;
  /** The checkbox before the heading of the first column. */
  check?: ReactNode;
}

export const ListHead = <Row,>({ columns, sort, isTabStop, onSort, check }: ListHeadProps<Row>) => {
  const firstSortable = columns.find((column) => column.sort)?.key;
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <HeadCell
            key={column.key}
            column={column}
            sort={sort}
            tabIndex={isTabStop && column.key === firstSortable ? 0 : -1}
            onSort={onSort}
            check={index === 0 && check}
          />
        ))}
        <th scope="col">
          <span className="hidden">{texts.actions}</span>
        </th>
      </tr>
    </thead>
  );
};

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: readonly SortKey[];
  tabIndex: number;
  onSort: (column: string, add: boolean) => void;
  check: ReactNode;
}

const HeadCell = <Row,>({ column, sort, tabIndex, onSort, check }: HeadCellProps<Row>) => {
  const index = sort.findIndex((key) => key.column === column.key);
  const direction = sort[index]?.direction;
  const className = isNumeric(column) ? 'number' : undefined;
  if (!column.sort)
    return (
      <th scope="col" className={className}>
        {check}
        {column.header}
      </th>
    );
  const onClick = (event: MouseEvent): void => onSort(column.key, event.shiftKey);
  return (
    <th scope="col" className={className} aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}>
      {check}
      <button type="button" className="sort" tabIndex={tabIndex} title={texts.sortHint} onClick={onClick}>
        {column.header}
        {direction && (direction === 'ASC' ? <ArrowUp size={14} /> : <ArrowDown size={14} />)}
        {direction && sort.length > 1 && <span className="order">{index + 1}</span>}
      </button>
    </th>
  );
};
