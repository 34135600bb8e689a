import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from './bulk-action.ts';
import { runBulk, type RowState } from './run-bulk.ts';

interface BulkRunOptions<Row> {
  action: Pick<BulkAction<Row>, 'start'>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
}

/** Runs an action on rows. A further run writes the rows that are not yet written. */
export const useBulkRun = <Row>({ action, rows, idOf }: BulkRunOptions<Row>) => {
  const client = useApolloClient();
  const [write] = useState(() => action.start(client));
  const [states, setStates] = useState<ReadonlyMap<string, RowState<Row>>>(new Map());
  const [phase, setPhase] = useState<'choosing' | 'running' | 'ended'>('choosing');
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);
  const isWritten = (row: Row): boolean => states.get(idOf(row))?.kind === 'done';

  const run = async (value: string): Promise<void> => {
    isStopped.current = false;
    setPhase('running');
    await runBulk({
      rows: rows.filter((row) => !isWritten(row)).map((row) => storedRow(row, states.get(idOf(row)))),
      write: (row) => write(row, value),
      onState: (row, state) => setStates((previous) => new Map(previous).set(idOf(row), state)),
      isStopped: () => isStopped.current,
    });
    setPhase('ended');
  };
  const stop = (): void => {
    isStopped.current = true;
  };
  return { states, phase, written: rows.filter(isWritten), run, stop };
};

/** After a conflict, returns the stored row, so that a repetition expects the values that the dialog has shown. */
const storedRow = <Row>(row: Row, state: RowState<Row> | undefined): Row =>
  state && 'row' in state && state.row !== undefined ? state.row : row;
