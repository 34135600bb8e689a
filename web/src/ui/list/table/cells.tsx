import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, emptyMark, formatBalance, formatNumber, timeOf } from '../../../platform/format.ts';
import { texts } from '../../../platform/platform.texts.ts';
import type { Column } from './column.ts';

export const Empty = () => <span className="subtle">{emptyMark}</span>;

/** A date-time. The time is less prominent. */
export const DateTime = ({ value }: { value: string }) => (
  <>
    {dayOf(value)} <span className="subtle">{timeOf(value)}</span>
  </>
);

/** A balance with its sign: blue at zero or more, otherwise red. */
const Balance = ({ value, decimals }: { value: number; decimals: number | undefined }) => (
  <span className={value >= 0 ? 'balance plus' : 'balance minus'}>{formatBalance(value, decimals)}</span>
);

/** The content of a cell. `path`: the path of the record's page; null if the cell must not be a link. */
export const cellOf = <Row,>(column: Column<Row>, row: Row, path: string | null): ReactNode => {
  if (column.kind === 'custom') return column.cell(row) ?? <Empty />;
  const value = column.value(row);
  if (value === null || value === undefined || value === '') return <Empty />;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') {
    const decimals = 'decimals' in column ? column.decimals : undefined;
    return column.kind === 'balance' ? <Balance value={value} decimals={decimals} /> : formatNumber(value, decimals);
  }
  return textCell(column.kind, value, path);
};

const textCell = (kind: Column<never>['kind'], value: string, path: string | null): ReactNode => {
  switch (kind) {
    case 'dateTime':
      return <DateTime value={value} />;
    case 'date':
      return dayOf(value);
    case 'longText':
      return (
        <span className="long" title={value}>
          {value}
        </span>
      );
    case 'record':
      return path === null ? (
        value
      ) : (
        <Link to={path} className="record" tabIndex={-1}>
          {value}
        </Link>
      );
    default:
      return value;
  }
};
