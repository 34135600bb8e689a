import { useApolloClient } from '@apollo/client/react';
import { done } from '../../../platform/command/command.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { sendMutation } from '../../../platform/command/send-mutation.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import { readError } from '../../../platform/request/read-error.ts';
import { toast } from '../../../platform/toast.ts';
import type { SignalLinkKind } from '../../../types.ts';
import { RemoveSignalLinkDocument, type RemoveSignalLinkMutation } from './links.generated.ts';
import { texts } from './links.texts.ts';

const removedText = (kind: SignalLinkKind): string => (kind === 'RELATED' ? texts.removed : texts.mergeUndone);

/** Removes a link of this kind. Removing the link of a merge undoes the merge. */
export const useRemoveLink = (kind: SignalLinkKind) =>
  useCommand(mutation(RemoveSignalLinkDocument), {
    read: ({ __typename }: RemoveSignalLinkMutation['removeSignalLink']) =>
      __typename === 'RemoveSignalLinkSuccess' ? done(null) : null,
    texts: { done: () => removedText(kind), refused: texts.removeFailed, unknownOutcome: texts.removeUnsure },
  });

interface StoredLink {
  linkId: string;
  signalId: string;
  kind: SignalLinkKind;
}

/** Returns a function that shows a toast about a stored link. 'Undo' in the toast also works on other pages. */
export const useLinkStoredToast = (onUndone: () => Promise<unknown>) => {
  const client = useApolloClient();
  const undo = async ({ linkId, signalId, kind }: StoredLink): Promise<void> => {
    try {
      const result = await sendMutation(client, RemoveSignalLinkDocument, { linkId, signalId });
      if ('message' in result) toast.error(texts.removeFailed(result.message));
      else toast.success(removedText(kind));
    } catch (error) {
      toast.error(texts.removeFailed(readError(error).reason));
    }
    await onUndone().catch(() => undefined);
  };
  return (text: string, link: StoredLink): void =>
    toast.success(text, { action: { label: texts.undo, run: () => void undo(link) } });
};
