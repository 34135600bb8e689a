import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useShortcuts, type Shortcut } from '../../../platform/shortcuts.ts';
import { useStore } from '../../../platform/store.ts';
import { toast } from '../../../platform/toast.ts';
import type { BulkListProps } from './bulk-bar.tsx';
import type { BulkParts } from './bulk-parts.ts';
import { texts } from './bulk.texts.ts';
import { addRowCheckListeners } from './row-check-listeners.ts';
import { createChecks, maxChecked, type Checks } from './create-checks.ts';

interface Bulk<Row> {
  idOf: (row: Row) => string;
  /** The row in words: `сигнал 10482`. */
  labelOf: (row: Row) => string;
  /** The bar with the actions. It is rendered once rows are checked, so its code can be loaded then. */
  Bar: ComponentType<BulkListProps<Row>>;
}

/** Creates the parts of a list whose rows can be checked and changed together. Call this once for each list. */
export const createBulk = <Row,>({ idOf, labelOf, Bar }: Bulk<Row>): BulkParts<Row> => {
  const checks = createChecks(idOf);
  return {
    Head: ({ rows }) => <HeadCheck rows={rows} checks={checks} idOf={idOf} />,
    Cell: ({ row }) => {
      const isChecked = useStore(checks.store).has(idOf(row));
      return (
        <label className="check">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={texts.selectRow(labelOf(row))}
            checked={isChecked}
            onChange={() => setChecked(checks, [row], !isChecked)}
          />
        </label>
      );
    },
    Bar: ({ onChanged }) => {
      const hasChecked = useStore(checks.store).size > 0;
      const [isUsed, setUsed] = useState(hasChecked);
      if (hasChecked && !isUsed) setUsed(true);
      return isUsed && <Bar checks={checks} idOf={idOf} labelOf={labelOf} onChanged={onChanged} />;
    },
  };
};

interface HeadCheckProps<Row> {
  rows: readonly Row[];
  checks: Checks<Row>;
  idOf: (row: Row) => string;
}

const HeadCheck = <Row,>({ rows, checks, idOf }: HeadCheckProps<Row>) => {
  const checked = useStore(checks.store);
  const count = rows.filter((row) => checked.has(idOf(row))).length;
  const box = useRef<HTMLInputElement>(null);
  useShortcuts(texts.selected, shortcuts);
  const byId = useMemo(() => new Map(rows.map((row) => [idOf(row), row])), [rows, idOf]);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < rows.length;
  }, [count, rows.length]);
  useEffect(() => {
    const table = box.current?.closest('table');
    return table
      ? addRowCheckListeners(table, {
          ids: [...byId.keys()],
          isChecked: (id) => checks.store.get().has(id),
          set: (ids, isChecked) =>
            setChecked(
              checks,
              ids.flatMap((id) => byId.get(id) ?? []),
              isChecked,
            ),
        })
      : undefined;
  }, [byId, checks]);
  return (
    <label className="check">
      <input
        ref={box}
        type="checkbox"
        tabIndex={-1}
        aria-label={texts.selectPage}
        checked={rows.length > 0 && count === rows.length}
        onChange={(event) => setChecked(checks, rows, event.target.checked)}
      />
    </label>
  );
};

// Only for the help: `addRowCheckListeners` handles the key while a row has the focus.
const shortcuts: readonly Shortcut[] = [{ code: 'KeyX', keys: ['X'], label: texts.toggle, run: () => undefined }];

const setChecked = <Row,>(checks: Checks<Row>, rows: readonly Row[], isChecked: boolean): void => {
  if (!checks.set(rows, isChecked)) toast.info(texts.tooMany(maxChecked));
};
