import { Button, chakra } from '@chakra-ui/react';
import { Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { useStore } from '../../../platform/store.ts';
import { dismissToast, toast, type ToastMessage, toasts } from '../../../platform/toast.ts';
import type { BulkAction, BulkUndo } from './bulk-action.ts';
import { BulkDialog, type BulkEnd } from './bulk-dialog.tsx';
import { texts } from './bulk.texts.ts';
import type { Checks } from './create-checks.ts';

/** What the list passes to its bar. */
export interface BulkListProps<Row> {
  checks: Checks<Row>;
  idOf: (row: Row) => string;
  labelOf: (row: Row) => string;
  /** Called when the dialog closes after a run, which may have stored changes. */
  onChanged: () => void;
}

interface BulkBarProps<Row> extends BulkListProps<Row> {
  /** Title of the row in the list of outcomes. */
  titleOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
}

/** The number of checked rows, and their actions. The bar is below the rows, so that the rows do not move. */
export const BulkBar = <Row,>({ checks, actions, onChanged, ...rowAccessors }: BulkBarProps<Row>) => {
  const checked = useStore(checks.store);
  const [openDialog, setOpenDialog] = useState<{ action: BulkAction<Row>; rows: readonly Row[] } | null>(null);
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const offerUndo = useUndoToast<Row>((undo, rows) => setOpenDialog({ action: toAction(undo), rows }));
  const close = (action: BulkAction<Row>, { written, mayBeStored, undoable, value }: BulkEnd<Row>): void => {
    setOpenDialog(null);
    checks.set(written, false);
    if (action.keepsValue) setKept((previous) => ({ ...previous, [action.key]: value }));
    if (action.undo && undoable.length > 0) offerUndo(action.undo, undoable);
    if (mayBeStored) onChanged();
  };
  if (checked.size === 0 && !openDialog) return null;
  return (
    <Bar aria-label={texts.selected}>
      <output>{texts.count(formatNumber(checked.size))}</output>
      {actions.map((action) => {
        const { key, label, icon: Icon } = action;
        return (
          <Button
            key={key}
            size="xs"
            variant="outline"
            onClick={() => setOpenDialog({ action, rows: [...checked.values()] })}
          >
            <Icon />
            {label}
          </Button>
        );
      })}
      <Button size="xs" variant="ghost" ms="auto" onClick={checks.clear}>
        <X />
        {texts.clear}
      </Button>
      {openDialog && (
        <BulkDialog
          key={openDialog.action.key}
          {...rowAccessors}
          {...openDialog}
          initialValue={kept[openDialog.action.key] ?? ''}
          onClose={(end) => close(openDialog.action, end)}
        />
      )}
    </Bar>
  );
};

/** Returns a function that shows a message with the undo of a change whose dialog was closed, while the list is open. */
const useUndoToast = <Row,>(open: (undo: BulkUndo<Row>, rows: readonly Row[]) => void) => {
  const offered = useRef<ToastMessage['action']>(undefined);
  useEffect(
    () => () => {
      const message = toasts.get().find(({ action }) => action !== undefined && action === offered.current);
      if (message) dismissToast(message.id);
    },
    [],
  );
  return (undo: BulkUndo<Row>, rows: readonly Row[]): void => {
    const action = { label: undo.label, run: () => open(undo, rows) };
    offered.current = action;
    toast.success(texts.written(rows.length), { action });
  };
};

const toAction = <Row,>({ label, title, start }: BulkUndo<Row>): BulkAction<Row> => ({
  key: 'undo',
  label,
  icon: Undo2,
  title,
  start,
});

const Bar = chakra('section', {
  base: {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minH: '2.75rem',
    px: '4',
    py: '1.5',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    bg: 'bg.selected',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& output': { fontWeight: 'semibold', me: '2' },
    '@media print': { display: 'none' },
  },
});
