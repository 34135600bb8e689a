import { Button, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DialogFrame } from '../../dialog-frame.tsx';
import type { BulkAction } from './bulk-action.ts';
import { texts } from './bulk.texts.ts';
import type { RowState } from './run-bulk.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { useBulkUndo } from './use-bulk-undo.ts';

interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  labelOf: (row: Row) => string;
  titleOf: (row: Row) => string;
  /** A value that was chosen before. Default: empty. */
  initialValue?: string;
  onClose: (end: BulkEnd<Row>) => void;
}

/** How a change of several rows ended. */
export interface BulkEnd<Row> {
  /** The rows that were stored. */
  written: readonly Row[];
  /** True if a run was started, so other rows may be stored too. */
  mayBeStored: boolean;
  /** The stored rows that can still be taken back. */
  undoable: readonly Row[];
  /** The value that was not written for all rows; empty if it was. */
  value: string;
}

/** Asks for the value of a change of several rows, writes the rows and shows the outcome of each. */
export const BulkDialog = <Row,>({
  action,
  rows,
  idOf,
  labelOf,
  titleOf,
  initialValue = '',
  onClose,
}: BulkDialogProps<Row>) => {
  const [value, setValue] = useState(initialValue);
  const { states, phase, written, run, stop } = useBulkRun({ action, rows, idOf });
  const undo = useBulkUndo({ undo: action.undo, rows: written, idOf, isEnded: phase === 'ended' });
  const { Choice, Note, isComplete = () => true } = action;
  const remaining = rows.length - written.length;
  const isRunning = phase === 'running' || undo.isRunning;
  const isFixed = isRunning || (phase === 'ended' && !rows.some((row) => states.get(idOf(row))?.kind === 'refused'));
  const close = (): void => {
    const unwritten = remaining > 0 ? value : '';
    if (!isRunning)
      return onClose({ written, mayBeStored: phase !== 'choosing', undoable: undo.remaining, value: unwritten });
    stop();
    undo.stop();
  };
  const listId = useId();
  return (
    <DialogFrame
      title={action.title(rows.length)}
      width="36rem"
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {{ choosing: texts.cancel, running: texts.stop, ended: texts.close }[isRunning ? 'running' : phase]}
          </Button>
          {undo.label !== null && (
            <Button variant="outline" disabled={isRunning} onClick={() => void undo.run('')}>
              {undo.label}
            </Button>
          )}
          {remaining > 0 && (
            <Button disabled={isRunning || !isComplete(value)} onClick={() => void run(value)}>
              {phase === 'ended' ? texts.repeat(remaining) : texts.run(action.label, remaining)}
            </Button>
          )}
        </>
      }
    >
      {Choice && <Choice value={value} onChange={setValue} disabled={isFixed} />}
      {Note && <Note rows={rows} />}
      <output>
        {phase !== 'choosing' && texts.progress(written.length, rows.length)}
        {undo.progress}
      </output>
      {undo.note && <p>{undo.note}</p>}
      <Rows id={listId} aria-label={texts.rows}>
        {rows.map((row) => (
          <OutcomeLine
            key={idOf(row)}
            label={labelOf(row)}
            title={titleOf(row)}
            state={states.get(idOf(row))}
            undoState={undo.states.get(idOf(row))}
          />
        ))}
      </Rows>
    </DialogFrame>
  );
};

interface OutcomeLineProps {
  label: string;
  title: string;
  state: RowState<unknown> | undefined;
  undoState: RowState<unknown> | undefined;
}

const waiting = { kind: 'waiting' } as const;

const OutcomeLine = ({ label, title, state = waiting, undoState = waiting }: OutcomeLineProps) => (
  <li>
    <span>
      <b>{label}</b> {title}
    </span>
    <OutcomeText state={state} words={texts.states} />
    <OutcomeText state={undoState} words={texts.undoStates} />
  </li>
);

interface OutcomeTextProps {
  state: RowState<unknown>;
  words: Readonly<Record<RowState<unknown>['kind'], string>>;
}

const OutcomeText = ({ state, words }: OutcomeTextProps) => (
  <span className="outcome" data-state={state.kind}>
    {words[state.kind]}
    {'text' in state && state.text !== '' && `: ${state.text}`}
  </span>
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
    '& .outcome[data-state=done]': { color: 'fg.success' },
    '& .outcome:is([data-state=refused], [data-state=failed], [data-state=signed-out])': { color: 'fg.error' },
    '& .outcome:is([data-state=conflict], [data-state=unknown])': { color: 'fg.warning' },
  },
});
