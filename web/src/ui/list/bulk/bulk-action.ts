import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { CommandOutcome } from '../../../platform/command/command.ts';
import type { Icon } from '../../icons.ts';

/** The outcome of writing one row. `row`: the row with the values that are stored now. */
export type RowOutcome<Row> =
  | { kind: 'done' }
  | { kind: 'refused' | 'conflict' | 'failed' | 'unknown'; text: string; row?: Row }
  | { kind: 'signed-out' };

export type OutcomeKind = RowOutcome<never>['kind'];

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** A change of several rows: one write for each row, with its own outcome. */
export interface BulkAction<Row> {
  key: string;
  /** Label of the button in the bar. */
  label: string;
  icon: Icon;
  /** Title of the dialog. */
  title: (count: number) => string;
  /** Asks for the value of the change. Absent if there is nothing to choose. */
  Choice?: ComponentType<ChoiceProps>;
  isComplete?: (value: string) => boolean;
  /** A remark about the rows, which may be for some of them only. */
  Note?: ComponentType<{ rows: readonly Row[] }>;
  /** If true, a value that was not written for all rows is shown again when the dialog is opened again. */
  keepsValue?: boolean;
  /**
   * Called when the dialog opens. The returned function writes one row. A row that was not written may be written again
   * with the same value, and nothing may be stored twice.
   */
  start: (client: ApolloClient) => (row: Row, value: string) => Promise<RowOutcome<Row>>;
  /** Takes back the rows that were written. Absent if the change cannot be taken back. */
  undo?: BulkUndo<Row>;
}

export interface BulkUndo<Row> {
  label: string;
  /** Title of the dialog that takes rows back after the dialog of the change was closed. */
  title: BulkAction<Row>['title'];
  /** What the undo does not take back. */
  note: string;
  start: BulkAction<Row>['start'];
}

/** The outcome of a row's command. `describe` returns the text of a conflict and the stored row. */
export const toRowOutcome = <Row, Stored>(
  outcome: CommandOutcome<unknown, Stored>,
  describe: (stored: Stored) => { text: string; row?: Row },
): RowOutcome<Row> => {
  switch (outcome.kind) {
    case 'done':
    case 'signed-out':
      return { kind: outcome.kind };
    case 'conflict':
      return { kind: 'conflict', ...describe(outcome.stored) };
    case 'refused':
    case 'failed':
      return { kind: outcome.kind, text: outcome.text };
    case 'unknown':
      return { kind: 'unknown', text: outcome.reason ?? '' };
    default:
      return { kind: 'failed', text: '' };
  }
};
