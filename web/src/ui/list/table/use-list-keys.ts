import { useLayoutEffect, useMemo, useRef } from 'react';
import { useShortcuts } from '../../../platform/shortcuts.ts';
import type { Shortcut } from '../../../platform/shortcuts.ts';
import { texts } from '../list.texts.ts';

interface ListKeys {
  moveRow: (step: 1 | -1) => void;
  turnPage: (step: 1 | -1) => void;
  openFilter: () => void;
  refresh: () => void;
}

/** The shortcuts of a list page. The keys inside the table are in `table-keys.ts`. */
export const useListKeys = (keys: ListKeys): void => {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const shortcuts = useMemo(
    (): Shortcut[] => [
      { code: 'KeyJ', keys: ['J'], label: texts.nextRow, run: () => latest.current.moveRow(1) },
      { code: 'KeyK', keys: ['K'], label: texts.previousRow, run: () => latest.current.moveRow(-1) },
      { code: 'BracketLeft', keys: ['['], label: texts.previousPage, run: () => latest.current.turnPage(-1) },
      { code: 'BracketRight', keys: [']'], label: texts.nextPage, run: () => latest.current.turnPage(1) },
      { code: 'KeyF', keys: ['F'], label: texts.toFilter, run: () => latest.current.openFilter() },
      { code: 'KeyR', keys: ['R'], label: texts.refresh, run: () => latest.current.refresh() },
    ],
    [],
  );
  useShortcuts(texts.list, shortcuts);
};
