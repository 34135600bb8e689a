import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useBackgroundCommand } from '../../../platform/command/use-background-command.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import type { DraftService } from '../../../platform/storage/use-server-draft.ts';
import { useSession } from '../../../session/use-session.ts';
import type { MessageKind, MessageTarget } from '../../../ui/conversation/composer/message-target.ts';
import type { UseTemplates } from '../../../ui/conversation/composer/template-dialog.tsx';
import type { RichDocument } from '../../../ui/rich-text/rich-document.ts';
import { useSignalTools } from '../../use-signal-tools.ts';
import { useReplyTemplatesQuery } from '../operator-parts/operator-parts.generated.ts';
import { SaveSignalDraftDocument, SignalDraftDocument } from './drafts.generated.ts';
import { messagePath, readStoredMessage, toReplyInput } from './reply-command.ts';
import { texts } from './reply.texts.ts';

/**
 * Returns the message target of a signal: where its replies or notes are sent and stored. `submitter` is the recipient
 * of the replies of operators; undefined for notes.
 */
export const useMessageTarget = (
  signalId: string,
  kind: MessageKind,
  submitter?: { id: string; name: string } | null,
): MessageTarget => {
  const { id: userId, environment } = useSession();
  const { isOperator, comparesLastResponse } = useSignalTools();
  const drafts = useSignalDrafts(signalId, kind);
  const isRepeatable = environment.features.includes('IDEMPOTENCY');
  const hasRecipient = isOperator && submitter !== undefined;
  const { id = null, name = null } = submitter ?? {};
  return useMemo(
    () => ({
      kind,
      recipient: hasRecipient ? { id, name } : null,
      label: texts.labels[kind],
      draftName: `${kind.toLowerCase()}.${signalId}.${userId}`,
      drafts,
      path: messagePath(signalId, kind),
      toInput: (message) => toReplyInput(signalId, message, hasRecipient && comparesLastResponse ? id : undefined),
      read: readStoredMessage,
      isRepeatable,
      comparesLastResponse,
    }),
    [signalId, kind, userId, drafts, isRepeatable, comparesLastResponse, hasRecipient, id, name],
  );
};

const useSignalDrafts = (signalId: string, kind: MessageKind): DraftService<RichDocument> | null => {
  const client = useApolloClient();
  const saveDraft = useBackgroundCommand(SaveSignalDraftDocument);
  const { hasServerDrafts } = useSignalTools();
  return useMemo(() => {
    if (!hasServerDrafts) return null;
    return {
      read: async () => {
        const { data } = await client.query({
          query: SignalDraftDocument,
          variables: { signalId, kind },
          fetchPolicy: 'no-cache',
          context: { ...silentContext },
        });
        if (!data?.signalDraft) return null;
        const { message, idempotencyKey, savedAt } = data.signalDraft;
        return { content: message.document as unknown as RichDocument, key: idempotencyKey, savedAt };
      },
      save: async ({ content, key }) => {
        const message = content && { document: content };
        const result = await saveDraft({ signalId, kind, message, idempotencyKey: key });
        return result?.__typename === 'SaveSignalDraftSuccess' ? result.savedAt : null;
      },
    };
  }, [client, saveDraft, hasServerDrafts, signalId, kind]);
};

export const useSignalTemplates: UseTemplates = (signalId) => {
  const { data, error, refetch } = useReplyTemplatesQuery({ variables: { signalId }, fetchPolicy: 'network-only' });
  return { templates: data?.replyTemplates, error, retry: refetch };
};
