interface CheckableRows {
  /** Ids of the rows, in their order. */
  ids: readonly string[];
  isChecked: (id: string) => boolean;
  set: (ids: readonly string[], isChecked: boolean) => void;
}

/**
 * Lets the user check rows of a table by keyboard and mouse: X checks or unchecks the row with the focus, Shift with
 * an up or down arrow checks this row and the adjacent row, Ctrl A checks all rows of the page, and Shift with a click
 * on a checkbox changes all rows between the last changed row and the clicked row. Returns a function that removes the
 * listeners.
 */
export const addRowCheckListeners = (table: HTMLTableElement, rows: CheckableRows): (() => void) => {
  const { ids, set } = rows;
  /** Id of the row that the user changed last. */
  let anchor = '';
  const onKeyDown = (event: KeyboardEvent): void => {
    const id = rowOf(event.target)?.dataset['row'];
    const change = id === undefined || event.altKey ? null : changeOf(event, id, rows);
    if (id === undefined || !change) return;
    set(change.ids, change.isChecked);
    anchor = id;
    if (change.focus) table.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(change.focus)}"]`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    const box = event.target;
    const id = rowOf(box)?.dataset['row'];
    if (!(box instanceof HTMLInputElement) || id === undefined) return;
    const [from = -1, to = -1] = [ids.indexOf(anchor), ids.indexOf(id)].toSorted((left, right) => left - right);
    if (event.shiftKey && from >= 0) set(ids.slice(from, to + 1), box.checked);
    anchor = id;
  };
  table.addEventListener('keydown', onKeyDown, true);
  table.addEventListener('click', onClick);
  return () => {
    table.removeEventListener('keydown', onKeyDown, true);
    table.removeEventListener('click', onClick);
  };
};

interface CheckChange {
  ids: readonly string[];
  isChecked: boolean;
  /** Id of the row that gets the focus. */
  focus?: string | undefined;
}

/** The change that a key makes when a row has the focus; null if the key has another meaning. */
const changeOf = (
  { code, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  id: string,
  { ids, isChecked }: CheckableRows,
): CheckChange | null => {
  if (ctrlKey || metaKey) return code === 'KeyA' ? { ids, isChecked: true } : null;
  if (code === 'KeyX') return shiftKey ? null : { ids: [id], isChecked: !isChecked(id) };
  const step = { ArrowDown: 1, ArrowUp: -1 }[code];
  if (!step || !shiftKey) return null;
  const next = ids[ids.indexOf(id) + step];
  return { ids: next === undefined ? [id] : [id, next], isChecked: true, focus: next };
};

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
