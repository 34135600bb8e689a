import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { neighbour } from './table-keys.ts';

interface RowFocus {
  /** Moves the focus one row down or up. From outside of the table: to the row that Tab reaches. */
  moveRow: (step: 1 | -1) => void;
  /** Called before the rows change: if a row has the focus, the first new row gets it. */
  keepFocus: () => void;
}

export const useRowFocus = (scroller: RefObject<HTMLElement | null>, rows: unknown): RowFocus => {
  const wanted = useRef(false);
  const table = (): HTMLTableElement | null => scroller.current?.querySelector('table') ?? null;

  useEffect(() => {
    if (!wanted.current) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const present = scroller.current?.querySelector('table');
    if (lost && present) neighbour(present, 1)?.focus();
    if (lost) wanted.current = false;
  }, [scroller, rows]);

  return {
    moveRow: (step) => {
      const present = table();
      if (present) neighbour(present, step)?.focus();
    },
    keepFocus: () => {
      wanted.current = table()?.contains(document.activeElement) ?? false;
    },
  };
};
