import type { ApolloClient } from '@apollo/client';
import { conflict, done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { runForRow } from '../../platform/command/use-command.ts';
import { toRowOutcome, type RowOutcome } from '../../ui/list/bulk/bulk-action.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import {
  HandOverCheckedSignalDocument,
  PrioritizeCheckedSignalDocument,
  type PrioritizeCheckedSignalMutation,
  TakeCheckedSignalDocument,
  type TakeCheckedSignalMutation,
  UndoCheckedSignalDocument,
  type UndoCheckedSignalMutation,
} from './bulk.generated.ts';
import { texts } from './signal-bulk.texts.ts';
import { checkOf } from './stored-state.ts';

type Row = SignalRowFragment;
type Outcome = Promise<RowOutcome<Row>>;

/** Assigns a signal to the user, unless a colleague works on the signal. */
export const takeSignal = async (client: ApolloClient, { id }: Row, userId: string): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(TakeCheckedSignalDocument),
    {
      read: (result: TakeCheckedSignalMutation['takeSignal']) =>
        'current' in result ? conflict(result.current.takenBy?.name ?? null) : done(null),
      check: checkOf(client, id, ({ takenBy }) => takenBy?.id === userId),
    },
    { id, takeOver: false },
  );
  return toRowOutcome(outcome, (name) => ({ text: name === null ? texts.takenByAnother : texts.takenBy(name) }));
};

export const handOverSignal = async (client: ApolloClient, { id }: Row, colleagueId: string): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(HandOverCheckedSignalDocument),
    { read: () => done(null), check: checkOf(client, id, ({ takenBy }) => takenBy?.id === colleagueId) },
    { id, colleagueId },
  );
  return toRowOutcome(outcome, () => ({ text: '' }));
};

/** Sets the priority, unless the stored priority differs from the one in the list. */
export const setPriority = async (client: ApolloClient, row: Row, priorityId: string | null): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(PrioritizeCheckedSignalDocument),
    {
      read: (result: PrioritizeCheckedSignalMutation['setSignalPriority']) =>
        'current' in result ? conflict(result.current.priority) : done(null),
      check: checkOf(client, row.id, ({ priority }) => (priority?.id ?? null) === priorityId),
    },
    { id: row.id, priorityId, expectedPriorityId: row.priority?.id ?? null },
  );
  return toRowOutcome(outcome, (priority) => ({
    text: texts.priorityNow(priority?.name ?? texts.noPriority),
    row: { ...row, priority },
  }));
};

/**
 * Restores the status before the user closed the signal with a message; a client who waited before it waits again. The
 * service refuses it after ten minutes.
 */
export const undoClosing = async (client: ApolloClient, { id }: Row): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(UndoCheckedSignalDocument),
    {
      read: (result: UndoCheckedSignalMutation['undoSignalStatus']) => {
        if (result.__typename === 'SignalConflict') return conflict(result.current);
        return result.__typename === 'UndoSignalStatusSuccess' ? done(null) : null;
      },
      check: checkOf(client, id, ({ status }) => status !== 'CLOSED'),
    },
    { id, status: 'CLOSED' as const, reopensWait: true },
  );
  return toRowOutcome(outcome, ({ statusName }) => ({ text: texts.statusNow(statusName) }));
};
