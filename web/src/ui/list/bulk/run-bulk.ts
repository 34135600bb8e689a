import type { RowOutcome } from './bulk-action.ts';

/** `waiting`: not sent yet. */
export type RowState<Row> = RowOutcome<Row> | { kind: 'waiting' } | { kind: 'running' };

interface BulkRun<Row> {
  rows: readonly Row[];
  write: (row: Row) => Promise<RowOutcome<Row>>;
  onState: (row: Row, state: RowState<Row>) => void;
  isStopped: () => boolean;
}

/** Writes one row after the other. Ends early if the user stops the run or the session ends. */
export const runBulk = async <Row>({ rows, write, onState, isStopped }: BulkRun<Row>): Promise<void> => {
  for (const row of rows) {
    if (isStopped()) return;
    onState(row, { kind: 'running' });
    // oxlint-disable-next-line no-await-in-loop -- one write at a time, so that Stop leaves later rows unsent
    const outcome = await write(row).catch((): RowOutcome<Row> => ({ kind: 'unknown', text: '' }));
    onState(row, outcome);
    if (outcome.kind === 'signed-out') return;
  }
};
