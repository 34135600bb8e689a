import { Button, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DialogFrame } from '../../dialog-frame.tsx';
import type { BulkAction } from './bulk-action.ts';
import { texts } from './bulk.texts.ts';
import type { RowState } from './run-bulk.ts';
import { useBulkRun } from './use-bulk-run.ts';

interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  labelOf: (row: Row) => string;
  titleOf: (row: Row) => string;
  /** `written`: the rows that were stored. `mayBeStored`: a run was started, so other rows may be stored too. */
  onClose: (written: readonly Row[], mayBeStored: boolean) => void;
}

/** Asks for the value of a change of several rows, writes the rows and shows the outcome of each. */
export const BulkDialog = <Row,>({ action, rows, idOf, labelOf, titleOf, onClose }: BulkDialogProps<Row>) => {
  const [value, setValue] = useState('');
  const { states, phase, written, run, stop } = useBulkRun({ action, rows, idOf });
  const { Choice, isComplete = () => true } = action;
  const remaining = rows.length - written.length;
  const close = (): void => (phase === 'running' ? stop() : onClose(written, phase !== 'choosing'));
  const listId = useId();
  return (
    <DialogFrame
      title={action.title(rows.length)}
      width="36rem"
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {{ choosing: texts.cancel, running: texts.stop, ended: texts.close }[phase]}
          </Button>
          {remaining > 0 && (
            <Button disabled={phase === 'running' || !isComplete(value)} onClick={() => void run(value)}>
              {phase === 'ended' ? texts.repeat(remaining) : texts.run(action.label, remaining)}
            </Button>
          )}
        </>
      }
    >
      {Choice && <Choice value={value} onChange={setValue} disabled={phase !== 'choosing'} />}
      <output>{phase !== 'choosing' && texts.progress(written.length, rows.length)}</output>
      <Rows id={listId} aria-label={texts.rows}>
        {rows.map((row) => (
          <OutcomeLine key={idOf(row)} label={labelOf(row)} title={titleOf(row)} state={states.get(idOf(row))} />
        ))}
      </Rows>
    </DialogFrame>
  );
};

interface OutcomeLineProps {
  label: string;
  title: string;
  state: RowState<unknown> | undefined;
}

const OutcomeLine = ({ label, title, state = { kind: 'waiting' } }: OutcomeLineProps) => (
  <li data-state={state.kind}>
    <span>
      <b>{label}</b> {title}
    </span>
    <span className="outcome">
      {texts.states[state.kind]}
      {'text' in state && state.text !== '' && `: ${state.text}`}
    </span>
  </li>
);

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '3',
    textStyle: 'sm',
    color: 'fg',
    fontVariantNumeric: 'tabular-nums',
    '& li': { py: '1.5', borderTopWidth: '1px', borderColor: 'border.muted' },
    '& li > span': { display: 'block', overflowWrap: 'anywhere' },
    '& .outcome:empty': { display: 'none' },
    '& .outcome': { color: 'fg.muted' },
    '& [data-state=done] .outcome': { color: 'fg.success' },
    '& :is([data-state=refused], [data-state=failed], [data-state=signed-out]) .outcome': { color: 'fg.error' },
    '& :is([data-state=conflict], [data-state=unknown]) .outcome': { color: 'fg.warning' },
  },
});
