import type { BulkUndo } from './bulk-action.ts';
import { texts } from './bulk.texts.ts';
import { useBulkRun } from './use-bulk-run.ts';

interface BulkUndoOptions<Row> {
  undo: BulkUndo<Row> | undefined;
  /** The rows that the action has written. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** True if the run of the action has ended. */
  isEnded: boolean;
}

/** Takes back the rows that an action has written. A further run takes back the rows that are not yet taken back. */
export const useBulkUndo = <Row>({ undo, rows, idOf, isEnded }: BulkUndoOptions<Row>) => {
  const { states, phase, written, run, stop } = useBulkRun({ action: undo ?? noUndo, rows, idOf });
  const isOffered = undo !== undefined && isEnded && written.length < rows.length;
  const isStarted = phase !== 'choosing';
  const taken = new Set(written.map(idOf));
  return {
    states,
    isRunning: phase === 'running',
    /** Label of the button; null if nothing can be taken back now. */
    label: isOffered ? undo.label : null,
    note: isOffered || isStarted ? undo?.note : null,
    /** The written rows that can still be taken back. */
    remaining: isOffered ? rows.filter((row) => !taken.has(idOf(row))) : [],
    progress: isStarted ? ` ${texts.undone(written.length, rows.length)}` : '',
    run,
    stop,
  };
};

/** Never run: an action without an undo offers none. */
const noUndo = { start: () => async () => ({ kind: 'done' }) as const };
