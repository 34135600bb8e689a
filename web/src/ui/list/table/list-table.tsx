import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ComponentType, KeyboardEvent, MouseEvent } from 'react';
import { useStore } from '../../../platform/store.ts';
import type { BulkParts } from '../bulk/bulk-parts.ts';
import type { Column } from './column.ts';
import { actionsWidth, columnStyle, tableWidth } from './column-width.ts';
import { density } from './density.ts';
import { ListHead } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import { tableStyle, valueStyle } from './list-style.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { SortKey } from './sorting.ts';
import { findTableAction } from './table-keys.ts';
import { useStickyEdgeBorders } from './use-sticky-edge-borders.ts';
import { useVisibleFirst } from './use-visible-first.ts';

export interface ListTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined before the first response. */
  rows: readonly Row[] | undefined;
  size: number;
  busy: boolean;
  sort: readonly SortKey[];
  selected: string | null;
  /** Id of the row that the Tab key reaches; null for the first row. */
  tabStopId: string | null;
  idOf: (row: Row) => string;
  pathOf: (row: Row) => string;
  openLabelOf: (row: Row) => string;
  onSort: (column: string, add: boolean) => void;
  onTabStop: (id: string) => void;
  onSelect: (id: string | null) => void;
  onOpen: (id: string) => void;
  /** The buttons of each row, shown before the button that opens the record. */
  Action?: ComponentType<{ row: Row }> | undefined;
  /** Greatest number of buttons of `Action`. Default: 1. */
  actionCount?: number | undefined;
  /** If set, rows have check boxes. `parts` is undefined until the code for bulk actions is loaded. */
  bulk?: { parts: BulkParts<Row> | undefined } | undefined;
}

/** The rows of a list. The table has one tab stop; arrow keys move between the rows and the head, and in the head. */
export const ListTable = <Row,>(props: ListTableProps<Row>) => {
  const { columns, rows, idOf, bulk } = props;
  const parts = bulk?.parts;
  const actionCount = props.Action ? (props.actionCount ?? 1) : 0;
  const table = useRef<HTMLTableElement>(null);
  const tabStopId = rows?.some((row) => idOf(row) === props.tabStopId) ? props.tabStopId : rows?.[0] && idOf(rows[0]);
  const renderedRows = useVisibleFirst(rows, idOf);
  useStickyEdgeBorders(table);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const action = findTableAction(event.nativeEvent, event.currentTarget);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'focus') action.target.focus();
    else if (action.kind === 'open') props.onOpen(action.row);
    else props.onSelect(action.row === props.selected ? null : action.row);
  };

  return (
    <Table
      ref={table}
      role="grid"
      aria-busy={props.busy}
      aria-multiselectable={false}
      style={{ minWidth: `${tableWidth(columns, actionCount)}rem` }}
      data-density={useStore(density)}
      data-checks={bulk && ''}
      onKeyDown={onKeyDown}
      onClick={(event) => withRow(event.target, props.onSelect, event)}
      onFocus={(event) => withRow(event.target, props.onTabStop)}
    >
      <caption>{props.caption}</caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={columnStyle(column, columns)} />
        ))}
        <col style={{ width: `${actionsWidth(actionCount)}rem` }} />
      </colgroup>
      <ListHead
        columns={columns}
        sort={props.sort}
        isTabStop={!tabStopId}
        onSort={props.onSort}
        check={rows && parts && <parts.Head rows={rows} />}
      />
      <tbody>
        {renderedRows ? (
          renderedRows.map((row) => {
            const id = idOf(row);
            return (
              <ListRow
                key={id}
                row={row}
                id={id}
                columns={columns}
                path={props.pathOf(row)}
                openLabel={props.openLabelOf(row)}
                selected={id === props.selected}
                isTabStop={id === tabStopId}
                Check={parts?.Cell}
                Action={props.Action}
              />
            );
          })
        ) : (
          <SkeletonRows rows={Math.min(props.size, 25)} columns={columns.length} />
        )}
      </tbody>
    </Table>
  );
};

const withRow = (target: EventTarget, act: (id: string) => void, click?: MouseEvent): void => {
  if (!(target instanceof Element) || (click && target.closest('a, button, label'))) return;
  const row = target.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
  if (row) act(row);
};

const Table = chakra('table', { base: { ...tableStyle, ...valueStyle } });
