import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { findNeighbourRow } from './table-keys.ts';

interface RowFocus {
  /** Moves the focus one row down or up. If no row has the focus, the row that Tab reaches gets the focus. */
  moveRow: (step: 1 | -1) => void;
  /** Called before the rows change: if the table loses the focus then, the row that Tab reaches gets the focus. */
  keepFocus: () => void;
}

export const useRowFocus = (scroller: RefObject<HTMLElement | null>, rows: unknown): RowFocus => {
  const mustRestoreFocus = useRef(false);
  const table = (): HTMLTableElement | null => scroller.current?.querySelector('table') ?? null;

  useEffect(() => {
    if (!mustRestoreFocus.current) return;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    const currentTable = scroller.current?.querySelector('table');
    if (isFocusLost && currentTable) findNeighbourRow(currentTable, 1)?.focus();
    if (isFocusLost) mustRestoreFocus.current = false;
  }, [scroller, rows]);

  return {
    moveRow: (step) => {
      const currentTable = table();
      if (currentTable) findNeighbourRow(currentTable, step)?.focus();
    },
    keepFocus: () => {
      mustRestoreFocus.current = table()?.contains(document.activeElement) ?? false;
    },
  };
};
