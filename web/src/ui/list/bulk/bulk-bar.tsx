import { Button, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { useStore } from '../../../platform/store.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';
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
  const close = (written: readonly Row[], mayBeStored: boolean): void => {
    setOpenDialog(null);
    checks.set(written, false);
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
      {openDialog && <BulkDialog {...rowAccessors} {...openDialog} onClose={close} />}
    </Bar>
  );
};

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
