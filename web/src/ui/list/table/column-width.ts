import type { CSSProperties } from 'react';
import type { Column } from './column.ts';

/** Default widths of columns in rem, by kind. */
const kindWidths: Readonly<Record<Column<never>['kind'], number>> = {
  record: 6,
  text: 10.5,
  longText: 20,
  date: 7.5,
  dateTime: 10.5,
  yesNo: 5,
  number: 6.5,
  balance: 7.5,
  custom: 10.5,
};

/** Average width in rem of a letter of a heading. */
const letterWidth = 0.47;
/** Space in rem for the padding of a heading and its sort arrow. */
const headSpace = 2.75;
/** Width in rem of the last column: the button that opens the record, and the buttons of the row's actions. */
export const actionsWidth = (actionCount: number): number => 3.25 + 1.75 * actionCount;

/** Width in rem. It does not depend on the rows, so that columns stay in place from page to page. */
export const columnWidth = <Row>({ kind, header, width = kindWidths[kind] }: Column<Row>): number =>
  Math.max(width, header.length * letterWidth + headSpace);

/** Width of the table in rem. On a narrower page, the table scrolls. */
export const tableWidth = <Row>(columns: readonly Column<Row>[], actionCount: number): number =>
  columns.reduce((sum, column) => sum + columnWidth(column), actionsWidth(actionCount));

/** The width of a column on screen, and its share of the table on paper, which has no button that opens the record. */
export const columnStyle = <Row>(column: Column<Row>, columns: readonly Column<Row>[]): CSSProperties => {
  const width = columnWidth(column);
  const share = (100 * width) / (tableWidth(columns, 0) - actionsWidth(0));
  return { width: `${width}rem`, '--share': `${share.toFixed(2)}%` } as CSSProperties;
};
