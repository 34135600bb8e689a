import { type Conflict, conflict, done, type Done, type Refused } from '../../../platform/command/command.ts';
import { isNumbered, withoutFullStop } from '../../../platform/command/delivery-outcome.ts';
import type { RichDocument } from '../../../ui/rich-text/rich-document.ts';
import type { Draft } from './draft.ts';
import { texts } from './reply.texts.ts';

/** A reply to the other side, or a note among the utility's own people. */
export type MessageKind = 'REPLY' | 'NOTE';

export interface ReplyInput {
  idempotencyKey: string;
  signalId: string;
  message: { document: RichDocument };
  /** The latest response that the writer has seen, "0" for none. Absent: not compared. */
  expectedLastResponseId?: string;
}

export const replyInput = (signalId: string, { key, document }: Draft, expected: string | null): ReplyInput => ({
  idempotencyKey: key,
  signalId,
  message: { document: document ?? {} },
  ...(expected !== null && { expectedLastResponseId: expected }),
});

/** Route that takes a message with its files. */
export const replyPath = (signalId: string, kind: MessageKind): string =>
  `/files/signals/${encodeURIComponent(signalId)}/${folders[kind]}`;

const folders: Record<MessageKind, string> = { REPLY: 'responses', NOTE: 'notes' };

/** The number of the stored message. A conflict: newer messages have come, and nothing was stored. */
export const readReply = (
  result: Readonly<Record<string, unknown>>,
): Done<string> | Conflict<'newer-messages'> | Refused | null => {
  switch (result['__typename']) {
    case 'ReplyToSignalSuccess':
      return isNumbered(result['responseId'])
        ? done(String(result['responseId']))
        : { kind: 'refused', text: texts.notRecorded };
    case 'AddSignalNoteSuccess':
      return done(String(result['noteId']));
    case 'SignalConflict':
      return conflict('newer-messages');
    default:
      return null;
  }
};

export const replyFailureTexts = {
  notRecorded: texts.notRecorded,
  refused: (reason: string): string => texts.refused(withoutFullStop(reason)),
};
