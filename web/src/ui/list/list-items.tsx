import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { SkeletonBar } from '../page-state.tsx';
import { cellOf } from './table/cells.tsx';
import type { Column } from './table/column.ts';
import { valueStyle } from './table/list-style.ts';

interface ListItemsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined before the first response. */
  rows: readonly Row[] | undefined;
  busy: boolean;
  idOf: (row: Row) => string;
  pathOf: (row: Row) => string;
  /** The content of an item: see `ItemLines`. Default: the values of its columns. */
  itemOf?: ((row: Row) => ReactNode) | undefined;
  /** A button in each item. */
  Action?: ComponentType<{ row: Row }> | undefined;
}

/** A list on a narrow page: an item of three lines for each row. */
export const ListItems = <Row,>({ caption, rows, busy, idOf, itemOf, Action, ...item }: ListItemsProps<Row>) => (
  <Items aria-label={caption} aria-busy={busy}>
    {rows
      ? rows.map((row) => (
          <li key={idOf(row)}>
            {itemOf ? itemOf(row) : <ColumnLines row={row} {...item} />}
            {Action && <Action row={row} />}
          </li>
        ))
      : Array.from({ length: 8 }, (_, index) => (
          <li key={index} aria-hidden="true">
            {['70%', '45%', '60%'].map((width) => (
              <div key={width}>
                <SkeletonBar width={width} />
              </div>
            ))}
          </li>
        ))}
  </Items>
);

type ColumnLinesProps<Row> = Pick<ListItemsProps<Row>, 'columns' | 'pathOf'> & { row: Row };

/** The first two columns are the head. Of the other columns, the first three with a value are shown with headings. */
const ColumnLines = <Row,>({ columns: [record, name, ...others], row, pathOf }: ColumnLinesProps<Row>) => {
  const valueOf = (column: Column<Row> | undefined) => column && cellOf(column, row, pathOf(row));
  const filled = others.filter((column) => column.kind === 'custom' || isFilled(column.value(row)));
  const valuesOf = (shown: readonly Column<Row>[]) =>
    shown.map((column) => (
      <span key={column.key}>
        {column.header}: {valueOf(column)}
      </span>
    ));
  return (
    <ItemLines
      head={
        <>
          {valueOf(record)}
          {valueOf(name)}
        </>
      }
      states={valuesOf(filled.slice(0, 1))}
      foot={valuesOf(filled.slice(1, 3))}
    />
  );
};

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

interface ItemLinesProps {
  /** The record's link, then its name. */
  head: ReactNode;
  /** At the right of the first line. */
  aside?: ReactNode;
  states: ReactNode;
  foot: ReactNode;
}

export const ItemLines = ({ head, aside, states, foot }: ItemLinesProps) => (
  <>
    <div className="line">
      <span className="cut head">{head}</span>
      {aside}
    </div>
    <div className="line states">{states}</div>
    <div className="foot">{foot}</div>
  </>
);

const Items = chakra('ul', {
  base: {
    listStyle: 'none',
    ...valueStyle,
    fontVariantNumeric: 'tabular-nums',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      px: '4',
      py: '3',
      textStyle: 'md',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& .line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    '& .states': { flexWrap: 'wrap', justifyContent: 'flex-start', columnGap: '4', rowGap: '1', textStyle: 'sm' },
    '& .states > span': { flex: 'none', maxW: 'full', overflowWrap: 'anywhere' },
    '& .states > span:has(.long)': { flex: '0 1 auto', minW: '0' },
    '& .long': { lineClamp: '2', overflowWrap: 'anywhere' },
    '& .end': { ml: 'auto' },
    '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' },
    '& .head': { fontWeight: 'semibold' },
    '& .foot': { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'sm', color: 'fg.muted' },
    '& .foot > span': { minW: '0', overflowWrap: 'anywhere' },
    '& .foot .long': { display: 'inline', whiteSpace: 'normal' },
    '& li .wait': { ml: '0', flex: 'none' },
    // A click anywhere on the item opens its link.
    '& .record::after': { content: '""', position: 'absolute', inset: '0' },
    '& .record': { mr: '2' },
  },
});
