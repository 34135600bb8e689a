import type { Column } from './column.ts';

/** Widths in rem that hold the values of a kind. */
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

const letterWidth = 0.47;
/** Padding, and the arrow of a sorted column. */
const headSpace = 2.75;
/** The last column: the button that opens the record, and one more button if the rows have it. */
export const actionsWidth = (hasAction: boolean): number => (hasAction ? 5 : 3.25);

/** Width in rem. It does not depend on the rows, so that columns stay in place from page to page. */
export const columnWidth = <Row>({ kind, header, width = kindWidths[kind] }: Column<Row>): number =>
  Math.max(width, header.length * letterWidth + headSpace);

/** Width of the table in rem; on a narrower page it scrolls. */
export const tableWidth = <Row>(columns: readonly Column<Row>[], hasAction: boolean): number =>
  columns.reduce((sum, column) => sum + columnWidth(column), actionsWidth(hasAction));
