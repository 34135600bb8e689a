/** What a key does in the table of a list. `row` is the id of a row. */
export type TableAction =
  | { kind: 'focus'; target: HTMLElement }
  | { kind: 'select'; row: string }
  | { kind: 'open'; row: string };

/** The action of a key inside the table of a list; null if the browser handles the key. */
export const findTableAction = (
  event: Pick<KeyboardEvent, 'code' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
  table: HTMLTableElement,
): TableAction | null => {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof HTMLElement)) return null;
  const row = event.target.closest<HTMLTableRowElement>('tr[data-row]');
  return row ? findRowAction(event.code, event.target, row, table) : findHeadAction(event.code, event.target, table);
};

const findRowAction = (
  code: string,
  target: HTMLElement,
  row: HTMLTableRowElement,
  table: HTMLTableElement,
): TableAction | null => {
  const id = row.dataset['row'] ?? '';
  if (code === 'Space' && target === row) return { kind: 'select', row: id };
  if ((code === 'Enter' || code === 'NumpadEnter') && target === row) return { kind: 'open', row: id };
  const rows = rowsOf(table);
  const index = rows.indexOf(row);
  if (code === 'ArrowUp' && index === 0) return focusOn(headsOf(table)[0]);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[code];
  return next === undefined ? null : focusOn(rows[next]);
};

const findHeadAction = (code: string, target: HTMLElement, table: HTMLTableElement): TableAction | null => {
  const heads = headsOf(table);
  const index = heads.indexOf(target);
  if (index < 0) return null;
  if (code === 'ArrowDown') return focusOn(tabStopOf(table));
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: heads.length - 1 }[code];
  return next === undefined ? null : focusOn(heads[next]);
};

/**
 * The row below or above the row with the focus; this row itself if there is no further row. If no row has the focus,
 * the row that the Tab key reaches.
 */
export const findNeighbourRow = (table: HTMLTableElement, step: 1 | -1): HTMLElement | undefined => {
  const rows = rowsOf(table);
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  return index < 0 ? tabStopOf(table) : (rows[index + step] ?? rows[index]);
};

const focusOn = (target: HTMLElement | undefined): TableAction | null => (target ? { kind: 'focus', target } : null);

const rowsOf = (table: HTMLTableElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('tr[data-row]')];

const headsOf = (table: HTMLTableElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('button.sort')];

const tabStopOf = (table: HTMLTableElement): HTMLElement | undefined =>
  rowsOf(table).find((row) => row.tabIndex === 0) ?? rowsOf(table)[0];
