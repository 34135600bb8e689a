export type TableDeed =
  | { kind: 'focus'; target: HTMLElement }
  | { kind: 'select'; row: string }
  | { kind: 'open'; row: string };

/** What a key means inside a list's table; null if nothing, or if the browser's own meaning is right. */
export const pressInTable = (
  event: Pick<KeyboardEvent, 'code' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
  table: HTMLTableElement,
): TableDeed | null => {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof HTMLElement)) return null;
  const row = event.target.closest<HTMLTableRowElement>('tr[data-row]');
  return row ? pressOnRow(event.code, event.target, row, table) : pressOnHead(event.code, event.target, table);
};

const pressOnRow = (
  code: string,
  target: HTMLElement,
  row: HTMLTableRowElement,
  table: HTMLTableElement,
): TableDeed | null => {
  const id = row.dataset['row'] ?? '';
  if (code === 'Space' && target === row) return { kind: 'select', row: id };
  if ((code === 'Enter' || code === 'NumpadEnter') && target === row) return { kind: 'open', row: id };
  const rows = rowsOf(table);
  const place = rows.indexOf(row);
  if (code === 'ArrowUp' && place === 0) return focusOn(headsOf(table)[0]);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[code];
  return next === undefined ? null : focusOn(rows[next]);
};

const pressOnHead = (code: string, target: HTMLElement, table: HTMLTableElement): TableDeed | null => {
  const heads = headsOf(table);
  const place = heads.indexOf(target);
  if (place < 0) return null;
  if (code === 'ArrowDown') return focusOn(stopOf(table));
  const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: heads.length - 1 }[code];
  return next === undefined ? null : focusOn(heads[next]);
};

/** The row one further down or up; from outside of the table, the row that the Tab key would reach. */
export const neighbour = (table: HTMLTableElement, step: 1 | -1): HTMLElement | undefined => {
  const rows = rowsOf(table);
  const place = rows.findIndex((row) => row.contains(document.activeElement));
  return place < 0 ? stopOf(table) : (rows[place + step] ?? rows[place]);
};

const focusOn = (target: HTMLElement | undefined): TableDeed | null => (target ? { kind: 'focus', target } : null);

const rowsOf = (table: HTMLTableElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('tr[data-row]')];

const headsOf = (table: HTMLTableElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('button.sort')];

const stopOf = (table: HTMLTableElement): HTMLElement | undefined =>
  rowsOf(table).find((row) => row.tabIndex === 0) ?? rowsOf(table)[0];
