import { type Conflict, conflict, done, type Done, type Refused } from '../../../platform/command/command.ts';
import { isNumbered } from '../../../platform/command/delivery-outcome.ts';
import type {
  MessageConflict,
  MessageKind,
  OutgoingMessage,
} from '../../../ui/conversation/composer/message-target.ts';
import { messageFailureTexts } from '../../../ui/conversation/composer/use-message-command.ts';

/** The input of the mutations `replyToSignal` and `addSignalNote`. */
export const toReplyInput = (
  signalId: string,
  { idempotencyKey, document, expectedLastId }: OutgoingMessage,
  expectedSubmitterId: string | null | undefined,
) => ({
  idempotencyKey,
  signalId,
  message: { document },
  ...(expectedLastId !== null && { expectedLastResponseId: expectedLastId }),
  expectedSubmitterId,
});

/** Path to which a message is sent with its files. */
export const messagePath = (signalId: string, kind: MessageKind): string =>
  `/files/signals/${encodeURIComponent(signalId)}/${folders[kind]}`;

const folders: Record<MessageKind, string> = { REPLY: 'responses', NOTE: 'notes' };

/** Reads the number of the stored message. A conflict means that nothing was stored. */
export const readStoredMessage = (
  result: Readonly<Record<string, unknown>>,
): Done<string> | Conflict<MessageConflict> | Refused | null => {
  switch (result['__typename']) {
    case 'ReplyToSignalSuccess':
      return isNumbered(result['responseId'])
        ? done(String(result['responseId']))
        : { kind: 'refused', text: messageFailureTexts.notRecorded };
    case 'AddSignalNoteSuccess':
      return done(String(result['noteId']));
    case 'SignalConflict':
      return conflict(toMessageConflict(result['fields']));
    default:
      return null;
  }
};

/** Why a message was not stored; `fields` are those of the conflict. */
export const toMessageConflict = (fields: unknown): MessageConflict =>
  Array.isArray(fields) && fields.includes('expectedSubmitterId') ? 'other-recipient' : 'newer-messages';
