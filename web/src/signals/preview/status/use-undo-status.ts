import { useApolloClient } from '@apollo/client/react';
import { sendMutation } from '../../../platform/command/send-mutation.ts';
import { readError } from '../../../platform/request/read-error.ts';
import { toast } from '../../../platform/toast.ts';
import type { SignalStatus } from '../../../types.ts';
import { useSignalTools } from '../../use-signal-tools.ts';
import { ChangeSignalStatusDocument, UndoSignalStatusDocument } from './status.generated.ts';
import { texts } from './status.texts.ts';

interface StoredChange {
  id: string;
  /** The status before the change; null if it is unknown whether this page has changed it. */
  previous: SignalStatus | null;
  status: SignalStatus;
}

/**
 * Returns a function that shows a toast about a stored status. The Undo of the toast restores the status before, unless
 * the signal has another status meanwhile. It also works after the user has left the page. SG-7: a service without an undo
 * of its own cannot change a status back to SIGNAL; then a change from SIGNAL has no Undo.
 */
export const useChangedToast = (nameOf: (status: SignalStatus) => string, onUndone: () => Promise<unknown>) => {
  const client = useApolloClient();
  const { hasOperatorTools } = useSignalTools();
  const undo = async ({ id, status }: StoredChange, previous: SignalStatus): Promise<void> => {
    try {
      const result = hasOperatorTools
        ? await sendMutation(client, UndoSignalStatusDocument, { id, status })
        : await sendMutation(client, ChangeSignalStatusDocument, { id, status: previous, expectedStatus: status });
      if (result.__typename === 'ChangeSignalStatusSuccess' || result.__typename === 'UndoSignalStatusSuccess')
        toast.success(texts.ofSignal(id, texts.undone(nameOf(previous))));
      else if (result.__typename === 'Refusal') toast.error(texts.ofSignal(id, texts.undoFailed(result.message)));
      else toast.error(texts.ofSignal(id, texts.undoConflict(result.current.statusName, result.changedBy)));
    } catch (error) {
      // The response may be lost although the status is stored: the page is read again and shows it.
      toast.error(texts.ofSignal(id, texts.undoUnsure(readError(error).reason)));
    }
    await onUndone().catch(() => undefined);
  };
  return (text: string, change: StoredChange): void => {
    const { previous } = change;
    toast.success(
      texts.ofSignal(change.id, text),
      previous === null || (previous === 'SIGNAL' && !hasOperatorTools)
        ? {}
        : { action: { label: texts.undo, run: () => void undo(change, previous) } },
    );
  };
};
