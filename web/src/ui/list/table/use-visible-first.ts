import { useDeferredValue } from 'react';

/** Height of a row in pixels at the compact density. */
const minRowHeight = 28;

/**
 * Returns the rows to render now. When all rows are replaced, for example by those of another page, the rows that fit
 * into the window are rendered first, and the others after the browser has painted these.
 */
export const useVisibleFirst = <Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
): readonly Row[] | undefined => {
  const renderedBefore = useDeferredValue(rows);
  if (rows === renderedBefore || !rows) return rows;
  // The user may have scrolled to a row that stays.
  if (renderedBefore && haveCommonRow(rows, renderedBefore, idOf)) return rows;
  return rows.slice(0, Math.ceil(window.innerHeight / minRowHeight));
};

const haveCommonRow = <Row>(rows: readonly Row[], others: readonly Row[], idOf: (row: Row) => string): boolean => {
  const ids = new Set(others.map(idOf));
  return rows.some((row) => ids.has(idOf(row)));
};
